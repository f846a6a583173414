import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../lib/stored.ts';

/** Only `off` is stored: stories are kept by themselves until somebody does not want it. */
const KEEPING = 'keeping';
export const keepsByItself = () => readStored(KEEPING) !== 'off';

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener); // another tab
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
function change(on: boolean) {
  writeStored(KEEPING, on ? null : 'off');
  for (const listener of listeners) listener();
}

/** Whether this device keeps stories by itself, and how to change that. */
export const useKeepingSetting = () => [useSyncExternalStore(subscribe, keepsByItself), change] as const;
