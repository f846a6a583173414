import { footing, type Footing } from '../drawing/footing.ts';
import { buildings } from './buildings.ts';
import { creatures } from './creatures.ts';
import { equipment } from './equipment.ts';
import { furnishings } from './furnishings.ts';
import { castles } from './castles.ts';
import { elements } from './elements.ts';
import { outbuildings } from './outbuildings.ts';
import { playthings } from './playthings.ts';
import { strangeTrees } from './strangeTrees.ts';
import { tameAnimals } from './tameAnimals.ts';
import { wildAnimals } from './wildAnimals.ts';
import { yardThings } from './yardThings.ts';
import { keepsakes } from './keepsakes.ts';
import { nature } from './nature.ts';
import { outdoors } from './outdoors.ts';
import { space } from './space.ts';
import { trees } from './trees.ts';
import { vehicles } from './vehicles.ts';

/** Everything a place can be furnished with. */
export const landmarks = {
  ...nature,
  ...trees,
  ...buildings,
  ...furnishings,
  ...equipment,
  ...outdoors,
  ...vehicles,
  ...space,
  ...creatures,
  ...tameAnimals,
  ...wildAnimals,
  ...keepsakes,
  ...playthings,
  ...yardThings,
  ...castles,
  ...outbuildings,
  ...strangeTrees,
  ...elements,
};
export type LandmarkId = keyof typeof landmarks;
/** Where it stands in the 400x300 picture. */
export type Placed = readonly [id: LandmarkId, x: number, y: number, scale: number];

const footings = new Map<LandmarkId, Footing | null>();
/** Where a thing touches the ground: measured once, for a place asks it of all its things. */
export function footingOf(id: LandmarkId): Footing | null {
  let known = footings.get(id);
  if (known === undefined) footings.set(id, (known = footing(landmarks[id]())));
  return known;
}
