import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { num, path, transformed } from '../drawing/svg.ts';
import { blades } from './blades.ts';
import { wave } from './landforms.ts';
import type { Mood } from './palettes.ts';

/** `below` lies before the people, along the lower edge; `above` hangs in behind their heads. */
export type Frame = { below: string; above: string };
type DrawFrame = (mood: Mood, random: Random, edge: string) => Frame;

const mirrored = (body: string): string => transformed('translate(400 0) scale(-1 1)', body);
const ground = (random: Random, colour: string): string =>
  path(wave(289, 4, random, 3), mix(colour, paper.white, 0.12)) + path(wave(291, 4, random, 3), colour);
/** Long leaves that fan out of a corner below. */
const fan = (colour: string, reach: number): string =>
  [
    [-4, -66],
    [18, -62],
    [38, -46],
    [52, -24],
    [58, -6],
  ]
    .map(([x = 0, y = 0], i) => {
      const tipX = x * reach - 10;
      const tipY = 300 + y * reach;
      return path(
        `M-24,306Q${num(tipX * 0.3 - 20)},${num(tipY + 4)} ${num(tipX)},${num(tipY)}Q${num(tipX * 0.6 + 6)},${num(tipY + 30)} -2,308Z`,
        mix(colour, i % 2 ? paper.white : paper.ink, 0.07),
      );
    })
    .join('');
/** Leaves along a twig, each a pointed oval: `[x, y, turn]`. */
const foliage = (spots: readonly (readonly [number, number, number])[], size: number): string =>
  spots
    .map(([x, y, turn]) => {
      const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size];
      return `M${num(x)},${num(y)}Q${num(x + dx * 0.5 - dy * 0.4)},${num(y + dy * 0.5 + dx * 0.4)} ${num(x + dx)},${num(y + dy)}Q${num(x + dx * 0.5 + dy * 0.4)},${num(y + dy * 0.5 - dx * 0.4)} ${num(x)},${num(y)}Z`;
    })
    .join('');
/** A bough that hangs in from the upper corner; its outer leaves are the lighter ones. */
const bough = (bark: string, leaf: string): string => {
  const spots = Array.from({ length: 30 }, (_, i): [number, number, number] => {
    const t = i / 30;
    return [-40 + t * 156, 6 + t * t * 42 + (i % 3) * 7 - 7, ((i * 2.4) % 3.4) - 0.9];
  });
  return (
    path('M-60,-10Q30,4 116,46Q54,24 -60,16Z', bark) +
    path('M34,12Q64,40 60,70Q50,40 22,16Z', bark) +
    path(foliage(spots, 26), mix(leaf, paper.ink, 0.16)) +
    path(
      foliage(
        [
          [58, 56, 0.6],
          [58, 60, 2.2],
          [60, 68, 1.5],
          [48, 36, 2.6],
          [54, 44, 0.2],
        ],
        22,
      ),
      leaf,
    ) +
    path(
      foliage(
        spots.filter((_, i) => i % 2 === 0).map(([x, y, turn]) => [x + 3, y - 3, turn + 0.5]),
        20,
      ),
      leaf,
    ) +
    path(
      foliage(
        spots.filter((_, i) => i % 4 === 1).map(([x, y, turn]) => [x + 5, y, turn + 0.2]),
        15,
      ),
      mix(leaf, paper.lamp, 0.3),
    )
  );
};
const needles = (colour: string): string =>
  [
    [-60, -20, 96, 34],
    [-60, 14, 64, 60],
    [-60, -50, 140, 6],
  ]
    .map(([x = 0, y = 0, tx = 0, ty = 0], i) =>
      path(
        `M${x},${y}L${tx},${ty}l-18,5l4,9l-18,-4l4,11l-20,-6l3,12l-24,-8l2,12L${x},${y + 44}Z`,
        mix(colour, paper.white, 0.06 * i),
      ),
    )
    .join('');
const reeds = (colour: string): string =>
  [2, 12, 22, 34]
    .map(
      (x, i) =>
        path(
          `M${x - 2},304Q${x - 3},${262 - (i % 2) * 14} ${x + 5 + i},${236 - (i % 2) * 16}Q${x + 3},${264} ${x + 2},304Z`,
          colour,
        ) +
        (i % 2
          ? path(`M${x + 9},${232 - i * 3}q4,-1 4,7v12q0,5 -4,5q-4,0 -4,-5v-12q0,-8 4,-7Z`, paper.woodDark)
          : ''),
    )
    .join('');
const stones = (colour: string): string =>
  path('M-30,306Q-26,262 8,262Q36,264 44,306Z', colour) +
  path('M-14,276Q2,262 18,272Q4,274 -6,288Z', mix(colour, paper.white, 0.22)) +
  path('M30,306Q34,284 52,284Q70,288 74,306Z', mix(colour, paper.ink, 0.14));
const dark = (mood: Mood): string => mix(mood.ground, mood.ink, 0.28);

/** The paper nearest to the eye: darker than all behind it, cropped by the frame. */
export const frames = {
  grass: (m, r) => ({ below: blades(m, r), above: '' }),
  leaves: (m, r) => ({
    below: blades(m, r) + fan(mix(m.ground, paper.leaf, 0.25), 0.9) + mirrored(fan(dark(m), 0.7)),
    above: bough(mix(m.ink, paper.woodDark, 0.5), mix(m.near, m.ground, 0.5)),
  }),
  bough: (m, r) => ({
    below: blades(m, r),
    above: bough(mix(m.ink, paper.woodDark, 0.5), mix(m.near, paper.leaf, 0.3)),
  }),
  blossom: (m, r) => ({
    below: blades(m, r),
    above: bough(mix(m.ink, paper.woodDark, 0.5), mix(paper.clover, m.near, m.lit ? 0.5 : 0.1)),
  }),
  jungle: (m, r) => ({
    below: blades(m, r) + fan(dark(m), 1.15) + mirrored(fan(mix(m.ground, paper.leaf, 0.2), 1)),
    above:
      path(
        [
          [-60, -40, 70, 60],
          [-50, -60, 120, 26],
          [-70, -10, 34, 96],
        ]
          .map(
            ([x = 0, y = 0, tx = 0, ty = 0]) =>
              `M${x},${y}Q${tx - 20},${ty - 70} ${tx},${ty}Q${tx - 60},${ty - 20} ${x},${y + 60}Z`,
          )
          .join(''),
        dark(m),
      ) + mirrored(path('M-60,-50Q70,-40 84,30Q30,-6 -60,30Z', mix(m.ground, m.near, 0.4))),
  }),
  firs: (m, r) => ({ below: blades(m, r), above: needles(mix(m.near, m.ground, 0.6)) }),
  reeds: (m, r) => ({ below: blades(m, r) + reeds(m.ground) + mirrored(reeds(dark(m))), above: '' }),
  palms: (m, r, edge) => ({
    below: ground(r, edge) + fan(mix(m.near, m.ground, 0.5), 0.8),
    above: path(
      'M-60,-30Q40,-40 104,22Q50,-2 10,4Q60,14 78,66Q34,20 -6,18Q20,40 22,92Q-10,40 -60,30Z',
      mix(m.near, m.ground, 0.4),
    ),
  }),
  stones: (m, r, edge) => ({
    below: ground(r, edge) + stones(mix(edge, m.ink, 0.35)) + mirrored(stones(mix(edge, m.ink, 0.2))),
    above: '',
  }),
  plain: (_, r, edge) => ({ below: ground(r, edge), above: '' }),
} satisfies Record<string, DrawFrame>;
export type FrameId = keyof typeof frames;
