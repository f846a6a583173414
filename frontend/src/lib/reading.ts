import { useSyncExternalStore } from 'react';
import { readReading, writeReading, type Reading } from './storage.ts';

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
