import type { Locale } from '@storylark/contracts/languages';

/** Texts by message id, ICU. English has none: it stands in the screens' own `defineMessages`. */
export type Catalogue = Readonly<Record<string, string>>;

export async function loadCatalogue(locale: Locale): Promise<Catalogue> {
  switch (locale) {
    case 'en':
      return {};
    case 'de':
      return (await import('./de/catalogue.ts')).catalogue;
    case 'fr':
      return (await import('./fr/catalogue.ts')).catalogue;
  }
}

/** What admins and auditors alone read. */
export async function loadStaffCatalogue(locale: Locale): Promise<Catalogue> {
  switch (locale) {
    case 'en':
      return {};
    case 'de':
      return (await import('./de/staffCatalogue.ts')).staffCatalogue;
    case 'fr':
      return (await import('./fr/staffCatalogue.ts')).staffCatalogue;
  }
}
