import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { circlesPath, num, path } from '../drawing/svg.ts';
import type { Mood } from './palettes.ts';
import { soft } from './softness.ts';

const dots = (random: Random, count: number, low: number, high: number, r: number): string =>
  circlesPath(
    Array.from({ length: count }, (): [number, number, number] => [
      -20 + random() * 440,
      low + random() * (high - low),
      r * (0.5 + random() * 0.8),
    ]),
  );
/** Small leaves or petals that the wind turns. */
const drifting = (random: Random, count: number): string =>
  Array.from({ length: count }, () => {
    const x = -20 + random() * 440;
    const y = 30 + random() * 220;
    const w = 4 + random() * 3;
    const lift = (random() - 0.5) * 6;
    return `M${num(x)},${num(y)}q${num(w * 0.5)},${num(-w * 0.7 + lift)} ${num(w)},${num(lift)}q${num(-w * 0.5)},${num(w * 0.6)} ${num(-w)},${num(-lift)}Z`;
  }).join('');

/** What is in the air of a place, before its land and behind its people. */
export const weathers = {
  clear: () => '',
  petals: (_: Mood, random: Random) =>
    path(drifting(random, 11), mix(paper.clover, paper.white, 0.35)) +
    path(drifting(random, 7), mix(paper.clover, paper.white, 0.7)),
  leaves: (_: Mood, random: Random) =>
    path(drifting(random, 7), paper.barley) + path(drifting(random, 5), paper.flame),
  embers: (_: Mood, random: Random) =>
    path(dots(random, 16, 30, 230, 1.8), paper.flame) + path(dots(random, 10, 10, 210, 1.2), paper.lamp),
  mist: (mood: Mood, random: Random) =>
    [208, 226, 246]
      .map((y) => soft(60 + random() * 280, y, 210, 13, mix(mood.haze, paper.white, 0.3), 0.26, 5))
      .join(''),
  fireflies: (_: Mood, random: Random) =>
    Array.from({ length: 9 }, () => {
      const x = 20 + random() * 360;
      const y = 60 + random() * 190;
      return soft(x, y, 12, 12, paper.lamp, 0.5, 12) + path(circlesPath([[x, y, 1.7]]), paper.lamp);
    }).join(''),
  sparkle: (_: Mood, random: Random) =>
    Array.from({ length: 12 }, () => {
      const x = 10 + random() * 380;
      const y = 40 + random() * 200;
      const s = 2 + random() * 3.4;
      return `M${num(x)},${num(y - s)}Q${num(x)},${num(y)} ${num(x + s)},${num(y)}Q${num(x)},${num(y)} ${num(x)},${num(y + s)}Q${num(x)},${num(y)} ${num(x - s)},${num(y)}Q${num(x)},${num(y)} ${num(x)},${num(y - s)}Z`;
    })
      .map((d) => path(d, paper.lamp))
      .join(''),
} satisfies Record<string, (mood: Mood, random: Random) => string>;
export type WeatherId = keyof typeof weathers;
