import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { KeyVault, SubjectId } from '@storylark/platform/vault/keyVault';

/** The data subject whose end an event tells; null for all others. */
function endedBy(type: string, data: { accountId?: unknown; characterId?: unknown; storyId?: unknown }): SubjectId | null {
  switch (type) {
    case 'AccountDeleted':
      return String(data.accountId);
    case 'CharacterDeleted':
      return `${String(data.accountId)}/character/${String(data.characterId)}`;
    case 'StoryDeleted':
    case 'StoryStopped':
      return `${String(data.accountId)}/story/${String(data.storyId)}`;
    default:
      return null;
  }
}

/**
 * Brings the vault up to the log's deletions before anybody is served: an older vault that was restored must open nothing that was deleted since.
 * Reads on from the vault's own checkpoint.
 */
export async function applyDeletions({ eventStore, vault }: { eventStore: EventStore; vault: KeyVault }): Promise<void> {
  let position = await vault.checkpoint();
  for await (const event of eventStore.readAll(position)) {
    const subject = endedBy(event.type, event.data);
    if (subject !== null) await vault.destroy(subject);
    position = event.position;
  }
  await vault.moveCheckpoint(position);
}
