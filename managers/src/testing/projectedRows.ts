import { createCaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import { readModels } from '@storylark/platform/engines/projecting/readModels';
import type { Document } from '@storylark/platform/readStore/readStore';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';

/** A log of one event, and a read model that has taken it in and holds these rows. */
export async function projectedRows<D extends Document>(family: string, given: readonly D[]) {
  const eventStore = createMemoryEventStore();
  const readStore = createMemoryReadStore();
  const name = `${family}/v1`;
  const rows = readStore.collection<D>({ name, indexes: [] });
  const happens = () =>
    eventStore.append(
      'test-1',
      [{ id: crypto.randomUUID(), type: 'Tested', data: {}, metadata: { at: '2026-11-01' } }],
      'any',
    );
  await happens();
  await readStore.collection(readModels).put({ _id: family, live: name, building: null, former: [] });
  await readStore.saveBatch({
    checkpoint: name,
    position: await eventStore.head(),
    writes: [{ collection: { name, indexes: [] }, documents: given.map((row) => ({ ...row, position: 0 })) }],
  });
  return {
    rows,
    caughtUp: createCaughtUp({ eventStore, readStore }),
    /** Something happens that the read model never takes in: it stands still. */
    standStill: happens,
    close: () => readStore.close(),
  };
}
