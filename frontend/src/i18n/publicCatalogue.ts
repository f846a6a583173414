import type { Locale } from '@storylark/contracts/languages';
import { type Catalogue, loadCatalogue } from './catalogue.ts';

/** The texts of the public pages too; they are drawn at build time. */
export async function loadPublicCatalogue(locale: Locale): Promise<Catalogue> {
  switch (locale) {
    case 'en':
      return {};
    case 'de':
      return { ...(await loadCatalogue('de')), ...(await import('./de/publicCatalogue.ts')).publicCatalogue };
    case 'fr':
      return { ...(await loadCatalogue('fr')), ...(await import('./fr/publicCatalogue.ts')).publicCatalogue };
  }
}
