import type { Move } from '../../plan.ts';
import { AGAIN, slotOf, tokenOf } from '../seed.ts';
import type { Choice, Chosen } from './lookUp.ts';
import { chooseVariant, fittingVariants, otherTellings } from './lookUp.ts';

/** Which message each move tells; a move without one is not told. */
export type Texts = ReadonlyMap<Move, Chosen>;
/** The choice as one move makes it: a message about a family link speaks of one linked person. */
export type ChoiceOf = (move: Move) => Choice;

/** @throws Error naming the slot if the language has no text for a move that is always told. */
export function chooseTexts(moves: readonly Move[], choiceOf: ChoiceOf): Texts {
  const told = new Map<Move, Chosen>();
  const first = new Map<string, Chosen>();
  for (const move of moves) {
    const slot = slotOf(move.id);
    const before = first.get(slot);
    if (before && move.id.endsWith(AGAIN)) {
      told.set(move, before);
      continue;
    }
    const choice = choiceOf(move);
    // A second message of a slot steps back behind every other, so that nothing is told twice.
    const avoid = before
      ? new Map([...choice.avoid, [tokenOf(before.id), Number.MAX_SAFE_INTEGER]])
      : choice.avoid;
    const variant = chooseVariant({ ...choice, avoid }, move.id);
    if (variant === undefined && move.rank === 0)
      throw new Error(
        `There is no ${choice.locale} text for ${slot} that fits the band ${choice.band}. Write one in catalogues/${choice.locale}.`,
      );
    if (variant === undefined || variant.id === before?.id) continue;
    told.set(move, variant);
    first.set(slot, variant);
  }
  return told;
}

/** What goes with another message of the story: the way back with the way there. */
const bound = /^motif\.|^setting\.\w+\.(passage|homeward|play|unplay)$|\.by\.\w+\.(holds|worse|sign|yields)$/;

/**
 * The same story with one thing told in another way, each way there is: another message for one move, or
 * another telling of the pair, which all its moves change together. Nothing that the family heard lately: rather
 * a sentence too long than one heard before.
 */
export function* otherWays(texts: Texts, choiceOf: ChoiceOf): Generator<Texts> {
  const told = new Set([...texts.values()].map(({ id }) => id));
  const pair = [...texts.keys()].filter(({ id }) => id.startsWith('pair.'));
  for (const move of texts.keys()) {
    if (pair.includes(move) || bound.test(move.id)) continue;
    const choice = choiceOf(move);
    for (const other of fittingVariants(choice, slotOf(move.id)))
      if (!told.has(other.id) && !choice.avoid.has(tokenOf(other.id))) yield new Map(texts).set(move, other);
  }
  const [any] = pair;
  if (any === undefined) return;
  for (const avoid of otherTellings(choiceOf(any), texts.get(any)?.id ?? '')) {
    const retold = chooseTexts(pair, (move) => ({ ...choiceOf(move), avoid }));
    if (retold.size === pair.length) yield new Map([...texts, ...retold]);
  }
}
