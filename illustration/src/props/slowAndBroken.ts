import { INK, paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect } from '../drawing/svg.ts';

const split = (y: number): string =>
  path(`M-6,${y - 18}l8,10l-8,8l10,10l-6,10`, 'none', `stroke="${INK}" stroke-width="4"`);

const can = (paint: string): string =>
  rect(-26, -40, 52, 40, paper.stone, 4) +
  ellipse(0, -40, 26, 8, paint) +
  path('M-26,-40Q-28,-18 -18,-20Q-12,-8 -6,-22Q0,-30 6,-38Z', paint) +
  line('M20,-42L46,-78', paper.woodDark, 6) +
  line('M18,-40L24,-48', paint, 12);

/** What takes its time, makes its noise, or has come apart: about 60 high. */
export const slowAndBroken = {
  hourglass: () =>
    rect(-28, -6, 56, 6, paper.woodDark, 3) +
    rect(-28, -78, 56, 6, paper.woodDark, 3) +
    path('M-20,-72H20Q18,-50 4,-40Q18,-28 20,-6H-20Q-18,-28 -4,-40Q-18,-50 -20,-72Z', '#DCEDEF') +
    path('M-12,-58H12Q8,-48 0,-42Q-8,-48 -12,-58ZM-16,-6Q-10,-20 0,-22Q10,-20 16,-6Z', paper.barley) +
    line('M0,-42V-20', paper.barley, 2.4),
  whitePaint: () => can(paper.white),
  bluePaint: () => can('#4E86C0'),
  blackPaint: () => can('#22303A'),
  redPaint: () => can(paper.poppy),
  gluePot: () =>
    path('M-20,-34H20V-4Q0,4 -20,-4Z', '#E3D2A8') +
    rect(-23, -42, 46, 9, paper.poppy, 3) +
    line('M8,-42L26,-76', paper.wood, 6) +
    path('M-20,-26Q-10,-14 -6,-26Q0,-12 8,-26Q14,-18 20,-26V-34H-20Z', paper.white),
  wetPages: () =>
    path('M-76,-78Q0,-60 76,-78', 'none', `stroke="${paper.woodDark}" stroke-width="3"`) +
    path('M-60,-76H-30L-28,-30H-62ZM-16,-70H16V-22H-16ZM30,-72H60L62,-30H30Z', paper.white) +
    line('M-54,-62H-38M-54,-52H-38M-8,-56H8M-8,-46H8M36,-60H54M36,-50H54', '#8FA3AC', 2) +
    path(
      circlesPath([
        [-44, -20, 3],
        [2, -10, 3],
        [46, -18, 3],
      ]),
      '#5E9BC4',
    ),
  seedPod: () =>
    path('M0,-88C46,-70 46,-8 0,0C-46,-8 -46,-70 0,-88Z', '#7FA86A') +
    line('M0,-86V-4M-6,-80Q-34,-46 -8,-6M6,-80Q34,-46 8,-6', '#5E8A4E', 3) +
    path('M0,-88Q-14,-108 -22,-96Q-16,-84 0,-84ZM0,-88Q14,-108 22,-96Q16,-84 0,-84Z', '#5E8A4E'),
  budsClosed: () =>
    line('M-30,0Q-34,-30 -26,-52M0,0Q4,-40 0,-70M28,0Q34,-28 26,-48', paper.moss, 4) +
    path(
      'M-26,-50C-38,-60 -32,-78 -26,-80C-18,-78 -14,-60 -26,-50ZM0,-66C-12,-78 -6,-96 0,-98C8,-96 12,-78 0,-66ZM26,-46C14,-56 20,-74 26,-76C34,-74 38,-56 26,-46Z',
      paper.clover,
    ),
  curtainOfSand: () =>
    path(
      circlesPath([
        [-40, -26, 24],
        [-6, -40, 30],
        [34, -32, 26],
        [0, -16, 22],
      ]),
      '#E7D3A8',
      'opacity=".85"',
    ) +
    path(
      circlesPath([
        [-30, -50, 3],
        [18, -64, 3],
        [44, -50, 2.4],
        [-8, -14, 3],
      ]),
      '#C9A66B',
    ),
  cloudInWay: () =>
    path(
      circlesPath([
        [-44, -40, 22],
        [-8, -56, 30],
        [34, -48, 26],
        [0, -34, 22],
      ]),
      '#C4CED4',
    ) +
    path('M-60,0L-20,-30L10,0Z', '#8D9A97') +
    line('M-50,-30H54', '#AAB6BC', 4),
  duskLamp: () =>
    line('M0,0V-92', INK, 5) +
    path('M-14,-92L-9,-112H9L14,-92Z', paper.lamp) +
    line('M-16,-92H16M-10,-113H10', INK, 4) +
    rect(-34, -22, 68, 7, paper.wood, 2) +
    line('M-28,-15V0M28,-15V0', paper.woodDark, 5),
  numberBoard: () =>
    rect(-46, -96, 92, 46, INK, 5) +
    line('M-22,-84H-8V-74H-22V-62H-8M8,-84V-62M20,-84V-62', paper.flame, 5) +
    line('M0,-50V0M-24,0H24', paper.stoneDark, 6),
  loadingBar: () =>
    rect(-54, -70, 108, 64, INK, 6) +
    rect(-47, -63, 94, 46, '#BFD6D8', 3) +
    rect(-36, -44, 72, 12, paper.white, 6) +
    rect(-36, -44, 26, 12, paper.poppy, 6) +
    line('M0,-6V0M-26,0H26', INK, 6),
  dial: () =>
    circle(0, -46, 38, paper.stone) +
    circle(0, -46, 31, paper.white) +
    path('M-22,-34A25,25 0 0 1 22,-34', 'none', `stroke="${paper.barley}" stroke-width="5"`) +
    line('M0,-42L-18,-56', paper.poppy, 4) +
    circle(0, -42, 4, INK) +
    line('M0,-8V0M-24,0H24', paper.stoneDark, 7),
  signalBars: () =>
    rect(-46, -66, 92, 60, '#3A4E58', 6) +
    rect(-34, -28, 12, 12, paper.lamp, 2) +
    rect(-16, -36, 12, 20, paper.lamp, 2) +
    rect(2, -46, 12, 30, '#5E737D', 2) +
    rect(20, -56, 12, 40, '#5E737D', 2) +
    line('M30,-66L44,-94', paper.stone, 3),
  tidePipes: () =>
    rect(-60, -70, 18, 70, '#E9CFB4', 7) +
    rect(-34, -88, 18, 88, '#E3C2A2', 7) +
    rect(-8, -104, 18, 104, '#E9CFB4', 7) +
    rect(18, -84, 18, 84, '#E3C2A2', 7) +
    rect(44, -64, 18, 64, '#E9CFB4', 7) +
    path('M-80,4V-14Q-60,-24 -40,-14T0,-14T40,-14T80,-14V4Z', '#5EA5B5') +
    split(-66),
  queue: () =>
    [-54, -18, 18, 54]
      .map(
        (x, i) =>
          line(`M${x - 4},-20V0M${x + 4},-20V0`, INK, 6) +
          path(
            `M${x - 15},-18Q${x - 16},-60 ${x},-62Q${x + 16},-60 ${x + 15},-18Z`,
            [paper.teal, paper.clover, paper.barley, '#5E7A8E'][i] ?? paper.teal,
          ) +
          circle(x, -74, 14, ['#6A4429', '#2A2B31', '#B7C1C5', '#BC4A22'][i] ?? INK),
      )
      .join(''),
  bubble: () =>
    ellipse(0, -4, 72, 14, '#6A5640') +
    path('M-34,-6Q-34,-52 0,-52Q34,-52 34,-6Q0,4 -34,-6Z', '#8A7356') +
    path('M-20,-28Q-16,-42 -2,-44', 'none', `stroke="${paper.cream}" stroke-width="4"`) +
    circle(-52, -14, 8, '#8A7356') +
    circle(52, -12, 6, '#8A7356') +
    line('M42,-46l12,-8M0,-62V-76M-42,-46l-12,-8', paper.barley, 4),
  drip: () =>
    path('M-60,-96H60L44,-80L34,-58L24,-82L8,-78L0,-44L-10,-80L-28,-78L-36,-60L-46,-82Z', '#A9D0DE') +
    path('M0,-38Q8,-26 0,-22Q-8,-26 0,-38Z', '#4E9BC4') +
    path('M-30,-14H30L22,4H-22Z', '#8D9A97') +
    ellipse(0, -14, 30, 6, '#5EA5C4') +
    line('M-38,-24l-8,-6M38,-24l8,-6', paper.white, 3),
  fan: () =>
    circle(0, -50, 44, '#5E6E77') +
    circle(0, -50, 37, '#2A3A42') +
    path(
      'M0,-50Q-8,-84 14,-84Q24,-70 0,-50ZM0,-50Q34,-58 34,-36Q20,-26 0,-50ZM0,-50Q8,-16 -14,-16Q-24,-30 0,-50ZM0,-50Q-34,-42 -34,-64Q-20,-74 0,-50Z',
      paper.stone,
    ) +
    circle(0, -50, 7, paper.poppy) +
    line('M52,-70q8,6 4,14M58,-44q8,4 4,12', paper.barley, 3),
  pump: () =>
    line('M0,0V-78', '#4F7F55', 18) +
    path('M-16,-78Q0,-96 16,-78Z', '#3F6A46') +
    line('M-6,-76L-50,-44', '#3F6A46', 6) +
    path('M8,-58H36Q42,-56 42,-40H32V-48H8Z', '#4F7F55') +
    path('M-40,4L-34,-8H44L50,4Z', '#8D9A97') +
    path('M37,-34Q42,-26 37,-24Q32,-26 37,-34Z', '#5E9BC4'),
  rattlingPots: () =>
    line('M-76,-84V0M76,-84V0', paper.woodDark, 5) +
    path('M-76,-84Q0,-62 76,-84', 'none', `stroke="${paper.woodDark}" stroke-width="3"`) +
    path('M-56,-66H-24L-28,-36H-52ZM-8,-60H20L16,-32H-4ZM36,-66H62L58,-40H40Z', '#8FA0AA') +
    line('M-40,-78V-66M6,-72V-60M49,-78V-66', INK, 2.4) +
    line('M-16,-46l-6,-6M26,-44l6,-8M-16,-34l-6,4M28,-34l6,4', paper.barley, 3),
  windStones: () =>
    path(
      'M-60,0Q-56,-24 -36,-24Q-16,-24 -14,0ZM-20,0Q-18,-40 8,-40Q32,-40 34,0ZM26,0Q30,-20 46,-20Q60,-18 62,0Z',
      '#8D9A97',
    ) + line('M-60,-52Q-20,-68 10,-52T60,-58Q70,-68 60,-74M-44,-70Q-14,-82 16,-72', paper.white, 4),
  barkingDogs: () =>
    rect(-76, -76, 152, 76, '#B5BDB8', 4) +
    line('M-60,-76V0M-44,-76V0M-28,-76V0M-12,-76V0M12,-76V0M28,-76V0M44,-76V0M60,-76V0', '#6F7F7A', 3) +
    path('M-52,0Q-54,-36 -34,-38Q-16,-36 -18,0ZM20,0Q18,-44 38,-46Q58,-44 56,0Z', '#A9764A') +
    path('M-22,-30L-8,-34L-20,-22ZM22,-36L8,-40L20,-28Z', INK) +
    line('M-4,-50l-6,-8M4,-50l6,-8M0,-54v-10', paper.poppy, 3),
} as const;
