import { type MouseEvent, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Message } from '../../i18n/defineMessages.ts';
import { SLEEP_MORE } from '../../lib/constants.ts';
import { Button } from '../../ui/Button.tsx';
import { theme } from '../../ui/theme.ts';
import { uiMessages } from '../../ui/uiMessages.ts';
import { playerMessages } from '../playerMessages.ts';
import type { Transport } from '../transport.ts';

/** Shorter waits need no word. */
const SAID_AFTER = 1_000;

type Props = { player: Transport; waiting: Message; trouble: Message | null };

/**
 * Above the buttons, where there is something to say: sound that does not come, or that it will be night
 * soon.
 */
export function PlayerNote({ player, waiting, trouble }: Props) {
  const intl = useIntl();
  const { phase, asleep, fading, timer } = player.state;
  const waitsLong = useLasting(phase === 'loading', SAID_AFTER);
  const canGoOn = (fading && timer?.choice !== 'end') || (asleep && phase === 'paused');
  /** The button goes with its press: who steers by keys goes on at the one for the sound. */
  const then = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.parentElement?.querySelector<HTMLElement>('.play')?.focus();
    act();
  };
  const text = trouble ?? (waitsLong ? waiting : null);
  return (
    <>
      <Note role="status">{text && intl.formatMessage(text)}</Note>
      {phase === 'failed' && <Act onClick={then(player.play)}>{intl.formatMessage(uiMessages.tryAgain)}</Act>}
      {canGoOn && (
        <Act onClick={then(player.extendTimer)}>
          {intl.formatMessage(playerMessages.more, { minutes: SLEEP_MORE / 60_000 })}
        </Act>
      )}
    </>
  );
}

/** Whether something is so, and has been for some time, in milliseconds. */
function useLasting(so: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!so) return;
    const waiting = setTimeout(() => setLasting(true), ms);
    return () => {
      clearTimeout(waiting);
      setLasting(false);
    };
  }, [so, ms]);
  return so && lasting;
}

const Note = styled.p`
  grid-column: 1 / -1;
  font-size: ${theme.tSmall};
  &:empty {
    display: none;
  }
`;
const Act = styled(Button)`
  grid-column: 1 / -1;
  justify-self: start;
`;
