import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

/** Small things that tell who was here: each stands on 0,0 and grows upward. */
export const keepsakes = {
  chest: () =>
    path('M-24,2V-20H24V2Z', paper.wood) +
    path('M-24,-20C-24,-42 24,-42 24,-20Z', paper.woodDark) +
    path('M8,-35Q24,-34 24,-20H12Q14,-28 8,-35Z', paper.wood) +
    rect(-24, -22, 48, 4, paper.barley) +
    rect(-5, -26, 10, 11, paper.barley, 2) +
    path('M-34,2Q-20,-8 0,0Q22,-8 36,2Z', paper.sand),
  bottle: () =>
    path('M-16,-2L-2,-10L8,-10L14,-6L8,-1L-2,0Z', '#7FB8A4') +
    rect(12, -8, 6, 4, paper.wood, 1) +
    rect(-6, -7, 11, 4, paper.cream, 1),
  cross: () => line('M-12,-6L12,4M12,-6L-12,4', paper.poppy, 4.6),
  prints: () =>
    path(
      circlesPath([
        [-30, 0, 2.4],
        [-22, -5, 2.4],
        [-12, -1, 2.4],
        [-4, -6, 2.4],
        [6, -2, 2.4],
        [14, -7, 2.4],
        [24, -3, 2.4],
      ]),
      paper.woodDark,
      'fill-opacity=".4"',
    ),
  egg: () =>
    ellipse(0, -3, 17, 6, '#8A6A44') +
    path('M-9,-6Q-10,-24 0,-25Q10,-24 9,-6Z', paper.cream) +
    path(
      circlesPath([
        [-3, -14, 2.4],
        [4, -18, 2],
        [3, -9, 2],
      ]),
      '#8FB59A',
    ) +
    line('M-16,-3q14,6 32,0M-14,-6q14,6 28,0', '#B58E5E', 2.4),
  signFlag: () =>
    rect(-1.6, -46, 3.2, 46, paper.woodDark) +
    path('M1,-46Q16,-52 30,-44V-26Q16,-34 1,-27Z', paper.poppy) +
    path('M1,-40Q16,-46 30,-38V-34Q16,-42 1,-36Z', paper.white),
  lantern: () =>
    line('M-6,-22Q0,-30 6,-22', INK, 2) +
    rect(-7, -22, 14, 3, INK, 1) +
    rect(-6, -19, 12, 15, paper.lamp, 2) +
    rect(-7, -4, 14, 4, INK, 1) +
    circle(0, -10, 2.6, paper.flame),
  backpack: () =>
    rect(-13, -30, 26, 30, paper.poppy, 8) +
    rect(-9, -14, 18, 11, mix(paper.poppy, INK, 0.18), 3) +
    path('M-6,-30q0,-8 6,-8t6,8', 'none', `stroke="${paper.woodDark}" stroke-width="2.6"`) +
    rect(-16, -38, 32, 8, paper.teal, 4) +
    circle(12, -34, 3, paper.cream),
  stepStones: () =>
    [
      [-40, 6, 12],
      [-16, 2, 10],
      [6, -1, 8],
      [24, -3, 7],
    ]
      .map(
        ([x = 0, y = 0, w = 0]) =>
          ellipse(x, y, w, w * 0.34, paper.stone) +
          ellipse(x + 2, y - 1, w * 0.6, w * 0.16, paper.white, 'fill-opacity=".4"'),
      )
      .join(''),
  picnic: () =>
    path('M-44,0L-30,-12H34L48,0Z', paper.poppy) +
    path('M-36,-6H42L45,-3H-40ZM-10,-12H-2L-6,0H-16ZM12,-12H20L24,0H14Z', paper.cream, 'fill-opacity=".8"'),
  basket: () =>
    path('M-16,-14H16L12,0H-12Z', paper.wood) +
    line('M-15,-9H15M-13,-4H13', paper.barleyDeep, 1.8) +
    path('M-14,-14q14,-22 28,0', 'none', `stroke="${paper.wood}" stroke-width="3"`) +
    path(
      circlesPath([
        [-8, -16, 5],
        [1, -18, 5],
        [9, -16, 5],
      ]),
      paper.poppy,
    ),
  kite: () =>
    path('M0,-22L14,0L0,24L-14,0Z', paper.poppy) +
    path('M0,-22L14,0H0ZM0,24L-14,0H0Z', paper.barley) +
    line('M0,24Q12,36 0,48T6,72', paper.white, 1.5) +
    path('M0,40l-5,-3v6ZM0,40l5,-3v6ZM3,58l-5,-3v6ZM3,58l5,-3v6Z', paper.clover),
  hotAirBalloon: () =>
    path('M0,-78C34,-78 36,-40 10,-20H-10C-36,-40 -34,-78 0,-78Z', paper.poppy) +
    path('M0,-78C16,-78 16,-40 5,-20H-5C-16,-40 -16,-78 0,-78Z', paper.cream) +
    path('M20,-70C34,-58 30,-36 10,-20H5C18,-40 22,-58 20,-70Z', mix(paper.poppy, paper.lamp, 0.35)) +
    line('M-8,-20L-6,-8M8,-20L6,-8', paper.woodDark, 1.4) +
    rect(-8, -9, 16, 10, paper.wood, 2),
  lanterns: () =>
    line('M-200,10Q-100,52 0,22T200,12', INK, 1.6, 'stroke-opacity=".7"') +
    [
      [-160, 26, paper.poppy],
      [-112, 36, paper.barley],
      [-62, 36, paper.teal],
      [-14, 26, paper.clover],
      [40, 17, paper.barley],
      [96, 12, paper.poppy],
      [150, 10, paper.teal],
    ]
      .map(
        ([x, y, c]) =>
          rect(Number(x) - 8, Number(y), 16, 20, String(c), 7) +
          rect(Number(x) - 4, Number(y) + 3, 5, 13, paper.lamp, 2.5) +
          rect(Number(x) - 4, Number(y) - 2, 8, 3, INK, 1),
      )
      .join(''),
  hoard: () =>
    path('M-46,0Q-40,-14 -22,-18Q-6,-34 10,-20Q34,-20 46,0Z', paper.barley) +
    path('M10,-20Q34,-20 46,0H22Q26,-12 10,-20Z', paper.lamp, 'fill-opacity=".6"') +
    path(
      circlesPath([
        [-30, -6, 4],
        [-14, -12, 4],
        [4, -8, 4],
        [20, -10, 4],
        [34, -4, 4],
        [-2, -22, 4],
      ]),
      paper.barleyDeep,
    ) +
    path('M-22,-16l5,-9l5,9l-5,7Z', paper.teal) +
    path('M14,-22l5,-8l5,8l-5,7Z', paper.poppy) +
    line('M-30,-20V-28M-34,-24h8M30,-26v-8M26,-30h8', paper.lamp, 1.8),
} as const;
