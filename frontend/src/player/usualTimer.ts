import { readStored, writeStored } from '../lib/stored.ts';
import { type TimerChoice, timerChoices } from './sleepTimer.ts';

const KEY = 'sleepTimer';
const OFF = 'off';

/** As it stands in an address or in this device's storage; null is no timer. */
export const timerText = (choice: TimerChoice | null): string => (choice === null ? OFF : `${choice}`);
/** What such a text says; undefined where it says nothing. */
export function timerOf(text: string | null): TimerChoice | null | undefined {
  if (text === OFF) return null;
  return timerChoices.find((choice) => `${choice}` === text);
}

/** What was chosen on this device last; until then the sound ends with the story. */
export function usualTimer(): TimerChoice | null {
  const usual = timerOf(readStored(KEY));
  return usual === undefined ? 'end' : usual;
}
export const keepUsualTimer = (choice: TimerChoice | null) => writeStored(KEY, timerText(choice));
