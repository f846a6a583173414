import { localeOf, type StoryLanguage } from '@storylark/contracts/languages';

/** Nobody of the house has seen it: all that can be said is what was asked for. */
const asked = {
  en: (alt: string) => `Painted after these words: ${alt}`,
  de: (alt: string) => `Gemalt nach diesen Worten: ${alt}`,
  fr: (alt: string) => `Peint d’après ces mots\u202f: ${alt}`,
} as const;

/** The words for a picture that somebody outside painted after what the house would have drawn. */
export const paintedAlt = (alt: string, language: StoryLanguage): string => asked[localeOf[language]](alt);
