import { localeOf, type Locale } from '@storylark/contracts/languages';
import type { BeatId } from '@storylark/contracts/stories/beats';
import { bandFacts } from '@storylark/studio/catalogues/facts/types';
import { lessonFacts } from '@storylark/studio/catalogues/facts/lessons';
import { settingFacts } from '@storylark/studio/catalogues/facts/settings/allSettings';
import { errands } from '@storylark/studio/catalogues/facts/errands/allErrands';
import type { Plan, StoryOrder } from '@storylark/studio/plan';
import { tenseOf } from '@storylark/studio/text/writeStory';
import { figuresOf, type Figure } from './figures.ts';
import { bodyOf, noteOf, purposes } from './notes.ts';
import { type Nouns, nounsOf } from './nouns.ts';
import { wordShares } from './wordShares.ts';

export type BeatBrief = {
  beat: BeatId;
  purpose: string;
  notes: string[];
  tension: number;
  place: string;
  light: string;
  words: number;
  /** Labels of those who must be named here. */
  named: string[];
  /** Of each list, one noun (bare, in the language of the story) must be named here. */
  nouns: string[][];
};

/**
 * All that the world outside is told of a story: no name, no alias, no age in years, no looks, no title, no id of
 * ours. It is made from closed lists and our own words alone, so that nothing a parent typed can be in it.
 */
export type Brief = {
  locale: Locale;
  band: Plan['band'];
  type: Plan['type'];
  tense: 'recit' | 'vecu';
  figures: Figure[];
  hero: string;
  place: string;
  prize: string;
  obstacle: string;
  nouns: Nouns;
  unsaid: readonly string[];
  /** The companion lives with a disability that this story tells of. */
  isAware: boolean;
  longestSentence: number;
  meanSentence: readonly [number, number];
  paragraphWords: number;
  beats: BeatBrief[];
};

export function briefOf(plan: Plan, order: Pick<StoryOrder, 'language' | 'hero'>): Brief {
  const locale = localeOf[order.language];
  const { personalityTrait: trait, physicalAttribute: attribute } = order.hero;
  const figures = figuresOf(plan);
  const nouns = nounsOf(plan, locale);
  const facts = bandFacts[plan.band];
  const errand = errands[plan.setting][plan.thread.errand];
  const { at } = settingFacts[plan.setting].phrases[locale];
  const shares = wordShares(plan, locale);
  const bare = (...slots: (keyof Nouns)[]) => slots.flatMap((slot) => nouns[slot]?.bare ?? []);
  const nounsFor: Partial<Record<BeatId, string[][]>> = {
    firstTry: [bare('obstacle', 'part')],
    open: [bare('obstacle', 'prize', 'part')],
  };
  const body = bodyOf(attribute);
  return {
    locale,
    band: plan.band,
    type: plan.type,
    tense: tenseOf(plan),
    figures,
    hero: `${trait}${body === undefined ? '' : `, ${body}`}`,
    place: at,
    prize: errand?.prize ?? '',
    obstacle: errand?.obstacle ?? '',
    nouns,
    unsaid: lessonFacts[plan.lesson].unsaid[locale],
    isAware: lessonFacts[plan.lesson].kind === 'awareness',
    longestSentence: facts.maxSentence[locale],
    meanSentence: facts.meanSentence,
    paragraphWords: facts.maxParagraphWords,
    beats: plan.beats.map(({ beat, moves, tension, place, light }, n, { length }) => ({
      beat,
      purpose: purposes[beat],
      notes: [...new Set(moves.flatMap((move) => noteOf(move, plan, { trait, attribute }, figures) ?? []))],
      tension,
      place,
      light,
      words: shares.get(beat) ?? 0,
      named: [
        ...(heroNamed.includes(beat) || n === 0 || n === length - 1 ? ['HERO'] : []),
        ...figures.filter(({ id }) => moves.some(({ link }) => link === id)).map(({ label }) => label),
      ],
      nouns: nounsFor[beat] ?? [],
    })),
  };
}

/** Where a listener wants the name: at the beginning, before the deed, at the end. */
const heroNamed: readonly BeatId[] = ['home', 'firstTry', 'deed', 'echo'];
