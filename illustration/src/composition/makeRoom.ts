import { isDetail, type Place } from '../scenery/place.ts';

/** Where somebody stands, or something the story is about: middle and half width in the picture. */
export type Taken = { x: number; half: number };

/** Farther off than this a thing of the place is seen over, not through, what stands before it. */
const NEAR = 236;
/** Half the width of a small thing of the place, before scaling. */
const DETAIL = 16;

/**
 * A place without the small things that would stand behind or before what the story is about; all that is large
 * stays. `seenAt` says where in the picture an x of the place is.
 */
export function makeRoom<P extends Place>(
  place: P,
  taken: readonly Taken[],
  seenAt: (x: number) => number,
): P {
  const inTheWay = (x: number, scale: number): boolean =>
    taken.some((one) => Math.abs(seenAt(x) - one.x) < one.half * 0.8 + DETAIL * scale);
  return {
    ...place,
    things: place.things.filter(
      (thing) => thing[2] < NEAR || !isDetail(thing) || !inTheWay(thing[1], thing[3]),
    ),
  };
}
