import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

const roundTree = (crown: string): string =>
  path('M-5,0Q-2,-24 -8,-46H8Q2,-24 6,0Z', paper.woodDark) +
  circle(-17, -54, 20, mix(crown, INK, 0.1)) +
  circle(17, -56, 20, mix(crown, INK, 0.1)) +
  circle(0, -70, 24, crown) +
  circle(-7, -76, 9, mix(crown, paper.white, 0.14));
const cloudOf = (fill: string): string =>
  path(
    circlesPath([
      [-32, 0, 18],
      [-8, -12, 24],
      [22, -6, 20],
      [42, 2, 13],
    ]),
    fill,
  ) + rect(-50, -2, 105, 20, fill, 9);
const bloom = (x: number, y: number, colour: string): string =>
  line(`M${x},4V${y}`, paper.leaf, 2.4) + circle(x, y, 5.4, colour) + circle(x, y, 1.9, paper.lamp);

/** Plants, rocks and skies: each stands on 0,0 and grows upward. */
export const nature = {
  pine: () =>
    rect(-3, -10, 6, 10, paper.woodDark) +
    path('M0,-72L18,-36H-18Z', '#3D6D5E') +
    path('M0,-52L23,-8H-23Z', '#356156') +
    path('M0,-72L6,-60L-3,-52L2,-44H-14Z', '#4C7E6D'),
  poplar: () =>
    rect(-3, -16, 6, 16, paper.woodDark) +
    path('M0,-104Q24,-52 0,-8Q-24,-52 0,-104Z', '#3D6D5E') +
    path('M0,-104Q14,-56 0,-18Z', '#4C7E6D'),
  tree: () => roundTree('#5F8A58'),
  blossomTree: () => roundTree('#D58BA6'),
  plumTree: () =>
    roundTree('#4F7F55') +
    path(
      circlesPath([
        [-20, -50, 4],
        [-6, -62, 4],
        [14, -52, 4],
        [6, -78, 4],
        [24, -62, 4],
      ]),
      '#7A5BB0',
    ),
  darkTree: () => roundTree('#2F6A5E'),
  acacia: () =>
    path('M-5,0Q2,-30 -22,-66L-14,-68Q0,-46 4,-34Q10,-52 26,-70L32,-66Q12,-36 7,0Z', paper.woodDark) +
    path('M-58,-62Q-40,-92 4,-92Q54,-92 66,-64Q30,-72 4,-66Q-30,-72 -58,-62Z', '#6F8A4E') +
    path('M-38,-74Q-8,-90 36,-80Q0,-78 -38,-74Z', '#8AA25E'),
  palm: () =>
    path('M-4,0Q-2,-40 10,-66L15,-64Q6,-36 5,0Z', paper.wood) +
    [
      [-34, -62],
      [-20, -82],
      [50, -60],
      [40, -84],
      [10, -94],
    ]
      .map(([x = 0, y = 0], i) =>
        path(
          `M12,-66Q${(x + 12) / 2 - 4},${y - 12} ${x},${y}Q${(x + 12) / 2},${y + 10} 12,-66Z`,
          i % 2 ? '#5C8F60' : paper.leaf,
        ),
      )
      .join('') +
    circle(9, -61, 4, paper.woodDark) +
    circle(16, -60, 4, paper.woodDark),
  fern: () =>
    [-34, -14, 10, 30]
      .map((x, i) =>
        path(
          `M0,0Q${x * 0.6},-30 ${x},${-40 - (i % 2) * 12}Q${x * 0.9 + 10},-20 0,0Z`,
          i % 2 ? '#5C8F60' : paper.leaf,
        ),
      )
      .join(''),
  grass: () =>
    [-30, -18, -6, 6, 18, 30]
      .map((x, i) =>
        path(
          `M${x - 4},0Q${x - 2},-26 ${x + (i % 2 ? 12 : -8)},${-44 - (i % 3) * 9}Q${x + 4},-20 ${x + 4},0Z`,
          i % 2 ? '#C79A4A' : '#D8B26A',
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
    rect(-7, -58, 14, 58, paper.leaf, 7) +
    line('M-7,-26H-20V-42M7,-18H22V-38', paper.leaf, 10) +
    circle(0, -60, 5, paper.clover) +
    line('M-2,-50V-8M3,-50V-8', '#3F6B48', 1.4),
  rock: () =>
    path('M-30,0Q-32,-24 -12,-30Q8,-36 22,-20Q34,-14 32,0Z', paper.stoneDark) +
    path('M-22,-12Q-14,-26 4,-28Q-4,-18 -6,-10Z', paper.stone),
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
  mushroom: () =>
    path('M-7,0Q-5,-18 -8,-28H8Q5,-18 7,0Z', paper.white) +
    path('M-26,-26C-24,-56 24,-56 26,-26Q0,-18 -26,-26Z', paper.poppy) +
    path(
      circlesPath([
        [-10, -36, 4],
        [8, -42, 5],
        [14, -30, 3],
      ]),
      paper.white,
    ),
  pinkMushroom: () =>
    path('M-7,0Q-5,-18 -8,-28H8Q5,-18 7,0Z', paper.cream) +
    path('M-26,-26C-24,-56 24,-56 26,-26Q0,-18 -26,-26Z', paper.clover) +
    path(
      circlesPath([
        [-12, -34, 4],
        [6, -44, 4],
        [13, -31, 3],
      ]),
      paper.cream,
    ),
  fireflies: () =>
    [
      [-140, -80],
      [-90, -10],
      [-50, -110],
      [80, -90],
      [130, -30],
      [160, -120],
      [50, 0],
      [-120, 30],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, paper.lamp, 'opacity=".22"') + circle(x, y, 2.2, paper.lamp))
      .join(''),
  cloud: () => cloudOf(paper.white),
  duskCloud: () => cloudOf('#F1D9CF'),
  rainbow: () =>
    (
      [
        ['#D9543A', 120],
        ['#F4B942', 107],
        ['#6E9A62', 94],
        ['#2F8C94', 81],
      ] as const
    )
      .map(([colour, r]) => line(`M${-r},0A${r},${r} 0 0 1 ${r},0`, colour, 13.5))
      .join(''),
  pond: () =>
    ellipse(0, 0, 56, 12, paper.teal) +
    ellipse(-8, -2, 26, 3, '#FFFFFF', 'opacity=".25"') +
    ellipse(20, 3, 14, 2, '#FFFFFF', 'opacity=".2"'),
  volcano: () =>
    path('M-92,0L-26,-104Q0,-96 26,-104L92,0Z', '#3A292F') +
    path('M-26,-104Q0,-96 26,-104L34,-88Q24,-70 14,-84Q6,-56 -6,-82Q-18,-66 -34,-88Z', paper.flame) +
    path('M26,-104L92,0H52L10,-98Z', '#2C1F25') +
    circle(-8, -124, 12, '#8A5A52', 'opacity=".8"') +
    circle(10, -138, 15, '#8A5A52', 'opacity=".6"') +
    circle(-6, -158, 10, '#8A5A52', 'opacity=".4"'),
  ice: () =>
    path('M-30,0L-20,-52L-8,-16L4,-78L18,-22L28,-44L36,0Z', paper.ice) +
    path('M4,-78L18,-22L8,0H-2Z', '#EAF5F4') +
    path('M-20,-52L-8,-16L-14,0H-24Z', '#B5D5DE'),
  coral: () =>
    line('M0,0V-28M0,-12Q-16,-16 -18,-36M0,-18Q16,-20 18,-44M18,-30Q28,-32 30,-42', paper.poppy, 7),
  goldCoral: () =>
    line('M0,0V-24M0,-10Q-18,-14 -20,-32M0,-16Q14,-18 18,-38M-20,-24Q-28,-26 -30,-34', paper.barley, 7),
  pinkCoral: () =>
    path('M-4,0Q-40,-14 -30,-46Q-16,-60 0,-52Q18,-62 32,-44Q40,-14 4,0Z', paper.clover) +
    line('M0,-4V-44M-4,-10Q-16,-22 -20,-40M4,-10Q16,-22 22,-38', '#A8486B', 2.6),
  seaweed: () => [-14, 0, 14].map((x) => line(`M${x},0q-10,-18 0,-34t0,-30`, '#2F8A72', 5)).join(''),
  waterfall: () =>
    path('M-60,0L-48,-96Q-30,-112 0,-108Q34,-112 50,-92L64,0Z', paper.stoneDark) +
    path('M-18,0Q-22,-60 -16,-108H16Q22,-60 20,0Z', '#BFE3E0') +
    line('M-8,-96V-10M6,-98V-6', '#FFFFFF', 2.4) +
    ellipse(0, 0, 34, 6, '#EAF5F4'),
} as const;
