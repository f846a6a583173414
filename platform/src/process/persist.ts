import { setTimeout as sleep } from 'node:timers/promises';
import { Unavailable } from '../unavailable.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

type Options = {
  signal: AbortSignal;
  onError: (error: unknown) => void;
  sleep?: (ms: number) => Promise<unknown>;
};

/**
 * Does what needs an engine until that answers, with growing pauses: engines start in any order.
 * @throws what is no Unavailable (a wrong key does not come right by waiting), and the last error once
 * `signal` has aborted
 */
export async function persist<T>(
  work: () => Promise<T>,
  { signal, onError, sleep: pauseFor }: Options,
): Promise<T> {
  const pause = pauseFor ?? ((ms: number) => sleep(ms, undefined, { signal }).catch(() => {}));
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(LONGEST_PAUSE_MS, ms * 2)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !(error instanceof Unavailable)) throw error;
      onError(error);
      await pause(ms);
    }
  }
}
