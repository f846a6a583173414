import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 5_000;

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY');

/**
 * Tries again while another thread's transaction holds the file. SQLite's own waiting would block the event
 * loop, so connections that several threads share are set to `busy_timeout = 0` and wait here. @throws what
 * `work` throws, a lock that lasted 5 s included.
 */
export async function retryWhileBusy<T>(
  work: () => T,
  again: (error: unknown) => boolean = isBusy,
): Promise<T> {
  const started = performance.now();
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!again(error) || performance.now() - started > PATIENCE_MS) throw error;
      await sleep(1 + Math.random() * 4);
    }
  }
}
