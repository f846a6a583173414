import type { AgeBand, StoryLength, StoryType } from '@storylark/contracts/stories/vocabulary';
import type { Locale } from '@storylark/contracts/languages';
import type { BeatId } from '@storylark/contracts/stories/beats';

/**
 * `tension` 0-10 per beat; a beat without a value is left out. `pace` and `pause` multiply the voice's own.
 */
export type TypeFacts = {
  tension: Partial<Record<BeatId, number>>;
  pace: number;
  pause: number;
  mood: string;
};

export const typeFacts: Record<StoryType, TypeFacts> = {
  adventure: {
    tension: {
      home: 2,
      stir: 3,
      passage: 4,
      arrive: 4,
      meet: 5,
      task: 5,
      firstTry: 7,
      setback: 8,
      pause: 7,
      deed: 8,
      open: 9,
      gift: 5,
      homeward: 3,
      echo: 2,
    },
    pace: 1.03,
    pause: 1.0,
    mood: 'adventure',
  },
  fantasy: {
    tension: {
      home: 2,
      stir: 3,
      passage: 4,
      arrive: 5,
      meet: 4,
      task: 5,
      firstTry: 6,
      setback: 6,
      pause: 5,
      deed: 7,
      open: 8,
      gift: 5,
      homeward: 3,
      echo: 2,
    },
    pace: 1.0,
    pause: 1.1,
    mood: 'wonder',
  },
  everyday: {
    tension: {
      home: 2,
      stir: 3,
      arrive: 3,
      meet: 4,
      task: 4,
      firstTry: 5,
      setback: 6,
      pause: 5,
      deed: 6,
      open: 5,
      gift: 4,
      homeward: 2,
      echo: 1,
    },
    pace: 1.0,
    pause: 1.0,
    mood: 'playful',
  },
  bedtime: {
    tension: {
      home: 3,
      stir: 4,
      passage: 4,
      arrive: 4,
      meet: 4,
      task: 3,
      firstTry: 3,
      setback: 3,
      pause: 2,
      deed: 2,
      open: 2,
      gift: 1,
      homeward: 1,
      echo: 0,
    },
    pace: 0.94,
    pause: 1.35,
    mood: 'lullaby',
  },
  educational: {
    tension: {
      home: 2,
      stir: 4,
      passage: 3,
      arrive: 4,
      meet: 5,
      task: 5,
      firstTry: 6,
      setback: 5,
      pause: 6,
      deed: 7,
      open: 8,
      gift: 5,
      homeward: 3,
      echo: 2,
    },
    pace: 0.98,
    pause: 1.1,
    mood: 'curious',
  },
};

type Range = readonly [number, number];
/**
 * Words are for English: multiply by `languageFactor` (but for the youngest), and by `bedtimeFactor` for bedtime. A whole story for
 * the youngest takes 300 words and more, however short. Bands from readability measurements of three
 * reference stories.
 */
export type BandFacts = {
  words: Record<StoryLength, Range>;
  bedtimeFactor: number;
  meanSentence: Range;
  maxSentence: Record<Locale, number>;
  lix: Record<Locale, Range>;
  maxParagraphWords: number;
  figures: number;
  pictures: number;
};

export const bandFacts: Record<AgeBand, BandFacts> = {
  '3-5': {
    words: { short: [220, 300], normal: [250, 350], long: [350, 480] },
    bedtimeFactor: 1,
    meanSentence: [6, 9],
    maxSentence: { en: 20, de: 20, fr: 22 },
    lix: { en: [8, 20], de: [12, 24], fr: [12, 25] },
    maxParagraphWords: 60,
    figures: 3,
    pictures: 5,
  },
  '6-8': {
    words: { short: [300, 510], normal: [450, 750], long: [750, 1050] },
    bedtimeFactor: 0.9,
    meanSentence: [7, 11],
    maxSentence: { en: 26, de: 26, fr: 30 },
    lix: { en: [12, 27], de: [16, 31], fr: [17, 32] },
    maxParagraphWords: 85,
    figures: 4,
    pictures: 6,
  },
  '9-12': {
    words: { short: [500, 800], normal: [800, 1250], long: [1150, 1700] },
    bedtimeFactor: 0.8,
    meanSentence: [9, 14],
    maxSentence: { en: 34, de: 34, fr: 38 },
    lix: { en: [17, 35], de: [21, 39], fr: [21, 39] },
    maxParagraphWords: 110,
    figures: 5,
    pictures: 7,
  },
  '13-17': {
    words: { short: [700, 1100], normal: [1100, 1700], long: [1400, 2100] },
    bedtimeFactor: 0.7,
    meanSentence: [9, 17],
    maxSentence: { en: 42, de: 42, fr: 46 },
    lix: { en: [20, 43], de: [24, 47], fr: [24, 47] },
    maxParagraphWords: 140,
    figures: 6,
    pictures: 6,
  },
};
export const languageFactor: Record<Locale, number> = { en: 1.0, de: 0.96, fr: 1.08 };
