import { setTimeout as sleep } from 'node:timers/promises';
import type { WakeUp } from '@storylark/contracts/live/wakeUp';
import type { Progress } from '@storylark/platform/http/progress';
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
/** For so long an answer may say less of a read model than is true: wake-ups may be lost. */
const KNOWN_FOR_MS = 5_000;

/**
 * How far the read models have come. Wake-ups say it first (whether an event concerned a collection or not);
 * the stored checkpoints say it for sure. What is known belongs to one collection: another one that was
 * switched in may be further than the one that is still read here.
 */
export function createProgress({ readStore, liveCollection, head }: Deps) {
  const known = new Map<string, { position: number; at: number }>();
  const waiting = new Set<() => void>();

  function learn(collection: string, position: number): number {
    const highest = Math.max(position, known.get(collection)?.position ?? -1);
    known.set(collection, { position: highest, at: performance.now() });
    return highest;
  }

  async function storedPosition(name: string): Promise<number> {
    const live = await liveCollection(name);
    return live === null ? -1 : learn(live, (await readStore.checkpoint(live)) ?? -1);
  }

  async function hasCome(name: string, position: number): Promise<boolean> {
    const live = await liveCollection(name);
    if (live !== null && (known.get(live)?.position ?? -1) >= position) return true;
    return (await storedPosition(name)) >= position;
  }
  const hasReached = async (projections: readonly string[], position: number) =>
    (await Promise.all(projections.map((name) => hasCome(name, position)))).every(Boolean);

  async function knownPosition(name: string): Promise<number> {
    const live = await liveCollection(name);
    const last = live === null ? undefined : known.get(live);
    return last && performance.now() - last.at < KNOWN_FOR_MS ? last.position : storedPosition(name);
  }
  const reached: Progress['reached'] = async (projections) =>
    Math.min(...(await Promise.all(projections.map(knownPosition))));

  const waitFor: Progress['waitFor'] = async (projections, position, ms) => {
    const begun = performance.now();
    while (!(await hasReached(projections, position))) {
      const left = ms - (performance.now() - begun);
      if (left <= 0) return false;
      if (position > (await head())) return true;
      await nextWakeUp(Math.min(left, LOOK_EVERY_MS));
    }
    return true;
  };

  async function nextWakeUp(ms: number) {
    const heard = new AbortController();
    const wake = () => heard.abort();
    waiting.add(wake);
    await sleep(ms, undefined, { signal: heard.signal }).catch(() => {});
    waiting.delete(wake);
  }

  function hear({ position, collections = [] }: Pick<WakeUp, 'position' | 'collections'>) {
    for (const collection of collections) learn(collection, position);
    for (const wake of waiting) wake();
  }

  return { waitFor, reached, hear, storedPosition };
}
