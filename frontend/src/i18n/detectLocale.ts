import { type Locale, locales } from '@storylark/contracts/languages';

/** SPEC 4: the stored language, else the first of the browser's that we speak, else English. */
export function detectLocale(stored: Locale | null, browser: readonly string[]): Locale {
  if (stored) return stored;
  for (const tag of browser) {
    const known = locales.find((locale) => tag.toLowerCase().split('-')[0] === locale);
    if (known) return known;
  }
  return 'en';
}
