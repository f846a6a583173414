import {
  characterTypes,
  personalityTraits,
  physicalAttributes,
} from '@storylark/contracts/characters/vocabulary';
import type { RelationshipType } from '@storylark/contracts/characters/vocabulary';
import type { Locale } from '@storylark/contracts/languages';
import { storyLanguageOf } from '@storylark/contracts/languages';
import { storyTypes } from '@storylark/contracts/stories/vocabulary';
import type { StoryOrder } from '../../plan.ts';
import { dialogueShare, fiveGrams, masked, shared } from './measure.ts';
import { child, toldLessons, toldSettings } from './orders.ts';
import type { Told } from './series.ts';
import { namesOf, tellSeries } from './series.ts';
import { changedShare } from './threads.ts';

/** One age of each band. */
export const ages = [4, 7, 10, 14] as const;
export const mean = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0) / Math.max(1, of.length);

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const next = <T>(list: readonly T[], one: T): T => at(list, list.indexOf(one) + 1);
type Edit = (order: StoryOrder) => StoryOrder;
const hero =
  (more: (hero: StoryOrder['hero']) => Partial<StoryOrder['hero']>): Edit =>
  (order) => ({ ...order, hero: { ...order.hero, ...more(order.hero) } });
const alone: Edit = (order) => ({ ...order, companions: [] });
const unchanged: Edit = (order) => order;
const linked = (relationshipType: RelationshipType, age: number): [before: Edit, after: Edit] => [
  alone,
  (order) => ({ ...order, companions: [{ ...child('Ada', { age }), relationshipType }] }),
];

/** One input changed, the seed held: the order before, and after. */
export const inputs = {
  trait: [unchanged, hero((one) => ({ personalityTrait: next(personalityTraits, one.personalityTrait) }))],
  attribute: [unchanged, hero((one) => ({ physicalAttribute: next(physicalAttributes, one.physicalAttribute) }))],
  characterType: [unchanged, hero((one) => ({ characterType: next(characterTypes, one.characterType) }))],
  sibling: linked('sibling', 8),
  friend: linked('friend', 8),
  parent: linked('parent', 38),
  grandparent: linked('grandparent', 70),
  other: linked('other', 40),
} as const satisfies Record<string, readonly [Edit, Edit]>; // prettier-ignore
export type Input = keyof typeof inputs;

/** The share of the sentences that change with one input, over all of these orders. */
export const changeBy = (input: Input, orders: readonly StoryOrder[]): number => {
  const [before, after] = inputs[input];
  return mean(orders.map((order) => changedShare(before(order), after(order))));
};

export const ofAge = (orders: readonly StoryOrder[], age: number): StoryOrder[] =>
  orders.map(hero(() => ({ age })));

/** Ten stories in a row with the same choices; `row` walks children, company, types, settings and lessons. */
export function rowOf(locale: Locale, age: number, row: number): StoryOrder[] {
  const brother = { ...child('Ben', { age: 8, gender: 'boy' }), relationshipType: 'sibling' as const };
  return Array.from({ length: 10 }, (_, n) => ({
    storyId: `row-${age}-${row}-${n}`,
    language: storyLanguageOf[locale],
    narratorVoice: 'female',
    voiceId: 'f1',
    hero: child('Nora', {
      age,
      characterType: at(characterTypes, row * 2),
      personalityTrait: at(personalityTraits, row * 3),
      physicalAttribute: at(physicalAttributes, row * 5),
    }),
    companions: row % 3 === 0 ? [brother] : [],
    storyType: at(storyTypes, row),
    setting: at(toldSettings(locale), row * 7 + age),
    lesson: at(toldLessons(locale), row * 5 + age),
    length: 'normal',
  }));
}

/** How alike any two stories of these rows are: mean and most of the shared 5-grams, and how many above 30 %. */
export function likenessInRows(locale: Locale, age: number, rows: number) {
  const alike = Array.from({ length: rows }, (_, row) => {
    const grams = tellSeries(locale, rowOf(locale, age, row)).map((told) => fiveGrams(masked(told.text, namesOf(told))));
    return grams.flatMap((one, n) => grams.slice(0, n).map((other) => shared(one, other)));
  }).flat(); // prettier-ignore
  return { mean: mean(alike), most: Math.max(...alike), above: alike.filter((one) => one > 0.3).length / alike.length };
} // prettier-ignore

/** The share of the stories in which figures say 5 to 35 % of the words. */
export const talking = (told: readonly Told[]): number =>
  mean(told.map(({ text }) => dialogueShare(text)).map((said) => Number(said >= 0.05 && said <= 0.35)));

/** Sounds that answer a word. */
export const soundsIn = ({ story }: Told): number =>
  story.lines.flatMap(({ cues }) => cues).filter(({ at: letter }) => typeof letter === 'number').length;
/** Of the stories of normal length, the share with five to eight of them. */
export const sounding = (told: readonly Told[]): number =>
  mean(
    told
      .filter(({ order }) => order.length === 'normal')
      .map((one) => Number(soundsIn(one) >= 5 && soundsIn(one) <= 8)),
  );
