import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path, rect } from '../drawing/svg.ts';

/**
 * A figure of the story that nobody has drawn a sheet for, about 86 high (`grown`: 104): skin, hair and
 * cloth, and what it wears or holds.
 */
export function someone(skin: string, hair: string, cloth: string, detail = '', grown = false): string {
  const hip = grown ? -36 : -26;
  const head = grown ? -82 : -62;
  return (
    line(`M-6,${hip}V-3M6,${hip}V-3`, mix(INK, paper.dusk, 0.4), 7) +
    line('M-6,-2h-4M6,-2h4', paper.woodDark, 5) +
    line(`M-11,${head + 26}L-17,${hip + 2}M11,${head + 26}L17,${hip + 2}`, mix(cloth, INK, 0.16), 6.5) +
    path(
      `M-12,${head + 20}Q0,${head + 15} 12,${head + 20}L15,${hip + 4}Q0,${hip + 9} -15,${hip + 4}Z`,
      cloth,
    ) +
    circle(0, head, 20.5, skin) +
    path(
      `M-21,${head + 2}C-26,${head - 32} 26,${head - 32} 21,${head + 2}C16,${head - 12} 4,${head - 14} -8,${head - 12}C-15,${head - 10} -18,${head - 4} -21,${head + 2}Z`,
      hair,
    ) +
    path(
      `M-10,${head + 3}a2.4,2.8 0 1 0 4.800,0a2.4,2.8 0 1 0 -4.800,0ZM5.200,${head + 3}a2.4,2.8 0 1 0 4.800,0a2.4,2.8 0 1 0 -4.800,0Z`,
      INK,
    ) +
    line(`M-5,${head + 10}Q0,${head + 14} 5,${head + 10}`, '#8A3527', 2) +
    detail
  );
}

/** A peaked cap on the head of `someone` grown. */
export const peakedCap = (colour: string): string =>
  path('M-21,-88C-20,-108 20,-108 21,-88Z', colour) +
  rect(-23, -91, 46, 6, mix(colour, INK, 0.4), 3) +
  circle(0, -97, 3.4, paper.barley);
