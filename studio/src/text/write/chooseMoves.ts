import type { Locale } from '@storylark/contracts/languages';
import type { AgeBand, StoryLength, StoryType } from '@storylark/contracts/stories/vocabulary';
import { bandFacts, languageFactor } from '../../catalogues/facts/types.ts';
import type { Move } from '../../plan.ts';
import { comesBackTo } from './lookUp.ts';

/** The words a story of this kind should have: the least and the most. */
export function wordRange(
  locale: Locale,
  band: AgeBand,
  type: StoryType,
  length: StoryLength,
): [number, number] {
  const { words, bedtimeFactor } = bandFacts[band];
  // Small children listen no longer in a language that needs more words.
  const factor = (band === '3-5' ? 1 : languageFactor[locale]) * (type === 'bedtime' ? bedtimeFactor : 1);
  const [least, most] = words[length];
  return [Math.ceil(least * factor), Math.floor(most * factor)];
}

/** Below this rank stands what is this child’s own: other messages are chosen shorter to make room for it. */
export const OWN = 0.1;

/** How far into the range a story goes: enough to be safely in it, without every optional scene. */
const AIM = 0.12;

/** People in stories talk: of what may join in, what holds speech comes this many ranks earlier. */
const SPEECH_FIRST = 12;

/**
 * Takes what is always told (rank 0), what is told if there is room (below 1), then what follows in rank
 * until the story is long enough. What comes back to something is told only where that was told: nobody gets
 * home by a way that they did not come.
 */
export function chooseMoves(
  moves: readonly { move: Move; words: number; speaks: boolean }[],
  [least, most]: readonly [number, number],
): Set<Move> {
  const aim = least + (most - least) * AIM;
  const chosen = new Set<Move>();
  let words = 0;
  const turn = ({ move: { rank }, speaks }: (typeof moves)[number]): number =>
    rank >= 1 && speaks ? Math.max(1, rank - SPEECH_FIRST) : rank;
  for (const { move, words: more } of moves.toSorted((a, b) => turn(a) - turn(b))) {
    if (move.rank > 0 && words + more > most) continue;
    if (move.rank >= 1 && words >= aim) continue;
    chosen.add(move);
    words += more;
  }
  const told = new Set([...chosen].map(({ id }) => id));
  for (const move of chosen) {
    const first = comesBackTo(move.id);
    if (move.rank > 0 && first !== undefined && !told.has(first)) chosen.delete(move);
  }
  return chosen;
}
