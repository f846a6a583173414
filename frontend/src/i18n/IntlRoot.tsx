import { type ReactNode, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectCatalogue, selectLocale } from './localeSlice.ts';

/** Everything below speaks the chosen language, and the page says which one it is. */
export function IntlRoot({ children }: { children: ReactNode }) {
  const locale = useSelector(selectLocale);
  const catalogue = useSelector(selectCatalogue);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <IntlProvider locale={locale} defaultLocale="en" messages={catalogue}>
      {children}
    </IntlProvider>
  );
}
