import type { StoryOrder, WrittenStory } from '@storylark/studio/plan';
import { bandFacts } from '@storylark/studio/catalogues/facts/types';
import { dialogueShare, lix } from '@storylark/studio/text/checks/measure';
import { threadFaults } from '@storylark/studio/text/checks/threads';
import { wordRange } from '@storylark/studio/text/write/chooseMoves';
import { wordsIn } from '@storylark/studio/text/write/toParagraphs';
import type { Brief } from '../brief.ts';
import { placeholderOf } from '../figures.ts';
import { readable, type ToldBeat } from '../telling/toldBeat.ts';
import type { Fault } from './checkBeat.ts';

/** Another teller may be so much freer than the house is with itself. */
const LENGTH = 0.15;
const LIX = 4;
const MOST_SAID = 0.45;
const LEAST_NAMED = 4;
const MOST_NAMED = 0.06;

/** Looks at a story as a whole, once every passage is told. */
export function checkTold(
  told: readonly ToldBeat[],
  written: WrittenStory,
  order: StoryOrder,
  brief: Brief,
): Fault[] {
  const { locale, band } = brief;
  const { plan } = written;
  const text = written.paragraphs.join('\n');
  const words = wordsIn(text);
  const [least, most] = wordRange(locale, band, plan.type, plan.length);
  const hero = placeholderOf('HERO');
  const paragraphs = told.flatMap((beat) => readable(beat, locale));
  const named = paragraphs.join(' ').split(hero).length - 1;
  const third = Math.ceil(paragraphs.length / 3);
  const ends = [paragraphs.slice(0, third), paragraphs.slice(-third)].map((part) => part.join(' '));
  const [, mostLix] = bandFacts[band].lix[locale];
  const level = lix(text);
  const unfit = (wrong: boolean, says: string): Fault[] => (wrong ? [{ reason: 'unfit', says }] : []);
  const notKept = (wrong: boolean, says: string): Fault[] => (wrong ? [{ reason: 'planNotKept', says }] : []);
  return [
    ...notKept(
      told.map(({ beat }) => beat).join() !== brief.beats.map(({ beat }) => beat).join(),
      'passages are missing, or in another order',
    ),
    ...unfit(
      words < least * (1 - LENGTH) || words > most * (1 + LENGTH),
      `${words} words, wanted ${least} to ${most}`,
    ),
    ...unfit(level > mostLix + LIX, `a readability of ${level.toFixed(0)}, at most ${mostLix}`),
    ...unfit(dialogueShare(text) > MOST_SAID, 'too much of it is said by figures'),
    ...notKept(
      named < LEAST_NAMED || ends.some((end) => !end.includes(hero)),
      'the hero is named too seldom',
    ),
    ...unfit(named / Math.max(1, words) > MOST_NAMED, 'the hero is named too often'),
    ...threadFaults(written, order).map((says): Fault => ({ reason: 'planNotKept', says })),
  ];
}
