import type { StoryWork } from '@storylark/contracts/stories/reports';

/** What command-api says of a short story of Mia, before its text is written. */
export const storyWork: Extract<StoryWork, { over: false }> = {
  over: false,
  storyId: 's',
  choices: {
    storyTypeAsSent: 'bedtime',
    storyType: 'bedtime',
    setting: 'candlelightLibrary',
    lesson: 'patience',
    language: 'english',
    length: 'short',
    narratorVoice: 'female',
    voiceId: 'f1',
  },
  order: {
    hero: {
      characterUuid: 'c',
      name: 'Mia',
      age: 5,
      gender: 'girl',
      hairColor: 'red',
      eyeColor: 'green',
      hairStyle: 'curly',
      skinColor: 'light',
      characterType: 'human',
      personalityTrait: 'curious',
      physicalAttribute: 'freckled',
    },
    companions: [],
    avoid: [],
  },
  manifest: null,
  title: null,
  premiumEffects: false,
  requestedAt: '2026-11-20T19:00:00.000Z',
  pictures: [],
  outside: null,
};
