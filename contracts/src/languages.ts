/** The interface languages (SPEC 9) and the words a story request uses for them (SPEC 3). */
export const locales = ['en', 'de', 'fr'] as const;
export type Locale = (typeof locales)[number];

export const storyLanguages = ['english', 'german', 'french'] as const;
export type StoryLanguage = (typeof storyLanguages)[number];

export const localeOf: Record<StoryLanguage, Locale> = { english: 'en', german: 'de', french: 'fr' };
export const storyLanguageOf: Record<Locale, StoryLanguage> = { en: 'english', de: 'german', fr: 'french' };
