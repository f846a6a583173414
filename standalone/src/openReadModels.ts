import { createEmbeddedReadStore } from '@storylark/platform/readStore/createEmbeddedReadStore';
import { refuseHalfMoved } from '@storylark/platform/transfer/moves';
import { endDeadLeases } from './endDeadLeases.ts';

/** The read store of a house that is about to serve. @throws Error while a move into it is not finished */
export async function openReadModels(file: string): Promise<ReturnType<typeof createEmbeddedReadStore>> {
  const readStore = createEmbeddedReadStore({ file });
  try {
    await refuseHalfMoved(readStore);
    await endDeadLeases(readStore);
    return readStore;
  } catch (error) {
    await readStore.close();
    throw error;
  }
}
