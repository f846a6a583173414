import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { glow } from '../scenery/softness.ts';
import { hedgehog, standingAnimal } from './animals.ts';
import { someone } from './people.ts';

import type { PropsOf } from './storyProp.ts';

export const meadowAndForest: PropsOf<
  'magicMeadow' | 'fairyTreehouse' | 'unicornValley' | 'enchantedForest'
> = {
  magicMeadow: {
    helper: () =>
      ellipse(-6, -44, 14, 9, '#EAF5F4', 'opacity=".9"') +
      ellipse(12, -46, 13, 8, '#EAF5F4', 'opacity=".9"') +
      ellipse(0, -24, 25, 18, paper.barley) +
      path('M-8,-41q-5,17 0,34h7q-5,-17 0,-35ZM8,-41q-5,17 0,34h6q-4,-17 1,-32Z', INK) +
      eyes([[-17, -27]], 0.56) +
      line('M-20,-18q3,4 7,2', INK, 2) +
      line('M-18,-38q-6,-8 -12,-8M-12,-40q-2,-9 -8,-12', INK, 2),
    prize: () =>
      line('M0,0Q4,-22 -2,-36', paper.leaf, 4.4) +
      path('M1,-8Q20,-12 24,-26Q6,-24 1,-8ZM1,-12Q-18,-14 -22,-28Q-6,-26 1,-12Z', paper.leaf) +
      path('M-4,-34C-24,-44 -18,-64 -6,-60Q-2,-68 4,-60C16,-62 20,-42 -4,-34Z', '#F58FB0') +
      path('M-4,-36Q-10,-50 -4,-60Q4,-50 -4,-36Z', '#F9BBD0') +
      line('M-12,-47q3,3 5,0M0,-47q3,3 5,0', '#8A3A5A', 2),
    obstacle: () =>
      path('M-90,4Q-40,-34 0,-18T90,-30V-14Q40,8 0,-2T-70,10Z', '#6FB9C9') +
      line('M-56,-8q12,-6 24,-2M10,-12q14,4 26,-4', paper.white, 3) +
      path('M-34,-12q2,-12 14,-10q10,2 8,12ZM38,-14q4,-12 14,-8q8,4 6,10Z', paper.stone) +
      line('M-70,0V-26M-64,0V-20M72,-26V-50', paper.leaf, 4),
    keepsake: () =>
      line('M0,0Q2,-8 0,-13', paper.leaf, 2.6) +
      path(
        circlesPath([
          [-6, -20, 6],
          [6, -20, 6],
          [-5, -11, 6],
          [6, -11, 6],
        ]),
        paper.moss,
      ) +
      circle(0, -15.5, 2, '#A9D38A'),
  },
  fairyTreehouse: {
    helper: () =>
      path(
        'M-4,-36Q-40,-60 -34,-26Q-28,-14 -4,-26ZM4,-36Q40,-60 34,-26Q28,-14 4,-26Z',
        paper.white,
        'opacity=".85"',
      ) +
      someone(
        '#D9A27A',
        '#7C4023',
        '#6E9A62',
        path('M-22,-70Q-10,-88 0,-82Q12,-92 22,-70Q0,-80 -22,-70Z', paper.clover) +
          circle(20, -26, 6, paper.lamp, 'opacity=".7"'),
      ),
    prize: () =>
      glow(0, -22, 30) +
      rect(-17, -38, 34, 38, '#DDF0E8', 9, 'opacity=".9"') +
      rect(-13, -46, 26, 8, paper.wood, 3) +
      star(-5, -14, 6, paper.barley) +
      star(6, -24, 5, paper.clover) +
      star(-3, -30, 3.6, paper.barley),
    obstacle: () =>
      line('M-20,4V-96M20,4V-96', paper.wood, 8) +
      line('M-20,-8H20M-20,-26H20M-20,-80H20', paper.barley, 6) +
      line('M-20,-44H-8M20,-46H11M-20,-62H-11M20,-62H9', paper.barley, 6) +
      line('M-14,2l26,5', paper.barleyDeep, 5),
    keepsake: () =>
      path('M-13,-14H13Q12,0 0,0Q-12,0 -13,-14Z', paper.wood) +
      path('M-15,-18H15V-13H-15Z', paper.woodDark) +
      line('M13,-9q8,-1 6,5', paper.woodDark, 2.6),
  },
  unicornValley: {
    helper: () =>
      standingAnimal(
        '#FFF3E0',
        '#F3DCCB',
        'pony',
        path('M34,-66L46,-84L41,-62Z', paper.barley) + path('M27,-66Q10,-58 8,-36Q18,-40 31,-61Z', '#C9A9D6'),
      ),
    prize: () =>
      path('M-30,0Q-34,-16 -12,-20Q6,-26 22,-16Q36,-12 32,0Z', paper.stoneDark) +
      ellipse(0, -8, 23, 7, '#D5DEE3') +
      line('M-2,-12Q-6,-40 8,-44M8,-44q10,4 8,26', '#E7EEF2', 5) +
      star(-18, -36, 6, paper.white) +
      star(26, -44, 5, paper.white),
    obstacle: () =>
      path('M-80,0Q-84,-50 -50,-46Q-40,-74 -6,-58Q20,-80 40,-54Q80,-58 80,0Z', '#4F7F55') +
      line('M-66,-10Q-40,-50 -10,-20T40,-26T72,-8M-50,-40Q-10,-10 20,-50T60,-40', '#3A5A3E', 4) +
      path(
        circlesPath([
          [-44, -30, 5],
          [4, -44, 5],
          [46, -36, 5],
          [-10, -14, 4],
          [30, -14, 4],
        ]),
        paper.clover,
      ),
    keepsake: () =>
      line('M-14,-2Q-10,-24 4,-20T14,-4', '#DDE5EA', 3) +
      line('M-11,-2Q-6,-18 4,-16T17,-6', '#C3CFD6', 2.4) +
      circle(-13, -2, 3, paper.clover),
  },
  enchantedForest: {
    helper: hedgehog,
    prize: () =>
      path(
        'M-40,0Q-20,-10 -26,-20Q-34,-32 -8,-36Q10,-38 6,-48H16Q22,-34 0,-28Q-14,-24 -4,-14Q6,-6 -4,0Z',
        paper.cream,
      ) +
      path(
        circlesPath([
          [-20, -6, 3],
          [-16, -22, 3],
          [2, -34, 2.6],
        ]),
        '#C9A66B',
      ) +
      line('M26,0V-40', paper.woodDark, 5) +
      path('M22,-40H42l7,7l-7,7H22Z', paper.wood) +
      star(33, -33, 4, paper.lamp),
    obstacle: () =>
      path('M-34,0Q-14,-26 -24,-64H28Q16,-26 38,0Z', '#5C4B3A') +
      circle(-34, -78, 26, '#3E6B4F') +
      circle(34, -80, 26, '#3E6B4F') +
      circle(0, -94, 30, '#4E7A5E') +
      ellipse(-8, -44, 4, 5, paper.lamp) +
      ellipse(10, -44, 4, 5, paper.lamp) +
      path('M-8,-28Q2,-20 12,-29', 'none', `stroke="${paper.lamp}" stroke-width="3"`) +
      path('M-4,-60a7,7 0 1 1 8,6v4', 'none', `stroke="${paper.barley}" stroke-width="3"`),
    keepsake: () =>
      path('M-14,0Q-20,-20 12,-28Q18,-6 -14,0Z', paper.moss) + line('M-14,0Q-2,-14 8,-24', '#A9D38A', 2.2),
  },
};
