import { mix } from '../drawing/colour.ts';
import { INK, paper } from '../drawing/palette.ts';
import { circle, line, path } from '../drawing/svg.ts';
import { eyes } from '../head/eyeball.ts';

/** In the dark of the eyes. */
const SHOES = 'M-13,0V-3q2,-3 6,-2.5h4V0ZM13,0V-3q-2,-3 -6,-2.5h-4V0Z';

/**
 * A figure of the story that nobody has drawn a sheet for, about 86 high (`grown`: 104): skin, hair and
 * cloth, and what it wears or holds.
 */
export function someone(skin: string, hair: string, cloth: string, detail = '', grown = false): string {
  const hip = grown ? -36 : -26;
  const head = grown ? -82 : -62;
  return (
    line(`M-6,${hip}V-3M6,${hip}V-3`, mix(INK, paper.dusk, 0.4), 7) +
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
    eyes(
      [
        [-7.6, head + 2],
        [7.6, head + 2],
      ],
      0.52,
      SHOES,
    ) +
    line(`M-5,${head + 10}Q0,${head + 14} 5,${head + 10}`, '#8A3527', 2) +
    detail
  );
}

/** A peaked cap on the head of `someone` grown. */
export const peakedCap = (colour: string): string =>
  path(
    'M-21,-90C-20,-108 20,-108 21,-90ZM-23,-91Q0,-96 23,-91V-85Q0,-90 -23,-85Z',
    colour,
    `stroke="${mix(colour, INK, 0.5)}" stroke-width="2"`,
  ) + circle(0, -97, 3.4, paper.barley);
