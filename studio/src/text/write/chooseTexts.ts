import type { Move } from '../../plan.ts';
import type { Decided, Heard } from '../heard.ts';
import { justHeard, nothingDecided, share, storiesWith } from '../heard.ts';
import { AGAIN, slotOf } from '../seed.ts';
import type { Choice, Chosen } from './lookUp.ts';
import { chooseVariant, fittingVariants, otherTellings } from './lookUp.ts';
import { wordsIn } from './toParagraphs.ts';

/** Which message each move tells; a move without one is not told. */
export type Texts = ReadonlyMap<Move, Chosen>;
/** What some moves tell instead; null: nothing. */
export type Change = ReadonlyMap<Move, Chosen | null>;
/** The choice as one move makes it: a message about a family link speaks of one linked person. */
export type ChoiceOf = (move: Move) => Choice;

/**
 * Chooses slot by slot, those first that leave the least choice; those that are told in any case count as
 * words shared with earlier stories.
 * @throws Error naming the slot if the language has no text for a move that is always told.
 */
export function chooseTexts(
  moves: readonly Move[],
  choiceOf: ChoiceOf,
  decided: Decided = nothingDecided(),
): Texts {
  const told = new Map<Move, Chosen>();
  const toldOf = new Map<string, Chosen[]>();
  const choices = moves.map((move) => {
    const choice = { ...choiceOf(move), decided };
    return { move, choice, left: leftTo(choice, move) };
  });
  for (const { move, choice } of choices.toSorted((a, b) => a.left - b.left)) {
    const slot = slotOf(move.id);
    const before = toldOf.get(slot) ?? [];
    if (before[0] && move.id.endsWith(AGAIN)) {
      told.set(move, before[0]);
      continue;
    }
    const variant = chooseVariant(
      choice,
      move.id,
      before.map(({ id }) => id),
    );
    if (variant === undefined && move.rank === 0)
      throw new Error(
        `There is no ${choice.locale} text for ${slot} that fits the band ${choice.band}. Write one in catalogues/${choice.locale}.`,
      );
    if (variant === undefined) continue;
    if (move.rank < 1) share(decided, choice.heard, variant.id, wordsIn(variant.text));
    told.set(move, variant);
    toldOf.set(slot, [...before, variant]);
  }
  // In the order of telling.
  return new Map(moves.flatMap((move) => (told.has(move) ? [[move, told.get(move)!] as const] : [])));
}

/** How many messages a move may choose from; all of a pair hang on one telling, which comes first. */
const leftTo = (choice: Choice, { id }: Move): number =>
  id.startsWith('pair.') ? 0 : fittingVariants(choice, slotOf(id)).length;

/** What goes with another message of the story: the way back with the way there. */
const bound = /^motif\.|^setting\.\w+\.(passage|homeward|play|unplay)$|\.by\.\w+\.(holds|worse|sign|yields)$/;

/** Not heard more often than what is told now, nor in the last story. */
function asFresh(heard: Heard, id: string, told: string): boolean {
  return storiesWith(heard, id).length <= storiesWith(heard, told).length && !justHeard(heard, id);
}

/**
 * Each way to tell one thing of a story in another way: another message for one move, or another telling of the
 * pair, which all its moves change together. Nothing that the family heard more often than
 * what it takes the place of: rather a sentence too long than one heard before.
 */
export function* otherWays(texts: Texts, choiceOf: ChoiceOf): Generator<Change> {
  const told = new Set([...texts.values()].map(({ id }) => id));
  const pair = [...texts.keys()].filter(({ id }) => id.startsWith('pair.'));
  for (const [move, now] of texts) {
    if (pair.includes(move) || bound.test(move.id)) continue;
    const choice = choiceOf(move);
    for (const other of fittingVariants(choice, slotOf(move.id)))
      if (!told.has(other.id) && asFresh(choice.heard, other.id, now.id)) yield new Map([[move, other]]);
  }
  const [any] = pair;
  const message = any && texts.get(any)?.id;
  if (!any || !message) return;
  const choice = choiceOf(any);
  const { pair: stream, ids } = otherTellings(choice, message);
  for (const id of ids) {
    // The errand’s words were chosen beside the telling: another one must be new.
    if (storiesWith(choice.heard, id).length > 0) continue;
    const retold = chooseTexts(pair, choiceOf, { ...nothingDecided(), by: new Map([[stream, id]]) });
    if (retold.size === pair.length) yield retold;
  }
}
