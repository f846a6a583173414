import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readTheme, type Theme, themes, writeTheme } from '../lib/storage.ts';
import { Segments } from './forms/Segments.tsx';
import { uiMessages } from './uiMessages.ts';

const words = { light: uiMessages.themeLight, dark: uiMessages.themeDark, system: uiMessages.themeSystem };

/** SPEC 4: light, dark or as the system has it; kept, light by default. */
export function ThemeSwitch() {
  const intl = useIntl();
  const [theme, setTheme] = useState(readTheme);
  function choose(next: Theme) {
    setTheme(next);
    writeTheme(next);
    document.documentElement.dataset['theme'] = next;
  }
  return (
    <Segments
      legend={intl.formatMessage(uiMessages.theme)}
      value={theme}
      onChange={choose}
      options={themes.map((value) => ({ value, label: intl.formatMessage(words[value]) }))}
    />
  );
}
