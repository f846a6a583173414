import { buildOf } from './body/build.ts';
import { drawFigure } from './body/drawFigure.ts';
import { extentOf } from './body/extentOf.ts';
import { mix, recolour } from './drawing/colour.ts';
import { INK } from './drawing/palette.ts';
import { path, rect, svgDocument } from './drawing/svg.ts';
import type { Look } from './look/look.ts';
import type { Expression } from './pictureSpec.ts';
import { sketched } from './sketched.ts';

/** `sketch` draws the pale version for pictures that are being drawn or have failed. */
export type PortraitOptions = { expression?: Expression; sketch?: boolean };

/** How much nearer than in a scene of its own size the bust is seen. */
const CLOSENESS = 2.65;

/**
 * A bust of 200x250 that fills the arch (and holds a square or round crop): the very figure of the pictures,
 * seen from near.
 */
export function portrait(look: Look, options: PortraitOptions = {}): string {
  const { physicalAttribute } = look.traits;
  const b = buildOf(look);
  const headY = 141 + (physicalAttribute === 'short' ? 15 : 0) - (physicalAttribute === 'tall' ? 13 : 0);
  const figure = drawFigure(look, {
    pose: 'stand',
    shadow: false,
    ...(options.expression ? { expression: options.expression } : {}),
  });
  // The middle of the head lies four head units under the eyes, whatever one sits in.
  const middle = extentOf(look, 'stand').eyes + 4 * b.scale;
  const { backdrop } = look.colours;
  const body =
    rect(0, 0, 200, 250, backdrop) +
    path('M0,186C52,164 148,206 200,172V250H0Z', mix(backdrop, INK, 0.09)) +
    `<g transform="translate(100 ${Math.round((headY + middle * CLOSENESS) * 10) / 10}) scale(${CLOSENESS})">${figure}</g>`;
  return svgDocument('0 0 200 250', options.sketch ? recolour(body, sketched) : body);
}
