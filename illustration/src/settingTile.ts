import type { SettingId } from '@storylark/contracts/stories/vocabulary';
import { recolour } from './drawing/colour.ts';
import { seededRandom } from './drawing/seeded.ts';
import { layer, svgDocument } from './drawing/svg.ts';
import { drawPlace } from './scenery/drawPlace.ts';
import { places } from './scenery/places.ts';
import { sketched } from './sketched.ts';

/** A place without people, 400x300, in its own light: the tiles of the wizard. */
export function settingTile(setting: SettingId, options: { sketch?: boolean } = {}): string {
  const place = places[setting];
  const { sky, far, middle, ground, edge } = drawPlace(place, place.light, seededRandom(setting), 286);
  const body =
    layer('sky', sky) +
    layer('far', far) +
    layer('middle', middle) +
    layer('ground', ground) +
    layer('frame', edge);
  return svgDocument('0 0 400 300', options.sketch ? recolour(body, sketched) : body);
}
