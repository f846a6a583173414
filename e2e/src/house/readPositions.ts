import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { createPositions, type Positions } from '@storylark/platform/http/createPositions';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { filesIn } from '@storylark/standalone/files';

/** What the positions mean that the house on this data folder hands out: of one that has started before. */
export async function readPositions(dataDir: string): Promise<Positions> {
  const files = filesIn(dataDir);
  const vault = createEmbeddedKeyVault({ file: files.vault, masterKey: await loadMasterKey({ dataDir }) });
  const log = openEmbeddedEventStoreReader({ file: files.events });
  try {
    return createPositions({ secret: await vault.secret('positions'), storeId: log.storeId });
  } finally {
    await log.close();
    await vault.close();
  }
}
