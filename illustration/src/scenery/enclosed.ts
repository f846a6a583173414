import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { circlesPath, line, path } from '../drawing/svg.ts';
import { covers } from './groundCover.ts';
import type { DrawLand } from './land.ts';
import { cut, wave } from './landforms.ts';
import type { Mood } from './palettes.ts';
import { soft } from './softness.ts';

/** The mouth of a cave, seen from inside. */
const MOUTH =
  'M-60,-90H460V420H384C396,220 380,180 392,120C370,90 366,60 330,54C300,20 240,44 200,30C160,44 110,16 78,48C40,50 34,96 10,124C24,180 4,230 16,420H-60Z';
/** Walls in three depths: the farther, the more they take of the light outside. */
const walls = (mood: Mood, light: string): string =>
  [
    ['translate(26 22) scale(.87 .93)', 0.46],
    ['translate(12 10) scale(.94 .97)', 0.22],
    ['translate(0 0)', 0],
  ]
    .map(([transform, share]) =>
      [
        path(MOUTH, paper.ink, `fill-opacity=".1" transform="translate(0 3) ${transform}"`),
        path(MOUTH, mix(mood.ink, light, Number(share)), `transform="${transform}"`),
      ].join(''),
    )
    .join('');
const bubbles = (random: Random, count: number): string => {
  const all = Array.from({ length: count }, (): [number, number, number] => [
    40 + random() * 320,
    30 + random() * 190,
    1.4 + random() * 3.4,
  ]);
  return (
    path(circlesPath(all), paper.white, 'fill-opacity=".28"') +
    path(
      circlesPath(all.map(([x, y, r]) => [x - r * 0.3, y - r * 0.3, r * 0.3])),
      paper.white,
      'fill-opacity=".7"',
    )
  );
};
/** Beams of light that fall from above the water. */
const beams = (shares: readonly number[]): string =>
  shares
    .map((share, i) =>
      path(
        `M${96 + i * 66},-90L${40 + i * 88},300L${92 + i * 88},300L${116 + i * 66},-90Z`,
        paper.white,
        `fill-opacity="${share}"`,
      ),
    )
    .join('');
const seabed = (mood: Mood): string => mix(mood.ground, mood.mid, mood.lit ? 0.6 : 0.1);
/** Shells, starfish and a pebble on the ground of the sea. */
const strand = (colour: string): string =>
  path('M30,284l3,-7l3,7l7,1l-5,5l1,7l-6,-4l-6,4l1,-7l-5,-5Z', mix(colour, paper.poppy, 0.6)) +
  path('M352,288q8,-13 16,0Z', mix(colour, paper.clover, 0.5)) +
  line('M356,287l3,-6M360,287v-7M364,287l-3,-6', mix(colour, paper.white, 0.5), 1);

/** Where one is under water or under stone. */
export const enclosed = {
  reef: (m, r) => ({
    far:
      beams([0.09, 0.07, 0.1, 0.06]) +
      cut(wave(176, 30, r, 3), mix(m.far, m.haze, 0.35)) +
      soft(200, 190, 320, 40, m.haze, 0.3, 6) +
      cut(wave(204, 20, r, 4), m.far),
    middle: cut(wave(224, 14, r, 3), m.mid) + bubbles(r, 16),
    ground: cut(wave(242, 8, r, 3), seabed(m)) + covers.sand(seabed(m), r) + strand(seabed(m)),
    edge: mix(m.ground, paper.wood, 0.35),
  }),
  cavern: (m, r) => ({
    far:
      soft(200, 80, 150, 150, '#D8FFF2', 0.55, 26) +
      beams([0, 0.08, 0.1]) +
      cut(wave(206, 16, r, 3), mix(m.far, m.haze, 0.2)),
    middle:
      walls(m, m.haze) +
      line(
        'M22,150q14,16 6,34M372,120q-12,20 0,44M60,84q10,6 12,18M330,84q-8,8 -8,18',
        mix(m.ink, m.haze, 0.4),
        3,
      ) +
      bubbles(r, 14),
    ground: cut(wave(243, 8, r, 3), seabed(m)) + covers.sand(seabed(m), r),
    edge: m.ink,
  }),
  cave: (m, r) => ({
    far: cut(wave(180, 26, r, 4), mix(m.far, m.haze, 0.5)) + cut(wave(198, 8, r, 3), m.far),
    middle:
      cut(wave(214, 8, r, 3), m.mid) +
      walls(m, m.sky[0]) +
      [58, 92, 130, 166, 190, 236, 268, 300, 334]
        .map((x, i) => {
          const tip = 66 + ((i * 7) % 5) * 11;
          return (
            path(`M${x - 9},${40 - (i % 2) * 8}L${x},${tip}L${x + 9},40Z`, mix(m.ink, m.sky[0], 0.3)) +
            path(`M${x + 1},38L${x},${tip}L${x + 9},40Z`, mix(m.ink, m.sky[1], 0.6))
          );
        })
        .join(''),
    ground: cut(wave(240, 5, r, 2), m.near) + covers.snow(m.near, r),
    edge: mix(m.near, m.ink, 0.2),
  }),
} satisfies Record<string, DrawLand>;
