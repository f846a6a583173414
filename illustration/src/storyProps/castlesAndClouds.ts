import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { glow } from '../scenery/softness.ts';
import { sittingAnimal } from './animals.ts';

import type { PropsOf } from './storyProp.ts';

export const castlesAndClouds: PropsOf<
  'rainbowBridge' | 'candlelightLibrary' | 'dragonCastle' | 'cloudKingdom' | 'mermaidLagoon'
> = {
  rainbowBridge: {
    helper: () =>
      line('M-10,-10V-2M10,-10V-2', INK, 5) +
      path(
        circlesPath([
          [-16, -20, 13],
          [0, -28, 15],
          [15, -20, 13],
          [0, -15, 13],
        ]),
        paper.white,
      ) +
      circle(-24, -32, 9, '#F3D9C9') +
      eyes(
        [
          [-28, -33.5],
          [-20, -33.5],
        ],
        0.36,
      ) +
      line('M-26,-28q3,2 5,0', INK, 1.6) +
      path(
        circlesPath([
          [-24, -41, 6],
          [-32, -37, 4],
          [-16, -37, 4],
        ]),
        paper.white,
      ),
    prize: () =>
      glow(0, -24, 26) +
      path('M0,-50C14,-32 18,-22 15,-13C10,0 -10,0 -15,-13C-18,-22 -14,-32 0,-50Z', paper.violet) +
      path('M-6,-26Q-10,-16 -5,-10Q-1,-18 -6,-26Z', '#C3B6E3'),
    obstacle: () =>
      line('M-100,0A100,96 0 0 1 -30,-72', paper.poppy, 11) +
      line('M-88,0A88,84 0 0 1 -26,-60', paper.barley, 11) +
      line('M100,0A100,96 0 0 0 34,-70', paper.poppy, 11) +
      line('M88,0A88,84 0 0 0 30,-58', paper.barley, 11) +
      path(
        circlesPath([
          [-8, -74, 3],
          [6, -62, 2.4],
          [12, -82, 2.6],
        ]),
        paper.white,
      ),
    keepsake: () =>
      path('M-4,-14Q-24,-28 -18,-8Q-12,-4 -4,-14ZM4,-14Q24,-28 18,-8Q12,-4 4,-14Z', paper.clover) +
      path('M-3,-12L-12,2L-4,0ZM3,-12L10,4L14,-3Z', '#A54B6C') +
      circle(0, -14, 4.4, paper.poppy),
  },
  candlelightLibrary: {
    helper: () => sittingAnimal('#A9988C', '#E6D3C8', 'round', 'thin'),
    prize: () =>
      path('M-4,-20Q-30,-34 -34,-16V-42Q-18,-52 0,-40Q18,-52 34,-42V-16Q20,-30 4,-20Z', '#3F7FBF') +
      path('M0,-20Q-18,-30 -29,-20V-42Q-14,-48 0,-38Q14,-48 29,-42V-20Q18,-30 0,-20Z', paper.white) +
      line('M0,-38V-20M-22,-38q8,-3 16,1M-22,-31q8,-3 16,1M6,-37q8,-4 16,-1', paper.stone, 2) +
      line('M-16,-8q-4,4 0,8M16,-8q4,4 0,8M0,-10v10', paper.lamp, 3),
    obstacle: () =>
      line('M-26,0L-8,-112M30,0L12,-112', paper.wood, 7) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) => line(`M${-23 + i * 2.4},${-14 - i * 15}H${27 - i * 2.4}`, paper.barleyDeep, 5))
        .join(''),
    keepsake: () =>
      path('M-7,-30H7V0L0,-6L-7,0Z', paper.poppy) +
      star(0, -20, 5, paper.barley) +
      line('M0,-30v-5', paper.barley, 2),
  },
  dragonCastle: {
    helper: () =>
      path('M14,-6C44,4 46,-20 36,-28L32,-20C28,-14 20,-14 12,-16Z', '#2FA06F') +
      path('M-10,-34Q-40,-56 -40,-26Q-30,-30 -14,-20ZM10,-34Q40,-56 40,-26Q30,-30 14,-20Z', '#1F7A55') +
      path('M-17,0C-22,-24 -12,-36 0,-36C12,-36 22,-24 17,0Z', '#2FA06F') +
      path('M-9,0Q-10,-24 0,-26Q10,-24 9,0Z', paper.cream) +
      path('M-17,-44C-17,-64 17,-64 17,-44C17,-34 8,-30 0,-30C-8,-30 -17,-34 -17,-44Z', '#35B07C') +
      path('M-12,-58l-4,-13l10,8ZM12,-58l4,-13l-10,8Z', paper.cream) +
      eyes(
        [
          [-7, -47],
          [7, -47],
        ],
        0.52,
      ) +
      line('M-5,-39Q0,-35 5,-39', INK, 2),
    prize: () =>
      circle(0, -42, 12, 'none', 'stroke="#C3CFD6" stroke-width="7"') +
      line('M0,-30V0M0,-3H12M0,-13H9', '#C3CFD6', 7) +
      circle(0, -42, 4, paper.teal) +
      line('M-8,-48q4,-5 10,-4', '#FFFFFF', 2.4),
    obstacle: () =>
      path('M-46,0V-70Q0,-112 46,-70V0H34V-66Q0,-96 -34,-66V0Z', '#6F7484') +
      rect(-34, -72, 68, 72, paper.woodDeep) +
      path('M-32,0L-26,-64H26L32,0Z', paper.wood) +
      line('M-28,-14H28M-27,-30H27M-26,-46H26', paper.woodDark, 3) +
      line('M-30,-6L-44,-74M30,-6L44,-74', INK, 3),
    keepsake: () =>
      path('M0,0Q-16,-8 -13,-22Q0,-30 13,-22Q16,-8 0,0Z', '#2FBF7A') +
      path('M0,-4Q-8,-12 -6,-20Q0,-24 0,-4Z', '#8FE0B8'),
  },
  cloudKingdom: {
    helper: () =>
      path(
        'M-30,-10Q-38,-26 -20,-28H4Q10,-30 10,-44Q10,-60 22,-60Q34,-58 32,-48Q26,-50 22,-42Q24,-10 4,-4H-14Q-26,-4 -30,-10Z',
        paper.white,
      ) +
      path('M-26,-20Q-6,-30 4,-16Q-8,-4 -22,-8Z', '#D5DEE3') +
      path('M31,-54l13,3l-13,5Z', paper.flame) +
      eyes([[24, -53]], 0.44) +
      line('M-8,-4V2M2,-4V2', paper.flame, 3.4) +
      path('M4,-36Q16,-30 24,-38L24,-30Q14,-24 4,-30Z', paper.teal),
    prize: () =>
      glow(0, -22, 30) +
      path('M0,-48C14,-30 17,-21 14,-12C10,0 -10,0 -14,-12C-17,-21 -14,-30 0,-48Z', '#F2A65A') +
      path('M0,-20Q-12,-18 -14,-12C-10,0 10,0 14,-12Q6,-12 0,-20Z', '#A5607A') +
      circle(-4, -28, 3, paper.lamp),
    obstacle: () =>
      path(
        circlesPath([
          [-44, -34, 28],
          [-8, -52, 36],
          [34, -44, 32],
          [62, -28, 20],
        ]),
        '#7F8AA6',
      ) +
      rect(-70, -34, 148, 32, '#7F8AA6', 16) +
      line('M-26,-38q5,5 10,0M16,-38q5,5 10,0M-10,-22q10,6 20,0', INK, 3) +
      line('M44,-66q4,-8 8,-4M54,-78q5,-9 10,-5', paper.white, 3),
    keepsake: () =>
      circle(0, -12, 11, paper.white) +
      line('M-9,-16q9,5 18,0M-10,-11q10,5 20,0M-8,-6q8,4 16,0M9,-6q8,2 10,8', '#B9C9D6', 2),
  },
  mermaidLagoon: {
    helper: () =>
      path('M-12,-24C-18,-6 -4,2 12,-2Q22,-6 30,2Q34,-10 26,-16Q18,-10 12,-12Q6,-16 12,-26Z', '#2E8C8A') +
      line('M-10,-40L-20,-26M10,-40L20,-30', '#A06A46', 6) +
      path('M-12,-44Q0,-48 12,-44L13,-22Q0,-16 -13,-22Z', paper.clover) +
      circle(0, -62, 19, '#A06A46') +
      path('M-20,-60C-26,-92 26,-92 20,-60L26,-38Q16,-40 15,-58Q0,-74 -15,-58Q-16,-40 -26,-38Z', '#3A4A6B') +
      eyes(
        [
          [-7, -60],
          [7, -60],
        ],
        0.5,
      ) +
      line('M-5,-53Q0,-49 5,-53', '#5A2A20', 2) +
      star(13, -76, 7, paper.barley),
    prize: () =>
      path('M-26,-4Q-34,-34 -4,-38Q28,-36 24,-12Q18,2 -6,0Q-20,0 -26,-4Z', paper.cream) +
      path('M-2,-18a6,6 0 1 1 8,5a13,13 0 0 1 -18,-14', 'none', `stroke="${paper.clover}" stroke-width="4"`) +
      ellipse(32, -44, 5, 4, paper.teal) +
      line('M36,-45V-64q6,2 8,8', paper.teal, 3) +
      ellipse(12, -54, 4.4, 3.4, paper.teal) +
      line('M16,-55V-70', paper.teal, 3),
    obstacle: () =>
      path('M-92,4Q-60,-30 -10,-22Q40,-40 92,4Z', '#E7C98E') +
      path('M-60,0Q-20,-16 20,-10Q50,-18 76,2Z', '#D9B36E') +
      line('M-88,8q12,-6 24,0t24,0M20,8q12,-6 24,0t24,0', '#4FB8B0', 4) +
      path('M-20,-24l5,-7l5,7l-5,4ZM40,-22l4,-5l4,5l-4,3Z', paper.poppy),
    keepsake: () =>
      path('M-18,-24Q0,-32 18,-24L17,-15H-17Z', '#E3D3E6') +
      line('M-14,-15V-2M-8,-15V-1M-2,-15V0M4,-15V0M10,-15V-1M15,-15V-2', '#C9B3D0', 3) +
      circle(0, -22, 3, paper.clover),
  },
};
