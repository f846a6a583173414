import { useIntl } from 'react-intl';
import { useLight } from '../../../lib/night/useLight.ts';
import { playerMessages } from '../../../player/playerMessages.ts';
import { timerChoices, type TimerChoice } from '../../../player/sleepTimer.ts';
import { keepUsualTimer, timerOf, timerText } from '../../../player/usualTimer.ts';
import { Tick, TickRow } from '../../../ui/forms/Checkbox.tsx';
import { ChoiceSelect } from '../ChoiceSelect.tsx';
import { wizardMessages } from './wizardMessages.ts';

type Props = { timer: TimerChoice | null; onTimer: (timer: TimerChoice | null) => void };

/** How the evening ends: what the player would ask later, asked before. */
export function TonightChoices({ timer, onTimer }: Props) {
  const intl = useIntl();
  const [light, changeLight] = useLight();
  const choose = (choice: TimerChoice | null) => {
    keepUsualTimer(choice);
    onTimer(choice);
  };
  const nameOf = (choice: TimerChoice | null) => {
    if (choice === null) return intl.formatMessage(playerMessages.timerOff);
    return choice === 'end'
      ? intl.formatMessage(playerMessages.timerEnd)
      : intl.formatMessage(playerMessages.timerMinutes, { minutes: choice });
  };
  return (
    <>
      <ChoiceSelect
        label={intl.formatMessage(playerMessages.timer)}
        value={timerText(timer)}
        onChange={(text) => choose(timerOf(text) ?? null)}
        options={[...timerChoices, null].map((choice) => ({
          value: timerText(choice),
          label: nameOf(choice),
        }))}
      />
      {timer !== null && (
        <TickRow>
          <Tick
            type="checkbox"
            checked={light.timer}
            onChange={({ target }) => changeLight({ timer: target.checked })}
          />
          <span>{intl.formatMessage(wizardMessages.nightWithTimer)}</span>
        </TickRow>
      )}
      <p className="muted">{intl.formatMessage(wizardMessages.playsByItself)}</p>
    </>
  );
}
