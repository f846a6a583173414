import { Moon, Sun, SunMoon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { themes } from '../lib/night/light.ts';
import { useLight } from '../lib/night/useLight.ts';
import { Segments } from './forms/Segments.tsx';
import { themeWords } from './themeWords.ts';
import { uiMessages } from './uiMessages.ts';

export const themeIcons = { system: SunMoon, light: Sun, dark: Moon };

/** As the device has it, day or night; kept on this device. `small`: pictures instead of words. */
export function ThemeSwitch({ small = false }: { small?: boolean }) {
  const intl = useIntl();
  const [{ theme }, change] = useLight();
  return (
    <Segments
      legend={intl.formatMessage(uiMessages.theme)}
      value={theme}
      onChange={(next) => change({ theme: next })}
      options={themes.map((value) => {
        const word = intl.formatMessage(themeWords[value]);
        const Icon = themeIcons[value];
        return {
          value,
          label: small ? (
            <span title={word}>
              <Icon aria-hidden />
              <span className="sr">{word}</span>
            </span>
          ) : (
            word
          ),
        };
      })}
    />
  );
}
