import type { Locale } from '@storylark/contracts/languages';
import type { Move } from '../../plan.ts';
import { wordsIn } from './toParagraphs.ts';
import type { Told } from './toLines.ts';
import type { ChoiceOf, Texts } from './chooseTexts.ts';
import { otherWays } from './chooseTexts.ts';
import { mayAllSound, sounds } from './soundCues.ts';

/** A story on the way: what each move would tell, which moves have room, and the lines these become. */
export type Draft = {
  texts: Texts;
  taken: ReadonlySet<Move>;
  spoken: readonly Told[];
  /** Words of what is this child’s own and found no room; 0 if all of it did. */
  waiting: number;
};
/** Whether a sound may answer a text. */
type Hears = (text: string) => boolean;
/** `sounds`: lines that a sound may answer. */
type Counts = { words: number; names: number; said: number; sounds: number };

/** Of all words, at most this share are the hero’s name, and at least that share is said by somebody. */
export const MOST_NAMES = 0.035;
const LEAST_SAID = 0.05;
/** Changes at most, and how many are told to find one that helps: what is expected is not quite what is told. */
const CHANGES = 14;
const TRIED = 2;
/**
 * Lines that may sound, at least: some lie too close to one another, five or more are heard. One too few is worth
 * so many words.
 */
const LEAST_SOUNDS = 8;
const WORDS_A_SOUND = 4;
/** A hero whom the end does not name is worth as many words as name one. */
const UNNAMED = 20;
/** A name too many is worth as many words as make room for it. */
const WORDS_A_NAME = 1 / MOST_NAMES;

/** What stands in quotation marks of one of the three languages; the teller’s tag is not said. */
const speech = /“[^“”]*”|„[^„“]*“|«[^«»]*»/gu;

function countsOf({ spoken }: Draft, name: string, hears: Hears): Counts {
  const lines = spoken.flatMap((told) => told.lines);
  const told = spoken.flatMap(({ beat, lines: all }) => (mayAllSound(beat) ? all : []));
  const words = (of: typeof lines) => of.reduce((sum, { text }) => sum + wordsIn(text), 0);
  const named = lines.flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u));
  return {
    words: words(lines),
    names: named.filter((word) => word === name || word === `${name}s`).length,
    sounds: told.filter(({ text }) => hears(text)).length,
    said: wordsIn(lines.flatMap(({ text }) => text.match(speech) ?? []).join(' ')),
  };
}

const tags = /<\/?[a-z]{1,12}>/g;
const heroNames = /\{(\w+_)?hero(_subj|_gen)?\}/g;
/** Whether the last quarter of what is told names the hero. */
function namedAtTheEnd(texts: Texts, taken: Draft['taken']): boolean {
  const told = [...texts].flatMap(([move, { text }]) => (taken.has(move) ? [text] : []));
  return told.slice(Math.floor((told.length * 3) / 4)).some((text) => text.search(heroNames) >= 0);
}

/** About what a message adds, before it is told. */
function countsIn(message: string, hears: Hears): Counts {
  const speech = message.match(/<(\w+)>.*?<\/\1>/gs) ?? [];
  return {
    words: wordsIn(message.replace(tags, '')),
    names: message.match(heroNames)?.length ?? 0,
    said: wordsIn(speech.join(' ').replace(tags, '')),
    sounds: hears(message.replace(/<(\w+)>.*?<\/\1>/gs, '')) ? 1 : 0,
  };
}

/** How far a story is from its measures, in words; 0 is within them. */
const excess = (
  { words, names, said, sounds }: Counts,
  waiting: number,
  [, most]: readonly [number, number],
): number =>
  Math.max(0, words + waiting - most) +
  Math.max(0, names - MOST_NAMES * words) * WORDS_A_NAME +
  Math.max(0, LEAST_SAID * words - said) +
  Math.max(0, LEAST_SOUNDS - sounds) * WORDS_A_SOUND;

type Measure = {
  locale: Locale;
  name: string;
  /** Words at least and at most. */
  range: readonly [number, number];
  choiceOf: ChoiceOf;
  draftOf: (texts: Texts) => Draft;
};

/**
 * Tells one thing after another in another way, or leaves out what only makes it long (rank 1 and more: never
 * what is this child’s own), as long as that brings the story nearer to its measures.
 */
export function fitDraft(first: Draft, { locale, name, range, choiceOf, draftOf }: Measure): Draft {
  // a draft differs from the one before in one thing
  const heard = new Map<string, boolean>();
  const hears: Hears = (text) => {
    const known = heard.get(text) ?? sounds(text, locale);
    heard.set(text, known);
    return known;
  };
  const farOf = (one: Draft): number =>
    excess(countsOf(one, name, hears), one.waiting, range) +
    (namedAtTheEnd(one.texts, one.taken) ? 0 : UNNAMED);
  let draft = first;
  for (let change = 0; change < CHANGES; change++) {
    const { texts, taken } = draft;
    const now = countsOf(draft, name, hears);
    const far = farOf(draft);
    if (far === 0) return draft;
    const expected = (other: Texts): number => {
      const counts = { ...now };
      for (const move of taken) {
        const [before, after] = [texts.get(move)?.text, other.get(move)?.text];
        if (before === after) continue;
        const [less, more] = [countsIn(before ?? '', hears), countsIn(after ?? '', hears)];
        for (const key of ['words', 'names', 'said', 'sounds'] as const) counts[key] += more[key] - less[key];
      }
      if (counts.words < range[0]) return Infinity;
      return excess(counts, draft.waiting, range) + (namedAtTheEnd(other, taken) ? 0 : UNNAMED);
    };
    const without = [...taken]
      .filter(({ rank }) => rank >= 1)
      .map((move) => new Map([...texts].filter(([one]) => one !== move)));
    const promising = [...otherWays(texts, choiceOf), ...without]
      .map((other) => ({ other, far: expected(other) }))
      .filter((one) => one.far < far)
      .toSorted((a, b) => a.far - b.far)
      .slice(0, TRIED);
    let nearer: Draft | undefined;
    for (const { other } of promising) {
      const next = draftOf(other);
      if (farOf(next) >= far) continue;
      nearer = next;
      break;
    }
    if (!nearer) return draft;
    draft = nearer;
  }
  return draft;
}
