import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../../eventStore/eventStore.ts';
import { Unavailable } from '../../unavailable.ts';
import type { Collection, Document, ReadStore } from '../../readStore/readStore.ts';
import { createLiveCollections } from './readModels.ts';

type Deps = { eventStore: Pick<EventStore, 'head'>; readStore: ReadStore };

const CATCHES_UP_WITHIN_MS = 10_000;
const LOOKS_EVERY_MS = 50;

/**
 * For those who act on what a read model does not have: `caughtUp('openOrders')` answers its collection once it
 * has taken in everything that is in the log at the call.
 * @throws Unavailable when it does not get there in 10 s: it stands still, is being built, or was lost;
 * AbortError when `signal` aborts before
 */
export function createCaughtUp({ eventStore, readStore }: Deps) {
  const liveCollection = createLiveCollections(readStore);
  return async function caughtUp<D>(
    readModel: string,
    signal: AbortSignal,
  ): Promise<Collection<D & Document>> {
    const head = await eventStore.head();
    const begun = performance.now();
    for (;;) {
      const live = await liveCollection(readModel);
      if (live !== null && ((await readStore.checkpoint(live)) ?? -1) >= head)
        return readStore.collection<D & Document>({ name: live, indexes: [] });
      if (performance.now() - begun > CATCHES_UP_WITHIN_MS)
        throw new Unavailable(`the read model of ${readModel} is behind`);
      await sleep(LOOKS_EVERY_MS, undefined, { signal });
    }
  };
}
export type CaughtUp = ReturnType<typeof createCaughtUp>;
