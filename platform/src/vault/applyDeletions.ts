import type { EventStore } from '../eventStore/eventStore.ts';
import type { JsonObject } from '../json.ts';
import type { KeyVault, SubjectId } from './keyVault.ts';

type Deps = {
  eventStore: Pick<EventStore, 'readAll'>;
  vault: KeyVault;
  /** The data subject whose end an event tells. */
  endedBy: (type: string, data: JsonObject) => SubjectId | null;
};

/**
 * Brings the vault up to the log's deletions before anybody is served: an older vault that was restored must
 * open nothing that was deleted since.
 * Reads on from the vault's own checkpoint.
 */
export async function applyDeletions({ eventStore, vault, endedBy }: Deps): Promise<void> {
  let position = await vault.checkpoint();
  for await (const event of eventStore.readAll(position)) {
    const subject = endedBy(event.type, event.data);
    if (subject !== null) await vault.destroy(subject);
    position = event.position;
  }
  await vault.moveCheckpoint(position);
}
