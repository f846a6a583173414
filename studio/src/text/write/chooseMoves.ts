import type { Locale } from '@storylark/contracts/languages';
import type { AgeBand, StoryLength, StoryType } from '@storylark/contracts/stories/vocabulary';
import { bandFacts, languageFactor } from '../../catalogues/facts/types.ts';
import type { Move } from '../../plan.ts';

/** The words a story of this kind should have: the least and the most. */
export function wordRange(
  locale: Locale,
  band: AgeBand,
  type: StoryType,
  length: StoryLength,
): [number, number] {
  const { words, bedtimeFactor } = bandFacts[band];
  const factor = languageFactor[locale] * (type === 'bedtime' ? bedtimeFactor : 1);
  const [least, most] = words[length];
  return [Math.ceil(least * factor), Math.floor(most * factor)];
}

/** How far into the range a story goes: enough to be safely in it, without every optional scene. */
const AIM = 0.35;

/**
 * Takes what is always told (rank 0), what is told if there is room (below 1), then what follows in rank
 * until the story is long enough.
 */
export function chooseMoves(
  moves: readonly { move: Move; words: number }[],
  [least, most]: readonly [number, number],
): Set<string> {
  const aim = least + (most - least) * AIM;
  const chosen = new Set<string>();
  let words = 0;
  for (const { move, words: more } of moves.toSorted((a, b) => a.move.rank - b.move.rank)) {
    if (move.rank > 0 && words + more > most) continue;
    if (move.rank >= 1 && words >= aim) continue;
    chosen.add(move.id);
    words += more;
  }
  return chosen;
}
