import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';
import { bird, sittingAnimal, smallFish } from './animals.ts';
import { sheet } from './smallThings.ts';
import type { PropsOf } from './storyProp.ts';

export const water: PropsOf<
  'underwaterCavern' | 'pirateShip' | 'lighthouseIsland' | 'coralReef' | 'riverRaft'
> = {
  underwaterCavern: {
    helper: () =>
      line(
        'M-20,-22q-18,-2 -26,12M-17,-16q-14,4 -20,15M-11,-12q-8,6 -14,12M-4,-11q-4,7 -10,11M4,-11q4,7 10,11M11,-12q8,6 14,12M17,-16q14,4 20,15M20,-22q18,-2 26,12',
        '#D9746C',
        6,
      ) +
      path('M-22,-14C-28,-58 28,-58 22,-14Q0,-4 -22,-14Z', '#E08A7E') +
      eyes(
        [
          [-8, -30],
          [8, -30],
        ],
        0.76,
      ) +
      line('M-5,-18Q0,-14 5,-18', '#8A3527', 2.4) +
      path(
        circlesPath([
          [-12, -44, 2.6],
          [0, -48, 3],
          [11, -43, 2.2],
        ]),
        '#F3B3A6',
      ),
    prize: () =>
      path('M-34,-8Q-30,4 0,4Q30,4 34,-8Q0,-2 -34,-8Z', '#B98AA8') +
      circle(0, -14, 13, paper.white) +
      circle(-4, -18, 4, '#FFFFFF') +
      path('M-34,-10Q-40,-50 0,-52Q40,-50 34,-10Q26,-40 0,-40Q-26,-40 -34,-10Z', '#D9A9C4') +
      line('M-22,-40l-5,-6M0,-42v-8M22,-40l5,-6', '#B98AA8', 3),
    obstacle: () =>
      ['M-80,-16Q-40,-40 0,-18T80,-22', 'M-70,-40Q-30,-64 10,-42T84,-46', 'M-84,-64Q-40,-88 4,-66T70,-70']
        .map((d, i) => line(d, i % 2 ? '#BFE3E0' : '#8FD0CC', 8 - i))
        .join('') + line('M66,-30l16,8l-14,11M72,-54l14,8l-12,10', '#BFE3E0', 5),
    keepsake: () =>
      path('M-16,-2L-8,-22L12,-20L16,-4L4,2Z', '#7CC4B9') + path('M-8,-22L2,-8L-16,-2Z', '#A9DCD2'),
  },
  pirateShip: {
    helper: () =>
      bird('#4FA36B', '#2F6DB5', paper.barley, 'M13,-44Q26,-42 20,-28Q16,-34 12,-34Z') +
      path('M-24,-8l-14,12l18,-6Z', paper.poppy) +
      path('M-8,-46Q2,-58 16,-46Q4,-50 -8,-46Z', paper.poppy),
    prize: () =>
      sheet(
        line('M-8,-26q8,4 4,10t10,6', paper.brick, 2.4, 'stroke-dasharray="4 3"') +
          line('M3,-11l7,6M10,-11l-7,6', paper.poppy, 2.8) +
          path('M-10,-10q4,-6 8,0Z', paper.teal),
        paper.cream,
      ) +
      rect(-17, -38, 35, 6, paper.wood, 3) +
      rect(-17, -3, 35, 6, paper.wood, 3),
    obstacle: () =>
      [
        [-50, -20, 28],
        [-14, -34, 34],
        [28, -28, 32],
        [58, -18, 24],
        [10, -62, 24],
        [-34, -56, 20],
      ]
        .map(([x = 0, y = 0, r = 0], i) => circle(x, y, r, i % 2 ? '#D9E3E0' : '#EDF2EE', 'opacity=".92"'))
        .join('') + line('M-60,-20q20,-10 40,0M-6,-34q20,-10 40,0M-30,-60q14,-7 28,0', '#B9C9C6', 3),
    keepsake: () =>
      line('M-16,-4Q-4,-22 8,-14T-2,-2T-8,-16T16,-20', paper.cream, 5) +
      line('M-16,-4l-5,4M16,-20l5,-4', paper.wood, 5),
  },
  lighthouseIsland: {
    helper: () =>
      path(
        'M-36,-2C-40,-8 -20,-8 -12,-16C-8,-40 2,-54 16,-52C32,-50 32,-34 26,-24C24,-8 14,0 -6,0H-26Z',
        '#7D8F98',
      ) +
      path('M-28,0l-16,6l6,-12ZM8,-4q12,6 20,2q-4,-10 -14,-12Z', '#667880') +
      ellipse(22, -38, 8, 6, '#A9B8BC') +
      circle(26, -41, 2.8, INK) +
      eyes([[14, -43]], 0.48) +
      line('M24,-36l12,-2M24,-34l11,3', '#56656C', 1.6) +
      path('M0,-2C4,-20 14,-30 22,-30C20,-14 14,-4 0,-2Z', '#A9B8BC'),
    prize: () =>
      [1.1, 0.8, 0.55].map((k) => circle(0, -26, 40 * k, paper.lamp, 'opacity=".14"')).join('') +
      rect(-18, -6, 36, 6, INK, 2) +
      rect(-14, -42, 28, 36, paper.lamp, 10) +
      line('M-14,-24H14M0,-42V-6', paper.barleyDeep, 2.6) +
      path('M-18,-42L0,-58L18,-42Z', paper.poppy) +
      circle(0, -60, 3, INK),
    obstacle: () =>
      rect(-4, -92, 8, 92, paper.stoneDark) +
      [0, 1, 2, 3, 4, 5, 6]
        .map((i) =>
          rect(
            i % 2 ? -4 : -52 + i * 2,
            -12 - i * 13,
            i % 2 ? 52 - i * 2 : 52 - i * 2,
            7,
            i % 2 ? paper.stone : '#B9C6C2',
            2,
          ),
        )
        .join('') +
      line('M-52,-12V-34Q-20,-40 46,-62V-80', paper.woodDark, 3),
    keepsake: () =>
      circle(0, -12, 18, paper.lamp, 'opacity=".25"') +
      rect(-9, -21, 18, 21, '#EAF5F4', 5) +
      circle(0, -10, 6, paper.lamp) +
      rect(-8, -26, 16, 5, paper.wood, 2),
  },
  coralReef: {
    helper: () =>
      path(
        'M-4,-58Q12,-64 14,-48L26,-46L14,-40C20,-24 12,-10 2,-8C-8,-6 -8,6 2,4C8,2 4,-4 2,-2',
        'none',
        `stroke="${paper.barley}" stroke-width="10"`,
      ) +
      path('M-2,-40Q-18,-36 -14,-22Q-4,-24 -1,-30Z', paper.flame) +
      eyes([[8, -52]], 0.5) +
      path('M-6,-62l4,-9l5,7l6,-6l2,9Z', paper.flame) +
      line('M12,-32l5,1M12,-24l5,0M8,-16l4,1', paper.barleyDeep, 2.4),
    prize: () => smallFish('#3F7FBF', paper.barley) + path('M-20,-22Q0,-14 22,-19L20,-14Q0,-8 -18,-16Z', INK),
    obstacle: () =>
      [-64, -46, -28, -10, 8, 26, 44, 62]
        .map((x, i) =>
          line(
            `M${x},0q${i % 2 ? 14 : -14},-22 0,-44t0,${-34 - (i % 3) * 8}`,
            i % 2 ? '#2F8A72' : '#3FA58A',
            8,
          ),
        )
        .join(''),
    keepsake: () =>
      path('M-2,0Q-22,-8 -16,-22Q0,-30 14,-18Q18,-6 -2,0Z', paper.cream) +
      path('M-2,-10a4,4 0 1 1 5,3', 'none', `stroke="${paper.clover}" stroke-width="2.6"`) +
      star(14, -28, 4.4, paper.lamp) +
      star(-16, -28, 3.4, paper.lamp),
  },
  riverRaft: {
    helper: () => sittingAnimal('#7A5638', '#D9B88E', 'tiny', 'long'),
    prize: () =>
      circle(0, -34, 29, 'none', `stroke="${paper.wood}" stroke-width="7"`) +
      circle(0, -34, 6, paper.woodDark) +
      line('M0,-63V-5M-29,-34H29M-20,-54L20,-14M20,-54L-20,-14', paper.wood, 4) +
      [0, 1, 2, 3]
        .map((i) => rect(-7, -70, 14, 9, paper.woodDark, 2, `transform="rotate(${i * 90 + 45} 0 -34)"`))
        .join(''),
    obstacle: () =>
      [
        [-62, -8, 60, -16],
        [-58, -22, 62, -14],
        [-54, -34, 56, -38],
        [-44, -50, 50, -44],
        [-34, -60, 30, -62],
        [-20, -74, 24, -66],
      ]
        .map(([a, b, c, d], i) => line(`M${a},${b}L${c},${d}`, i % 2 ? paper.wood : '#7A5638', 12))
        .join('') +
      line('M-30,-50l10,40M20,-56l-6,48', '#B08452', 6) +
      ellipse(0, -2, 80, 7, '#7CC4B9'),
    keepsake: () =>
      path('M-20,-4Q-8,-18 4,-12L16,-24L18,-18Q14,-6 2,-4Q-10,2 -20,-4Z', '#C9B59A') +
      line('M-12,-6Q0,-12 10,-14', '#9A8468', 2),
  },
};
