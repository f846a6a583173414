import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { glow } from '../scenery/softness.ts';

import { hedgehog } from './animals.ts';
import { peakedCap } from './people.ts';

import type { PropsOf } from './storyProp.ts';

export const night: PropsOf<'moonlitGarden' | 'sleepyHarbor' | 'dreamTrain'> = {
  moonlitGarden: {
    helper: hedgehog,
    prize: () =>
      glow(0, -44, 32) +
      line('M0,0Q-4,-20 0,-34', '#4F8A6A', 4.4) +
      path('M-1,-8Q-22,-10 -26,-24Q-8,-24 -1,-8ZM-1,-12Q18,-14 22,-28Q6,-26 -1,-12Z', '#4F8A6A') +
      path(
        'M0,-34Q-30,-36 -24,-54Q-10,-50 0,-34ZM0,-34Q30,-36 24,-54Q10,-50 0,-34ZM0,-34Q-18,-54 0,-66Q18,-54 0,-34Z',
        '#F4F1FA',
      ) +
      circle(0, -42, 5, paper.lamp),
    obstacle: () =>
      rect(-54, -82, 10, 84, paper.stoneDark, 3) +
      rect(44, -82, 10, 84, paper.stoneDark, 3) +
      path('M-44,-60Q0,-96 44,-60V0H-44Z', 'none', `stroke="${INK}" stroke-width="6"`) +
      line('M-28,-70V0M-14,-76V0M0,-78V0M14,-76V0M28,-70V0M-44,-30H44', INK, 4) +
      circle(-49, -86, 7, paper.stone) +
      circle(49, -86, 7, paper.stone) +
      circle(10, -36, 4.4, paper.barley) +
      path('M-60,0q4,-20 12,-26q4,14 0,26Z', paper.moss),
    keepsake: () =>
      path('M-18,0Q-14,-4 16,-3Q20,0 16,2H-14Z', '#D9B88E') +
      circle(2, -12, 12, '#B57D48') +
      path('M2,-12a4,4 0 1 1 4,4a8,8 0 1 1 7,-9', 'none', `stroke="${paper.cream}" stroke-width="3"`),
  },
  sleepyHarbor: {
    helper: () =>
      path('M-46,-18H48Q44,2 28,2H-30Q-42,0 -46,-18Z', paper.brick) +
      rect(-46, -23, 94, 6, paper.white, 2) +
      rect(-20, -46, 36, 24, paper.white, 5) +
      eyes(
        [
          [-9, -35],
          [5, -35],
        ],
        0.5,
      ) +
      line('M-7,-28q5,4 10,0', INK, 2) +
      rect(-8, -62, 11, 18, INK) +
      rect(-8, -58, 11, 5, paper.barley) +
      circle(4, -70, 5, paper.white, 'opacity=".8"') +
      line('M-52,4q10,-5 20,0t20,0t20,0t20,0t20,0', '#7CB4C0', 4),
    prize: () =>
      glow(0, -28, 36) +
      rect(-16, -6, 32, 6, INK, 2) +
      rect(-12, -36, 24, 30, paper.lamp, 4) +
      line('M-12,-36V-6M12,-36V-6M0,-36V-6', INK, 2.6) +
      path('M-16,-36L0,-48L16,-36Z', INK) +
      circle(0, -52, 5, 'none', `stroke="${INK}" stroke-width="3"`) +
      circle(0, -18, 5, paper.flame),
    obstacle: () =>
      rect(-68, -40, 22, 42, paper.woodDark, 6) +
      rect(-72, -46, 30, 9, paper.stoneDark, 4) +
      line('M-46,-28Q-10,-60 20,-26T66,-40Q78,-20 50,-12T-4,-6T-40,-14', paper.cream, 6) +
      line('M66,-40l12,-8M66,-40l14,2', paper.cream, 4) +
      ellipse(0, 0, 80, 4, INK, 'opacity=".2"'),
    keepsake: () =>
      path('M-9,-24H9L7,0H-7Z', '#C99B66') +
      path(
        circlesPath([
          [-3, -17, 1.7],
          [3, -10, 2],
          [-2, -5, 1.5],
        ]),
        '#8A6540',
      ) +
      rect(-10, -26, 20, 6, '#B08452', 2),
  },
  dreamTrain: {
    helper: () =>
      path('M-22,0C-26,-26 -14,-38 0,-38C14,-38 26,-26 22,0Z', '#22304F') +
      line('M0,-34V-4', paper.barley, 2.4, 'stroke-dasharray="2 6"') +
      circle(0, -54, 21, '#8A5A3C') +
      path(
        circlesPath([
          [-17, -70, 7],
          [17, -70, 7],
        ]),
        '#6F452C',
      ) +
      ellipse(0, -47, 10, 7.5, paper.cream) +
      eyes(
        [
          [-8, -57],
          [8, -57],
        ],
        0.5,
        'M-2.8,-50a2.8,2.8 0 1 0 5.6,0a2.8,2.8 0 1 0 -5.6,0Z',
      ) +
      line('M-4,-45q4,3 8,0', INK, 1.8) +
      `<g transform="translate(0 17)">${peakedCap('#7F4A78')}</g>` +
      ellipse(-10, -1, 9, 5, '#6F452C') +
      ellipse(10, -1, 9, 5, '#6F452C'),
    prize: () =>
      rect(-44, -8, 88, 8, paper.woodDark, 3) +
      rect(-4, -60, 8, 52, paper.woodDark) +
      rect(-34, -62, 68, 26, '#5A4B86', 5) +
      star(0, -49, 10, paper.lamp) +
      star(-20, -49, 5, paper.lamp) +
      star(20, -49, 5, paper.lamp) +
      glow(0, -49, 24),
    obstacle: () =>
      path(
        circlesPath([
          [-50, -16, 20],
          [-16, -22, 26],
          [26, -20, 24],
          [56, -14, 18],
        ]),
        '#B9B3D6',
      ) +
      path('M-26,-60L24,-74L32,-48L-18,-34Z', paper.barley) +
      circle(2, -54, 5, '#5A4B86') +
      line('M-16,-52l10,-3M12,-60l10,-3', '#5A4B86', 3) +
      line('M-44,-66q-10,4 -14,12M46,-76q10,-2 16,4', paper.white, 3, 'stroke-dasharray="4 5"'),
    keepsake: () =>
      path('M-16,-2Q-20,-18 -2,-18Q18,-20 16,-2Q0,4 -16,-2Z', '#E3DDF3') +
      star(0, -12, 7, paper.barley) +
      star(13, -23, 4, paper.barley) +
      star(-11, -24, 3.4, paper.barley),
  },
};
