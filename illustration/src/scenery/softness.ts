import { paper } from '../drawing/palette.ts';
import { num } from '../drawing/svg.ts';

/** Above 1 most discs are small: light gathers in the middle and fades far out. */
const FALLOFF = 1.5;

/**
 * Light or shade without a rim, by thin discs in one another. `share` is how much of the colour lies over the
 * middle; the more `discs`, the less one sees of their rims.
 */
export const soft = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  share: number,
  discs: number,
): string => {
  const each = (1 - (1 - share) ** (1 / discs)).toFixed(3);
  const flat = rx === ry ? '' : ` scale(1 ${(ry / rx).toFixed(3)})`;
  return `<g fill="${colour}" fill-opacity="${each}" transform="translate(${num(x)} ${num(y)})${flat}">${Array.from(
    { length: discs },
    (_, i) => `<circle r="${num(rx * (1 - i / discs) ** FALLOFF)}"/>`,
  ).join('')}</g>`;
};

/** Lamp light in a small drawing, which has few shapes to spend. */
export const glow = (x: number, y: number, r: number): string =>
  soft(x, y, r * 1.2, r * 1.2, paper.lamp, 0.3, 6);
/** Lamp light in a place: no rim is seen. */
export const lamplight = (x: number, y: number, r: number): string =>
  soft(x, y, r * 1.3, r * 1.3, paper.lamp, 0.42, 18);
