import type { SentenceTimes } from '@storylark/contracts/stories/views';

/**
 * A stretch of a paragraph; `sentence`: index into the story's sentences, null for what lies between them.
 */
export type Piece = { text: string; sentence: number | null };

/**
 * Each paragraph cut into its sentences; joined, the pieces of a paragraph are the paragraph. Times know
 * words only: what stands between two sentences is parted at its first space, so that a full stop goes with
 * what it ends and a quotation mark with what it opens.
 */
export function sentencePieces(
  paragraphs: readonly string[],
  sentences: readonly SentenceTimes[],
): Piece[][] {
  const spans = paragraphs.map((): { sentence: number; from: number; to: number }[] => []);
  for (const [sentence, { paragraph, words }] of sentences.entries()) {
    const [first, last] = [words[0], words.at(-1)];
    if (first && last) spans[paragraph]?.push({ sentence, from: first[2], to: last[3] });
  }
  return paragraphs.map((text, index) => cut(text, spans[index] ?? []));
}

function cut(text: string, spans: readonly { sentence: number; from: number; to: number }[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const take = (to: number, sentence: number | null) => {
    if (to > at) pieces.push({ text: text.slice(at, to), sentence });
    at = Math.max(at, to);
  };
  for (const [index, { sentence, to }] of spans.entries()) {
    const next = spans[index + 1];
    if (!next) {
      take(text.length, sentence);
      continue;
    }
    const gap = /[ \n]+/.exec(text.slice(to, Math.max(to, next.from)));
    take(gap ? to + gap.index : Math.max(to, next.from), sentence);
    if (gap) take(to + gap.index + gap[0].length, null);
  }
  take(text.length, null);
  return pieces;
}
