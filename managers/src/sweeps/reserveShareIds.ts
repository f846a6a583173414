import type { StoryEvent } from '@storylark/contracts/stories/events';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import type { CommandApi } from '../commandApi.ts';
import { DAY, type Sweep } from './sweep.ts';

type Deps = {
  api: Pick<CommandApi, 'reserveShareId'>;
  eventStore: Pick<EventStore, 'readAll'>;
  readStore: Pick<ReadStore, 'checkpoint' | 'saveBatch'>;
};

/**
 * Reserves the ids of shares that were made before ids were reserved: in the whole log once, then in what came
 * since. For all others it changes nothing.
 */
export function reserveShareIds({ api, eventStore, readStore }: Deps): Sweep {
  const name = 'reserveShareIds';
  async function run(signal: AbortSignal) {
    const begun = await readStore.checkpoint(name);
    let position = begun ?? -1;
    try {
      for await (const { type, data, position: at } of eventStore.readAll(begun ?? undefined)) {
        if (signal.aborted) return;
        if (type === 'StoryShared') {
          const shared = data as Extract<StoryEvent, { type: 'StoryShared' }>['data'];
          await api.reserveShareId(shared.accountId, shared.storyId, shared.shareId);
        }
        position = at;
      }
    } finally {
      if (position >= 0) await readStore.saveBatch({ checkpoint: name, position, writes: [] });
    }
  }
  return { name, everyMs: DAY, run };
}
