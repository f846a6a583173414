import { useIntl } from 'react-intl';
import { useLight } from '../../../lib/night/useLight.ts';
import { ThemeSwitch } from '../../../ui/ThemeSwitch.tsx';
import { Section } from '../Section.tsx';
import { settingsMessages } from '../settingsMessages.ts';
import { Switch } from './Switch.tsx';

/** Day and night, and when it gets dark by itself. */
export function NightSection() {
  const intl = useIntl();
  const [{ sunset, timer }, change] = useLight();
  return (
    <Section
      title={intl.formatMessage(settingsMessages.look)}
      text={intl.formatMessage(settingsMessages.lookText)}
    >
      <ThemeSwitch />
      <Switch
        label={intl.formatMessage(settingsMessages.sunset)}
        hint={intl.formatMessage(settingsMessages.sunsetHint)}
        on={sunset}
        onChange={(next) => change({ sunset: next })}
      />
      <Switch
        label={intl.formatMessage(settingsMessages.nightTimer)}
        hint={intl.formatMessage(settingsMessages.nightTimerHint)}
        on={timer}
        onChange={(next) => change({ timer: next })}
      />
    </Section>
  );
}
