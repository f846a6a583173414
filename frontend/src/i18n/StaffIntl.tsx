import type { Locale } from '@storylark/contracts/languages';
import { type ReactNode, use } from 'react';
import { IntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import { loadCode } from '../lib/loadCode.ts';
import { loadStaffCatalogue, type Catalogue } from './catalogue.ts';
import { selectCatalogue, selectLocale } from './localeSlice.ts';

const loaded = new Map<Locale, Promise<Catalogue>>();
function staffCatalogueOf(locale: Locale): Promise<Catalogue> {
  const texts = loaded.get(locale) ?? loadCode(() => loadStaffCatalogue(locale));
  loaded.set(locale, texts);
  texts.catch(() => loaded.delete(locale)); // the next look asks anew
  return texts;
}

/** Around the screens of admins and auditors: no parent's phone fetches their texts. Suspends until these are there. */
export function StaffIntl({ children }: { children: ReactNode }) {
  const locale = useSelector(selectLocale);
  const catalogue = useSelector(selectCatalogue);
  const staff = use(staffCatalogueOf(locale));
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={{ ...catalogue, ...staff }}>
      {children}
    </IntlProvider>
  );
}
