import type { Clock } from '../clock.ts';

/** A clock that stands still until it is told to move. */
export function fakeClock(start = Date.UTC(2026, 10, 1, 8)): Clock & { advance: (ms: number) => void } {
  let now = start;
  return Object.assign(() => now, {
    advance: (ms: number) => {
      now += ms;
    },
  });
}
