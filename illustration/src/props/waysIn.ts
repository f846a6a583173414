import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

/** Rock, trunk or wall with a dark mouth; one glimmer far in. */
const mouth = (wall: string, shape: string): string =>
  path('M-78,0Q-84,-60 -40,-84Q0,-104 44,-82Q86,-58 78,0Z', wall) +
  path('M-40,-84Q0,-104 44,-82Q20,-74 0,-78Q-24,-72 -40,-84Z', mix(wall, paper.white, 0.22)) +
  path(shape, '#16242B') +
  circle(3, -24, 2.6, paper.lamp);

const cave = 'M-34,0Q-38,-46 0,-52Q38,-46 34,0Z';

const slit = 'M-8,0Q-16,-34 -2,-66Q12,-40 9,0Z';

const ledge = (fill: string, edge: string): string =>
  path('M-80,0V-22H-44V-48H-6V-74H34V-98H80V0Z', fill) +
  line('M-80,-22H-44M-44,-48H-6M-6,-74H34M34,-98H80', edge, 5);

const slope = (fill: string, sheen: string): string =>
  path('M-88,0Q-30,-8 10,-46T84,-76V0Z', fill) +
  line('M-50,-4Q-10,-14 20,-44M-10,-4Q26,-16 50,-48', sheen, 4);

