import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

type Options = { signal: AbortSignal; onError: (error: unknown) => void; sleep?: (ms: number) => Promise<unknown> };

/** Does what may fail for want of an engine until it succeeds, with growing pauses: engines start in any order. @throws the last error once `signal` has aborted */
export async function persist<T>(work: () => Promise<T>, { signal, onError, sleep: pauseFor }: Options): Promise<T> {
  const pause = pauseFor ?? ((ms: number) => sleep(ms, undefined, { signal }).catch(() => {}));
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(LONGEST_PAUSE_MS, ms * 2)) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw error;
      onError(error);
      await pause(ms);
    }
  }
}
