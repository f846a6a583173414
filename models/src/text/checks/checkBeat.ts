import type { Locale } from '@storylark/contracts/languages';
import { banned, fillers, found } from '@storylark/studio/text/checks/bannedWords';
import { checkForm } from '@storylark/studio/text/checks/checkText';
import { sentenceLengths, sentencesOf } from '@storylark/studio/text/checks/measure';
import { never, neverYoung } from '@storylark/studio/text/checks/neverWords';
import { wordsIn } from '@storylark/studio/text/write/toParagraphs';
import { type BeatAnswer, NARRATOR, speakersOf } from '../answers.ts';
import type { BeatBrief, Brief } from '../brief.ts';
import { placeholderOf, placeholders } from '../figures.ts';
import { fillNames, type Names } from '../telling/fillNames.ts';
import { readable, type ToldBeat, toldBeat } from '../telling/toldBeat.ts';
import { strayCharacters } from './characters.ts';
import { isIn } from './language.ts';
import { saysToListener } from './listener.ts';
import { capitalsIn, otherNames } from './names.ts';
import { namesNoun } from './nouns.ts';

/** What is wrong, told to the model that wrote it; the worst reason counts. */
export type Fault = { reason: 'unfit' | 'wrongLanguage' | 'planNotKept' | 'unsafe'; says: string };
export type Checked = { told: ToldBeat; faults: readonly [] } | { told: null; faults: readonly Fault[] };

/** A passage may be so much shorter or longer than it should be. */
const [SHORTEST, LONGEST] = [0.5, 1.7] as const;
const MOST_FILLERS = 1;
/** For whom every check is made: nobody’s own name is part of any. */
const anybody = (labels: readonly string[]): Names =>
  Object.fromEntries(labels.map((label) => [label, { name: 'Ada', g: 'f' }]));

/**
 * Looks through one passage as it came from a model.
 * @param before paragraphs of the passages before, with placeholders, by beat
 */
export function checkBeat(
  answer: BeatAnswer,
  brief: Brief,
  passage: BeatBrief,
  before: readonly { beat: string; paragraphs: readonly string[] }[],
): Checked {
  const { locale, figures } = brief;
  const shape = shapeFaults(answer, brief, passage);
  const told = toldBeat(answer, passage.beat, figures, locale);
  if (!told) return { told: null, faults: [...shape, unfit('quotation marks that do not pair')] };
  let paragraphs: string[];
  try {
    paragraphs = readable(told, locale);
  } catch {
    return { told: null, faults: [...shape, unfit('markup in the text')] };
  }
  const faults = [
    ...shape,
    ...textFaults(paragraphs, brief),
    ...planFaults(paragraphs, passage),
    ...repeats(paragraphs, brief, passage, before),
  ];
  return faults.length === 0 ? { told, faults: [] } : { told: null, faults };
}

const unfit = (says: string): Fault => ({ reason: 'unfit', says });
const unsafe = (says: string): Fault => ({ reason: 'unsafe', says });
const planNotKept = (says: string): Fault => ({ reason: 'planNotKept', says });

function shapeFaults({ beat, paragraphs }: BeatAnswer, brief: Brief, passage: BeatBrief): Fault[] {
  const speakers = speakersOf(brief);
  const known = new Set(brief.figures.map(({ label }) => placeholderOf(label)));
  const lines = paragraphs.flat();
  const used = lines.flatMap(({ text }) => text.match(placeholders) ?? []);
  return [
    ...(beat === passage.beat ? [] : [planNotKept(`the passage must be ${passage.beat}`)]),
    ...(lines.length > 0 ? [] : [unfit('nothing is told')]),
    ...lines
      .filter(({ speaker }) => !speakers.includes(speaker))
      .map(({ speaker }) => unfit(`nobody called ${speaker.slice(0, 40)} speaks here`)),
    ...used.filter((one) => !known.has(one)).map((one) => unfit(`${one.slice(0, 40)} is no placeholder`)),
    // before anything reads it: what the studio takes for a mark of its own is no text
    ...(lines.some(({ text }) => marks.test(text.replace(placeholders, '')))
      ? [unfit('markup, or a character that nobody sees')]
      : []),
    ...(lines.some(({ speaker, text }) => speaker === NARRATOR && /^\s*[–—-]/.test(text))
      ? [unfit('a dash before a speech: use quotation marks')]
      : []),
  ];
}

