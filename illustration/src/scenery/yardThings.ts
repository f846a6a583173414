import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, star } from '../drawing/svg.ts';

/** What stands in gardens, in farmyards, at harbours and at race tracks: each on 0,0. */
export const yardThings = {
  well: () =>
    rect(-24, -26, 48, 26, paper.stone, 4) +
    line('M-24,-17H24M-24,-9H24M-8,-26v9M10,-17v8M-6,-9v9', paper.stoneDark, 1.6) +
    rect(-22, -62, 4, 38, paper.woodDark) +
    rect(18, -62, 4, 38, paper.woodDark) +
    path('M-32,-58L0,-82L32,-58Z', paper.brick) +
    path('M0,-82L32,-58H16Z', mix(paper.brick, paper.lamp, 0.25)) +
    line('M0,-66V-38', paper.cream, 1.6) +
    path('M-7,-38H7L5,-28H-5Z', paper.wood),
  bench: () =>
    line('M-26,-14V0M26,-14V0', paper.woodDark, 4) +
    rect(-32, -18, 64, 5, paper.wood, 2) +
    rect(-32, -34, 64, 5, paper.wood, 2) +
    rect(-32, -27, 64, 5, '#B27A52', 2) +
    line('M-28,-34V-14M28,-34V-14', paper.woodDark, 3),
  mailbox: () =>
    rect(-2, -34, 4, 34, paper.woodDark) +
    path('M-14,-34V-44Q-14,-52 -6,-52H10Q16,-52 16,-44V-34Z', paper.poppy) +
    rect(10, -58, 3, 12, paper.barley) +
    path('M13,-58h7v5h-7Z', paper.barley) +
    rect(-9, -46, 12, 3, INK, 1),
  beehive: () =>
    rect(-14, -4, 28, 4, paper.woodDark) +
    path(
      'M-16,-4Q-18,-12 -14,-14Q-16,-22 -10,-24Q-10,-32 0,-34Q10,-32 10,-24Q16,-22 14,-14Q18,-12 16,-4Z',
      paper.barley,
    ) +
    line('M-14,-14H14M-10,-24H10', paper.barleyDeep, 1.8) +
    circle(0, -9, 3, INK) +
    path(
      circlesPath([
        [20, -24, 1.6],
        [-20, -30, 1.6],
        [14, -36, 1.6],
      ]),
      INK,
    ),
  scarecrow: () =>
    rect(-2, -60, 4, 60, paper.woodDark) +
    line('M-26,-46H26', paper.wood, 3.4) +
    path('M-14,-48H14L18,-20H-18Z', paper.teal) +
    path('M-26,-50h12v8h-12ZM14,-50h12v8h-12Z', paper.teal) +
    circle(0, -58, 9, paper.cream) +
    path('M-16,-62H16L8,-66L5,-78H-5L-8,-66Z', paper.wood) +
    line('M-4,-58v1M4,-58v1M-4,-54q4,3 8,0', INK, 1.8) +
    line('M-26,-46l-5,4M26,-46l5,4M-26,-44l-3,6', paper.barley, 2),
  hayBale: () =>
    circle(0, -18, 18, paper.barley) +
    circle(0, -18, 12, 'none', `stroke="${paper.barleyDeep}" stroke-width="2.4"`) +
    circle(0, -18, 5.5, 'none', `stroke="${paper.barleyDeep}" stroke-width="2.4"`) +
    line('M-20,-2l-5,2M18,-2l6,2M-10,-1l-4,2', paper.barleyDeep, 1.8),
  tractor: () =>
    rect(-10, -44, 26, 30, mix(paper.moss, INK, 0.1), 3) +
    rect(-6, -40, 18, 14, paper.ice, 2) +
    rect(-14, -48, 34, 5, INK, 2) +
    rect(-44, -32, 40, 20, paper.moss, 4) +
    rect(-36, -46, 4, 16, INK) +
    circle(-34, -9, 10, INK) +
    circle(-34, -9, 4, paper.barley) +
    circle(12, -14, 16, INK) +
    circle(12, -14, 7, paper.barley),
  washingLine: () =>
    line('M-70,0V-52M70,0V-52', paper.woodDark, 3.4) +
    line('M-70,-48Q0,-38 70,-48', paper.white, 1.6) +
    path('M-52,-44h18v22h-18Z', paper.poppy) +
    path('M-24,-43l6,-2h8l6,2l6,6l-5,4l-2,-2v16h-18v-16l-2,2l-5,-4Z', paper.white) +
    path('M18,-43h9v18h6v4h-15ZM40,-44h9v18h6v4h-15Z', paper.barley),
  sunflowers: () =>
    [
      [-12, -40],
      [2, -56],
      [15, -44],
    ]
      .map(
        ([x = 0, y = 0]) =>
          line(`M${x * 0.5},0Q${x * 0.4},-24 ${x},${y}`, paper.leaf, 3) +
          path(
            circlesPath(
              [0, 1, 2, 3, 4, 5, 6, 7].map((i): [number, number, number] => [
                x + 8 * Math.cos(i * 0.785),
                y + 8 * Math.sin(i * 0.785),
                4,
              ]),
            ),
            paper.barley,
          ) +
          circle(x, y, 6.5, paper.woodDark),
      )
      .join(''),
  rover: () =>
    circle(-22, -8, 8, INK) +
    circle(0, -8, 8, INK) +
    circle(22, -8, 8, INK) +
    path(
      circlesPath([
        [-22, -8, 3],
        [0, -8, 3],
        [22, -8, 3],
      ]),
      paper.stone,
    ) +
    rect(-30, -26, 60, 13, paper.cream, 4) +
    rect(-24, -36, 28, 11, paper.dusk, 2) +
    line('M14,-26V-46', paper.stoneDark, 3) +
    rect(8, -54, 14, 10, paper.stone, 3) +
    circle(18, -49, 2.6, INK) +
    line('M-28,-26Q-34,-44 -26,-52', paper.stoneDark, 2) +
    circle(-26, -53, 3, paper.poppy),
  moonFlag: () =>
    rect(-1.5, -50, 3, 50, paper.stone) +
    path('M1,-50H34V-28H1Z', paper.barley) +
    star(17, -39, 8, paper.poppy),
  anchor: () =>
    line('M0,-36V-2M-11,-28H11', paper.stoneDark, 4) +
    path('M-20,-14Q-16,0 0,0Q16,0 20,-14', 'none', `stroke="${paper.stoneDark}" stroke-width="4.6"`) +
    circle(0, -40, 4.6, 'none', `stroke="${paper.stoneDark}" stroke-width="3"`),
  barrel: () =>
    path('M-13,-34H13Q18,-17 13,0H-13Q-18,-17 -13,-34Z', paper.wood) +
    path('M4,-34H13Q18,-17 13,0H5Q8,-17 4,-34Z', '#B27A52') +
    line('M-15,-25H15M-15,-9H15', INK, 2.4),
  ropeCoil: () =>
    [0, -5, -10]
      .map((y) => ellipse(0, y - 4, 16, 5, paper.cream) + ellipse(0, y - 5, 10, 2.6, paper.woodDark))
      .join(''),
  lifebuoy: () =>
    circle(0, -14, 11, 'none', `stroke="${paper.white}" stroke-width="7"`) +
    path(
      'M-14.5,-14a14.5,14.5 0 0 1 5,-11l4.6,5.4a7.5,7.5 0 0 0 -2.6,5.6ZM14.5,-14a14.5,14.5 0 0 1 -5,11l-4.6,-5.4a7.5,7.5 0 0 0 2.6,-5.6Z',
      paper.poppy,
    ),
  finish: () =>
    rect(-84, -92, 6, 92, paper.stone) +
    rect(78, -92, 6, 92, paper.stone) +
    rect(-84, -96, 168, 22, paper.white, 2) +
    [0, 1]
      .map((row) =>
        path(
          Array.from({ length: 7 }, (_, i) => `M${-80 + i * 24 + row * 12},${-94 + row * 9}h12v9h-12Z`).join(
            '',
          ),
          INK,
        ),
      )
      .join(''),
  stand: () =>
    path('M-70,0V-14H-40V-26H-8V-38H70V0Z', paper.stoneDark) +
    path('M-70,-14H-40M-40,-26H-8M-8,-38H70', 'none', `stroke="${paper.white}" stroke-width="2"`) +
    path(
      circlesPath([
        [-60, -20, 5],
        [-46, -20, 5],
        [-32, -32, 5],
        [-18, -32, 5],
        [0, -44, 5],
        [16, -44, 5],
        [32, -44, 5],
        [48, -44, 5],
        [62, -44, 5],
      ]),
      paper.cream,
    ) +
    [
      [-60, paper.poppy, -15],
      [-46, paper.teal, -15],
      [-32, paper.barley, -27],
      [-18, paper.clover, -27],
      [0, paper.teal, -39],
      [16, paper.poppy, -39],
      [32, paper.moss, -39],
      [48, paper.barley, -39],
      [62, paper.violet, -39],
    ]
      .map(([x, c, y]) => rect(Number(x) - 5, Number(y), 10, 9, String(c), 3))
      .join(''),
  tyres: () =>
    [
      [-14, -7],
      [14, -7],
      [0, -19],
    ]
      .map(([x = 0, y = 0]) => ellipse(x, y, 14, 7, INK) + ellipse(x, y - 2, 7, 3, paper.stoneDark))
      .join(''),
} as const;
