import type { Locale } from '@storylark/contracts/languages';
import { locales, storyLanguageOf } from '@storylark/contracts/languages';
import type { StoryOrder } from '../plan.ts';
import { child } from './checks/orders.ts';
import { tellStory } from './tellStory.ts';

const names: Record<Locale, readonly [string, string, string]> = {
  en: ['Nora', 'Theo', 'Amara'],
  de: ['Mila', 'Emil', 'Lina'],
  fr: ['Emma', 'Malo', 'Inès'],
};

const golden = (locale: Locale): StoryOrder[] => {
  const [youngest, seeker, older] = names[locale];
  const base = {
    language: storyLanguageOf[locale],
    length: 'normal' as const,
    narratorVoice: 'female' as const,
    voiceId: 'f1' as const,
    companions: [],
  };
  return [
    {
      ...base,
      storyId: 'golden-bedtime',
      storyType: 'bedtime',
      setting: 'candlelightLibrary',
      lesson: 'patience',
      hero: child(youngest, { age: 4, personalityTrait: 'curious', physicalAttribute: 'freckled' }),
    },
    {
      ...base,
      storyId: 'golden-adventure',
      storyType: 'adventure',
      setting: 'treasureIsland',
      lesson: 'teamwork',
      hero: child(seeker, { age: 7, gender: 'boy', personalityTrait: 'brave', physicalAttribute: 'glasses' }),
      companions: [{ ...child('Ida', { age: 9 }), relationshipType: 'sibling' }],
    },
    {
      ...base,
      storyId: 'golden-everyday',
      storyType: 'everyday',
      setting: 'movingDay',
      lesson: 'empathy',
      hero: child(older, { age: 10, personalityTrait: 'humorous', physicalAttribute: 'calm' }),
      companions: [{ ...child('Ada', { age: 70 }), relationshipType: 'grandparent' }],
    },
  ];
};

/**
 * Read from the first word to the last, as one would before printing; whoever changes a message they hold
 * reads them again and keeps the new text (`--updateSnapshot`).
 */
describe.each(locales)('the golden stories of %s', (locale) => {
  it.each(golden(locale))('$storyId', (order) => {
    const { title, paragraphs } = tellStory(order, []);
    expect(`\n${[title, ...paragraphs].join('\n\n')}\n`).toMatchSnapshot();
  });
});
