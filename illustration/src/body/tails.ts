import { mix } from '../drawing/colour.ts';
import { INK } from '../drawing/palette.ts';
import { circle, contoured, line, path } from '../drawing/svg.ts';
import { leafShape } from '../head/face.ts';
import type { Look, Species } from '../look/look.ts';

/** Tails start at 0,0, the end of the back, and point to +x. */
export const tails: Partial<Record<Species, (look: Look) => string>> = {
  fox: ({ colours }) =>
    contoured('M-4,4C40,22 82,-6 70,-52C58,-34 40,-34 -4,-22Z', colours.hair, colours.hairContour) +
    path('M70,-52C77,-38 77,-24 71,-10C66,-20 59,-23 50,-25C60,-31 66,-40 70,-52Z', colours.skin),
  bear: ({ colours }) => circle(12, -6, 11, colours.hair, `stroke="${colours.hairContour}" stroke-width="2"`),
  rabbit: ({ colours }) =>
    circle(13, -4, 13, colours.skin) + circle(18, -9, 7, mix(colours.skin, '#FFFFFF', 0.4)),
  cat: ({ colours }) =>
    line('M0,0C50,8 60,-24 48,-58', colours.hairContour, 15) +
    line('M0,0C50,8 60,-24 48,-58', colours.hair, 11.5) +
    line('M50,-44L48,-58', colours.skin, 11.5),
  dragon: ({ colours }) =>
    contoured(
      'M-4,6C46,24 84,-4 66,-40L58,-26C54,-10 36,-10 -4,-24Z',
      colours.body,
      mix(colours.body, INK, 0.45),
      1.8,
    ) + leafShape(18, -30, 0.34, colours.hair, 62, -28),
  unicorn: ({ colours }) =>
    contoured(
      'M-4,-20C26,-36 56,-22 58,6C60,24 68,30 76,30C62,44 42,38 38,20C34,4 18,-4 -4,-4Z',
      colours.hair,
      colours.hairContour,
    ) + line('M4,-16C30,-24 46,-10 48,10C50,22 56,30 62,32M8,-10C26,-10 36,2 40,18', colours.hairStrand, 2),
  griffin: ({ colours }) =>
    line('M0,-6C34,14 62,2 56,-34', mix(colours.body, INK, 0.45), 11) +
    line('M0,-6C34,14 62,2 56,-34', colours.body, 7.6) +
    contoured('M56,-30C44,-42 48,-58 60,-64C70,-54 70,-40 56,-30Z', colours.hair, colours.hairContour),
};
