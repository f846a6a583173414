import { setTimeout as sleep } from 'node:timers/promises';
import { FEED_KEPT } from '@storylark/contracts/constants';
import type { Clock } from '@storylark/platform/clock';
import { createLiveCollections } from '@storylark/platform/engines/projecting/readModels';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import { feed } from '../live/feed.ts';

const EVERY_MS = 10 * 60_000;

/**
 * Takes away rows of the feed that are older than any browser may resume from. Runs until `signal` aborts.
 */
export async function pruneFeed(
  { readStore, now }: { readStore: ReadStore; now: Clock },
  signal: AbortSignal,
): Promise<void> {
  const liveCollection = createLiveCollections(readStore, now);
  while (!signal.aborted) {
    const name = await liveCollection('feed');
    if (name)
      await readStore
        .collection({ name, ...feed.collection })
        .deleteMany({ at: { $lt: new Date(now() - FEED_KEPT).toISOString() } });
    await sleep(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}
