import { mix } from '../drawing/colour.ts';
import { paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { circlesPath, line, num, path } from '../drawing/svg.ts';

/** Places on the ground, denser and smaller towards the back: `size` is 0.5 far off and 1 at one's feet. */
function scattered(random: Random, count: number): { x: number; y: number; size: number }[] {
  return Array.from({ length: count }, () => {
    const near = random();
    return { x: -50 + random() * 500, y: 246 + near * 52, size: 0.5 + near * 0.5 };
  });
}

const tufts = (random: Random, count: number): string =>
  scattered(random, count)
    .map(({ x, y, size }) => {
      const h = 9 * size;
      return `M${num(x - 4 * size)},${num(y)}l${num(-h * 0.3)},${num(-h * 0.7)}M${num(x)},${num(y)}l${num(h * 0.08)},${num(-h)}M${num(x + 4 * size)},${num(y)}l${num(h * 0.35)},${num(-h * 0.7)}`;
    })
    .join('');
const flecks = (random: Random, count: number, r: number): string =>
  circlesPath(scattered(random, count).map(({ x, y, size }): [number, number, number] => [x, y, r * size]));
/** Lying ovals, for stones and patches. */
const ovals = (random: Random, count: number, rx: number, ry: number): string =>
  scattered(random, count)
    .map(
      ({ x, y, size }) =>
        `M${num(x - rx * size)},${num(y)}a${num(rx * size)},${num(ry * size)} 0 1 0 ${num(2 * rx * size)},0a${num(rx * size)},${num(ry * size)} 0 1 0 ${num(-2 * rx * size)},0`,
    )
    .join('');
const cracks = (random: Random, count: number): string =>
  scattered(random, count)
    .map(
      ({ x, y, size }) =>
        `M${num(x)},${num(y)}l${num(9 * size)},${num(3 * size)}l${num(5 * size)},${num(-2 * size)}l${num(11 * size)},${num(2 * size)}`,
    )
    .join('');
const sweeps = (random: Random, count: number, width: number): string =>
  scattered(random, count)
    .map(
      ({ x, y, size }) =>
        `M${num(x)},${num(y)}q${num(width * size)},${num(-7 * size)} ${num(width * 2 * size)},0`,
    )
    .join('');

/** What makes a ground a meadow, a beach, a field of snow: each in darker and lighter papers of its `colour`. */
export const covers = {
  meadow: (colour: string, random: Random) =>
    path(ovals(random, 7, 52, 5), mix(colour, paper.white, 0.16), 'fill-opacity=".4"') +
    line(tufts(random, 18), mix(colour, paper.ink, 0.32), 1.7) +
    line(tufts(random, 12), mix(colour, paper.barley, 0.34), 1.6) +
    path(flecks(random, 13, 2.3), mix(colour, paper.white, 0.62)) +
    path(flecks(random, 6, 2.5), mix(colour, paper.clover, 0.6)),
  sand: (colour: string, random: Random) =>
    line(sweeps(random, 12, 26), mix(colour, paper.wood, 0.26), 1.8, 'stroke-opacity=".7"') +
    line(sweeps(random, 8, 20), mix(colour, paper.white, 0.4), 1.6) +
    path(ovals(random, 8, 3.6, 1.9), mix(colour, paper.woodDark, 0.34)) +
    path(flecks(random, 8, 1.6), mix(colour, paper.white, 0.55)),
  snow: (colour: string, random: Random) =>
    path(ovals(random, 6, 46, 4.4), mix(colour, '#7FA9BE', 0.3), 'fill-opacity=".4"') +
    line(sweeps(random, 9, 24), mix(colour, '#6F9DB5', 0.34), 1.6) +
    path(flecks(random, 16, 1.5), mix(colour, paper.white, 0.8)),
  stone: (colour: string, random: Random) =>
    path(ovals(random, 5, 44, 5), mix(colour, paper.ink, 0.16), 'fill-opacity=".5"') +
    path(ovals(random, 11, 6.5, 2.7), mix(colour, paper.ink, 0.26)) +
    path(ovals(random, 9, 4.6, 1.8), mix(colour, paper.white, 0.22)) +
    line(cracks(random, 5), mix(colour, paper.ink, 0.3), 1.3),
  savanna: (colour: string, random: Random) =>
    path(ovals(random, 7, 50, 5), mix(colour, paper.barley, 0.4), 'fill-opacity=".45"') +
    line(tufts(random, 22), mix(colour, paper.woodDark, 0.4), 1.8) +
    line(tufts(random, 18), mix(colour, paper.barley, 0.55), 1.8) +
    path(ovals(random, 4, 5, 2.2), mix(colour, paper.woodDark, 0.4)),
  paving: (colour: string, random: Random) =>
    line(
      'M-60,247H460M-60,257H460M-60,271H460M-60,290H460' +
        [247, 257, 271, 290]
          .map((y, row) =>
            Array.from({ length: 9 }, (_, i) => {
              const x = -50 + i * 62 + (row % 2) * 30;
              return `M${num(200 + (x - 200) * (1 + row * 0.1))},${y}l${num((x - 200) * 0.03)},${[10, 14, 19, 24][row]}`;
            }).join(''),
          )
          .join(''),
      mix(colour, paper.ink, 0.2),
      1.4,
      'stroke-opacity=".8"',
    ) + path(ovals(random, 9, 15, 3.6), mix(colour, paper.white, 0.2), 'fill-opacity=".55"'),
  none: () => '',
} satisfies Record<string, (colour: string, random: Random) => string>;
export type CoverId = keyof typeof covers;
