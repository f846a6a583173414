import { setTimeout as sleep } from 'node:timers/promises';
import type { Notice } from '@storylark/contracts/live/notice';
import type { WaitFor } from '@storylark/platform/http/createHttpApp';
import type { ReadStore } from '@storylark/platform/readStore/readStore';

type Deps = {
  readStore: ReadStore;
  liveCollection: (name: string) => Promise<string | null>;
  /**
   * Position of the last event in the log: a later one is from elsewhere, or from before a restore, and
   * nobody waits for it.
   */
  head: () => Promise<number>;
};

const LOOK_EVERY_MS = 10;

/**
 * How far the read models have come. Notices say it first (every read model has taken in everything up to
 * there, whether an event concerned it or not); the stored checkpoints say it for sure.
 */
export function createProgress({ readStore, liveCollection, head }: Deps) {
  let noticed = -1;
  const waiting = new Set<() => void>();

  async function storedPosition(name: string): Promise<number> {
    const live = await liveCollection(name);
    return (live === null ? null : await readStore.checkpoint(live)) ?? -1;
  }

  async function hasReached(projections: readonly string[], position: number): Promise<boolean> {
    if (noticed >= position) return true;
    return (await Promise.all(projections.map(storedPosition))).every((reached) => reached >= position);
  }

  const waitFor: WaitFor = async (projections, position, ms) => {
    const begun = performance.now();
    while (!(await hasReached(projections, position))) {
      const left = ms - (performance.now() - begun);
      if (left <= 0) return false;
      if (position > (await head())) return true;
      await nextNotice(Math.min(left, LOOK_EVERY_MS));
    }
    return true;
  };

  async function nextNotice(ms: number) {
    const heard = new AbortController();
    const wake = () => heard.abort();
    waiting.add(wake);
    await sleep(ms, undefined, { signal: heard.signal }).catch(() => {});
    waiting.delete(wake);
  }

  function hear({ position }: Notice) {
    noticed = Math.max(noticed, position);
    for (const wake of waiting) wake();
  }

  return { waitFor, hear, storedPosition };
}
