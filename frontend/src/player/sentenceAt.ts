import type { SentenceTimes } from '@storylark/contracts/stories/views';

/** Index of the last sentence that has begun by then, in times in order; null before the first. */
export function sentenceAt(sentences: readonly SentenceTimes[], seconds: number): number | null {
  let begun = 0;
  let after = sentences.length;
  while (begun < after) {
    const middle = (begun + after) >> 1;
    if (begins(sentences[middle]) <= seconds) begun = middle + 1;
    else after = middle;
  }
  return begun === 0 ? null : begun - 1;
}

/** Whether a sentence is being spoken then, rather than the silence between two. */
export function isSpoken(sentences: readonly SentenceTimes[], seconds: number): boolean {
  const index = sentenceAt(sentences, seconds);
  return index !== null && seconds < (sentences[index]?.to ?? 0);
}

const begins = (sentence: SentenceTimes | undefined) => sentence?.from ?? Infinity;
