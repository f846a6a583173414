import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

const horse = (coat: string, mane: string, horn = false): string => {
  const shade = mix(coat, INK, 0.22);
  const light = mix(coat, paper.lamp, 0.3);
  const leg = (x: number, colour: string, bend: number): string =>
    path(
      `M${x - 4.5},-34Q${x - 4},-18 ${x - 3 + bend},-6L${x - 4 + bend},-3H${x + 4 + bend}L${x + 3 + bend},-6Q${x + 4},-18 ${x + 5.5},-34Z`,
      colour,
    ) +
    path(`M${x - 4.6 + bend},0L${x - 4 + bend},-4H${x + 4 + bend}L${x + 5 + bend},0Z`, mix(mane, INK, 0.4));
  return (
    leg(-20, shade, -2) +
    leg(22, shade, 2) +
    path('M-36,-52Q-52,-50 -54,-30Q-56,-16 -50,-6Q-44,-18 -42,-28Q-40,-36 -34,-40Z', mane) +
    path(
      'M-37,-40C-40,-60 -20,-62 -2,-57C8,-55 14,-58 18,-62Q24,-82 38,-92L40,-102L47,-95Q56,-92 61,-82L70,-71Q72,-64 66,-61Q58,-58 52,-66Q46,-64 43,-54Q40,-36 30,-31C16,-24 -10,-26 -20,-28Q-34,-28 -37,-40Z',
      coat,
    ) +
    path(
      'M18,-62Q24,-82 38,-92L40,-102L47,-95Q56,-92 61,-82Q50,-84 44,-72Q34,-60 30,-44Q24,-54 18,-62Z',
      light,
      'fill-opacity=".35"',
    ) +
    leg(-28, coat, 0) +
    leg(30, coat, 0) +
    path(
      'M42,-99Q28,-96 20,-78Q14,-66 6,-60Q16,-54 24,-60Q22,-66 28,-70Q27,-76 34,-80Q33,-86 41,-90Z',
      mane,
    ) +
    path('M40,-98Q48,-96 50,-88Q44,-92 39,-90Z', mane) +
    circle(54, -82, 2.4, INK) +
    circle(54.8, -82.8, 0.8, '#FFFFFF') +
    circle(66, -67, 1.2, shade) +
    line('M62,-62q4,0 6,-3', shade, 1.4) +
    path('M-30,-34Q-8,-26 22,-32Q0,-22 -30,-34Z', shade, 'fill-opacity=".5"') +
    (horn
      ? path('M44,-97L60,-122L51,-93Z', paper.barley) +
        line('M48,-102l5,2M51,-109l4,2', paper.barleyDeep, 1.2)
      : '')
  );
};
const fish = (colour: string): string =>
  path('M-20,0Q0,-16 20,0L32,-10V10L20,0Q0,16 -20,0Z', colour) +
  circle(-9, -2, 2, INK) +
  line('M0,-8Q5,0 0,8', mix(colour, INK, 0.2), 2);

