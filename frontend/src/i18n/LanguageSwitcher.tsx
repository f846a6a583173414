import { locales } from '@storylark/contracts/languages';
import { Globe } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../ui/Button.tsx';
import { Menu } from '../ui/overlays/Menu.tsx';
import { uiMessages } from '../ui/uiMessages.ts';
import { languageNames } from './languageNames.ts';
import { localeAsked, selectLocale } from './localeSlice.ts';

/** Changes the language in place: where one is and what is entered stays. */
export function LanguageSwitcher() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const current = useSelector(selectLocale);
  const code = current.toUpperCase();
  return (
    <Menu
      trigger={
        <Button
          look="bare"
          aria-label={intl.formatMessage(uiMessages.languageIs, { code, name: languageNames[current] })}
        >
          <Globe aria-hidden /> <span aria-hidden>{code}</span>
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
