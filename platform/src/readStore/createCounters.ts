import type { CollectionSpec, Document, ReadStore } from './readStore.ts';

/** Numbers by id in a collection of their own. */
export function createCounters(readStore: ReadStore, spec: CollectionSpec) {
  const counters = readStore.collection<Document & { count: number }>(spec);
  return {
    async count(id: string): Promise<void> {
      await counters.updateOne(id, {}, { $inc: { count: 1 } }, { upsert: true });
    },
    of: async (id: string): Promise<number> => (await counters.get(id))?.count ?? 0,
  };
}
