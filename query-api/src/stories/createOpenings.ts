import type { Document, ReadStore } from '@storylark/platform/readStore/readStore';

/** How often a shared story was opened: a number by share, nothing about who. */
export function createOpenings(readStore: ReadStore) {
  const openings = readStore.collection<Document & { count: number }>({ name: 'shareOpenings', indexes: [] });
  return {
    async count(shareId: string): Promise<void> {
      await openings.updateOne(shareId, {}, { $inc: { count: 1 } }, { upsert: true });
    },
    of: async (shareId: string): Promise<number> => (await openings.get(shareId))?.count ?? 0,
  };
}
