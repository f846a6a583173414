import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

const horse = (coat: string, mane: string, horn = false): string =>
  line('M-26,-26V-2M-16,-26V0M18,-26V0M28,-26V-2', mix(coat, INK, 0.2), 7) +
  path('M-36,-46Q-54,-40 -50,-12Q-44,-26 -34,-32Z', mane) +
  path(
    'M-36,-30C-40,-56 0,-54 18,-56C24,-76 34,-88 46,-92L52,-84C60,-76 68,-68 66,-60C58,-54 52,-62 46,-62C42,-44 40,-24 30,-22C10,-16 -20,-16 -36,-30Z',
    coat,
  ) +
  path('M46,-94C34,-90 22,-76 18,-54Q28,-56 34,-70Z', mane) +
  circle(52, -76, 2.2, INK) +
  (horn ? path('M48,-92L62,-116L54,-88Z', paper.barley) : '');
const fish = (colour: string): string =>
  path('M-20,0Q0,-16 20,0L32,-10V10L20,0Q0,16 -20,0Z', colour) +
  circle(-9, -2, 2, INK) +
  line('M0,-8Q5,0 0,8', mix(colour, INK, 0.2), 2);

/** Animals of the landscape: each stands on 0,0. Those who act in a story are in storyProps. */
export const creatures = {
  dinosaur: () =>
    path(
      'M-66,-4C-30,-6 -44,-52 -6,-54C14,-56 22,-70 24,-92C26,-108 44,-112 56,-102Q60,-94 48,-92C42,-70 44,-46 34,-28L34,0H22L18,-20H-10L-14,0H-26L-28,-18C-40,-8 -54,-2 -66,-4Z',
      paper.moss,
    ) +
    circle(44, -102, 2.4, INK) +
    line('M46,-95q5,1 9,-3', INK, 1.8) +
    [
      [-24, -48],
      [-8, -56],
      [10, -62],
    ]
      .map(([x = 0, y = 0]) => path(`M${x - 7},${y + 4}l7,-13l7,10Z`, paper.barley))
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
    path(
      'M-20,0V-26H-40V-50C-40,-70 10,-72 24,-60C36,-66 56,-60 54,-40C54,-26 60,-8 52,-2C46,-2 46,-10 46,-22C38,-26 34,-26 30,-26V0H16V-20H-4V0Z',
      paper.stone,
    ) +
    path('M18,-56C36,-62 40,-34 22,-32Q12,-44 18,-56Z', '#84999A') +
    circle(40, -46, 2.2, INK),
  sheep: () =>
    [-14, -4, 8, 16].map((x) => rect(x - 2, -8, 4, 8, INK)).join('') +
    path(
      circlesPath([
        [-12, -20, 11],
        [0, -24, 12],
        [13, -19, 11],
        [0, -14, 11],
      ]),
      paper.white,
    ) +
    ellipse(-24, -22, 7, 8, INK) +
    circle(-26, -24, 1.4, paper.white),
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
      'opacity=".7"',
    ),
  gulls: () => line('M-34,-10q8,-9 14,0q6,-9 14,0M12,-28q6,-7 11,0q5,-7 11,0', paper.white, 3),
} as const;
