import { useIntl } from 'react-intl';
import { themes } from '../lib/night/light.ts';
import { useLight } from '../lib/night/useLight.ts';
import { Button } from './Button.tsx';
import { Menu } from './overlays/Menu.tsx';
import { themeIcons } from './ThemeSwitch.tsx';
import { themeWords } from './themeWords.ts';
import { uiMessages } from './uiMessages.ts';

/** The choice of `ThemeSwitch` behind one button, where there is no room for all of it. */
export function LightMenu() {
  const intl = useIntl();
  const [{ theme }, change] = useLight();
  const Chosen = themeIcons[theme];
  const light = intl.formatMessage(themeWords[theme]);
  return (
    <Menu
      trigger={
        <Button look="bare" icon aria-label={intl.formatMessage(uiMessages.themeIs, { light })}>
          <Chosen aria-hidden />
        </Button>
      }
      items={themes.map((value) => {
        const Icon = themeIcons[value];
        return {
          label: (
            <>
              <Icon aria-hidden /> {intl.formatMessage(themeWords[value])}
            </>
          ),
          onSelect: () => change({ theme: value }),
          current: value === theme,
        };
      })}
    />
  );
}
