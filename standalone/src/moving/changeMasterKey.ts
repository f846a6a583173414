import { existsSync } from 'node:fs';
import { areLeasesHeld } from '@storylark/platform/lease/createLeases';
import { connectReadStore, openVault } from '@storylark/platform/process/openEngines';
import { createEmbeddedKeyVault } from '@storylark/platform/vault/createEmbeddedKeyVault';
import type { KeyVault } from '@storylark/platform/vault/keyVault';
import { loadMasterKey } from '@storylark/platform/vault/loadMasterKey';
import { changeMasterKeyFile } from '@storylark/platform/vault/masterKeyFile';
import { WrongMasterKey } from '@storylark/platform/vault/subjects';
import type { InstallationConfig } from '../config.ts';
import { filesIn } from '../files.ts';
import { ownDataDir } from '../ownDataDir.ts';

type Config<On extends InstallationConfig['on']> = Extract<InstallationConfig, { on: On }>;

/**
 * Wraps all keys of a house in which nobody works by another master key: by `newKey`, or by one that is made
 * where the key lies in the data folder. Cut off, it goes on when it is called again.
 * Answers what the operator has to do now.
 * @throws Error that says what is in the way
 */
export async function changeMasterKey(config: InstallationConfig, newKey: Buffer | null): Promise<string> {
  if (config.on === 'folder' && config.MASTER_KEY === null) {
    if (newKey)
      throw new Error('the master key lies in the data folder, and is made there: leave out NEW_MASTER_KEY');
    await inFolder(config, (place) => changeMasterKeyFile(place));
    return 'master.key is another one now: keep a copy of it where you kept the former.';
  }
  if (!newKey)
    throw new Error('set NEW_MASTER_KEY to the key that is to be; make one with: openssl rand -base64 32');
  await (config.on === 'folder' ? wrapInFolder(config, newKey) : wrapOnEngines(config, newKey));
  return 'NEW_MASTER_KEY opens the vault now, MASTER_KEY no more: set MASTER_KEY to the new one, then start.';
}

type Place = { dataDir: string; vaultFile: string };
async function inFolder(
  { DATA_DIR: dataDir }: Config<'folder'>,
  act: (place: Place) => Promise<void>,
): Promise<void> {
  const vaultFile = filesIn(dataDir).vault;
  if (!existsSync(vaultFile)) throw new Error(`there is no house in ${dataDir}: set DATA_DIR`);
  const { release } = ownDataDir(dataDir);
  try {
    await act({ dataDir, vaultFile });
  } finally {
    release();
  }
}

const wrapInFolder = (config: Config<'folder'>, newKey: Buffer) =>
  inFolder(config, async ({ dataDir, vaultFile: file }) => {
    const masterKey = await loadMasterKey({ value: config.MASTER_KEY ?? undefined, dataDir });
    await wrapBy(newKey, [masterKey, newKey], async (key) =>
      createEmbeddedKeyVault({ file, masterKey: key }),
    );
  });

async function wrapOnEngines(config: Config<'engines'>, newKey: Buffer): Promise<void> {
  const readStore = await connectReadStore(config);
  const isAtWork = await areLeasesHeld(readStore);
  await readStore.close();
  if (isAtWork)
    throw new Error(
      `processes are at work on the database ${config.MONGODB_DATABASE}: stop all of them first`,
    );
  await wrapBy(newKey, [config.MASTER_KEY, newKey], (key) => openVault({ ...config, MASTER_KEY: key }));
}

/** The second key opens the vault where the change was begun before. */
async function wrapBy(
  newKey: Buffer,
  [former, begun]: readonly [Buffer, Buffer],
  open: (key: Buffer) => Promise<KeyVault>,
): Promise<void> {
  const vault = await open(former).catch((error: unknown) => {
    if (error instanceof WrongMasterKey) return open(begun).catch(() => Promise.reject(error));
    throw error;
  });
  try {
    await vault.rewrap(newKey);
  } finally {
    await vault.close();
  }
}
