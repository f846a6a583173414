import { mix } from '../drawing/colour.ts';
import { INK } from '../drawing/palette.ts';
import { part, path, star } from '../drawing/svg.ts';
import { leafShape } from '../head/face.ts';
import type { Look } from '../look/look.ts';
import type { Build } from './build.ts';
import { tails } from './tails.ts';
import { wings } from './wings.ts';

/** What those beings wear on their backs who have no wings. */
function mantle(look: Look, b: Build, floor: number): string {
  const { legs, trim } = look.colours;
  if (look.species === 'wizard') {
    const hem = Math.min(b.hip + b.leg * 0.5, floor - 12);
    return (
      path(
        `M-26,50Q0,60 26,50C${b.chest + 12},60 ${b.chest + 14},${b.hip} ${b.chest + 20},${hem}Q0,${hem + 14} ${-b.chest - 20},${hem}C${-b.chest - 14},${b.hip} ${-b.chest - 12},60 -26,50Z`,
        mix(legs, INK, 0.2),
      ) +
      star(-b.chest - 9, b.hip - 4, 6, trim) +
      star(b.chest + 10, b.hip + (hem - b.hip) * 0.5, 7, trim)
    );
  }
  if (look.species !== 'gnome') return '';
  const leaf = (s: number, dx: number, dy: number): string =>
    leafShape(s * dx, dy, 0.32, mix(trim, INK, 0.12), s * 14, 52);
  return [-1, 1].map((s) => leaf(s, b.chest + 12, 22) + leaf(s, b.chest * 0.7, 40)).join('');
}

/** How far a tail hangs below the hips, in head units: who sits lower lays it out to the side. */
const TAIL = 46;

/** What lies behind the body: tails, wings, mantles. `tailSide` 1 or -1 is where the tail points; nothing
 * hangs below the `floor`. */
export function behindBody(look: Look, b: Build, tailSide: number, floor: number): string {
  const tail = tails[look.species]?.(look);
  const wing = wings[look.species];
  return part(
    `species:${look.species}`,
    (tail
      ? `<g transform="translate(${Math.round(tailSide * b.waist * 0.6)} ${Math.round(b.hip)}) scale(${tailSide} 1)${floor - b.hip < TAIL ? ' rotate(-38)' : ''}">${tail}</g>`
      : '') +
      (wing ? [-1, 1].map((s) => wing(s, b.shoulder + 8, look)).join('') : '') +
      mantle(look, b, floor),
  );
}
