import { useSyncExternalStore } from 'react';
import { guarded, readStored, writeStored } from './stored.ts';

const READING = 'reading';

/**
 * `size`: index into the four sizes of a story's text; `singleKeys`: Space, arrows, M and T steer the player.
 * A setting of the device.
 */
export type Reading = { size: 0 | 1 | 2 | 3; easy: boolean; highlight: boolean; singleKeys: boolean };
const usual: Reading = { size: 1, easy: false, highlight: true, singleKeys: true };
export const readReading = (): Reading => ({
  ...usual,
  ...guarded(() => JSON.parse(readStored(READING) ?? '{}') as Partial<Reading>, {}),
});
export const writeReading = (reading: Reading) => writeStored(READING, JSON.stringify(reading));

const listeners = new Set<() => void>();
let current: Reading | null = null;

/** How stories are shown in this browser; every screen that asks hears of a change. */
export function useReading(): [Reading, (change: Partial<Reading>) => void] {
  return [useSyncExternalStore(subscribe, snapshot), changeReading];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) current = null; // the next screen reads again what another tab may have changed
  };
}
const snapshot = () => (current ??= readReading());

function changeReading(change: Partial<Reading>) {
  current = { ...snapshot(), ...change };
  writeReading(current);
  for (const listener of listeners) listener();
}
