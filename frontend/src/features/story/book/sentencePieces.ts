import type { SentenceTimes } from '@storylark/contracts/stories/views';
import type { SpokenSentence } from '../../../player/readerSource.ts';

/**
 * A stretch of a paragraph; `sentence`: index into the story's sentences, null for what lies between them.
 */
export type Piece = { text: string; sentence: number | null };

/**
 * Each paragraph cut into its sentences, those of the narration's times, or by its marks while there are none;
 * joined, the pieces of a paragraph are the paragraph. Times know words only: what stands between two
 * sentences is parted at its first space, so that a full stop goes with what it ends and a quotation mark with
 * what it opens.
 */
export function sentencePieces(
  paragraphs: readonly string[],
  sentences: readonly SentenceTimes[],
): Piece[][] {
  const spans = sentences.length > 0 ? spansOfTimes(paragraphs, sentences) : spansOfText(paragraphs);
  return paragraphs.map((text, index) => cut(text, spans[index] ?? []));
}

type Span = { sentence: number; from: number; to: number };

function spansOfTimes(paragraphs: readonly string[], sentences: readonly SentenceTimes[]): Span[][] {
  const spans = paragraphs.map((): Span[] => []);
  for (const [sentence, { paragraph, words }] of sentences.entries()) {
    const [first, last] = [words[0], words.at(-1)];
    if (first && last) spans[paragraph]?.push({ sentence, from: first[2], to: last[3] });
  }
  return spans;
}

/** Marks that end a sentence with the quotes they close, where no small letter goes on: “Yes!” said Mia. */
const END = /[.!?…][.!?…\u202f\u00a0”“’‘"'»«)]{0,8}(?=[ \n]{1,4}[^ \n\p{Ll}])/gu;

function spansOfText(paragraphs: readonly string[]): Span[][] {
  let sentence = 0;
  return paragraphs.map((text) => {
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const ends = [...text.matchAll(END)].map(({ index, 0: marks }) => index + marks.length);
    let at = 0;
    return [...ends, text.length].map((to) => {
      const from = at + (/^[ \n]*/.exec(text.slice(at))?.[0].length ?? 0);
      at = to;
      return { sentence: sentence++, from, to };
    });
  });
}

function cut(text: string, spans: readonly Span[]): Piece[] {
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

/** The sentences of a story as a voice speaks them. */
export const spokenSentences = (
  paragraphs: readonly string[],
  sentences: readonly SentenceTimes[],
): SpokenSentence[] =>
  sentencePieces(paragraphs, sentences).flatMap((pieces, paragraph) => {
    let at = 0;
    return pieces.flatMap(({ text, sentence }) => {
      const from = at;
      at += text.length;
      return sentence === null ? [] : { sentence, paragraph, from, text };
    });
  });
