import type { Locale } from '@storylark/contracts/languages';
import { beats } from '@storylark/contracts/stories/beats';
import { NOW_TELL } from '../text/prompts/beatPrompt.ts';
import { tellerWords } from './tellerWords.ts';

type Wanted = {
  beat: string;
  words: number;
  mustName: string[];
  mustUseOneOf: string[][];
  speakers: string[];
};
/** How a passage is spoilt. */
export type Spoilt = 'wrongLanguage' | 'missingPlaceholder' | 'otherName' | 'digit' | 'markup' | 'tooShort';
type Line = { speaker: string; text: string };

const count = (text: string) => text.match(/\p{L}+/gu)?.length ?? 0;
const WORDS_A_PARAGRAPH = 40;

const sectionOf = (user: string, head: string): string => {
  const [, after = ''] = user.split(`${head}\n`);
  return after.split('\n\n')[0] ?? '';
};

/**
 * Tells the passage that a prompt of ours asks for, as a teller does who keeps to every rule and has no idea:
 * placeholders, things and length as wanted, nothing that was told before.
 */
export function tellPassage(system: string, user: string, spoilt?: Spoilt) {
  const asked = /Language: (German|French)/.exec(system)?.[1];
  const locale: Locale = asked === 'German' ? 'de' : asked === 'French' ? 'fr' : 'en';
  const other: Locale = locale === 'en' ? 'de' : 'en';
  const words = tellerWords[spoilt === 'wrongLanguage' ? other : locale];
  const [whole = ''] = user.split('\n\nYOUR ANSWER WAS');
  const wanted = JSON.parse(whole.split(`${NOW_TELL}\n`)[1] ?? '{}') as Wanted;
  const { called } = JSON.parse(sectionOf(user, 'THE PLAN')) as { called: Record<string, string> };
  const turn = Math.max(
    0,
    beats.findIndex((beat) => beat === wanted.beat),
  );
  const lines: Line[] = [];
  const say = (text: string, speaker = 'narrator') => void lines.push({ speaker, text });
  const told = () => lines.reduce((sum, { text }) => sum + count(text), 0);

  const named = spoilt === 'missingPlaceholder' ? [] : wanted.mustName;
  for (const [at, who] of named.entries())
    say((words.acts[(turn + at * 5) % words.acts.length] ?? '').replace('WHO', who));
  for (const nouns of wanted.mustUseOneOf) {
    const the = Object.values(called).find((one) => nouns.some((noun) => one.endsWith(noun)));
    say(words.meets.replace('THE', the ?? nouns[0] ?? ''));
  }
  const speaker = wanted.speakers.find((one) => one !== 'narrator' && one !== 'HERO');
  const speech = words.speeches[turn % words.speeches.length] ?? '';
  if (speaker && told() + 6 < wanted.words)
    say(words.says.replace('SAID', speech).replace('WHO', `{{${speaker}}}`), speaker);
  const enough = spoilt === 'tooShort' ? 0 : wanted.words;
  for (let n = turn; told() < enough; n += 1) {
    const { things, does, where } = words;
    const of = (list: readonly string[], at: number) => list[at % list.length] ?? '';
    const sentence = `${of(things, n)} ${of(does, Math.floor(n / 12) + n * 5)} ${of(where, Math.floor(n / 144) + n * 7)}.`;
    if (!whole.includes(sentence) && !lines.some(({ text }) => text === sentence)) say(sentence);
  }
  if (spoilt === 'otherName') say(words.stranger);
  if (spoilt === 'digit') say(`${words.things[0]} ${words.does[0]} 3.`);
  if (spoilt === 'markup') say(`<b>${words.things[1]}</b> ${words.does[1]}.`);
  return { beat: wanted.beat, paragraphs: inParagraphs(lines) };
}

function inParagraphs(lines: readonly Line[]): { lines: Line[] }[] {
  const paragraphs: { lines: Line[] }[] = [];
  let words = Infinity;
  for (const line of lines) {
    if (words + count(line.text) > WORDS_A_PARAGRAPH) {
      paragraphs.push({ lines: [] });
      words = 0;
    }
    paragraphs.at(-1)?.lines.push(line);
    words += count(line.text);
  }
  return paragraphs;
}
