import type { Footing } from '../drawing/footing.ts';
import { INK } from '../drawing/palette.ts';
import type { LandmarkId } from './landmarks.ts';
import { soft } from './softness.ts';

/** What lies on the ground, or is a hole in it: nothing of it stands up to throw a shadow. */
const flat: readonly LandmarkId[] = [
  'pond',
  'pool',
  'rug',
  'craters',
  'prints',
  'stepStones',
  'raceTrack',
  'cross',
  'rainbow',
  'ropeBridge',
  'dreamTrain',
];
/** What lies in water: it throws no shadow but sees itself. */
export const reflecting: ReadonlySet<LandmarkId> = new Set(['ship', 'rowBoat', 'raft', 'tug']);
/** Who sits on other things: as near as what they sit on. */
export const perching: ReadonlySet<LandmarkId> = new Set([
  'owl',
  'perchedOwl',
  'parrot',
  'monkey',
  'songbird',
  'squirrel',
]);
export const throwsShadow = (id: LandmarkId): boolean => !flat.includes(id) && !reflecting.has(id);

/** Drawn with the light from the right: where sun or moon stand on the left, they turn. */
const oneSided: readonly LandmarkId[] = [
  'tree',
  'blossomTree',
  'plumTree',
  'appleTree',
  'autumnTree',
  'darkTree',
  'poplar',
  'pine',
  'acacia',
  'palm',
  'jungleTree',
  'deadTree',
  'rock',
  'volcano',
  'ice',
  'waterfall',
  'mushroom',
  'pinkMushroom',
  'cactus',
  'cottage',
  'blueCottage',
  'barn',
  'cloudCastle',
  'dragonCastle',
  'windmill',
  'well',
  'tent',
  'barrel',
];
export const turning: ReadonlySet<LandmarkId> = new Set(oneSided);

/**
 * The shadow of what stands on 0,0: dark where it touches the ground, and one that leans `lean` away from the
 * light. Empty for what floats.
 */
export function shadowOf(foot: Footing | null, lean: number): string {
  if (!foot) return '';
  const half = (foot.right - foot.left) / 2;
  const middle = (foot.left + foot.right) / 2;
  const away = Math.max(-0.7, Math.min(0.7, lean));
  const depth = Math.max(2.4, half * 0.13);
  return (
    soft(middle + away * half * 0.8, depth * 0.9, half * 1.5, depth * 2, INK, 0.16, 3) +
    soft(middle, 0.6, half * 1.12, depth, INK, 0.34, 3)
  );
}
