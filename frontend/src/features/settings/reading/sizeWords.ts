import { settingsMessages } from '../settingsMessages.ts';

/** The four sizes of a story's text, as `lib/reading.ts` counts them. */
export const sizes = ['s', 'm', 'l', 'xl'] as const;
export const sizeWords = {
  s: settingsMessages.sizeS,
  m: settingsMessages.sizeM,
  l: settingsMessages.sizeL,
  xl: settingsMessages.sizeXl,
};