/** Ways in, up and through that are shut, dark, narrow, high or slippery: about 90 high. */
export const waysIn = {
  caveMouth: () => mouth('#6F7C7A', cave),
  rockCrack: () => mouth('#8A9490', slit),
  iceCrack: () => mouth('#A9D0DE', slit),
  coralHole: () => mouth('#C98A86', cave),
  fernHole: () =>
    mouth('#3E6F4A', cave) +
    line('M-60,0Q-50,-40 -70,-66M-20,0Q-26,-30 -40,-44M58,0Q52,-40 70,-62', '#6E9A62', 5),
  treeHole: () =>
    path('M-46,0Q-36,-50 -40,-110H40Q36,-50 46,0Z', '#7C5233') +
    line('M-30,-10Q-24,-60 -28,-100M28,-8Q22,-40 26,-100', '#5E3C24', 3) +
    ellipse(0, -56, 22, 26, '#1E1713') +
    path('M-24,-56a24,28 0 1 1 48,0', 'none', 'stroke="#A87B46" stroke-width="5"') +
    circle(4, -50, 2.6, paper.lamp),
  hollowLog: () =>
    line('M-50,-26H34', '#7C5233', 52) +
    ellipse(48, -26, 24, 27, '#C69A62') +
    ellipse(48, -26, 17, 20, '#1E1713') +
    path('M-66,-52Q-30,-64 10,-52Z', paper.moss) +
    circle(50, -22, 2.4, paper.lamp),
  pipeEnd: () =>
    line('M-70,-38H26', '#6F98A5', 66) +
    ellipse(32, -38, 28, 35, '#A5C6CF') +
    ellipse(32, -38, 21, 28, '#16242B') +
    line('M-58,-60H10', '#93B9C4', 4) +
    circle(34, -30, 2.6, paper.lamp),
  rainPipe: () =>
    line('M-60,-96H-20Q0,-96 0,-74V-30Q0,-14 20,-14H54', '#B9C8CF', 17) +
    line('M0,-66V-36', INK, 4) +
    path('M48,-24H66V-4H48Z', '#8FA3AC') +
    line('M-50,-100H-22', paper.white, 3),
  underSeats: () =>
    rect(-84, -62, 78, 22, '#8A4A5A', 6) +
    rect(6, -62, 78, 22, '#8A4A5A', 6) +
    rect(-84, -112, 78, 52, '#A85C70', 8) +
    rect(6, -112, 78, 52, '#A85C70', 8) +
    rect(-84, -42, 168, 42, '#1E2A30', 3) +
    line('M-78,-42V0M78,-42V0M0,-42V0', paper.stoneDark, 5) +
    circle(34, -12, 2.6, paper.lamp),
  underSofa: () =>
    rect(-84, -84, 168, 50, '#4E8C8A', 16) +
    rect(-74, -54, 72, 26, '#6FA9A5', 8) +
    rect(2, -54, 72, 26, '#6FA9A5', 8) +
    rect(-78, -30, 156, 30, '#1E2A30', 3) +
    line('M-72,-30V0M72,-30V0', paper.woodDark, 7) +
    circle(24, -10, 2.4, paper.lamp) +
    circle(32, -10, 2.4, paper.lamp),
  stairTurn: () =>
    path('M-80,0H80V-20H48V-40H16V-60H-16V-80H-48V-100H-80Z', '#7F8A92') +
    line('M-80,-100H-48V-80H-16V-60H16V-40H48V-20H80', '#A9B4BA', 4) +
    path('M-80,0V-44Q-60,-60 -40,-40V0Z', '#16242B') +
    circle(-60, -22, 2.6, paper.lamp),
  greySteps: () => ledge('#8D9A97', '#B5C0BC'),
  coralSteps: () => ledge('#C98A86', '#E8B5AC'),
  moonSteps: () => ledge('#A5A39C', '#D5D3CB'),
  wallShelf: () =>
    rect(-64, -112, 128, 8, paper.woodDark, 2) +
    line('M-48,-104L-58,-90M48,-104L58,-90', paper.woodDark, 4) +
    path('M-50,-112Q-50,-132 -34,-132Q-18,-132 -18,-112ZM4,-112V-130H26V-112Z', '#8FB7D4') +
    line('M40,-112V-128', paper.barley, 8) +
    line('M-30,0V-22H30V0', paper.wood, 6),
  rootSteps: () =>
    path('M-30,0Q-22,-60 -26,-120H26Q22,-60 36,0Z', '#7C5233') +
    line(
      'M-26,-20Q-60,-24 -66,0M28,-30Q60,-34 62,0M-24,-54Q-48,-56 -50,-40M24,-74Q44,-76 46,-62',
      '#6A4429',
      9,
    ) +
    line('M-8,-110Q-4,-60 -10,-8', '#5E3C24', 3) +
    path('M-60,-128Q0,-160 60,-128Q30,-108 0,-114Q-30,-108 -60,-128Z', '#4F7F55'),
  palm: () =>
    line('M-4,0Q10,-60 -2,-112', '#A5763B', 15) +
    line('M-8,-20l14,-3M-5,-44l14,-3M-5,-68l14,-2M-6,-92l12,-1', '#7C5530', 3) +
    path(
      'M-2,-112Q-50,-146 -70,-100Q-36,-118 -2,-110ZM-2,-112Q44,-150 70,-102Q36,-120 -2,-110ZM-2,-112Q-24,-158 12,-156Q6,-130 0,-110ZM-2,-112Q-34,-98 -40,-72Q-14,-90 -2,-110ZM-2,-112Q30,-100 40,-74Q12,-90 -2,-110Z',
      '#4F8A5C',
    ),
  shipInTree: () =>
    line('M10,0Q2,-30 10,-62', '#6A4429', 22) +
    line('M10,-50Q-30,-60 -40,-84M10,-50Q44,-56 56,-80', '#6A4429', 9) +
    path('M-70,-84H64Q50,-50 6,-48Q-50,-52 -70,-84Z', '#8A5A38') +
    line('M-62,-76H58M-50,-64H46', '#6A4028', 2.6) +
    line('M-10,-84V-132', paper.woodDark, 5) +
    path('M-8,-128Q26,-120 30,-92H-8Z', paper.cream) +
    path(
      circlesPath([
        [-30, -68, 5],
        [4, -66, 5],
        [34, -70, 5],
      ]),
      INK,
    ),
  luggageNet: () =>
    rect(-80, -106, 160, 7, paper.stoneDark, 3) +
    path('M-76,-100Q0,-62 76,-100Z', '#A98D6A', 'opacity=".55"') +
    line(
      'M-60,-99L-30,-84M-30,-99L6,-80M0,-99L36,-84M30,-99L56,-90M60,-99L30,-84M30,-99L-6,-80M0,-99L-36,-84M-30,-99L-56,-90',
      '#6A5538',
      2,
    ) +
    path('M-24,-98Q-16,-122 4,-114Q26,-124 30,-98Z', '#D9DCEB') +
    rect(-60, -26, 120, 10, '#8A4A5A', 5) +
    line('M-50,-16V0M50,-16V0', paper.woodDark, 6),
  iceFloor: () => slope('#B7DCE6', paper.white),
  mudSlope: () => slope('#7A5638', '#A8805A'),
  ashSlope: () => slope('#8A8488', '#ABA5A9'),
  wetRock: () => slope('#5F7F6A', '#A5CBB5'),
  polishedFloor: () =>
    path('M-92,0L-60,-22H60L92,0Z', '#C79A62') +
    line('M-40,-4L-24,-18M-4,-4L8,-18M34,-4L42,-18', paper.white, 4) +
    path('M-14,-10Q0,-16 16,-10', 'none', `stroke="${paper.cream}" stroke-width="3"`),
  fogBank: () =>
    path(
      circlesPath([
        [-56, -24, 24],
        [-22, -40, 32],
        [20, -46, 36],
        [56, -26, 26],
        [0, -18, 30],
      ]),
      '#DCE6E6',
      'opacity=".92"',
    ) + line('M-70,-14Q-30,-24 10,-14T76,-16M-50,-34Q-16,-44 20,-34', paper.white, 4),
  surf: () =>
    path('M-90,0Q-70,-26 -44,-10Q-30,-40 2,-16Q20,-44 48,-12Q70,-26 90,0Z', '#5EA5B5') +
    path(
      'M-84,-2Q-66,-18 -46,-4Q-28,-28 2,-8Q22,-32 46,-4Q66,-16 86,-2',
      'none',
      `stroke="${paper.white}" stroke-width="4"`,
    ) +
    path(
      circlesPath([
        [-30, -34, 3],
        [6, -38, 4],
        [52, -32, 3],
      ]),
      paper.white,
    ),
  steam: () =>
    path('M-70,0V-58Q-66,-104 0,-106Q66,-104 70,-58V0H44V-54Q40,-78 0,-80Q-40,-78 -44,-54V0Z', '#4A4046') +
    line(
      'M-22,0Q-36,-26 -22,-44T-18,-74M4,0Q-8,-26 6,-44T6,-78M28,0Q18,-24 30,-42T24,-70',
      paper.white,
      5,
      'opacity=".75"',
    ),
} as const;
