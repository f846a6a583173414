import { circle, ellipse, num, path } from '../drawing/svg.ts';

/** An open eye at 0,0 scaled by `s`: its white, its iris looking to `at`, pupil and glint. */
export const eyeball = (
  x: number,
  y: number,
  s: number,
  iris: string,
  at = { x, y: y + 0.5 * s },
  share = 1,
): string =>
  ellipse(x, y, 6.8 * s, 7.6 * s, '#FFFDF6') +
  circle(at.x, at.y, 5.7 * s * share, iris) +
  circle(at.x, at.y, 3.1 * s * share, '#15181C') +
  circle(at.x + 2 * s, at.y - 2.3 * s, 1.8 * s, '#FFFFFF');

/** The upper lid of an open eye, as a line between its corners. */
export const lidLine = (x: number, y: number, s: number): string =>
  `M${x - 7.2 * s},${y - 3.6 * s}Q${x},${y - 10.4 * s} ${x + 7.2 * s},${y - 3.6 * s}`;

const dot = (x: number, y: number, rx: number, ry: number): string =>
  `M${num(x - rx)},${num(y)}a${num(rx)},${num(ry)} 0 1 0 ${num(2 * rx)},0a${num(rx)},${num(ry)} 0 1 0 ${num(-2 * rx)},0Z`;

/**
 * Eyes of somebody small, or of a being without a sheet, drawn as everybody's are, `s` as large as a child's: their
 * whites, and in one dark the irises, round a glint, with the lids. `more` is drawn in the same dark, such as a
 * nose.
 */
export const eyes = (spots: readonly (readonly [number, number])[], s: number, more = ''): string =>
  path(spots.map(([x, y]) => dot(x, y, 6.8 * s, 7.6 * s)).join(''), '#FFFDF6') +
  path(
    spots
      .map(([x, y]) => {
        const [w, top] = [7.6 * s, y - 3.4 * s];
        const lid = `M${num(x - w)},${num(top)}Q${num(x)},${num(y - 13 * s)} ${num(x + w)},${num(top)}Q${num(x)},${num(y - 8 * s)} ${num(x - w)},${num(top)}Z`;
        return dot(x, y + 0.5 * s, 5.2 * s, 5.7 * s) + dot(x + 2 * s, y - 1.8 * s, 1.9 * s, 1.9 * s) + lid;
      })
      .join('') + more,
    '#2A1F1E',
    'fill-rule="evenodd"',
  );
