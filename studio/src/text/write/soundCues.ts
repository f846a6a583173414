import type { Locale } from '@storylark/contracts/languages';
import type { BeatId } from '@storylark/contracts/stories/beats';
import { tables } from '../../catalogues/tables.ts';
import type { EffectCue, Line, Plan } from '../../plan.ts';
import { findSounds, soundWordsOf, type Found, type SoundWords } from './soundWords.ts';

const EVENT_LUFS = -27;
const BEDTIME_EVENT_LUFS = -32;
/** With the bed of the place. */
const MOST = 8;
/** Sounds lie as far apart as they can while there are this many. */
const WANTED = 7;
/** From one sound to the next at least, so that a listener can forget the one before; the mix keeps 12. */
const SECONDS_BETWEEN = 13;
/** What the voices take on average, to know when a line will be heard before it is spoken. */
const SECONDS_PER_LETTER = 0.08;
/** How often one sound may come. */
const OF_ONE = 3;
/** Nothing sounds on the deed, and on the other beats of feeling one thing at most. */
const feeling: readonly BeatId[] = ['pause', 'echo'];
export const mayAllSound = (beat: BeatId): boolean => beat !== 'deed' && !feeling.includes(beat);
/** Share of a bedtime story after which nothing sounds any more. */
const BEDTIME_UNTIL = 0.8;

/** Anywhere in the clause: it did not happen, happened long ago, or made no noise. */
const denied: Record<Locale, RegExp> = {
  en: /(?<!\p{L})(no|not|never|nobody|nothing|none|without|had|have|silently|noiselessly)(?!\p{L})|n’t(?!\p{L})/iu,
  de: /(?<!\p{L})(nicht|kein\p{L}*|nie|niemand\p{L}*|nichts|ohne|lautlos|geräuschlos)(?!\p{L})/iu,
  fr: /(?<!\p{L})(ne|pas|jamais|personne|rien|sans|aucune?|avai\p{L}*|aurai\p{L}*)(?!\p{L})|(?<!\p{L})n’/iu,
};
/** Before the word: something is only like it, or it would happen. */
const likened: Record<Locale, RegExp> = {
  en: /(?<!\p{L})(like|as|would|could|should|might|if|whether|until|before|whoever)(?!\p{L})/iu,
  de: /(?<!\p{L})(wie|als|ob|würde\p{L}*|könnte\p{L}*|sollte\p{L}*|hätte\p{L}*|wenn|falls|bis|bevor|ehe)(?!\p{L})/iu,
  fr: /(?<!\p{L})(comme|si|avant|faudrait|pourrai\p{L}*|voulai\p{L}*|pouvai\p{L}*|devai\p{L}*)(?!\p{L})/iu,
};

/** `at` is the index of the last letter of the word that is heard. */
type Heard = { effect: string; at: number };
const soundWords = new Map<Locale, SoundWords>();
function soundWordsIn(locale: Locale): SoundWords {
  const known = soundWords.get(locale) ?? soundWordsOf(tables[locale].sound);
  soundWords.set(locale, known);
  return known;
}

const clauseEnd = /[.;:,!?…]/;

const speech = /“[^“”]*”|„[^„“]*“|«[^«»]*»/gu;

/** What a sound may answer in a line: what is said by somebody is not heard to happen, only what is told with it. */
function heardIn(line: string, words: SoundWords, locale: Locale): Heard[] {
  const text = line.replace(speech, (said) => ' '.repeat(said.length));
  const happens = ({ from, to }: Found): boolean => {
    const before = text.slice(0, from).split(clauseEnd).at(-1) ?? '';
    const [after = ''] = text.slice(to).split(clauseEnd);
    // The clause is looked through without the word itself: the French word for steps also denies.
    return !denied[locale].test(`${before}|${after}`) && !likened[locale].test(before);
  };
  const heard = findSounds(text, words).filter(happens);
  return heard
    .filter(({ effect }, index) => heard.findIndex((other) => other.effect === effect) === index)
    .sort((one, other) => one.rank - other.rank)
    .map(({ effect, to }) => ({ effect, at: to - 1 }));
}

/** Whether a sound may answer a word of this text. */
export const sounds = (text: string, locale: Locale): boolean =>
  heardIn(text, soundWordsIn(locale), locale).length > 0;

/** Gives each word that sounds its effect, sparingly; beds stay where the plan has put them. */
export function withSounds(lines: readonly Line[], plan: Plan, locale: Locale): Line[] {
  const bedtime = plan.type === 'bedtime';
  const words = soundWordsIn(locale);
  const until = bedtime ? Math.floor(lines.length * BEDTIME_UNTIL) : lines.length;
  const heard = lines
    .slice(0, until)
    .map((line) => (line.beat === 'deed' ? [] : heardIn(line.text, words, locale)));
  const times = timesOf(lines);
  let between = Math.max(SECONDS_BETWEEN, (times[until - 1] ?? 0) / WANTED);
  let chosen = chosenFrom(heard, lines, times, between);
  while (chosen.size < WANTED && between > SECONDS_BETWEEN) {
    between = Math.max(SECONDS_BETWEEN, between - 2);
    chosen = chosenFrom(heard, lines, times, between);
  }
  const lufs = bedtime ? BEDTIME_EVENT_LUFS : EVENT_LUFS;
  return lines.map((line, at) => {
    const sound = chosen.get(at);
    const cue: EffectCue[] = sound ? [{ ...sound, lufs }] : [];
    return { ...line, cues: [...line.cues, ...cue] };
  });
}

/** The second at which each line is over, counted from the first word and guessed from its letters. */
function timesOf(lines: readonly Line[]): number[] {
  let now = 0;
  return lines.map(({ text, pace, pauseMs }) => {
    const over = now + (text.length * SECONDS_PER_LETTER) / pace;
    now = over + pauseMs / 1000;
    return over;
  });
}

/** By line, the sounds at least `between` seconds apart. */
function chosenFrom(
  heard: readonly (readonly Heard[])[],
  lines: readonly Line[],
  times: readonly number[],
  between: number,
): Map<number, Heard> {
  const chosen = new Map<number, Heard>();
  const often = new Map<string, number>();
  const count = ({ effect }: Heard): number => often.get(effect) ?? 0;
  const beds = lines.filter(({ cues }) => cues.length > 0).length;
  let before = -Infinity;
  let felt = 0;
  for (const [at, sounds] of heard.entries()) {
    const [line, over] = [lines[at], times[at]];
    if (!line || over === undefined) break;
    const tender = feeling.includes(line.beat);
    if (chosen.size >= MOST - beds || over - before < between || (tender && felt > 0)) continue;
    // What was not heard yet comes before what was.
    const [sound] = sounds
      .filter((one) => count(one) < OF_ONE)
      .sort((one, other) => count(one) - count(other));
    if (!sound) continue;
    chosen.set(at, sound);
    often.set(sound.effect, count(sound) + 1);
    before = over;
    if (tender) felt++;
  }
  return chosen;
}