/** Animals of the landscape: each stands on 0,0. Those who act in a story are in storyProps. */
export const creatures = {
  dinosaur: () =>
    path('M-4,-30L-8,0H6L8,-24ZM22,-28L26,0H38L34,-30Z', mix(paper.moss, INK, 0.24)) +
    path(
      'M-72,-2C-34,-4 -46,-52 -6,-55C14,-57 22,-70 24,-92C26,-108 44,-114 57,-103Q63,-96 58,-91Q52,-88 47,-90C42,-70 46,-46 35,-28L36,0H22L18,-18H-10L-14,0H-27L-28,-18C-40,-8 -56,0 -72,-2Z',
      paper.moss,
    ) +
    path('M46,-90C40,-70 44,-46 34,-28Q24,-20 8,-20Q26,-30 28,-52Q30,-78 40,-92Z', '#A9C58A') +
    path('M-28,-18L-27,-2H-16L-12,-18ZM20,-18L23,-2H34L34,-28Z', mix(paper.moss, paper.lamp, 0.12)) +
    path(
      circlesPath([
        [-22, -40, 4],
        [-8, -46, 3],
        [6, -42, 4.4],
        [-14, -30, 3],
        [30, -74, 2.4],
        [32, -86, 2],
      ]),
      mix(paper.moss, INK, 0.22),
    ) +
    circle(46, -102, 3, paper.white) +
    circle(46.8, -102, 1.9, INK) +
    line('M46,-95q6,2 11,-2', INK, 1.8) +
    circle(55, -100, 0.9, INK) +
    [
      [-34, -40],
      [-24, -49],
      [-8, -57],
      [10, -63],
      [21, -78],
    ]
      .map(([x = 0, y = 0]) => path(`M${x - 7},${y + 5}l6,-14l8,11Z`, paper.barley))
      .join(''),
  giraffe: () =>
    line('M-18,-40V0M-8,-40V0M14,-40V0M22,-40V0', '#C98E45', 5) +
    path(
      'M-26,-44C-26,-60 10,-62 18,-64L30,-118L40,-122L56,-114L54,-108L42,-106L32,-44Q4,-34 -26,-44Z',
      '#E0AC55',
    ) +
    path(
      circlesPath([
        [-12, -50, 5],
        [4, -52, 6],
        [20, -58, 4.4],
        [27, -80, 4],
        [31, -98, 3.4],
      ]),
      '#A86A35',
    ) +
    circle(43, -115, 2, INK) +
    line('M38,-122l-1,-9M43,-122l2,-9', '#A86A35', 2.6),
  elephant: () =>
    path('M-12,-26V0H2V-26ZM22,-26V0H34V-28Z', mix(paper.stone, INK, 0.3)) +
    path(
      'M-22,0V-20L-28,0H-42V-44C-42,-72 4,-74 22,-62C36,-70 58,-58 56,-40C55,-26 62,-10 54,-2Q48,2 46,-4Q50,-8 47,-22C40,-26 34,-26 28,-24V0H14V-18H-6V0Z',
      paper.stone,
    ) +
    path('M12,-58C34,-68 44,-36 24,-28Q8,-38 12,-58Z', '#84999A') +
    path('M16,-54C30,-60 36,-40 25,-34Q14,-42 16,-54Z', '#B7A9A4') +
    circle(43, -46, 2.2, INK) +
    path('M44,-30Q54,-28 58,-36Q56,-24 46,-25Z', paper.white) +
    line('M-42,-48q-8,6 -6,18', '#84999A', 2.4) +
    line('M53,-14l4,-1M52,-20l4,-1M52,-8l4,0', '#84999A', 1.3),
  sheep: () =>
    [-14, -5, 8, 16].map((x) => rect(x - 2, -9, 4, 9, INK, 1)).join('') +
    path(
      circlesPath([
        [-16, -18, 9],
        [-8, -27, 10],
        [5, -29, 10],
        [16, -22, 10],
        [16, -14, 8],
        [0, -13, 11],
        [-10, -13, 9],
        [2, -20, 12],
      ]),
      '#E6DFCB',
    ) +
    path(
      circlesPath([
        [-6, -29, 7],
        [6, -31, 7],
        [16, -25, 7],
        [4, -22, 8],
      ]),
      paper.white,
    ) +
    line('M-8,-16q4,3 7,0M4,-13q4,3 7,0M10,-22q3,2 6,0', '#C9BFA6', 1.6) +
    ellipse(-24, -23, 7, 8.6, INK) +
    path('M-19,-28l7,-3l-3,7Z', INK) +
    circle(-26, -25, 1.5, paper.white) +
    path(
      circlesPath([
        [-24, -32, 4],
        [-19, -32, 3.6],
      ]),
      paper.white,
    ),
  brownHorse: () => horse('#A0623A', '#5C3320'),
  darkHorse: () => horse('#6F432C', '#3A2219'),
  paleHorse: () => horse('#D9B48A', '#9A6E45'),
  unicorn: () => horse('#FFF3E0', '#C9A9D6', true),
  fish: () => fish(paper.barley),
  redFish: () => fish(paper.poppy),
  shoal: () =>
    [
      [-40, 0],
      [-10, -14],
      [22, -4],
      [0, 14],
    ]
      .map(([x, y]) => `<g transform="translate(${x} ${y}) scale(.42)">${fish(paper.lamp)}</g>`)
      .join(''),
  turtle: () =>
    path('M-34,-8Q-26,-40 6,-38Q34,-34 36,-8Z', '#5F8A58') +
    path('M-14,-14l10,-16h14l8,16Z', '#7FA86A') +
    ellipse(46, -14, 11, 8, '#8FBF8B') +
    circle(50, -16, 1.6, INK) +
    path('M-24,-8l-14,10l20,-6ZM24,-8l10,12l-20,-8Z', '#8FBF8B'),
  birds: () =>
    line(
      'M-40,-10q8,-9 14,0q6,-9 14,0M0,-30q6,-7 11,0q5,-7 11,0M34,-8q5,-6 9,0q4,-6 9,0',
      INK,
      2.4,
      'stroke-opacity=".7"',
    ),
  gulls: () => line('M-34,-10q8,-9 14,0q6,-9 14,0M12,-28q6,-7 11,0q5,-7 11,0', paper.white, 3),
} as const;
