import { useIntl } from 'react-intl';
import { themes } from '../lib/night/light.ts';
import { useLight } from '../lib/night/useLight.ts';
import { Segments } from './forms/Segments.tsx';
import { themeWords } from './themeWords.ts';
import { uiMessages } from './uiMessages.ts';

/** As the device has it, day or night; kept on this device. */
export function ThemeSwitch() {
  const intl = useIntl();
  const [{ theme }, change] = useLight();
  return (
    <Segments
      legend={intl.formatMessage(uiMessages.theme)}
      value={theme}
      onChange={(next) => change({ theme: next })}
      options={themes.map((value) => ({ value, label: intl.formatMessage(themeWords[value]) }))}
    />
  );
}
