import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { bird } from './animals.ts';
import { pebble } from './smallThings.ts';
import type { PropsOf } from './storyProp.ts';

export const islandsAndJungle: PropsOf<
  'treasureIsland' | 'dinosaurIsland' | 'jungleExpedition' | 'volcanicCrater'
> = {
  treasureIsland: {
    helper: () =>
      line('M-14,-4l-10,4M-8,-3l-6,5M12,-4l10,4M6,-3l6,5', paper.flame, 4) +
      path('M-20,-8C-20,-40 24,-44 24,-14Q22,-4 10,-4H-12Q-20,-4 -20,-8Z', paper.clover) +
      path('M2,-16a9,9 0 1 1 12,6', 'none', `stroke="#9E4568" stroke-width="3.4"`) +
      ellipse(-18, -12, 10, 9, paper.flame) +
      line('M-22,-20l-3,-10M-15,-20l0,-10', paper.flame, 2.6) +
      eyes(
        [
          [-25, -32],
          [-15, -32],
        ],
        0.5,
      ) +
      path('M-30,-6q-12,-2 -12,-10q5,-1 7,3q3,-5 7,-1Z', paper.brick) +
      line('M-22,-9q4,3 7,0', INK, 1.8),
    prize: () =>
      rect(-26, -24, 52, 24, paper.wood, 3) +
      path('M-26,-24C-26,-46 26,-46 26,-24Z', paper.woodDark) +
      rect(-26, -27, 52, 5, paper.barley) +
      rect(-6, -31, 12, 14, paper.barley, 2) +
      circle(0, -25, 2, INK) +
      line('M-16,-40V0M16,-40V0', paper.barleyDeep, 4),
    obstacle: () =>
      ellipse(0, -4, 78, 16, '#4A6B4F') +
      ellipse(-14, -7, 44, 8, '#5F8A58') +
      line('M-56,-6V-58M-46,-6V-46M52,-6V-62M62,-6V-48', '#3D5C42', 4) +
      ellipse(-56, -58, 4, 10, paper.woodDark) +
      ellipse(52, -62, 4, 10, paper.woodDark) +
      circle(16, -9, 5, '#8FBF8B') +
      circle(26, -6, 3, '#8FBF8B') +
      ellipse(-34, -2, 11, 4, '#8FBF8B'),
    keepsake: () =>
      path('M0,0Q-22,-6 -18,-20Q-8,-28 0,-24Q8,-28 18,-20Q22,-6 0,0Z', '#F3C9B6') +
      line('M0,-1V-23M-3,-2L-12,-21M3,-2L12,-21', paper.clover, 2),
  },
  dinosaurIsland: {
    helper: () =>
      path('M-34,-4C-34,-36 -6,-40 14,-34L16,0H6L2,-10H-14L-18,0H-28Z', '#5FA08A') +
      path('M-30,-14Q-46,-12 -48,-2Q-38,-4 -30,-6Z', '#5FA08A') +
      path('M6,-30Q4,-60 30,-58Q44,-52 40,-30Q28,-20 14,-22Z', '#4A8573') +
      path('M16,-24Q14,-44 32,-42Q48,-38 48,-26Q40,-16 26,-16Z', '#7FBFA6') +
      path('M24,-42l-2,-14l10,12ZM38,-40l4,-13l5,15ZM46,-30l10,-5l-7,10Z', paper.cream) +
      eyes([[31, -32]], 0.52) +
      line('M34,-22q6,2 10,-2', INK, 1.8),
    prize: () =>
      ellipse(0, -2, 26, 6, paper.wood) +
      path('M-17,-4C-22,-28 -10,-46 0,-46C10,-46 22,-28 17,-4Q0,2 -17,-4Z', paper.cream) +
      path(
        circlesPath([
          [-7, -28, 4.4],
          [7, -18, 5],
          [4, -36, 3],
          [-8, -12, 3],
        ]),
        paper.teal,
      ) +
      line('M-26,-3q14,6 26,2t26,-2', '#C98E55', 3),
    obstacle: () =>
      [-48, -16, 16, 48]
        .map((x, i) =>
          path(
            `M${x},0Q${x - 34},-46 ${x - 20 + (i % 2) * 8},-86Q${x - 6},-44 ${x},0ZM${x},0Q${x + 34},-40 ${x + 24 - (i % 2) * 8},-78Q${x + 8},-40 ${x},0Z`,
            i % 2 ? '#3E7F4F' : '#5C8F60',
          ),
        )
        .join('') + path('M-66,0Q-50,-30 -34,0ZM30,0Q48,-34 68,0Z', '#2F6A4A'),
    keepsake: () =>
      path('M-16,0Q-22,-18 -4,-23Q18,-26 18,-8Q16,0 8,0Z', '#C9A66B') +
      path('M-2,-11a4,4 0 1 1 4,4a8,8 0 1 1 8,-9', 'none', 'stroke="#8A6B3D" stroke-width="3"'),
  },
  jungleExpedition: {
    helper: () =>
      line('M-30,0H30', paper.woodDark, 5) +
      bird('#22303A', '#14303A', paper.poppy, 'M12,-46Q42,-50 44,-32Q30,-36 12,-34Z') +
      path('M2,-36Q12,-34 8,-20Q0,-18 -2,-28Z', paper.white) +
      path('M30,-47Q43,-46 44,-32Q38,-36 32,-36Z', paper.barley),
    prize: () =>
      line('M0,0Q-6,-22 2,-40', paper.leaf, 4) +
      path('M0,-4Q-24,-10 -28,-26Q-8,-22 0,-4ZM0,-4Q22,-8 26,-20Q8,-20 0,-4Z', paper.leaf) +
      path(
        'M2,-44Q-20,-44 -20,-60Q-6,-62 2,-48Q10,-62 24,-60Q24,-44 2,-44ZM2,-44Q-8,-34 -4,-26Q4,-28 4,-42ZM2,-46Q-6,-62 2,-72Q10,-62 4,-46Z',
        '#C77DBF',
      ) +
      circle(2, -47, 6, paper.barley) +
      circle(2, -47, 2.4, paper.poppy),
    obstacle: () =>
      line('M-70,0V-58M70,0V-58', paper.woodDark, 8) +
      path('M-70,-34Q0,2 70,-34V-26Q0,12 -70,-26Z', paper.wood) +
      line('M-70,-58Q0,-24 70,-58', paper.cream, 3) +
      line('M-44,-47V-22M-18,-39V-12M18,-39V-12M44,-47V-22', paper.cream, 2.4) +
      path('M-8,-8l16,-1l2,9l-16,1Z', INK),
    keepsake: () =>
      path('M-8,0Q-20,-20 8,-30Q20,-14 0,-4Z', paper.poppy) +
      path('M-4,-8Q-4,-20 8,-30Q14,-20 4,-8Z', paper.barley) +
      line('M-10,2Q-2,-14 6,-26', paper.white, 2),
  },
  volcanicCrater: {
    helper: () =>
      path('M-46,-2Q-30,-18 -6,-16H14Q20,-26 34,-22Q46,-16 38,-6Q28,0 16,-4H-8Q-26,-4 -46,-2Z', '#22262C') +
      path(
        circlesPath([
          [-16, -11, 4.4],
          [0, -12, 4.6],
          [14, -11, 3.8],
          [-30, -7, 3],
          [28, -19, 3],
        ]),
        paper.barley,
      ) +
      line('M-10,-4l-6,5M12,-4l5,5M-2,-14l-3,-7M20,-16l6,-6', '#22262C', 4) +
      eyes([[34, -16]], 0.46) +
      line('M36,-9q4,0 6,-3', paper.poppy, 1.8),
    prize: () =>
      [1.1, 0.8, 0.55].map((k) => circle(0, -16, 34 * k, paper.lamp, 'opacity=".14"')).join('') +
      path('M-20,0L-24,-16L-8,-34L12,-30L24,-12L16,0Z', paper.flame) +
      path('M-8,-34L-2,-14L12,-30ZM-24,-16L-2,-14L-10,0H-20Z', paper.lamp) +
      path('M-2,-14L24,-12L16,0H-10Z', '#F0913F'),
    obstacle: () =>
      path('M-86,0Q-20,-20 30,-84L84,0Z', '#5A4A50') +
      path('M30,-84L84,0H40Q46,-40 30,-84Z', '#473A41') +
      path(
        circlesPath([
          [-10, -16, 6],
          [20, -38, 7],
          [-34, -8, 5],
          [8, -8, 5],
          [34, -60, 4],
        ]),
        '#7A6A70',
      ) +
      line('M-50,-6q30,-8 56,-34M-20,-2q30,-10 40,-28', '#7A6A70', 2.4),
    keepsake: () =>
      pebble(
        '#A89AA0',
        path(
          circlesPath([
            [-5, -11, 2.4],
            [4, -8, 3],
            [6, -14, 1.8],
            [-7, -4, 1.8],
          ]),
          '#7A6A70',
        ),
      ),
  },
};
