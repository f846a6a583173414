import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import { circle, circlesPath, ellipse, line, path, rect, num } from '../drawing/svg.ts';

const frond = (x: number, y: number, colour: string): string =>
  path(
    `M12,-66Q${(x + 12) / 2 - 4},${y - 14} ${x},${y}Q${x * 0.82 + 2},${y + 2} ${x * 0.78 + 2},${y - 2}Q${x * 0.6 + 5},${y + 4} ${x * 0.56 + 6},${y * 0.98}Q${(x + 12) / 2},${y + 9} 12,-66Z`,
    colour,
  );

/** Pointed leaves of a crown, every third of them: `nth` 0, 1 or 2, the last ones on the side of the light. */
const plumes = (nth: number): string =>
  Array.from({ length: 27 }, (_, i) => i)
    .filter((i) => i % 3 === nth)
    .map((i) => {
      const turn = i * 2.4;
      const away = 12 + i * 1.5;
      const x = Math.cos(turn) * away * 1.25 + (nth === 2 ? 8 : 0);
      const y = -160 + Math.sin(turn) * away * 0.8 - (nth === 2 ? 6 : 0);
      const [dx, dy] = [Math.cos(turn) * 27, Math.sin(turn) * 20 + 5];
      return `M${num(x)},${num(y)}Q${num(x + dx * 0.5 - dy * 0.5)},${num(y + dy * 0.5 + dx * 0.4)} ${num(x + dx)},${num(y + dy)}Q${num(x + dx * 0.5 + dy * 0.5)},${num(y + dy * 0.5 - dx * 0.4)} ${num(x)},${num(y)}Z`;
    })
    .join('');

/** Trees of one shape each: of hot lands, of river banks, of burnt ground. Lit from the right. */
export const strangeTrees = {
  acacia: () =>
    path('M-5,0Q2,-30 -22,-66L-14,-68Q0,-46 4,-34Q10,-52 26,-70L32,-66Q12,-36 7,0Z', paper.woodDark) +
    path(
      'M-62,-62Q-66,-74 -40,-78Q-30,-94 4,-92Q44,-94 50,-78Q74,-76 66,-62Q30,-72 4,-66Q-30,-72 -62,-62Z',
      '#6F8A4E',
    ) +
    path('M-34,-80Q-26,-92 4,-92Q44,-94 50,-78Q74,-76 66,-62Q50,-70 30,-72Q40,-84 -34,-80Z', '#93A962') +
    line('M-44,-68q6,-5 12,0M-16,-72q6,-5 12,0M16,-74q6,-5 12,0M-4,-84q6,-5 12,0', '#556E3C', 1.8),
  palm: () =>
    path('M-6,0Q-3,-40 9,-66L16,-64Q7,-36 6,0Q10,1 12,3H-12Q-8,1 -6,0Z', paper.wood) +
    path('M2,0Q4,-36 13,-65L16,-64Q7,-36 6,0Z', mix(paper.wood, paper.lamp, 0.35)) +
    line('M-5,-9h10M-4,-20h10M-2,-31h9M1,-42h9M5,-53h9', paper.woodDark, 1.6) +
    frond(-36, -60, '#3E6D49') +
    frond(-22, -84, paper.leaf) +
    frond(52, -58, '#5C8F60') +
    frond(42, -86, '#6FA269') +
    frond(8, -98, '#5C8F60') +
    frond(-16, -44, '#3E6D49') +
    frond(34, -42, paper.leaf) +
    circle(9, -60, 4.2, paper.woodDark) +
    circle(16, -59, 4.2, paper.woodDark) +
    circle(17, -60, 1.4, paper.wood),
  jungleTree: () =>
    path(
      'M-14,0Q-6,-12 -8,-40Q-6,-90 -12,-150H12Q6,-90 9,-40Q8,-12 20,0Q26,4 30,5H-26Q-18,3 -14,0Z',
      '#6B5236',
    ) +
    path('M4,-150H12Q6,-90 9,-40Q8,-12 20,0L10,0Q3,-20 5,-60Z', '#8A6C46') +
    path(
      circlesPath([
        [-42, -146, 26],
        [-10, -140, 24],
        [36, -146, 26],
        [-20, -174, 30],
        [22, -178, 32],
      ]),
      '#2F6249',
    ) +
    path(plumes(0), '#3B7354') +
    path(plumes(1), '#4A8560') +
    path(plumes(2), '#6B9E62') +
    line('M-34,-128Q-38,-96 -30,-74M26,-124Q32,-100 26,-82', '#4E8A5E', 3.4) +
    ellipse(-31, -76, 6, 3.4, '#5A9060') +
    ellipse(26, -84, 6, 3.4, '#5A9060'),
  deadTree: () =>
    path(
      'M-7,0Q-2,-30 -5,-60L-26,-84L-22,-86L-3,-68L-2,-98H2L4,-66L24,-90L28,-87L7,-56Q4,-26 9,0Z',
      '#2B2229',
    ) + path('M3,-60L7,-56Q4,-26 9,0H4Q1,-30 3,-60Z', '#5A4048'),
  willow: () =>
    path('M-8,0Q-2,-30 -12,-56H10Q2,-30 10,0Z', paper.woodDark) +
    path(
      circlesPath([
        [-22, -70, 22],
        [20, -70, 22],
        [0, -84, 26],
      ]),
      '#5E8F6A',
    ) +
    path(
      'M-44,-70Q-48,-34 -40,-14Q-36,-40 -30,-58Q-32,-26 -24,-8Q-20,-40 -12,-60Q-8,-34 -2,-22Q2,-44 8,-60Q14,-30 22,-6Q28,-34 28,-58Q36,-40 40,-18Q48,-40 44,-70Z',
      '#5E8F6A',
    ) +
    line(
      'M-36,-60Q-38,-36 -34,-24M-18,-62Q-20,-36 -18,-22M18,-60Q22,-40 22,-24M34,-62Q38,-44 38,-32',
      '#83B07F',
      2.2,
    ),
  hedge: () =>
    rect(-60, -18, 120, 18, '#46785A', 8) +
    path(
      circlesPath(
        [-50, -30, -8, 14, 36, 52].map((x, i): [number, number, number] => [x, -18 - (i % 2) * 3, 13]),
      ),
      '#46785A',
    ) +
    path(
      circlesPath([-44, -22, 4, 26, 46].map((x, i): [number, number, number] => [x, -23 - (i % 2) * 3, 7])),
      '#74A272',
    ) +
    path(
      circlesPath([
        [-34, -12, 2.2],
        [-6, -16, 2.2],
        [22, -10, 2.2],
        [42, -15, 2.2],
      ]),
      paper.clover,
    ),
} as const;
