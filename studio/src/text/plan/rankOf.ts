import type { CharacterType } from '@storylark/contracts/characters/vocabulary';
import type { Origin } from '../slots.ts';
import { hash, unit } from '../seed.ts';
import type { Place } from './skeleton.ts';
import { skeleton } from './skeleton.ts';

/** Older children hear a second line in some slots of what is theirs, another few each time. */
const secondLines: Partial<Record<Origin, number>> = { trait: 3, character: 2, attribute: 2 };
/** The others only lengthen the long stories. */
const NOT_THIS_TIME = 26;
/** By how many ranks what makes stories longer changes its place from story to story. */
const SHUFFLED = 6;

const secondsOf = (origin: Origin): string[] =>
  skeleton.filter((p) => p.origin === origin && p.second && p.rank < 1).map(({ slot }) => slot);

/** The rank of a place in this story: which of the optional moves are told is another choice each time. */
export function rankOf(
  place: Place,
  { seed, characterType, played }: { seed: string; characterType: CharacterType; played: boolean },
): number {
  const { origin, slot, rank, second } = place;
  // An everyday story in a place that exists only in play begins and ends the play.
  if (played && origin === 'setting' && (slot === 'passage' || slot === 'homeward')) return 0;
  if (origin === 'character' && characterType === 'human') return slot === 'home' ? 13 : 9;
  const lines = second && rank < 1 ? secondLines[origin] : undefined;
  if (lines !== undefined) {
    const first = secondsOf(origin).toSorted((a, b) => hash(seed, origin, b) - hash(seed, origin, a));
    return first.indexOf(slot) < lines ? rank : rank + NOT_THIS_TIME;
  }
  return rank < 1 ? rank : rank + SHUFFLED * unit(seed, `rank:${origin}.${slot}`);
}
