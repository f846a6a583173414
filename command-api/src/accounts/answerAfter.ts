import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Does the work, and answers no sooner than `ms` after the beginning: how long it took tells nothing as long
 * as it takes less.
 */
export async function answerAfter<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const [result] = await Promise.all([work(), sleep(ms)]);
  return result;
}
