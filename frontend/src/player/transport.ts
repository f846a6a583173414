import type { Rate } from './playerMachine.ts';
import type { PlayerState } from './playerView.ts';
import type { TimerChoice } from './sleepTimer.ts';

/**
 * What the buttons, the keys and the words of a player steer, whoever speaks. A voice that is as loud as the
 * device alone has no muting.
 */
export type Transport = {
  state: Pick<PlayerState, 'phase' | 'rate' | 'timer' | 'asleep' | 'fading'> & { muted?: boolean };
  play(): void;
  toggle(): void;
  previousSentence(): void;
  nextSentence(): void;
  setRate(rate: Rate): void;
  setTimer(choice: TimerChoice | null): void;
  extendTimer(): void;
  setMuted?(muted: boolean): void;
  close(): void;
};