/** Markup, private, invisible and turning characters. */
const marks = /[<>[\]|\\`*#_~^=]|[^\P{C}\n]|\p{Co}/u;

/** What no passage may have, wherever it stands. */
export function textFaults(paragraphs: readonly string[], brief: Brief): Fault[] {
  const { locale, band, figures, place, nouns, unsaid, longestSentence, paragraphWords } = brief;
  const young = band === '3-5' || band === '6-8';
  const text = paragraphs.join('\n');
  const bare = text.replace(placeholders, '');
  const names = anybody(figures.map(({ label }) => label));
  const printed = paragraphs.map((one) => fillNames(one, names, locale));
  const { longest } = sentenceLengths(printed.join('\n'));
  const things = Object.values(nouns).flatMap(({ the }) => the);
  const sentences = sentencesOf(printed.join('\n'));
  const words = (list: readonly string[]) => found(bare, list);
  return [
    ...strayCharacters(bare.replaceAll('\n', ' ')).map(unfit),
    ...checkForm(printed, locale).map(unfit),
    ...(isIn(locale, sentences)
      ? []
      : [{ reason: 'wrongLanguage' as const, says: `every sentence must be ${languages[locale]}` }]),
    ...otherNames(text, locale, capitalsIn(place, ...things)).map((name) =>
      unfit(`${name}: nobody has a name but by a placeholder`),
    ),
    ...(longest > longestSentence
      ? [unfit(`a sentence of ${longest} words, at most ${longestSentence}`)]
      : []),
    ...printed
      .filter((one) => wordsIn(one) > paragraphWords)
      .map((one) => unfit(`a paragraph of ${wordsIn(one)} words, at most ${paragraphWords}`)),
    ...words(unsaid).map((word) => unfit(`“${word}” names what the story teaches`)),
    ...words(banned[locale]).map((word) => unfit(`“${word}” is not said`)),
    ...[...words(never[locale]), ...(young ? words(neverYoung[locale]) : [])].map((word) =>
      unsafe(`“${word}” has no place in a story for this age`),
    ),
    ...saysToListener(bare, locale).map((word) => unsafe(`“${word}” has no place in a story`)),
    ...(words(fillers[locale]).length > MOST_FILLERS ? [unfit('filler words')] : []),
  ];
}
const languages: Record<Locale, string> = { en: 'English', de: 'German', fr: 'French' };

function planFaults(paragraphs: readonly string[], passage: BeatBrief): Fault[] {
  const text = paragraphs.join(' ');
  const words = wordsIn(text.replace(placeholders, 'x'));
  const least = Math.floor(passage.words * SHORTEST);
  const most = Math.ceil(passage.words * LONGEST) + 4;
  return [
    ...(words < least || words > most
      ? [unfit(`${words} words; about ${passage.words} are wanted, ${least} to ${most} may be`)]
      : []),
    ...passage.named
      .filter((label) => !text.includes(placeholderOf(label)))
      .map((label) => planNotKept(`${placeholderOf(label)} must be named here`)),
    ...passage.nouns
      .filter((nouns) => nouns.length > 0 && !nouns.some((noun) => namesNoun(text, noun)))
      .map((nouns) => planNotKept(`one of these must be named here: ${nouns.join(', ')}`)),
  ];
}

/** A line to join in may come again for the youngest, and what was planted at home in its echo. */
function repeats(
  paragraphs: readonly string[],
  { band }: Brief,
  { beat }: BeatBrief,
  before: readonly { beat: string; paragraphs: readonly string[] }[],
): Fault[] {
  if (beat === 'echo') return [];
  const split = (texts: readonly string[]) => sentencesOf(texts.join(' ')).map((one) => one.toLowerCase());
  const joinsIn = band === '3-5' && (beat === 'setback' || beat === 'deed');
  const told = before.flatMap((one) =>
    joinsIn && (one.beat === 'firstTry' || one.beat === 'setback') ? [] : split(one.paragraphs),
  );
  const here = split(paragraphs);
  return here
    .filter((one, at) => wordsIn(one) > 3 && (told.includes(one) || here.indexOf(one) !== at))
    .map(() => unfit('a sentence that was told before'));
}
