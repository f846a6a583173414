import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

const cloudOf = (fill: string): string =>
  path(
    circlesPath([
      [-32, -2, 18],
      [-8, -14, 24],
      [22, -8, 20],
      [42, 0, 13],
    ]) + 'M-50,-2v18h105v-18Z',
    mix(fill, paper.white, 0.6),
  ) +
  path(
    circlesPath([
      [-36, 3, 15],
      [-12, -8, 22],
      [18, -2, 18],
      [42, 5, 11],
    ]),
    fill,
  ) +
  rect(-51, 0, 105, 19, fill, 9.5) +
  rect(-38, 10, 84, 9, mix(fill, paper.sky, 0.3), 4.5);
const bloom = (x: number, y: number, colour: string): string =>
  line(`M${x},4V${y}`, paper.leaf, 2.4) + circle(x, y, 5.4, colour) + circle(x, y, 1.9, paper.lamp);

const toadstool = (cap: string, stem: string): string =>
  path('M-8,0Q-5,-16 -8,-28H8Q5,-16 9,0Q0,3 -8,0Z', stem) +
  path('M2,-28H8Q5,-16 9,0Q4,2 2,1Q1,-14 2,-28Z', mix(stem, paper.white, 0.5)) +
  path('M-22,-27Q0,-17 22,-27Q0,-32 -22,-27Z', mix(stem, INK, 0.3)) +
  path('M-27,-26C-25,-58 25,-58 27,-26Q0,-34 -27,-26Z', cap) +
  path('M4,-50Q24,-48 27,-26Q18,-29 10,-30Q16,-42 4,-50Z', mix(cap, paper.white, 0.2)) +
  path(
    circlesPath([
      [-13, -36, 3.8],
      [2, -44, 4.6],
      [15, -36, 3.4],
      [-4, -33, 2],
    ]),
    stem,
  );

/** Plants, stones and skies: each stands on 0,0 and grows upward. */
export const nature = {
  fern: () =>
    [-38, -22, -4, 16, 34]
      .map((x, i) => {
        const y = -38 - (i % 2) * 14;
        return (
          path(
            `M0,0Q${x * 0.6},${y * 0.8} ${x},${y}Q${x * 0.9 + 10},${y * 0.5} 0,0Z`,
            ['#3F7350', '#5C8F60', paper.leaf, '#6FA269', '#4A7C55'][i] ?? paper.leaf,
          ) + line(`M0,-2Q${x * 0.66},${y * 0.7} ${x},${y}`, '#9CC08A', 1.1)
        );
      })
      .join(''),
  grass: () =>
    [-30, -20, -9, 2, 12, 22, 31]
      .map((x, i) =>
        path(
          `M${x - 4},0Q${x - 2},-26 ${x + (i % 2 ? 12 : -8)},${-40 - (i % 3) * 9}Q${x + 4},-20 ${x + 4},0Z`,
          ['#A87C34', '#D8B26A', '#C79A4A', '#E8C988'][i % 4] ?? '#C79A4A',
        ),
      )
      .join(''),
  vines: () =>
    line('M-60,-190Q-50,-120 -64,-70M-20,-190Q-30,-150 -18,-112M48,-190Q60,-130 46,-86', '#3E6B4F', 4) +
    [
      [-60, -100],
      [-56, -130],
      [-22, -130],
      [52, -110],
      [53, -140],
    ]
      .map(([x = 0, y = 0], i) => ellipse(x + (i % 2 ? 7 : -7), y, 9, 4.5, paper.leaf))
      .join(''),
  cactus: () =>
    rect(-8, -58, 16, 58, paper.leaf, 8) +
    rect(1, -56, 6, 55, '#6FA269', 3) +
    line('M-8,-26H-20V-42M8,-18H22V-38', paper.leaf, 10) +
    line('M-4,-50V-6M3,-50V-6M-20,-30V-42M22,-24V-38', '#3F6B48', 1.4) +
    path(
      circlesPath([
        [0, -60, 4],
        [-5, -58, 3],
        [5, -58, 3],
        [22, -43, 3.4],
      ]),
      paper.clover,
    ),
  rock: () =>
    path('M-33,1Q-36,-22 -14,-31Q8,-38 23,-21Q37,-14 34,1Z', paper.stoneDark) +
    path('M-14,-31Q8,-38 23,-21Q37,-14 34,1H10Q22,-12 8,-20Q-2,-24 -14,-31Z', paper.stone) +
    path('M-12,-30Q6,-36 18,-24Q4,-26 -12,-30Z', mix(paper.stone, paper.white, 0.4)) +
    path('M-33,1Q-34,-12 -26,-20Q-16,-14 -20,-6Q-22,-2 -16,1Z', '#5F8A58') +
    line('M-4,-14l8,5l-3,6', mix(paper.stoneDark, INK, 0.3), 1.5),
  flowers: () =>
    [-40, -24, -6, 12, 30, 46]
      .map((x, i) =>
        bloom(
          x,
          -14 - (i % 3) * 8,
          [paper.poppy, paper.barley, paper.clover, paper.white][i % 4] ?? paper.white,
        ),
      )
      .join(''),
  mushroom: () => toadstool(paper.poppy, paper.white),
  pinkMushroom: () => toadstool(paper.clover, paper.cream),
  cloud: () => cloudOf(paper.white),
  duskCloud: () => cloudOf('#F1D9CF'),
  rainbow: () =>
    (
      [
        ['#D9543A', 120],
        ['#EC8A3C', 111],
        ['#F4B942', 102],
        ['#6E9A62', 93],
        ['#2F8C94', 84],
        ['#7F6AA6', 75],
      ] as const
    )
      .map(([colour, r]) => line(`M${-r},0A${r},${r} 0 0 1 ${r},0`, colour, 9.6, 'stroke-linecap="butt"'))
      .join('') + line('M-118,-26A121,121 0 0 1 30,-118', paper.white, 2, 'stroke-opacity=".4"'),
} as const;
