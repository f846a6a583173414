import { buildings } from './buildings.ts';
import { creatures } from './creatures.ts';
import { equipment } from './equipment.ts';
import { furnishings } from './furnishings.ts';
import { nature } from './nature.ts';
import { outdoors } from './outdoors.ts';
import { space } from './space.ts';
import { vehicles } from './vehicles.ts';

/** Everything a place can be furnished with. */
export const landmarks = {
  ...nature,
  ...buildings,
  ...furnishings,
  ...equipment,
  ...outdoors,
  ...vehicles,
  ...space,
  ...creatures,
};
export type LandmarkId = keyof typeof landmarks;
/** Where it stands in the 400x300 picture. */
export type Placed = readonly [id: LandmarkId, x: number, y: number, scale: number];
