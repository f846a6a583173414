import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { num, path } from '../drawing/svg.ts';

/** A layer of cut paper: its soft shadow on the layer behind, the light along its edge, then the paper. */
export const cut = (d: string, fill: string, edge = mix(fill, paper.white, 0.2)): string =>
  path(d, INK, 'fill-opacity=".05" transform="translate(0 -6)"') +
  path(d, INK, 'fill-opacity=".09" transform="translate(0 -2.6)"') +
  path(d, edge) +
  path(d, fill, 'transform="translate(0 1.5)"');

const LEFT = -60;
const RIGHT = 460;
const BOTTOM = 420;

/** A soft ridge at height `y` from beyond the left edge to beyond the right one. */
export function wave(y: number, swing: number, random: Random, bows = 4): string {
  const step = (RIGHT - LEFT) / bows;
  let x = LEFT;
  let d = `M${LEFT},${BOTTOM}V${num(y + (random() - 0.5) * swing)}`;
  for (let i = 0; i < bows; i++) {
    const end = y + (random() - 0.5) * swing * 2;
    d += `Q${num(x + step / 2)},${num(end - swing * (i % 2 ? -0.7 : 0.9))} ${num((x += step))},${num(end)}`;
  }
  return `${d}V${BOTTOM}Z`;
}

/** Peaks with their feet at `y`. */
export function peaks(y: number, height: number, random: Random, count = 5): string {
  const step = (RIGHT - LEFT) / count;
  let d = `M${LEFT},${BOTTOM}V${y}`;
  for (let i = 0; i < count; i++) {
    const middle = LEFT + (i + 0.5) * step + (random() - 0.5) * 20;
    d += `L${num(middle)},${num(y - height * (0.5 + random() * 0.6))}L${num(LEFT + (i + 1) * step)},${num(y - height * 0.12 * random())}`;
  }
  return `${d}V${BOTTOM}Z`;
}

/** The tops of leafy woods seen from afar; `size` is the width of a crown. */
export function canopy(y: number, size: number, random: Random): string {
  let x = LEFT;
  let d = `M${LEFT},${BOTTOM}V${y}`;
  while (x < RIGHT) {
    const width = size * (0.6 + random() * 0.8);
    const rise = (random() - 0.5) * size * 0.5;
    const end = Math.max(y - size * 0.6, Math.min(y + size * 0.3, y + rise));
    d += `Q${num(x + width * 0.1)},${num(end - width * 0.7)} ${num(x + width * 0.55)},${num(end - width * 0.6)}T${num((x += width))},${num(end)}`;
  }
  return `${d}V${BOTTOM}Z`;
}

/** The tops of a fir wood seen from afar. */
export function firs(y: number, height: number, random: Random): string {
  let x = LEFT;
  let d = `M${LEFT},${BOTTOM}V${y}`;
  while (x < RIGHT) {
    const width = height * (0.34 + random() * 0.3);
    const tall = height * (0.55 + random() * 0.6);
    d += `L${num(x + width * 0.3)},${num(y - tall * 0.5)}h-3L${num(x + width / 2)},${num(y - tall)}L${num(x + width * 0.7 + 3)},${num(y - tall * 0.5)}h-3L${num((x += width))},${num(y - random() * 6)}`;
  }
  return `${d}V${BOTTOM}Z`;
}
