import type { CastMember, Plan } from '../../plan.ts';

/** How somebody of the cast sounds against the teller: a factor, and the synthesiser's units. */
export type Speaker = { id: string; pace: number; pitch: number; range: number };

const GROWN = 18;
/** A robot hardly moves. */
const ROBOT_RANGE = -70;

/**
 * Below the teller the one with whom something is at stake, so that hero and companion are never mistaken;
 * those who come along are told apart by their place.
 */
const children = [
  { pitch: -8, pace: 1.05 },
  { pitch: 19, pace: 0.98 },
  { pitch: 7, pace: 1.07 },
  { pitch: 17, pace: 1.09 },
];
const grownUps = [
  { pitch: -12, pace: 0.93 },
  { pitch: -16, pace: 1.0 },
  { pitch: -8, pace: 0.88 },
  { pitch: -19, pace: 0.9 },
];

/** The voice of a speech tag or a cast id, the same in all of the story; undefined is the teller. */
export function speakerOf({ cast }: Pick<Plan, 'cast'>, tag: string): Speaker | undefined {
  const { hero, companion, helper, others } = cast;
  const person = { hero, companion, helper }[tag] ?? others.find(({ id }) => id === tag);
  if (!person) return undefined;
  const range = person.characterType === 'robot' ? ROBOT_RANGE : 0;
  return { id: person.id, range, ...soundOf(person, others.indexOf(person) + 1) };
}

/** `place`: 0 for the one with whom something is at stake, then those who come along. */
function soundOf({ id, age }: CastMember, place: number): { pitch: number; pace: number } {
  if (id === 'hero') return { pitch: 14, pace: 1.03 };
  const grown = (age ?? 0) >= GROWN;
  if (id === 'helper') return grown ? { pitch: -6, pace: 1.05 } : { pitch: 24, pace: 1.06 };
  const sounds = grown ? grownUps : children;
  return sounds[place % sounds.length]!;
}
