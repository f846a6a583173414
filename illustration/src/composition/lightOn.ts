import { drawFigure } from '../body/drawFigure.ts';
import type { Seat } from '../body/seating.ts';
import { recolour } from '../drawing/colour.ts';
import type { Light } from '../drawing/light.ts';
import { footing } from '../drawing/footing.ts';
import { INK } from '../drawing/palette.ts';
import { at } from '../drawing/svg.ts';
import { shadowOf } from '../scenery/shadows.ts';
import { soft } from '../scenery/softness.ts';
import type { Standing } from './arrange.ts';
import type { PlacedProp } from './placeProps.ts';

/** What low sun and moon draw along the edge of people; by day the land is as bright as they are. */
const edges: Record<Light, string | null> = { day: null, dusk: '#FFD9A0', night: '#B9E0DC' };

/** The shadow of one who stands, leaning away from the light at `sunX`. */
export function castShadow({ member, x, y, half, height }: Standing, sunX: number): string {
  if (member.pose === 'sleep') return '';
  const lean = Math.max(-1, Math.min(1, (x - sunX) / 200));
  const reach = Math.min(half, height * 0.3);
  return soft(x + lean * reach * 0.9, y + 3, reach * 1.7, reach * 0.34, INK, 0.22, 5);
}

/**
 * The light behind a figure: its outline once more, moved towards where the light comes from. Empty by day, for
 * sleepers and for those without a look.
 */
export function edgeLight(
  { member, look, x, y, scale }: Standing,
  light: Light,
  sunX: number,
  turned: { facing: 1 | -1; gaze: number; seat: Seat },
): string {
  const colour = edges[light];
  if (!colour || !look || member.pose === 'sleep') return '';
  const outline = drawFigure(look, {
    pose: member.pose,
    expression: member.expression,
    ...turned,
    shadow: false,
  }).replace(/ data-part="[^"]*"/g, '');
  return at(
    x + (sunX > x ? 1.6 : -1.6),
    y - 1.1,
    scale,
    recolour(outline, () => colour),
  );
}

/** How much of the air's own light lies behind a thing the story is about. */
const shares: Record<Light, number> = { day: 0.5, dusk: 0.42, night: 0.3 };

/**
 * What sets a prop off from the place: light in the air behind it, in the colour of what is far off there, and its
 * shadow where it touches the ground.
 */
export function setOffFrom(
  { slot, x, y, scale, half, front, drawing }: PlacedProp,
  light: Light,
  air: string,
  sunX: number,
): string {
  if (slot === 'keepsake') return '';
  const reach = Math.max(34, Math.min(half, 80) * 1.25);
  return (
    soft(x, y - reach * 0.5, reach, reach * 0.86, air, shares[light], 16) +
    (front ? '' : at(x, y, scale, shadowOf(footing(drawing), (x - sunX) / 200)))
  );
}
