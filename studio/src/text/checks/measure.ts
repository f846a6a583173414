import { wordsIn } from '../write/toParagraphs.ts';

/**
 * Sentences of a text; quotation marks stay with their sentence, and so does the tag of a speech (“Who?”
 * asked Nora.).
 */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]|[.!?…][\s\u00A0]?[”“»])[\s\n]+(?=[\p{Lu}“„«])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsIn(sentence) > 0);

/** Words for LIX: split at apostrophes too (l’ + arbre). */
const parts = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Björnsson's readability index: mean sentence plus share of words over 6 letters in per cent. */
export function lix(text: string): number {
  const words = parts(text);
  const long = words.filter((word) => word.length > 6).length;
  return words.length / Math.max(1, sentencesOf(text).length) + (100 * long) / Math.max(1, words.length);
}

/** Words per sentence. */
export function sentenceLengths(text: string): { mean: number; longest: number } {
  const lengths = sentencesOf(text).map(wordsIn);
  return {
    mean: lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length),
    longest: Math.max(0, ...lengths),
  };
}

/** Share of the words that are said by figures. */
export function dialogueShare(text: string): number {
  const speech = text.match(/“[^“”]*”|„[^„“]*“|«[^«»]*»/gu) ?? [];
  return wordsIn(speech.join(' ')) / Math.max(1, wordsIn(text));
}

/** Share of the words that are this name, also inflected (Emils, d’Emma, Nora’s). */
export function nameShare(text: string, name: string): number {
  const said = text.split(/[^\p{L}\p{N}]+/u).filter((word) => word === name || word === `${name}s`).length;
  return said / Math.max(1, wordsIn(text));
}

/** The text in lower case with the names masked. */
export function masked(text: string, names: readonly string[]): string {
  const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    names.includes(word) || names.some((n) => word === `${n}s`) ? 'x' : word.toLowerCase(),
  );
  return words.join(' ');
}

export function fiveGrams(maskedText: string): Set<string> {
  const words = maskedText.split(' ');
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')));
}

/** Share of the 5-grams of the shorter text that the other has too. */
export function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let both = 0;
  for (const gram of small) if (large.has(gram)) both++;
  return both / Math.max(1, small.size);
}

/** Different pairs of neighbouring words over all pairs. */
export function distinct2(maskedText: string): number {
  const words = maskedText.split(' ');
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return new Set(pairs).size / Math.max(1, pairs.length);
}
