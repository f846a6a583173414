import { recolour } from '../drawing/colour.ts';
import type { Random } from '../drawing/seeded.ts';
import { at, path } from '../drawing/svg.ts';
import type { Light } from '../drawing/light.ts';
import { blades } from './blades.ts';
import type { Land } from './land.ts';
import { landmarks, type Placed } from './landmarks.ts';
import { wave } from './landforms.ts';
import { moods, tinted } from './moods.ts';
import type { Place } from './place.ts';
import { drawRoom, roomTints } from './rooms.ts';
import { drawSky } from './sky.ts';
import { terrains } from './terrains.ts';

/** A place in layers, from far to near. `edge` is the darker paper that frames below. */
export type PlaceLayers = { sky: string; far: string; middle: string; ground: string; edge: string };

/** Things smaller than this stand far off, behind the ground one walks on. */
const NEAR_LINE = 236;

/** `sunX` is where sun or moon stand; the same random stream gives the same hills. */
export function drawPlace(place: Place, light: Light, random: Random, sunX: number): PlaceLayers {
  const mood = moods[place.mood][light];
  const lay = (things: readonly Placed[]): string =>
    recolour(
      things.map(([id, x, y, scale]) => at(x, y, scale, landmarks[id]())).join(''),
      tinted('room' in place ? roomTints[light] : mood),
    );
  if ('room' in place) {
    const { far, ground } = drawRoom(place.room, light, place.windows);
    const onWall = place.things.filter(([, , y]) => y < 200);
    const standing = place.things.filter(([, , y]) => y >= 200);
    return { sky: '', far: far + lay(onWall), middle: '', ground: ground + lay(standing), edge: '' };
  }
  const land: Land = terrains[place.terrain](mood, random);
  const distant = place.things.filter(([, , y]) => y < NEAR_LINE);
  const close = place.things.filter(([, , y]) => y >= NEAR_LINE);
  return {
    sky: drawSky(mood, random, sunX) + lay(place.air ?? []),
    far: land.far,
    middle: land.middle + lay(distant),
    ground: land.ground + lay(close),
    edge: place.grass ? blades(mood, random) : path(wave(286, 4, random, 3), land.edge ?? mood.ground),
  };
}
