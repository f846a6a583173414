import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';

import { sittingAnimal, standingAnimal } from './animals.ts';

import type { PropsOf } from './storyProp.ts';

export const stableAndFarm: PropsOf<'farmVisit' | 'ridingStable' | 'horseFarm' | 'animalShelter'> = {
  farmVisit: {
    helper: () => standingAnimal('#E7E2D6', paper.white, 'goat'),
    prize: () =>
      path('M-34,-4Q-30,-18 0,-16Q30,-18 34,-4Q0,6 -34,-4Z', paper.barleyDeep) +
      line('M-30,-8l-8,-6M-16,-12l-6,-8M30,-8l8,-6M14,-12l6,-8', paper.barley, 3) +
      path('M-11,-12C-14,-28 -6,-38 0,-38C6,-38 14,-28 11,-12Q0,-8 -11,-12Z', '#F3D9C3') +
      ellipse(-4, -27, 3, 5, paper.white) +
      line('M-32,-5q16,7 32,3t32,-3', '#B87F3B', 3),
    obstacle: () =>
      ellipse(0, -1, 84, 12, '#6F4A30') +
      rect(-70, -70, 9, 72, paper.woodDark, 3) +
      rect(62, -70, 9, 72, paper.woodDark, 3) +
      line('M-62,-16H62M-62,-38H62M-62,-60H62M-62,-16L62,-60', paper.wood, 7) +
      path(
        circlesPath([
          [-30, 0, 7],
          [10, 2, 8],
          [40, -1, 6],
        ]),
        '#8A5A36',
      ) +
      path(
        circlesPath([
          [-32, -40, 3.6],
          [18, -18, 4],
          [44, -62, 3],
        ]),
        '#6F4A30',
      ),
    keepsake: () =>
      path('M-12,0Q-20,-18 12,-28Q18,-10 -12,0Z', paper.white) +
      line('M-15,3Q-2,-12 8,-24', paper.stone, 2.2) +
      line('M-4,-7l-6,-4M2,-13l-5,-5', paper.stone, 1.6),
  },
  ridingStable: {
    helper: () =>
      standingAnimal('#C98E55', '#E7C9A0', 'pony', path('M-10,-40Q2,-46 12,-40L10,-28H-8Z', paper.brick)),
    prize: () =>
      standingAnimal(
        '#8F8A88',
        '#B9B4B0',
        'pony',
        path('M52,-66C44,-72 47,-78 51,-76Q52,-75 52,-74Q53,-76 55,-76C59,-76 58,-70 52,-66Z', paper.poppy),
      ),
    obstacle: () =>
      [-64, 64]
        .map(
          (x) =>
            path(`M${x - 12},0L${x - 5},-74H${x + 5}L${x + 12},0Z`, paper.teal) +
            circle(x, -76, 6, paper.barley),
        )
        .join('') +
      line('M-58,-58H58', '#F4F1E8', 10) +
      line('M-58,-38H58', paper.poppy, 10) +
      path('M-49,-63h18v10h-18ZM-9,-63h18v10h-18ZM31,-63h18v10h-18Z', paper.poppy) +
      path('M-49,-43h18v10h-18ZM-9,-43h18v10h-18ZM31,-43h18v10h-18Z', paper.white) +
      path('M-40,0q8,-14 16,0ZM20,0q8,-14 16,0Z', paper.moss),
    keepsake: () =>
      line('M-14,-2L10,-20', paper.stoneDark, 4.4) +
      rect(6, -27, 12, 9, paper.stone, 2, 'transform="rotate(-36 12 -22)"'),
  },
  horseFarm: {
    helper: () =>
      `<g transform="scale(.92)">${standingAnimal('#A0623A', '#D9B48A', 'pony', path('M37,-60l5,8l-4,6l-3,-6Z', paper.white))}</g>`,
    prize: () =>
      line('M0,-64V-56', paper.woodDark, 5) +
      rect(-22, -70, 44, 8, paper.wood, 3) +
      path(
        'M-4,-56Q-28,-46 -22,-24Q-14,-8 6,-12Q26,-18 20,-38Q16,-52 -4,-56Z',
        'none',
        'stroke="#B5314E" stroke-width="6"',
      ) +
      line('M-21,-32Q0,-26 20,-34', '#B5314E', 5) +
      circle(-21, -31, 4, paper.barley) +
      circle(20, -34, 4, paper.barley) +
      line('M6,-12q2,8 12,8t8,6', paper.cream, 4),
    obstacle: () =>
      rect(-80, -66, 10, 68, paper.woodDark, 3) +
      rect(70, -66, 10, 68, paper.woodDark, 3) +
      path('M-70,-60L8,-84V-12L-70,-6Z', 'none', `stroke="${paper.wood}" stroke-width="7"`) +
      line('M-70,-34L8,-48M-70,-8L8,-82', paper.wood, 6) +
      path(
        'M20,0q6,-8 12,0M44,-4q6,-8 12,0M34,10q6,-8 12,0',
        'none',
        `stroke="${paper.woodDark}" stroke-width="4"`,
      ),
    keepsake: () =>
      line('M-8,0Q-14,-18 -2,-26M-2,0Q-6,-16 2,-26M4,0Q4,-16 6,-26M10,-2Q12,-14 9,-25', '#5C3320', 3) +
      rect(-5, -28, 16, 6, paper.clover, 3),
  },
  animalShelter: {
    helper: () =>
      path('M14,-20Q34,-26 34,-42', 'none', 'stroke="#B58A5A" stroke-width="5"') +
      line('M-16,-16V-2M-8,-16V-2M18,-16V-2', '#8A6540', 6) +
      path('M-26,-20C-28,-38 -8,-38 8,-38Q26,-38 26,-24Q24,-13 12,-13H-14Q-24,-13 -26,-20Z', '#C99A66') +
      path('M-18,-34Q-14,-58 -32,-56Q-46,-54 -46,-42Q-44,-32 -28,-30Z', '#C99A66') +
      path('M-28,-56Q-16,-54 -16,-36Q-24,-36 -28,-46Z', '#8A6540') +
      circle(-46, -45, 3, INK) +
      eyes([[-37, -48]], 0.46) +
      line('M-44,-37q4,2 8,0', INK, 1.8) +
      path('M-26,-33Q-20,-26 -14,-30L-16,-36Z', paper.poppy),
    prize: () =>
      sittingAnimal('#4A4A50', '#E3DED6', 'flop', 'thin') +
      path('M-15,-23Q0,-16 15,-23L14,-18Q0,-11 -14,-18Z', paper.barley) +
      circle(0, -14, 5.4, paper.lamp) +
      line('M-2.500,-14h5', paper.woodDark, 1.8),
    obstacle: () =>
      rect(-52, -64, 104, 64, '#C99B66', 4) +
      rect(-58, -74, 116, 15, '#B08452', 4) +
      path(
        circlesPath([
          [-24, -34, 5],
          [-8, -40, 5],
          [8, -34, 5],
        ]),
        paper.woodDeep,
      ) +
      rect(28, -64, 9, 64, paper.cream) +
      line('M-66,-16l-10,-4M-66,-30l-10,2M66,-16l10,-4M66,-30l10,2', paper.barley, 4),
    keepsake: () =>
      path('M-16,0L-15,-28L16,-27L15,-1Z', paper.white) +
      ellipse(0, -9, 6, 5, paper.woodDark) +
      path(
        circlesPath([
          [-8, -16, 2.8],
          [-3, -20, 2.8],
          [3, -20, 2.8],
          [8, -16, 2.8],
        ]),
        paper.woodDark,
      ),
  },
};
