import { SLEEP_FADE } from '../lib/constants.ts';
import { type Playing, sleepIn } from './playerMachine.ts';
import { sentenceAt } from './sentenceAt.ts';
import type { TimerChoice } from './sleepTimer.ts';

/**
 * What screens are told: it changes only when there is something new to draw, not with every moment that
 * passes.
 */
export type PlayerState = Omit<Playing, 'sentences' | 'timer'> & {
  /** Being spoken, or spoken last; null before the first. */ sentence: number | null;
  /** `minutes` still to play, rounded up. */ timer: { choice: TimerChoice; minutes: number } | null;
  fading: boolean;
};

export function viewOf(playing: Playing): PlayerState {
  const { sentences, timer, ...rest } = playing;
  const left = sleepIn(playing);
  return {
    ...rest,
    sentence: sentenceAt(sentences, playing.seconds),
    timer: timer && { choice: timer.choice, minutes: Math.max(1, Math.ceil((left ?? 0) / 60_000)) },
    fading: left !== null && left <= SLEEP_FADE,
  };
}

/** Whether there is nothing new to draw: the place goes by the clock. */
export function sameView(a: PlayerState, b: PlayerState): boolean {
  const names = (Object.keys(a) as (keyof PlayerState)[]).filter(
    (name) => name !== 'seconds' && name !== 'timer',
  );
  return (
    names.every((name) => a[name] === b[name]) &&
    a.timer?.choice === b.timer?.choice &&
    a.timer?.minutes === b.timer?.minutes
  );
}
