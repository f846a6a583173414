import { Globe } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Button } from '../ui/Button.tsx';
import { uiMessages } from '../ui/uiMessages.ts';
import { languageNames } from './languageNames.ts';
import { selectLocale } from './localeSlice.ts';

const LanguageMenu = lazy(() => import('./LanguageMenu.tsx'));

/** Changes the language in place: where one is and what is entered stays. The menu's code comes with the first press. */
export function LanguageSwitcher() {
  const intl = useIntl();
  const locale = useSelector(selectLocale);
  const [wanted, setWanted] = useState(false);
  const code = locale.toUpperCase();
  const face = (
    <>
      <Globe aria-hidden /> <span aria-hidden>{code}</span>
    </>
  );
  const label = intl.formatMessage(uiMessages.languageIs, { code, name: languageNames[locale] });
  const plain = (
    <Button look="bare" aria-label={label} aria-haspopup="menu" onClick={() => setWanted(true)}>
      {face}
    </Button>
  );
  if (!wanted) return plain;
  return (
    <Suspense fallback={plain}>
      <LanguageMenu label={label}>{face}</LanguageMenu>
    </Suspense>
  );
}
