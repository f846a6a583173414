import type { WordTime } from './narrator.ts';

/**
 * What the synthesiser told: at which second a word begins that covers character `at` of the text, and when
 * it is silent.
 */
export type Marks = { words: { at: number; seconds: number }[]; silences: number[] };

/**
 * Letters and digits, held together by apostrophes and hyphens: l’arbre and mercredi-là are one word each.
 */
const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
/**
 * A word counts as begun once this much of it has sounded, in seconds; the stop before a vowel is shorter.
 */
const SHORTEST = 0.03;

/**
 * Times of all words of the text. The synthesiser joins little words ("de soleil"): those without a mark of
 * their own share the time by letters.
 */
export function wordTimesOf(text: string, marks: Marks, duration: number): WordTime[] {
  const words = [...text.matchAll(word)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const starts: (number | undefined)[] = [];
  let latest = -1;
  for (const { from, to } of words) {
    const mark = marks.words.find(
      ({ at, seconds }) => at >= from && at < to && seconds > latest && seconds < duration,
    );
    if (mark) latest = Math.max(0, mark.seconds);
    starts.push(mark && latest);
  }
  if (words.length > 0) starts[0] ??= 0;
  const begins = fillGaps(
    starts,
    words.map(({ from, to }) => to - from),
    duration,
  );
  return words.map(({ from, to }, index) => {
    const begin = begins[index]!;
    const next = begins[index + 1] ?? duration;
    const silent = marks.silences.find((seconds) => seconds > begin + SHORTEST && seconds < next);
    return [begin, silent ?? next, from, to];
  });
}

function fillGaps(starts: (number | undefined)[], letters: number[], duration: number): number[] {
  const filled: number[] = [];
  for (let i = 0; i < starts.length; i++) {
    const known = starts[i];
    if (known !== undefined) {
      filled.push(known);
      continue;
    }
    const before = filled[i - 1] ?? 0;
    const nextKnown = starts.findIndex((start, index) => index > i && start !== undefined);
    const until = starts[nextKnown] ?? duration;
    const open = letters
      .slice(i - 1, nextKnown === -1 ? undefined : nextKnown)
      .reduce((sum, count) => sum + count, 0);
    filled.push(before + ((until - before) * letters[i - 1]!) / open);
  }
  return filled;
}
