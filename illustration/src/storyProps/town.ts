import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

import { someone } from './people.ts';

import type { PropsOf } from './storyProp.ts';

export const town: PropsOf<'schoolDay' | 'playground' | 'swimmingPool' | 'weeklyMarket'> = {
  schoolDay: {
    helper: () =>
      someone(
        '#C98E68',
        '#25272D',
        paper.teal,
        line('M-8,-40L-10,-24M8,-40L10,-24', paper.poppy, 5) +
          path('M-24,-44h10v18h-10q-4,-10 0,-18Z', paper.poppy),
      ),
    prize: () =>
      rect(-34, -46, 68, 46, '#EAF5F4', 6, 'opacity=".9"') +
      rect(-34, -12, 68, 12, paper.sand, 4) +
      ellipse(0, -18, 18, 12, '#D9A66B') +
      path(
        circlesPath([
          [-12, -28, 4.4],
          [8, -29, 4.4],
        ]),
        '#B57D48',
      ) +
      circle(-10, -20, 2, INK) +
      circle(-17, -16, 2, paper.clover) +
      rect(-20, -62, 40, 13, paper.cream, 3) +
      line('M-10,-55.500h20', paper.woodDark, 2.4, 'stroke-dasharray="4 4"') +
      rect(-37, -50, 74, 6, paper.wood, 3),
    obstacle: () =>
      rect(-66, -42, 132, 8, paper.wood, 3) +
      line('M-54,-34V0M54,-34V0', paper.woodDark, 7) +
      path('M-34,-42V-66H-22q-4,-11 5,-11t5,11H-2V-54q11,-4 11,4t-11,4V-42Z', paper.poppy) +
      path('M14,-42V-66H46V-42H36q3,-9 -5,-9t-5,9Z', paper.teal) +
      path('M-10,-84h22v-8q8,-3 8,4t8,-2v16q-9,-3 -9,3t-7,3h-22Z', paper.barley),
    keepsake: () =>
      path('M-17,-22L17,-26L19,-2L-15,0Z', paper.white) +
      path('M-17,-22L3,-9L17,-26', 'none', `stroke="${paper.stone}" stroke-width="2.4"`) +
      path('M3,-4C-3,-9 -1,-13 2,-12Q3,-11 3,-10Q4,-12 6,-12C9,-12 9,-8 3,-4Z', paper.poppy),
  },
  playground: {
    helper: () =>
      someone(
        '#F5D0B2',
        '#E6C170',
        '#7A5BB0',
        path('M15,-26l3,15h13l3,-15Z', paper.poppy) +
          path('M15,-26Q24,-40 34,-26', 'none', `stroke="${paper.white}" stroke-width="2.4"`),
      ),
    prize: () =>
      line('M-40,0L-26,-80L-12,0M40,0L26,-80L12,0M-28,-80H28', paper.wood, 5) +
      line('M-9,-80V-26M11,-80V-26', INK, 2) +
      rect(-14, -28, 30, 6, paper.barley, 3),
    obstacle: () =>
      line('M-50,0V-100M-30,0V-100M-50,-16h20M-50,-34h20M-50,-52h20M-50,-70h20M-50,-88h20', paper.wood, 5) +
      path('M-30,-98C10,-84 10,-18 74,-9V0C0,-6 -4,-70 -30,-84Z', paper.teal) +
      path('M-26,-94C12,-80 14,-16 74,-6', 'none', `stroke="${paper.white}" stroke-width="2.6"`) +
      rect(-54, -106, 28, 8, paper.poppy, 3) +
      line('M-50,-106v-14h20v14', paper.poppy, 4),
    keepsake: () =>
      path('M-13,-2Q-18,-20 0,-24Q18,-20 13,-2Q0,4 -13,-2Z', '#6F3A22') +
      path('M-12,-3Q-8,-10 0,-9Q8,-10 12,-3Q0,4 -12,-3Z', '#D9B88E') +
      path('M-8,-17q4,-4 9,-3', 'none', 'stroke="#A8704A" stroke-width="2.4"'),
  },
  swimmingPool: {
    helper: () =>
      someone(
        '#A06A46',
        '#25272D',
        paper.teal,
        path('M-21,-80C-22,-108 22,-108 21,-80Q0,-90 -21,-80Z', paper.poppy) +
          line('M-6,-60Q0,-50 8,-60', paper.white, 2) +
          rect(4, -54, 7, 5, paper.barley, 2),
        true,
      ),
    prize: () =>
      line('M-30,-4q8,-5 15,0t15,0t15,0t15,0', '#7CC4D0', 4) +
      circle(0, -22, 16, 'none', `stroke="${paper.poppy}" stroke-width="9"`) +
      circle(0, -22, 16, 'none', `stroke="${paper.white}" stroke-width="9" stroke-dasharray="12 13"`),
    obstacle: () =>
      path('M-80,-64H80L66,4H-66Z', '#2F7F9E') +
      path('M-80,-64H80L76,-44H-76Z', '#5FB3C9') +
      line(
        'M-60,-54q12,-6 24,0t24,0M10,-54q12,-6 24,0M-44,-26q10,-5 20,0M14,-20q10,-5 20,0',
        paper.white,
        3,
      ) +
      path('M0,-30V-8M-8,-15L0,-6L8,-15', 'none', `stroke="${paper.white}" stroke-width="4"`) +
      rect(-92, -70, 184, 8, paper.white, 3),
    keepsake: () =>
      path('M-12,-24H12V-10Q10,0 0,3Q-10,0 -12,-10Z', paper.dusk) +
      line('M-7,-15q3.500,-4 7,0t7,0M-7,-8q3.500,-4 7,0t7,0', paper.white, 2.4),
  },
  weeklyMarket: {
    helper: () =>
      someone(
        '#E2AE84',
        paper.stone,
        paper.white,
        path('M-21,-80C-24,-112 24,-112 21,-80Q0,-92 -21,-80Z', paper.brick) +
          path('M-11,-60H11L14,-32H-14Z', paper.moss) +
          circle(21, -36, 6, paper.poppy),
        true,
      ),
    prize: () =>
      path('M-30,-22H30L22,0H-22Z', paper.wood) +
      line('M-27,-15H27M-25,-8H25', '#B27A52', 2.6) +
      path('M-28,-22Q0,-64 28,-22', 'none', `stroke="${paper.woodDark}" stroke-width="4.4"`) +
      path(
        circlesPath([
          [-14, -26, 8],
          [14, -26, 8],
        ]),
        paper.poppy,
      ) +
      circle(0, -28, 9, paper.barley) +
      path('M-4,-36q6,-10 12,-6q-2,7 -12,6Z', paper.moss),
    obstacle: () =>
      [
        ['#F0C9A6', '#6A4429', paper.teal],
        ['#8A5A3C', '#25272D', paper.clover],
        ['#E2AE84', paper.stone, paper.barley],
        ['#C98E68', '#7C4023', paper.moss],
      ]
        .map(([skin = '', hair = '', cloth = ''], i) => {
          const x = -60 + i * 40;
          // Seen from behind, as those who wait are.
          return (
            path(`M${x - 16},0L${x - 14},-46Q${x},-56 ${x + 14},-46L${x + 16},0Z`, cloth) +
            circle(x, -64, 17, skin) +
            path(`M${x - 18},-60C${x - 20},-90 ${x + 20},-90 ${x + 18},-60Q${x},-46 ${x - 18},-60Z`, hair)
          );
        })
        .join(''),
    keepsake: () =>
      path('M-13,0L-15,-26L-9,-23L-4,-27L2,-23L8,-27L15,-24L13,0Z', '#D9B88E') +
      circle(0, -11, 5, paper.poppy) +
      path('M0,-16q3,-4 6,-3', 'none', `stroke="${paper.leaf}" stroke-width="2.4"`),
  },
};
