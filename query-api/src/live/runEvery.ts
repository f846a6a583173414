import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Each act at once and then again after its pause, in milliseconds, until `signal` aborts. Where one throws all
 * end: begun again, none of them runs twice.
 * @throws what the act threw
 */
export async function runEvery(
  acts: readonly (readonly [ms: number, act: () => Promise<void> | void])[],
  signal: AbortSignal,
): Promise<void> {
  const failed = new AbortController();
  const until = AbortSignal.any([signal, failed.signal]);
  async function repeat(ms: number, act: () => Promise<void> | void) {
    while (!until.aborted) {
      await act();
      await sleep(ms, undefined, { signal: until }).catch(() => {});
    }
  }
  try {
    await Promise.all(acts.map(([ms, act]) => repeat(ms, act)));
  } finally {
    failed.abort();
  }
}
