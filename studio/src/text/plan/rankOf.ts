import type { CharacterType } from '@storylark/contracts/characters/vocabulary';
import { unit } from '../seed.ts';
import type { Place } from './skeleton.ts';

/** By how many ranks what makes stories longer changes its place from story to story. */
const SHUFFLED = 6;

/** The rank of a place in this story: which of the optional moves are told is another choice each time. */
export function rankOf(
  place: Place,
  { seed, characterType, played }: { seed: string; characterType: CharacterType; played: boolean },
): number {
  const { origin, slot, rank } = place;
  // An everyday story in a place that exists only in play begins and ends the play.
  if (played && origin === 'setting' && (slot === 'passage' || slot === 'homeward')) return 0;
  if (origin === 'character' && characterType === 'human') return slot === 'home' ? 13 : 9;
  return rank < 1 ? rank : rank + SHUFFLED * unit(seed, `rank:${origin}.${slot}`);
}
