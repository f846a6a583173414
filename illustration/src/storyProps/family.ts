import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';

import { sittingAnimal, standingAnimal } from './animals.ts';
import { sheet } from './smallThings.ts';
import type { PropsOf } from './storyProp.ts';

const door = (colour: string): string =>
  rect(-32, -92, 64, 92, paper.woodDark, 3) +
  rect(-26, -86, 52, 86, colour, 2) +
  rect(-18, -78, 36, 28, mix(colour, paper.white, 0.25), 3) +
  rect(-18, -42, 36, 32, mix(colour, paper.white, 0.25), 3) +
  circle(18, -44, 4, paper.barley);

export const family: PropsOf<'atHome' | 'grandmaHouse' | 'newSibling' | 'birthdayParty'> = {
  atHome: {
    helper: () => sittingAnimal('#8C9396', paper.white, 'pointed', 'thin'),
    prize: () =>
      path(
        circlesPath([
          [-12, -42, 7],
          [12, -42, 7],
        ]),
        '#A8703F',
      ) +
      path('M-17,-2C-20,-20 -10,-26 0,-26C10,-26 20,-20 17,-2Z', '#B57D48') +
      circle(0, -33, 16, '#B57D48') +
      ellipse(0, -28, 8, 6, paper.cream) +
      path(
        circlesPath([
          [-6, -36, 2.2],
          [6, -36, 2.2],
          [0, -30, 2.4],
        ]),
        INK,
      ) +
      ellipse(-14, -3, 8, 5, '#A8703F') +
      ellipse(14, -3, 8, 5, '#A8703F') +
      path('M-9,-18Q0,-12 9,-18L7,-13Q0,-9 -7,-13Z', paper.poppy),
    obstacle: () =>
      rect(-46, -74, 92, 74, paper.wood, 4) +
      rect(-52, -80, 104, 9, paper.woodDark, 3) +
      rect(-38, -64, 76, 26, '#B27A52', 3) +
      rect(-38, -32, 76, 24, '#B27A52', 3) +
      circle(0, -21, 4, paper.barley) +
      path('M-5,-52a5,5 0 1 1 10,0l3,11h-16Z', paper.barley) +
      circle(0, -51, 2.4, INK),
    keepsake: () =>
      sheet(
        circle(-4, -22, 5, paper.barley) +
          line('M-10,-8q5,-7 10,0t9,-2', paper.moss, 2.4) +
          line('M5,-20v7M2,-17h6', paper.poppy, 2),
      ),
  },
  grandmaHouse: {
    helper: () =>
      standingAnimal(
        '#A9906E',
        '#D9CDBB',
        'dog',
        line('M-30,-34Q-38,-46 -34,-52', '#A9906E', 4) + path('M34,-38q8,-2 12,3l-8,3Z', '#D9CDBB'),
      ),
    prize: () =>
      rect(-26, -6, 52, 6, paper.white, 3) +
      circle(0, -19, 14, '#7A5BB0') +
      path('M0,-32Q-5,-20 0,-6', 'none', 'stroke="#5A4086" stroke-width="2.4"') +
      line('M0,-32Q2,-40 8,-42', paper.woodDark, 3) +
      path('M3,-38Q16,-46 22,-36Q12,-32 3,-38Z', paper.moss) +
      circle(-6, -24, 3, '#A891D0'),
    obstacle: () =>
      rect(-58, -96, 116, 8, paper.woodDark, 2) +
      line('M-44,-88V-78M44,-88V-78', paper.woodDark, 5) +
      [
        [-40, '#7A5BB0'],
        [-16, paper.poppy],
        [8, paper.barley],
        [32, paper.moss],
      ]
        .map(
          ([x, colour]) =>
            rect(Number(x) - 8, -120, 18, 24, String(colour), 5) +
            rect(Number(x) - 8, -125, 18, 7, paper.white, 3),
        )
        .join('') +
      rect(-26, -24, 52, 7, paper.wood, 3) +
      line('M-20,-18L-24,0M20,-18L24,0', paper.wood, 6),
    keepsake: () =>
      rect(-18, -24, 36, 24, paper.cream, 2) +
      rect(-18, -24, 36, 6, paper.poppy, 2) +
      line('M-12,-12h14M-12,-6h18', paper.woodDark, 2) +
      circle(11, -10, 4, '#7A5BB0'),
  },
  newSibling: {
    helper: () =>
      path('M-24,0C-30,-26 -14,-34 0,-34C14,-34 30,-26 24,0Q0,8 -24,0Z', '#8FC1EA') +
      line('M-20,-14Q0,-4 20,-16', paper.white, 3) +
      circle(0, -40, 17, '#E2AE84') +
      path('M-6,-56q4,-7 9,-3', 'none', 'stroke="#6A4429" stroke-width="3"') +
      eyes(
        [
          [-6, -39],
          [6, -39],
        ],
        0.44,
      ) +
      line('M-4,-32Q0,-29 4,-32', '#8A3527', 2) +
      circle(-10, -34, 3, paper.poppy, 'opacity=".3"') +
      circle(10, -34, 3, paper.poppy, 'opacity=".3"'),
    prize: () =>
      path('M-34,0Q-40,-20 -20,-20H20Q40,-20 34,0Q0,6 -34,0Z', paper.clover) +
      path('M-26,-18Q-28,-34 -12,-32H14Q28,-32 26,-18Q0,-12 -26,-18Z', paper.teal) +
      line('M-16,-26Q0,-20 16,-26', paper.white, 2.4) +
      path('M4,-58A12,12 0 1 0 16,-46A10,10 0 0 1 4,-58Z', paper.lamp) +
      star(-14, -48, 5, paper.lamp),
    obstacle: () => door('#6A8CAF'),
    keepsake: () =>
      path('M-8,-26H6V-12Q18,-8 18,-2Q16,2 8,1H-4Q-10,0 -8,-10Z', paper.white) +
      rect(-9, -27, 16, 6, paper.clover, 2) +
      path('M12,-9Q18,-7 18,-1Q14,1 10,0Z', paper.clover),
  },
  birthdayParty: {
    helper: () => sittingAnimal('#D9A66B', paper.white, 'flop', 'thin'),
    prize: () =>
      line('M0,0Q-8,-16 2,-26T0,-40', paper.white, 2.2) +
      ellipse(0, -62, 18, 22, paper.poppy) +
      path('M-4,-41h8l-4,-5Z', paper.poppy) +
      ellipse(-6, -70, 4, 6, '#FFFFFF', 'opacity=".4"'),
    obstacle: () =>
      rect(-38, -52, 76, 52, paper.teal, 4) +
      rect(-44, -62, 88, 16, paper.dusk, 4) +
      rect(-7, -62, 14, 62, paper.barley) +
      path(
        'M0,-62C-46,-100 -52,-56 0,-62C46,-100 52,-56 0,-62Z',
        'none',
        `stroke="${paper.barley}" stroke-width="8"`,
      ) +
      line('M-10,-68Q0,-50 12,-66T-6,-58T14,-54', paper.barleyDeep, 5),
    keepsake: () =>
      rect(-5, -17, 10, 17, paper.clover, 2) +
      line('M-5,-8l10,-4M-5,-2l10,-4', paper.white, 2.4) +
      line('M0,-17v-5', INK, 2) +
      ellipse(0, 0, 9, 2.6, paper.white),
  },
};
