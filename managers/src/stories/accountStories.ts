import { setTimeout as sleep } from 'node:timers/promises';
import type { StoryDocument } from '@storylark/contracts/documents';
import { createLiveCollections } from '@storylark/platform/engines/readModels';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { Document, Filter, ReadStore } from '@storylark/platform/readStore/readStore';

type Deps = { eventStore: Pick<EventStore, 'head'>; readStore: ReadStore };

const CATCHES_UP_WITHIN_MS = 10_000;

/**
 * Stories as the read model has them once it has taken in everything that is in the log now.
 * @throws Error when it does not get there in 10 s: the job is tried again
 */
export function createAccountStories({ eventStore, readStore }: Deps) {
  const liveCollection = createLiveCollections(readStore);
  return async (filter: Filter): Promise<StoryDocument[]> => {
    const head = await eventStore.head();
    const begun = performance.now();
    for (;;) {
      const live = await liveCollection('stories');
      if (live !== null && ((await readStore.checkpoint(live)) ?? -1) >= head)
        return readStore.collection<StoryDocument & Document>({ name: live, indexes: [] }).find({ filter });
      if (performance.now() - begun > CATCHES_UP_WITHIN_MS)
        throw new Error('the read model of stories is behind');
      await sleep(50);
    }
  };
}
export type AccountStories = ReturnType<typeof createAccountStories>;
