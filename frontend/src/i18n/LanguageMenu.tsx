import { locales } from '@storylark/contracts/languages';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/Menu.tsx';
import { languageNames } from './languageNames.ts';
import { localeAsked, selectLocale } from './localeSlice.ts';

/** Open from the start: it is loaded because somebody pressed the switch. */
export default function LanguageMenu({ label, children }: { label: string; children: ReactNode }) {
  const dispatch = useDispatch();
  const current = useSelector(selectLocale);
  return (
    <Menu
      openAtOnce
      trigger={
        <Button look="bare" aria-label={label}>
          {children}
        </Button>
      }
      items={locales.map((locale) => ({
        label: languageNames[locale],
        lang: locale,
        current: locale === current,
        onSelect: () => dispatch(localeAsked(locale)),
      }))}
    />
  );
}
