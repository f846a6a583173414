import { setInterval } from 'node:timers/promises';
import type { StoryWork } from '@storylark/contracts/stories/reports';

/** Nobody wants what is being made any more. */
export class StoryOver extends Error {}
/** Another attempt is further, or nobody wants it: whoever looks next finds out. */
export class Overtaken extends Error {}
/** The parent wants no outside model any more. */
export class SwitchedOff extends Error {}

export const LOOKS_EVERY_MS = 2_000;

/**
 * Does a work that asks outside, and looks meanwhile whether it is still wanted there.
 * @throws StoryOver, SwitchedOff
 */
export async function watchWork<T>(
  look: () => Promise<StoryWork>,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
  everyMs = LOOKS_EVERY_MS,
): Promise<T> {
  const unwanted = new AbortController();
  const done = new AbortController();
  const looking = (async () => {
    for await (const _ of setInterval(everyMs, undefined, { signal: done.signal })) {
      // who cannot be asked now is asked again
      const found = await look().catch(() => null);
      if (found?.over) unwanted.abort(new StoryOver());
      else if (found?.outside === null) unwanted.abort(new SwitchedOff());
    }
  })().catch(() => {});
  try {
    return await work(AbortSignal.any([signal, unwanted.signal]));
  } finally {
    done.abort();
    await looking;
  }
}
