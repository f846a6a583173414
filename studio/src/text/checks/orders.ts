import {
  characterTypes,
  personalityTraits,
  physicalAttributes,
} from '@storylark/contracts/characters/vocabulary';
import type { StoryLanguage } from '@storylark/contracts/languages';
import { storyLanguageOf } from '@storylark/contracts/languages';
import { lessons, settings, storyTypes } from '@storylark/contracts/stories/vocabulary';
import type { Locale } from '@storylark/contracts/languages';
import type { Person, StoryOrder } from '../../plan.ts';
import { tables } from '../../catalogues/tables.ts';

const at = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('An empty list has no items.');
  return item;
};

/** Only what the language can tell yet, so that the report helps while it is being written. */
export const toldSettings = (locale: Locale) => settings.filter((id) => tables[locale].errand[id]);
export const toldLessons = (locale: Locale) => lessons.filter((id) => tables[locale].pair[id]);
const toldOf = <T extends string>(list: readonly T[], has: Partial<Record<T, unknown>>) =>
  list.filter((id) => has[id]);

export const child = (name: string, more: Partial<Person> = {}): Person => ({
  characterUuid: `uuid-${name}`,
  name,
  age: 6,
  gender: 'girl',
  characterType: 'human',
  personalityTrait: 'curious',
  physicalAttribute: 'short',
  ...more,
});

const base = (
  language: StoryLanguage,
  storyId: string,
  hero: Person,
): Omit<StoryOrder, 'storyType' | 'setting' | 'lesson' | 'length'> => ({
  storyId,
  language,
  narratorVoice: 'female',
  voiceId: 'f1',
  hero,
  companions: [],
});

/** One child asks for `n` stories over mixed types, settings and lessons, all of normal length. */
export function ordersOfOneChild(locale: Locale, n: number, hero: Person): StoryOrder[] {
  const [places, values] = [toldSettings(locale), toldLessons(locale)];
  return Array.from({ length: n }, (_, i) => ({
    ...base(storyLanguageOf[locale], `${hero.name}-${i}`, hero),
    storyType: at(storyTypes, i),
    setting: at(places, i * 7),
    lesson: at(values, i * 11),
    length: 'normal',
  }));
}

/**
 * Walks every setting, lesson, type, trait, attribute, character type, gender, age and length at different
 * strides.
 */
export function mixedOrders(locale: Locale, n: number): StoryOrder[] {
  const [places, values] = [toldSettings(locale), toldLessons(locale)];
  const told = tables[locale];
  const relations = ['sibling', 'grandparent', 'friend', 'parent', 'other'] as const;
  return Array.from({ length: n }, (_, i) => {
    const hero = child(at(['Nora', 'Max', 'Emil', 'Inès', 'Hugo', 'Yasmine', 'Anton'], i), {
      age: at([4, 6, 7, 10, 14, 5, 11, 16], i),
      gender: at(['girl', 'boy', 'boy', 'girl', 'boy', 'girl', 'boy'], i),
      characterType: at(toldOf(characterTypes, told.character), Math.floor(i / 2)),
      personalityTrait: at(toldOf(personalityTraits, told.trait), i * 3),
      physicalAttribute: at(toldOf(physicalAttributes, told.attribute), i * 5),
    });
    const relationshipType = at(relations, i);
    const grown = relationshipType === 'grandparent' || relationshipType === 'parent';
    const linked = {
      ...child(at(['Mara', 'Jo', 'Ada'], i), { age: grown ? 60 : 8, gender: at(['boy', 'girl', 'girl'], i) }),
      relationshipType,
    };
    return {
      ...base(storyLanguageOf[locale], `mixed-${i}`, hero),
      storyType: at(storyTypes, i + Math.floor(i / 5)),
      setting: at(places, i),
      lesson: at(values, i + Math.floor(i / values.length)),
      length: at(['short', 'normal', 'long'], i),
      companions: i % 2 === 0 ? [] : [linked],
    };
  });
}
