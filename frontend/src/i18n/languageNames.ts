import type { Locale } from '@storylark/contracts/languages';

/** Each in its own language: whoever is lost in a foreign one finds home. */
export const languageNames: Record<Locale, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };
