import type { Delivery, Utterance } from './narrator.ts';

/**
 * What the synthesiser reads, for each of its characters the index in the line's text that it stands for, and
 * where phonemes stand for text.
 */
export type SpokenText = { spoken: string; origins: number[]; phonemesAt: number[] };

/** A stretch of the text, and the mark-up around it. */
type Mark = { from: number; to: number; open: string; close: string };

const stressed = { open: '<emphasis level="strong">', close: '</emphasis>' };
/** How the end of a line is drawn out; the point after it stays outside, or a pause would come before it. */
const tails: Partial<Record<Delivery, Pick<Mark, 'open' | 'close'> & { words: number }>> = {
  question: { words: 1, open: '<prosody pitch="+30%">', close: '</prosody>' },
  close: { words: 2, open: '<prosody pitch="-18%" rate="88%">', close: '</prosody>' },
};

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
  delivery = 'plain',
}: Pick<Utterance, 'text' | 'say' | 'stress'> & Partial<Pick<Utterance, 'delivery'>>): SpokenText {
  const result: SpokenText = { spoken: '', origins: [], phonemesAt: [] };
  const put = (piece: string, originOf: (index: number) => number): void => {
    for (let i = 0; i < piece.length; i++) result.origins.push(originOf(i));
    result.spoken += piece;
  };
  const pieces = piecesOf(text, say);
  const marks = marksOf(text, stress, delivery).map((mark) => aroundPhonemes(mark, pieces));
  for (const { from, to, phonemes } of pieces) {
    const open = (at: number) =>
      marks.forEach((mark) => mark.from === at && mark.to > from && put(mark.open, () => at));
    const close = (at: number) => marks.forEach((mark) => mark.to === at && put(mark.close, () => at));
    if (phonemes !== undefined) {
      open(from);
      result.phonemesAt.push(from);
      put(`[[${phonemes}]]`, () => from);
      close(to);
      continue;
    }
    const inside = marks.flatMap((mark) => [mark.from, mark.to]).filter((at) => at > from && at < to);
    const cuts = [...new Set([from, ...inside, to])].sort((a, b) => a - b);
    for (const [n, start] of cuts.slice(0, -1).entries()) {
      open(start);
      put(text.slice(start, cuts[n + 1]).replace(unspeakable, ' '), (i) => start + i);
      close(cuts[n + 1]!);
    }
  }
  return result;
}

/** Never two that cross: a stressed word at the end keeps its stress. */
function marksOf(text: string, stress: Utterance['stress'], delivery: Delivery): Mark[] {
  const marks: Mark[] = stress ? [{ from: stress[0], to: stress[1], ...stressed }] : [];
  const tail = tails[delivery];
  const last = tail && [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)].slice(-tail.words);
  if (!tail || !last?.[0]) return marks;
  const from = last[0].index;
  const to = last.at(-1)!.index + last.at(-1)![0].length;
  // A comma in between ends the melody anyway; and mark-up over it would be a pause.
  if ((stress && stress[1] > from) || /[^\p{L}\p{N}\s’'-]/u.test(text.slice(from, to))) return marks;
  return [...marks, { from, to, open: tail.open, close: tail.close }];
}

type Piece = { from: number; to: number; phonemes?: string };

/** Phonemes are in one piece: what marks a part of them marks them whole. */
function aroundPhonemes(mark: Mark, pieces: readonly Piece[]): Mark {
  const cut = pieces.filter(
    ({ from, to, phonemes }) => phonemes !== undefined && mark.from < to && mark.to > from,
  );
  return {
    ...mark,
    from: Math.min(mark.from, ...cut.map(({ from }) => from)),
    to: Math.max(mark.to, ...cut.map(({ to }) => to)),
  };
}

function piecesOf(text: string, say: string): Piece[] {
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
