import type { Locale } from '@storylark/contracts/languages';
import { bandFacts, languageFactor } from '../../catalogues/facts/types.ts';
import { lessonFacts } from '../../catalogues/facts/lessons.ts';
import type { StoryOrder, WrittenStory } from '../../plan.ts';
import { wordRange } from '../write/chooseMoves.ts';
import { MOST_NAMES } from '../write/fitDraft.ts';
import { wordsIn } from '../write/toParagraphs.ts';
import { banned, fillers, found } from './bannedWords.ts';
import { dialogueShare, distinct2, lix, masked, nameShare, sentenceLengths, sentencesOf } from './measure.ts';

const NBSP = '\u00A0';
const pairs: Record<Locale, readonly [string, string]> = { en: ['“', '”'], de: ['„', '“'], fr: ['«', '»'] };
const foreign: Record<Locale, RegExp> = { en: /[„«»]/, de: /[”«»]/, fr: /[„“”]/ };

function balanced(paragraph: string, [open, close]: readonly [string, string]): boolean {
  let depth = 0;
  for (const char of paragraph) {
    if (char === open) depth++;
    else if (char === close) depth--;
    if (depth < 0 || depth > 1) return false;
  }
  return depth === 0;
}

const unjoined = /(^|[\s(«\u00A0])(que ils?|que elles?|si ils?|de un|le a|la a) /i;
/**
 * de le, à les before a noun; before an infinitive le is a pronoun and stays (de le voir, à les lui dire).
 */
const articleAfterDe =
  /(^|[\s(«\u00A0])(de|à) les? (?!(lui |leur |y |en )?\p{L}+(er|ir|oir|dre|tre|ire|vre|pre|ure)(?!\p{L}))/iu;

/** Faults of form: marks left over, spaces, quotes, digits. */
export function checkForm(paragraphs: readonly string[], locale: Locale): string[] {
  const text = paragraphs.join('\n');
  const faults: [boolean, string][] = [
    [/[{}[\]<>|\u0008\uE000-\uE00F]|undefined/.test(text), 'a mark of the template is left in the text'],
    [/ {2}/.test(text), 'a double space'],
    [/ [,.]/.test(text), 'a space before , or .'],
    [/['"]/.test(text), 'a straight quote or apostrophe'],
    [foreign[locale].test(text), 'quotation marks of another language'],
    [paragraphs.some((p) => !balanced(p, pairs[locale])), 'quotation marks do not pair'],
    [/\d/.test(text), 'a digit'],
    [/[^.!?…”“»]\s*$/m.test(text), 'a paragraph without an end mark'],
    [/(^|[.!?]\s)\p{Ll}/mu.test(text.replace(/[”“»]/g, '#')), 'a sentence begins small'],
    [
      locale === 'fr' && (/[^\u00A0!?][;!?»]|[^\u00A0]:|«[^\u00A0]/.test(text) || text.includes(`${NBSP} `)),
      'a no-break space is missing',
    ],
    [locale === 'fr' && (unjoined.test(text) || articleAfterDe.test(text)), 'a French word is not joined'],
    [
      locale === 'en' &&
        /(^|\s)(a [aeio]\p{L}|an [bcdfgjklmnpqrstvwxz]\p{L})/iu.test(text.replace(/\ba (one|once)\b/gi, '')),
      'a or an',
    ],
  ];
  return faults.filter(([wrong]) => wrong).map(([, fault]) => fault);
}

/** Faults of measure and craft against the bands of the story's age and type. */
export function checkStory(story: WrittenStory, order: StoryOrder, locale: Locale): string[] {
  const { plan, paragraphs } = story;
  const text = paragraphs.join('\n');
  const band = bandFacts[plan.band];
  const words = wordsIn(text);
  const [least, most] = wordRange(locale, plan.band, plan.type, plan.length);
  const { mean, longest } = sentenceLengths(text);
  const readability = lix(text);
  const name = order.hero.name;
  const bedtime = plan.type === 'bedtime';
  // The motif of the beginning may come back word for word, and the line that the youngest join in.
  const joined = (text: string, beat: string) =>
    plan.band === '3-5' &&
    beat === 'setback' &&
    story.lines.some((l) => l.beat === 'firstTry' && l.text === text);
  const beforeEcho = sentencesOf(
    story.lines
      .filter((line) => line.beat !== 'echo' && !joined(line.text, line.beat))
      .map((line) => line.text)
      .join(' '),
  ).map((s) => s.toLowerCase());
  const repeated = beforeEcho.filter((s, at) => beforeEcho.indexOf(s) !== at && wordsIn(s) > 3);
  const fillerWords = found(text, fillers[locale]).length;
  const exclamations = text.match(/!/g)?.length ?? 0;
  const end = paragraphs.slice(Math.ceil((paragraphs.length * 2) / 3)).join('\n');
  const thirds = [paragraphs.slice(0, Math.ceil(paragraphs.length / 3)).join(' '), end];
  const [, lixMost] = band.lix[locale];
  const faults: (string | false)[] = [
    ...checkForm(paragraphs, locale),
    (words < least || words > most) && `${words} words, wanted ${least} to ${most}`,
    readability > lixMost && `LIX ${readability.toFixed(1)}, at most ${lixMost}`,
    mean * (1 / languageFactor[locale]) > band.meanSentence[1] + 0.5 &&
      `mean sentence ${mean.toFixed(1)}, wanted at most ${band.meanSentence[1]}`,
    longest > band.maxSentence[locale] &&
      `a sentence of ${longest} words, at most ${band.maxSentence[locale]}`,
    ...paragraphs
      .filter((p) => wordsIn(p) > band.maxParagraphWords)
      .map((p) => `a paragraph of ${wordsIn(p)} words: ${p.slice(0, 40)}`),
    (dialogueShare(text) < 0.05 || dialogueShare(text) > 0.35) &&
      `dialogue ${(dialogueShare(text) * 100).toFixed(1)} %, wanted 5 to 35`,
    nameShare(text, name) > MOST_NAMES &&
      `the name is ${(nameShare(text, name) * 100).toFixed(1)} % of the words, at most 3.5`,
    thirds.some((third) => !third.includes(name)) && 'the hero is not named in the first and the last third',
    exclamations > (bedtime ? 0 : 3) && `${exclamations} exclamation marks`,
    fillerWords > (bedtime ? 0 : 1) && `${fillerWords} filler words`,
    bedtime && paragraphs.slice(-2).join().includes('?') && 'a question at the end of a bedtime story',
    repeated.length > 0 && `said twice: ${repeated[0]}`,
    ...found(text, banned[locale]).map((word) => `banned: ${word}`),
    ...found(text, lessonFacts[plan.lesson].unsaid[locale]).map((word) => `the lesson is named: ${word}`),
    distinct2(masked(text, [name])) < 0.8 && 'too many pairs of words come again',
    ...Object.entries(story.altTexts)
      .filter(([, alt]) => alt.length < 60 || alt.length > 160)
      .map(([beat, alt]) => `the alt text of ${beat} has ${alt.length} characters, wanted 60 to 160`),
  ];
  return faults.filter((fault) => fault !== false);
}
