import type { Locale } from '@storylark/contracts/languages';
import type { Catalogue } from './catalogue.ts';

/** The texts that a guest meets who reads a shared story, and no others: the page is to be light. */
export async function loadGuestCatalogue(locale: Locale): Promise<Catalogue> {
  switch (locale) {
    case 'en':
      return {};
    case 'de':
      return (await import('./de/guestCatalogue.ts')).guestCatalogue;
    case 'fr':
      return (await import('./fr/guestCatalogue.ts')).guestCatalogue;
  }
}
