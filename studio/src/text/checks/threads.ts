import type { Locale } from '@storylark/contracts/languages';
import { localeOf } from '@storylark/contracts/languages';
import { tables } from '../../catalogues/tables.ts';
import type { BeatId } from '@storylark/contracts/stories/beats';
import type { StoryOrder, WrittenStory } from '../../plan.ts';
import { sentencesOf } from './measure.ts';
import { never } from './neverWords.ts';
import { found } from './bannedWords.ts';
import { tellStory } from '../tellStory.ts';

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
/** A noun is named where each of its longer words stands, in whatever case: Sumpf, Sumpfes. */
const names = (text: string, noun: string): boolean => {
  const told = words(text);
  return words(noun)
    .filter((word) => word.length > 2)
    .every((word) => told.some((one) => one.startsWith(word.slice(0, Math.max(3, word.length - 2)))));
};

/** What an editor asks of one thread; each is a fault that a reader would notice. */
export function threadFaults(story: WrittenStory, order: StoryOrder): string[] {
  const locale: Locale = localeOf[order.language];
  const { thread, setting } = story.plan;
  const errand = tables[locale].errand[setting]?.[thread.errand];
  const part = errand?.by[thread.likeness]?.part;
  const said = (...beats: BeatId[]) =>
    story.lines
      .filter(({ beat }) => beats.includes(beat))
      .map(({ text }) => text)
      .join(' ');
  const namesOneOf = (text: string, nouns: (string | undefined)[]) =>
    nouns.some((noun) => noun !== undefined && names(text, noun));
  const text = story.paragraphs.join('\n');
  const faults: (string | false)[] = [
    !namesOneOf(said('deed', 'open'), [errand?.obstacle.one, errand?.prize.one, part?.one]) &&
      'neither deed nor opening names obstacle or prize',
    !namesOneOf(said('firstTry'), [errand?.obstacle.one, part?.one]) &&
      'the first try does not name the obstacle',
    ...order.companions
      .filter(({ name }) => text.split(name).length < 3)
      .map(({ name }) => `${name} is named less than twice`),
    ...found(text, never[locale]).map((word) => `never for children: ${word}`),
  ];
  return faults.filter((fault) => fault !== false);
}

/** The share of the sentences of the second order's story that are not in the first one's. */
export function changedShare(before: StoryOrder, after: StoryOrder): number {
  const sentences = (order: StoryOrder) => sentencesOf(tellStory(order, []).paragraphs.join(' '));
  const known = new Set(sentences(before));
  const told = sentences(after);
  return told.filter((sentence) => !known.has(sentence)).length / told.length;
}
