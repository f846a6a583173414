import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path } from '../drawing/svg.ts';

/** Fire, ice and water, and what grows in it: each stands on 0,0. */
export const elements = {
  coral: () =>
    line(
      'M0,0V-30M0,-12Q-18,-16 -20,-38M0,-18Q18,-20 20,-46M20,-30Q30,-32 32,-44M-18,-26Q-30,-28 -30,-40',
      '#B8452E',
      8,
    ) +
    line('M1,-2V-30M0,-13Q-16,-18 -18,-38M2,-20Q18,-22 21,-46M22,-31Q30,-34 33,-44', paper.poppy, 4.4) +
    path(
      circlesPath([
        [0, -32, 3],
        [-20, -40, 3],
        [21, -48, 3],
        [33, -46, 2.6],
        [-30, -42, 2.6],
      ]),
      '#F0937C',
    ),
  goldCoral: () =>
    line('M0,0V-26M0,-10Q-18,-14 -20,-34M0,-16Q14,-18 18,-40M-20,-24Q-28,-26 -30,-36', paper.barleyDeep, 8) +
    line('M1,-1V-26M0,-11Q-16,-15 -19,-34M2,-17Q14,-20 19,-40', paper.barley, 4.4) +
    path(
      circlesPath([
        [1, -28, 2.8],
        [-19, -36, 2.8],
        [19, -42, 2.8],
      ]),
      paper.cream,
    ),
  pinkCoral: () =>
    path('M-4,0Q-40,-14 -30,-46Q-16,-60 0,-52Q18,-62 32,-44Q40,-14 4,0Z', paper.clover) +
    line('M0,-4V-44M-4,-10Q-16,-22 -20,-40M4,-10Q16,-22 22,-38', '#A8486B', 2.6),
  seaweed: () =>
    [-16, -4, 10, 20]
      .map((x, i) =>
        path(
          `M${x - 3},0q-10,-18 0,-34t${i % 2 ? 4 : -2},-${30 + i * 6}q6,14 2,30t2,34Z`,
          ['#1F7562', '#2F8A72', '#3FA384', '#2A7F6A'][i] ?? '#2F8A72',
        ),
      )
      .join(''),
  waterfall: () =>
    path('M-64,0Q-62,-60 -50,-98Q-30,-116 0,-110Q36,-116 52,-94Q64,-50 68,0Z', paper.stoneDark) +
    path('M52,-94Q64,-50 68,0H40Q44,-60 26,-112Q44,-108 52,-94Z', paper.stone) +
    path('M-50,-98Q-30,-116 0,-110Q36,-116 52,-94Q30,-100 0,-98Q-30,-102 -50,-98Z', '#6E9A62') +
    path('M-20,2Q-24,-60 -17,-108H17Q24,-60 22,2Z', '#9AD0CE') +
    path('M-12,2Q-14,-60 -8,-108H2Q0,-60 0,2ZM8,2Q8,-60 8,-106H13Q16,-60 15,2Z', '#D4F0EC') +
    path(
      circlesPath([
        [-20, 0, 7],
        [-8, 2, 8],
        [6, 1, 9],
        [19, 1, 7],
      ]),
      paper.white,
      'fill-opacity=".85"',
    ) +
    line('M-44,-60l10,6M-40,-36l12,4M36,-54l10,-5M34,-28l14,-3', mix(paper.stoneDark, INK, 0.3), 1.8),
  ice: () =>
    path('M-32,0L-22,-52L-8,-18L4,-80L18,-24L28,-46L38,0Z', '#9CC6D6') +
    path('M4,-80L18,-24L10,0H-4Z', '#E4F4F5') +
    path('M-22,-52L-8,-18L-12,0H-20Z', '#C7E2EA') +
    path('M28,-46L38,0H28Z', '#F4FBFA') +
    path('M-22,-52L-20,0H-32Z', '#84B4C8') +
    line('M4,-70L7,-30M-20,-40L-16,-16', paper.white, 1.6),
  volcano: () =>
    path('M-96,0Q-60,-30 -26,-104Q0,-96 26,-104Q54,-34 96,0Z', '#3A292F') +
    path('M26,-104Q54,-34 96,0H34Q40,-46 12,-98Z', '#5C3D40') +
    path('M-26,-104Q0,-96 26,-104Q10,-112 0,-110Q-14,-112 -26,-104Z', '#F8C25C') +
    path(
      'M-26,-104Q0,-94 26,-104L33,-88Q28,-66 20,-78Q12,-40 4,-64Q0,-20 -8,-62Q-16,-66 -18,-80Q-26,-70 -34,-86Z',
      paper.flame,
    ) +
    path('M-18,-100Q0,-94 18,-100L16,-84Q8,-60 4,-80Q-2,-50 -6,-80Q-12,-72 -18,-100Z', '#F8C25C') +
    line('M-60,-24q10,-8 14,-22M56,-22q-8,-10 -10,-22M-30,-8q8,-10 8,-26', '#281B20', 2) +
    circle(-8, -124, 13, '#8A5A52', 'fill-opacity=".8"') +
    circle(4, -122, 8, '#B98576', 'fill-opacity=".8"') +
    circle(12, -140, 17, '#8A5A52', 'fill-opacity=".6"') +
    circle(20, -146, 9, '#B98576', 'fill-opacity=".6"') +
    circle(-6, -164, 12, '#8A5A52', 'fill-opacity=".4"') +
    circle(16, -180, 8, '#8A5A52', 'fill-opacity=".3"'),
  pond: () =>
    ellipse(0, -1, 62, 14.5, '#7FA06A') +
    ellipse(0, 0, 57, 12, '#3F8486') +
    ellipse(4, -2, 48, 8.6, '#5FA9A4') +
    line('M-34,-2h22M6,-5h26M-10,4h30M24,2h14', '#D8F0E6', 1.8) +
    ellipse(-30, 4, 8, 2.6, '#5F8A58') +
    ellipse(-16, 7, 6, 2, '#6E9A62') +
    circle(-28, 2, 2.4, paper.clover),
  wreck: () =>
    path('M-62,2L-70,-34Q-30,-22 14,-24L46,-44Q50,-20 40,2Z', paper.woodDark) +
    path('M14,-24L46,-44Q50,-20 40,2H22Q26,-12 14,-24Z', paper.wood) +
    path('M-70,-34Q-30,-22 14,-24L46,-44L48,-38L16,-18Q-30,-16 -69,-28Z', paper.wood) +
    path('M-34,-8q8,-8 16,0q-4,8 -16,8ZM4,-6l10,-4l2,10h-10Z', '#12303F') +
    path('M-14,-22L-34,-92L-29,-94L-6,-22Z', paper.woodDark) +
    path('M-32,-86Q-8,-80 2,-56Q-14,-62 -24,-58Z', paper.cream, 'fill-opacity=".85"') +
    line('M-40,-66L-12,-74M-31,-90Q-60,-60 -66,-34', paper.woodDeep, 2) +
    path('M-70,2Q-50,-8 -30,0Q0,-8 20,0Q40,-6 56,2Z', paper.sand),
} as const;
