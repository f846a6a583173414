import type { Locale } from '@storylark/contracts/languages';

/** What stands in the notification: nobody's name, since it passes through somebody else's service and lies on a locked screen. */
export const pushTexts: Readonly<Record<Locale, string>> = {
  en: 'A new story is ready.',
  de: 'Eine neue Geschichte ist fertig.',
  fr: 'Une nouvelle histoire est prête.',
};
