import { SLEEP_FADE } from '../../lib/constants.ts';
import type { TimerChoice } from '../sleepTimer.ts';
import type { Reading } from './readerMachine.ts';

/** What screens are told of a reading. */
export type ReaderState = Omit<Reading, 'timer'> & {
  /** `minutes` still to play, rounded up; how long it is to the end nobody knows. */
  timer: { choice: TimerChoice; minutes: number } | null;
  fading: boolean;
};

export function viewOf(reading: Reading): ReaderState {
  const { timer } = reading;
  const left = timer === null || timer.choice === 'end' ? null : timer.leftMs;
  return {
    ...reading,
    timer: timer && { choice: timer.choice, minutes: Math.max(1, Math.ceil((left ?? 0) / 60_000)) },
    fading: left !== null && left <= SLEEP_FADE,
  };
}
