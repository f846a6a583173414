import type { Utterance } from './narrator.ts';

/**
 * What the synthesiser reads, for each of its characters the index in the line's text that it stands for, and
 * where phonemes stand for text.
 */
export type SpokenText = { spoken: string; origins: number[]; phonemesAt: number[] };

const OPEN = '<emphasis level="strong">';
const CLOSE = '</emphasis>';
/**
 * Characters that would begin mark-up or phonemes, and halves of characters beyond the basic plane, which it
 * counts as one.
 */
const unspeakable = /[<&[\]\uD800-\uDFFF]/g;
const toPattern = (literal: string): string => literal.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @throws Error when `say` is not `text` with some stretches replaced by `[[phonemes]]`. */
export function spokenTextOf({
  text,
  say = text,
  stress,
}: Pick<Utterance, 'text' | 'say' | 'stress'>): SpokenText {
  const result: SpokenText = { spoken: '', origins: [], phonemesAt: [] };
  const put = (piece: string, originOf: (index: number) => number): void => {
    for (let i = 0; i < piece.length; i++) result.origins.push(originOf(i));
    result.spoken += piece;
  };
  for (const { from, to, phonemes } of piecesOf(text, say)) {
    const stressFrom = stress && Math.max(from, stress[0]);
    const stressTo = stress && Math.min(to, stress[1]);
    const isStressed = stressFrom !== undefined && stressTo !== undefined && stressFrom < stressTo;
    const literal = (start: number, end: number): void =>
      put(text.slice(start, end).replace(unspeakable, ' '), (i) => start + i);
    if (phonemes !== undefined) {
      if (isStressed) put(OPEN, () => from);
      result.phonemesAt.push(from);
      put(`[[${phonemes}]]`, () => from);
      if (isStressed) put(CLOSE, () => to);
    } else if (isStressed) {
      literal(from, stressFrom);
      put(OPEN, () => stressFrom);
      literal(stressFrom, stressTo);
      put(CLOSE, () => stressTo);
      literal(stressTo, to);
    } else literal(from, to);
  }
  return result;
}

function piecesOf(text: string, say: string): { from: number; to: number; phonemes?: string }[] {
  // Odd entries are what stood between the brackets.
  const parts = say.split(/\[\[([^[\]]*)\]\]/);
  const literals = parts.filter((_, index) => index % 2 === 0);
  const replaced = new RegExp(`^${literals.map(toPattern).join('(.+?)')}$`, 's').exec(text);
  if (!replaced)
    throw new Error(
      'The spoken form of the line does not fit its text: outside [[…]] both must be the same, letter by letter.',
    );
  let at = 0;
  return parts.map((part, index) => {
    const from = at;
    at += index % 2 === 0 ? part.length : (replaced[(index + 1) / 2] ?? '').length;
    return index % 2 === 0 ? { from, to: at } : { from, to: at, phonemes: part };
  });
}
