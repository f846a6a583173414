import type { CollectionSpec, Document, ReadStore } from '../readStore/readStore.ts';
import { TransferRefused } from './installation.ts';

/** One document: which archive was, or is being, moved into this house. */
type Move = Document & { archive: string; finishedAt: string | null };
export const moves: CollectionSpec = { name: 'moves', indexes: [] };
const ID = 'in';

const collectionIn = (readStore: ReadStore) => readStore.collection<Move>(moves);

export const moveInto = (readStore: ReadStore): Promise<Move | null> => collectionIn(readStore).get(ID);
export const beginMove = (readStore: ReadStore, archive: string): Promise<boolean> =>
  collectionIn(readStore).insertIfAbsent({ _id: ID, archive, finishedAt: null });
export const finishMove = (readStore: ReadStore, archive: string, finishedAt: string): Promise<void> =>
  collectionIn(readStore).put({ _id: ID, archive, finishedAt });

/**
 * For whoever wants to serve from these stores: half a log must not be added to.
 * @throws TransferRefused while a move into this house is not finished
 */
export async function refuseHalfMoved(readStore: ReadStore): Promise<void> {
  const move = await moveInto(readStore);
  if (move?.finishedAt === null)
    throw new TransferRefused(
      'a move into this house is not finished: run npm run import with the same archive again, it goes on where it was',
    );
}
