import { type Locale, locales } from '@storylark/contracts/languages';
import type { Move } from '../../plan.ts';
import { wordsIn } from './toParagraphs.ts';
import type { Told } from './toLines.ts';
import type { Change, ChoiceOf, Texts } from './chooseTexts.ts';
import type { Chosen } from './lookUp.ts';
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
/** `sounds`: lines that a sound may answer. */
type Counts = { words: number; names: number; said: number; sounds: number };

/** Of all words, at most this share are the hero’s name, and at least that share is said by somebody. */
export const MOST_NAMES = 0.035;
const LEAST_SAID = 0.05;
/** A word that nobody says is worth as many words of a story that is too long. */
const WORDS_A_WORD_SAID = 2;
/** Changes at most, and how many are told to find one that helps: what is expected is not quite what is told. */
const CHANGES = 14;
const TRIED = 2;
/**
 * Lines that may sound, at least: some lie too close to one another, five or more are heard. One too few is worth
 * so many words.
 */
const LEAST_SOUNDS = 7;
const WORDS_A_SOUND = 5;
/** A hero whom the end does not name is worth as many words as name one. */
const UNNAMED = 20;
/** A name too many is worth as many words as make room for it. */
const WORDS_A_NAME = 1 / MOST_NAMES;

/** What stands in quotation marks of one of the three languages; the teller’s tag is not said. */
const speech = /“[^“”]*”|„[^„“]*“|«[^«»]*»/gu;

const none: Counts = { words: 0, names: 0, said: 0, sounds: 0 };
const countNames = Object.keys(none) as (keyof Counts)[];
const sumOf = (a: Counts, b: Counts, sign = 1): Counts => {
  const sum = { ...a };
  for (const key of countNames) sum[key] += sign * b[key];
  return sum;
};

/** What one line of a story counts. */
const countsOfLine = (text: string, name: string, locale: Locale): Counts => ({
  words: wordsIn(text),
  names: text.split(/[^\p{L}\p{N}]+/u).filter((word) => word === name || word === `${name}s`).length,
  said: wordsIn((text.match(speech) ?? []).join(' ')),
  sounds: sounds(text, locale) ? 1 : 0,
});

/** Of lines that sound close together only the first is heard: how many are, of these line numbers. */
const LINES_APART = 3;
function apart(lines: readonly number[]): number {
  const heard: number[] = [];
  for (const at of lines) if (at - (heard.at(-1) ?? -LINES_APART) >= LINES_APART) heard.push(at);
  return heard.length;
}

const tags = /<\/?[a-z]{1,12}>/g;
const heroNames = /\{(\w+_)?hero(_subj|_gen)?\}/g;

/** About what a message adds, before it is told. */
function countsIn(message: string, locale: Locale): Counts {
  const said = message.match(/<(\w+)>.*?<\/\1>/gs) ?? [];
  return {
    words: wordsIn(message.replace(tags, '')),
    names: message.match(heroNames)?.length ?? 0,
    said: wordsIn(said.join(' ').replace(tags, '')),
    sounds: sounds(message.replace(/<(\w+)>.*?<\/\1>/gs, ''), locale) ? 1 : 0,
  };
}

/** Remembers what it has found: messages come again in every story, lines in every draft of one. */
function remembering(count: (text: string) => Counts): (text: string) => Counts {
  const known = new Map<string, Counts>();
  return (text) => {
    const counts = known.get(text) ?? count(text);
    known.set(text, counts);
    return counts;
  };
}
/** By language, of all messages told so far: as many as the catalogue has, at most. */
const ofMessage = Object.fromEntries(
  locales.map((locale) => [locale, remembering((message) => countsIn(message, locale))]),
) as Record<Locale, (message: string) => Counts>;

const changed = (texts: Texts, change: Change): Texts =>
  new Map(
    [...texts].flatMap(([move, text]) => {
      const instead = change.has(move) ? change.get(move) : text;
      return instead ? [[move, instead] as const] : [];
    }),
  );

/** How far a story is from its measures, in words; 0 is within them. */
const excess = (
  { words, names, said, sounds }: Counts,
  waiting: number,
  [, most]: readonly [number, number],
): number =>
  Math.max(0, words + waiting - most) +
  Math.max(0, names - MOST_NAMES * words) * WORDS_A_NAME +
  Math.max(0, LEAST_SAID * words - said) * WORDS_A_WORD_SAID +
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
  const ofLine = remembering((text) => countsOfLine(text, name, locale));
  const countsOf = ({ spoken }: Draft): Counts => {
    const lines = spoken.flatMap(({ beat, lines: all }) =>
      all.map(({ text }) => ({ beat, ...ofLine(text) })),
    );
    const sounding = lines.flatMap(({ beat, sounds: heard }, at) => (heard && mayAllSound(beat) ? [at] : []));
    const counts = lines.reduce((sum: Counts, line) => sumOf(sum, line), none);
    return { ...counts, sounds: apart(sounding) };
  };
  const farOf = (one: Draft): number =>
    excess(countsOf(one), one.waiting, range) +
    (namedAtTheEnd([...one.texts].filter(([move]) => one.taken.has(move))) ? 0 : UNNAMED);
  /** Whether the last quarter of what is told names the hero. */
  const namedAtTheEnd = (told: readonly (readonly [Move, Chosen])[], change?: Change): boolean => {
    const texts = told.flatMap(([move, text]) => (change?.has(move) ? (change.get(move) ?? []) : text));
    return texts
      .slice(Math.floor((texts.length * 3) / 4))
      .some(({ text }) => ofMessage[locale](text).names > 0);
  };
  let draft = first;
  for (let change = 0; change < CHANGES; change++) {
    const { texts, taken } = draft;
    const now = countsOf(draft);
    const told = [...texts].filter(([move]) => taken.has(move));
    const far = farOf(draft);
    if (far === 0) return draft;
    const expected = (other: Change): number => {
      let counts = now;
      for (const [move, after] of other) {
        const before = texts.get(move);
        if (!taken.has(move) || before?.text === after?.text) continue;
        if (before) counts = sumOf(counts, ofMessage[locale](before.text), -1);
        if (after) counts = sumOf(counts, ofMessage[locale](after.text));
      }
      if (counts.words < range[0]) return Infinity;
      const least = excess(counts, draft.waiting, range);
      return least >= far || namedAtTheEnd(told, other) ? least : least + UNNAMED;
    };
    const without = [...taken].filter(({ rank }) => rank >= 1).map((move) => new Map([[move, null]]));
    const promising = [...otherWays(texts, choiceOf), ...without]
      .map((other) => ({ other, far: expected(other) }))
      .filter((one) => one.far < far)
      .toSorted((a, b) => a.far - b.far)
      .slice(0, TRIED);
    let nearer: Draft | undefined;
    for (const { other } of promising) {
      const next = draftOf(changed(texts, other));
      if (farOf(next) >= far) continue;
      nearer = next;
      break;
    }
    if (!nearer) return draft;
    draft = nearer;
  }
  return draft;
}
