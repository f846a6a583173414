import { INK } from '../drawing/palette.ts';
import type { Random } from '../drawing/seeded.ts';
import { num, path } from '../drawing/svg.ts';

/** A layer of cut paper: its soft edge on the layer behind, then the paper. */
export const cut = (d: string, fill: string, lift = -4): string =>
  path(d, INK, `opacity=".12" transform="translate(0 ${lift})"`) + path(d, fill);

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
