import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { sittingAnimal } from './animals.ts';
import { pebble } from './smallThings.ts';
import type { PropsOf } from './storyProp.ts';

export const desertAndIce: PropsOf<'desertOasis' | 'mountainClimb' | 'iceCave' | 'savannaTrail'> = {
  desertOasis: {
    helper: () => sittingAnimal('#E0AC68', paper.white, 'large', 'bushy'),
    prize: () =>
      path('M-32,0Q-36,-20 -14,-22Q0,-30 16,-22Q36,-18 32,0Z', paper.stoneDark) +
      ellipse(0, -8, 24, 8, '#5FB3B0') +
      line(
        'M0,-10V-40M0,-40Q-4,-50 -16,-44M0,-40Q6,-52 18,-44M-16,-44q-4,8 -2,18M18,-44q4,8 2,18',
        '#8FD0CC',
        4,
      ) +
      path('M-30,-4Q-40,-22 -30,-30Q-24,-16 -26,-4Z', paper.leaf),
    obstacle: () =>
      path('M-96,0Q-20,-4 22,-76Q48,-30 96,0Z', '#D9A45A') +
      path('M22,-76Q48,-30 96,0H44Q52,-34 22,-76Z', '#BE8640') +
      line('M-50,-10q30,-8 46,-26M-20,-6q30,-10 38,-34', '#E9BC74', 3),
    keepsake: () =>
      ellipse(0, -11, 9, 14, paper.woodDark, 'transform="rotate(24 0 -11)"') +
      line('M4,-22Q-2,-12 -5,-1', paper.cream, 2),
  },
  mountainClimb: {
    helper: () => sittingAnimal('#9A7A55', '#D9C3A0', 'tiny', 'stub'),
    prize: () =>
      path('M-34,0L-20,-18L0,-24L22,-16L34,0Z', paper.stoneDark) +
      path('M-24,-24L0,-18L24,-24V-46L0,-40L-24,-46Z', paper.white) +
      line('M0,-40V-18', paper.stone, 2.4) +
      path('M-26,-22L0,-15L26,-22V-26L0,-19L-26,-26Z', paper.brick) +
      line('M-18,-38l12,3M-18,-32l12,3M6,-35l12,-3', paper.sky, 2),
    obstacle: () =>
      path('M-84,0L-40,-34L0,-66L40,-80L84,0Z', '#7D8A90') +
      [
        [-50, -8, 12],
        [-22, -20, 13],
        [6, -10, 15],
        [36, -22, 14],
        [12, -42, 12],
        [40, -52, 11],
        [60, -6, 11],
      ]
        .map(([x = 0, y = 0, r = 0], i) =>
          path(
            `M${x - r},${y + 6}L${x - r * 0.7},${y - r * 0.7}L${x + r * 0.4},${y - r}L${x + r},${y + 4}Z`,
            i % 2 ? paper.stone : '#B9C6C2',
          ),
        )
        .join(''),
    keepsake: () => pebble('#7D8A90', line('M-14,-9Q0,-14 14,-8', paper.white, 3.4)),
  },
  iceCave: {
    helper: () => sittingAnimal('#E3EEF0', paper.white, 'pointed', 'bushy'),
    prize: () =>
      circle(0, -26, 34, '#FFFFFF', 'opacity=".2"') +
      path('M0,-58L16,-36L10,0H-10L-16,-36Z', '#BFE0EC') +
      path('M0,-58L16,-36L2,-28Z', '#EAF5F4') +
      path('M-16,-36L2,-28L-10,0Z', '#8FC1DA') +
      path('M-24,-24L-14,-14V0H-26ZM24,-18L16,-10V0H28Z', '#A5D2E2'),
    obstacle: () =>
      [-58, -20, 20, 58]
        .map(
          (x, i) =>
            path(
              `M${x - 18},0V${-70 - (i % 2) * 14}L${x},${-86 - (i % 2) * 12}L${x + 18},${-70 - (i % 2) * 14}V0Z`,
              i % 2 ? '#A9CFDD' : '#CFE6EA',
            ) + line(`M${x - 8},-16L${x + 8},-58`, '#FFFFFF', 3.4),
        )
        .join(''),
    keepsake: () =>
      rect(-10, -20, 20, 20, '#DDF0F2', 4, 'opacity=".85"') +
      rect(-9, -26, 18, 6, paper.wood, 2) +
      path('M0,-16Q7,-7 0,-3Q-7,-7 0,-16Z', '#5FA9C9'),
  },
  savannaTrail: {
    helper: () =>
      path('M12,-4Q34,-4 38,-20', 'none', `stroke="#A8814E" stroke-width="4"`) +
      path('M-11,0Q-15,-40 0,-44Q15,-40 11,0Z', '#C9A066') +
      path('M-6,0Q-8,-30 0,-34Q8,-30 6,0Z', paper.cream) +
      line('M-8,-32L-4,-20M8,-32L4,-20', '#A8814E', 4) +
      ellipse(0, -52, 13, 12, '#C9A066') +
      path(
        circlesPath([
          [-6, -54, 4.6],
          [6, -54, 4.6],
        ]),
        '#6F4A2C',
      ) +
      eyes(
        [
          [-6, -54],
          [6, -54],
        ],
        0.44,
      ) +
      ellipse(0, -46, 4, 3, INK) +
      ellipse(-7, 0, 6, 3, '#A8814E') +
      ellipse(7, 0, 6, 3, '#A8814E'),
    prize: () =>
      ellipse(0, -7, 46, 12, '#B8874A') +
      ellipse(0, -8, 38, 9, '#5FA9A6') +
      ellipse(-8, -10, 16, 2.6, '#BFE3E0') +
      line('M32,-8Q34,-30 30,-42M38,-6Q44,-24 44,-34', paper.leaf, 3.4) +
      path('M-36,-4q-6,-12 2,-16q6,8 4,16Z', paper.moss),
    obstacle: () =>
      Array.from({ length: 11 }, (_, i) => {
        const x = -70 + i * 14;
        return path(
          `M${x - 6},0Q${x - 2},-46 ${x + (i % 2 ? 14 : -10)},${-72 - (i % 3) * 9}Q${x + 6},-40 ${x + 7},0Z`,
          i % 2 ? '#C79A4A' : '#DDB766',
        );
      }).join(''),
    keepsake: () =>
      path('M-18,-4Q-6,-26 18,-20Q8,0 -18,-4Z', paper.wood) +
      path(
        circlesPath([
          [-6, -9, 3],
          [1, -12, 3.4],
          [8, -15, 3],
        ]),
        paper.barley,
      ) +
      star(14, -26, 4, paper.cream),
  },
};
