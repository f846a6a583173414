import { Moon } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Choice, Popout } from './Popout.tsx';
import { playerMessages } from '../playerMessages.ts';
import { type TimerChoice, timerChoices } from '../sleepTimer.ts';
import { keepUsualTimer } from '../usualTimer.ts';
import type { Transport } from '../transport.ts';

type Props = { player: Transport; open: boolean; onOpen: (open: boolean) => void };

export function SleepTimerButton({ player, open, onOpen }: Props) {
  const intl = useIntl();
  const { timer } = player.state;
  const name = !timer
    ? intl.formatMessage(playerMessages.timer)
    : timer.choice === 'end'
      ? intl.formatMessage(playerMessages.timerToEnd)
      : intl.formatMessage(playerMessages.timerLeft, { minutes: timer.minutes });
  const choose = (choice: TimerChoice | null) => {
    player.setTimer(choice);
    keepUsualTimer(choice);
    onOpen(false);
  };
  const short = timer?.choice === 'end' ? intl.formatMessage(playerMessages.timerEndShort) : timer?.minutes;
  return (
    <Popout
      name={name}
      open={open}
      onOpen={onOpen}
      face={
        <>
          <Moon aria-hidden />
          {short}
        </>
      }
    >
      {timerChoices.map((choice) => (
        <Choice key={choice} chosen={timer?.choice === choice} onChoose={() => choose(choice)}>
          {choice === 'end'
            ? intl.formatMessage(playerMessages.timerEnd)
            : intl.formatMessage(playerMessages.timerMinutes, { minutes: choice })}
        </Choice>
      ))}
      <Choice chosen={timer === null} onChoose={() => choose(null)}>
        {intl.formatMessage(playerMessages.timerOff)}
      </Choice>
    </Popout>
  );
}
