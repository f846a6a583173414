import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Message } from '../i18n/defineMessages.ts';
import { playerMessages } from './playerMessages.ts';
import type { Transport } from './transport.ts';

/**
 * What a screen reader is told: what has just been done, or has happened by itself; never that time goes by.
 */
export function useSaid(state: State): string {
  const intl = useIntl();
  const before = useRef(state);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const text = news(before.current, state);
    before.current = state;
    if (text) setSaid(intl.formatMessage(...text));
  }, [state, intl]);
  return said;
}

type State = Transport['state'];
type News = [text: Message, values?: Record<string, number>];

function news(before: State, now: State): News | null {
  if (now.asleep && !before.asleep) return [playerMessages.saidAsleep];
  if (now.phase !== before.phase) {
    if (now.phase === 'playing' && before.phase !== 'playing') return [playerMessages.saidPlaying];
    if (now.phase === 'paused') return [playerMessages.saidPaused];
    if (now.phase === 'ended') return [playerMessages.saidEnded];
  }
  if (now.muted !== before.muted) return [now.muted ? playerMessages.saidMuted : playerMessages.unmute];
  if (now.rate !== before.rate) return [playerMessages.speedIs, { rate: now.rate }];
  return timerNews(before.timer, now.timer);
}

/** A new choice or more minutes; not that there is a minute less. */
function timerNews(before: State['timer'], now: State['timer']): News | null {
  if (!now) return before ? [playerMessages.saidTimerOff] : null;
  if (now.choice === before?.choice && now.minutes <= before.minutes) return null;
  return now.choice === 'end'
    ? [playerMessages.timerToEnd]
    : [playerMessages.timerLeft, { minutes: now.minutes }];
}
