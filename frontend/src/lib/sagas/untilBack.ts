import { CANCEL } from 'redux-saga';

/**
 * For a saga that waits to try again: comes true when this device is back in the network, or the page is
 * looked at again.
 */
export function untilBack(): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const woken = new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resolve(), {
      signal,
    });
  }).finally(() => waiting.abort());
  return Object.assign(woken, { [CANCEL]: () => waiting.abort() });
}
