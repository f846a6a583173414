import { existsSync } from 'node:fs';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import { openEmbeddedEventStoreReader } from '@storylark/platform/eventStore/openEmbeddedEventStoreReader';
import { HEAD_KEY, headKeyOf } from '@storylark/platform/heads/headKey';
import { openBlobs, openEventStore, openVault } from '@storylark/platform/process/openEngines';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { CommandFailed } from '../commands/withInstallation.ts';
import type { InstallationConfig } from '../config.ts';
import { filesIn } from '../files.ts';
import { readFolder } from './readFolder.ts';

type Parts = {
  eventStore: Omit<EventStore, 'append'>;
  vault: KeyVault;
  /** Where heads are kept outside the event store. */
  headFiles: Pick<BlobStore, 'list' | 'get'>;
};

/**
 * The log of a house, for reading only, whether the house runs or not. `publicKey`: PEM, of its vault.
 * @throws CommandFailed where there is no house
 */
export async function openLog(config: InstallationConfig) {
  const { eventStore, vault, headFiles } = await (config.on === 'engines'
    ? openEngines(config)
    : openFolder(config));
  const close = async () => {
    await eventStore.close();
    await vault.close();
  };
  try {
    return { eventStore, headFiles, publicKey: headKeyOf(await vault.secret(HEAD_KEY)).publicKey, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openFolder(config: Extract<InstallationConfig, { on: 'folder' }>): Promise<Parts> {
  const { DATA_DIR, MASTER_KEY, AUDIT_HEADS_DIR } = config;
  const files = filesIn(DATA_DIR);
  if (!existsSync(files.events))
    throw new CommandFailed(
      `There is no house in ${DATA_DIR}: set DATA_DIR, or EVENTSTORE_URL and the rest.`,
    );
  const masterKey = await loadMasterKey({ value: MASTER_KEY ?? undefined, dataDir: DATA_DIR });
  return {
    eventStore: openEmbeddedEventStoreReader({ file: files.events }),
    vault: createEmbeddedKeyVault({ file: files.vault, masterKey }),
    headFiles: readFolder(AUDIT_HEADS_DIR ?? files.heads),
  };
}

async function openEngines(config: Extract<InstallationConfig, { on: 'engines' }>): Promise<Parts> {
  const { AUDIT_HEADS_DIR } = config;
  return {
    eventStore: await openEventStore(config),
    vault: await openVault(config),
    headFiles: AUDIT_HEADS_DIR ? readFolder(AUDIT_HEADS_DIR) : await openBlobs(config),
  };
}
