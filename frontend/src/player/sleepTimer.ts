import { SLEEP_FADE } from '../lib/constants.ts';

/** Minutes of playing, or until the story is over. */
export const timerChoices = [5, 10, 15, 30, 'end'] as const;
export type TimerChoice = (typeof timerChoices)[number];
/** `leftMs`: playing time still to come; of no meaning for `end`, which the place in the story decides. */
export type SleepTimer = { choice: TimerChoice; leftMs: number };

const NEARLY_SILENT = -40;
/** The last words of a story that was wanted whole are to be understood. */
const STILL_CLEAR = -14;

export const newTimer = (choice: TimerChoice): SleepTimer => ({
  choice,
  leftMs: choice === 'end' ? 0 : choice * 60_000,
});

/**
 * What the sound is multiplied by when so many milliseconds are left: 1 until the fade begins, then so many
 * decibels less each second, which the ear takes for an even descent.
 */
export function fadeGain(choice: TimerChoice, leftMs: number): number {
  const faded = 1 - Math.min(1, Math.max(0, leftMs / SLEEP_FADE));
  return 10 ** ((faded * (choice === 'end' ? STILL_CLEAR : NEARLY_SILENT)) / 20);
}
