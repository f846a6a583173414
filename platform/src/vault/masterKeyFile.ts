import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_BYTES } from '../seal/aesGcm.ts';
import { createEmbeddedKeyVault } from './createEmbeddedKeyVault.ts';
import { loadMasterKey, masterKeyOf } from './loadMasterKey.ts';
import { WrongMasterKey } from './subjects.ts';

type Place = {
  /** Where `master.key` lies. Nobody else works there. */
  dataDir: string;
  /** The vault that it opens. */
  vaultFile: string;
};

const fileIn = (dataDir: string) => join(dataDir, 'master.key');
/** The key that is to come: there before the vault is wrapped by it, so that it is never lost. */
const nextIn = (dataDir: string) => join(dataDir, 'master.key.next');

/**
 * Puts a new master key in the place of that in `master.key`. Wherever the process dies,
 * `settleMasterKeyFile` finds the one of the two that opens the vault.
 * @throws WrongMasterKey
 */
export async function changeMasterKeyFile(place: Place): Promise<void> {
  await settleMasterKeyFile(place);
  const { dataDir, vaultFile } = place;
  const vault = createEmbeddedKeyVault({ file: vaultFile, masterKey: await loadMasterKey({ dataDir }) });
  try {
    const next = randomBytes(KEY_BYTES);
    await writeDurably(nextIn(dataDir), `${next.toString('base64')}\n`);
    await syncFolder(dataDir);
    await vault.rewrap(next);
  } finally {
    await vault.close();
  }
  await takeNext(dataDir);
}

/** Brings a change of the master key that was cut off to its end, or takes it back. */
export async function settleMasterKeyFile({ dataDir, vaultFile }: Place): Promise<void> {
  if (!existsSync(nextIn(dataDir))) return;
  const next = masterKeyOf(await readFile(nextIn(dataDir), 'utf8'));
  const isTaken = next !== undefined && existsSync(vaultFile) && (await opens(vaultFile, next));
  await (isTaken ? takeNext(dataDir) : rm(nextIn(dataDir)));
}

async function opens(file: string, masterKey: Buffer): Promise<boolean> {
  try {
    await createEmbeddedKeyVault({ file, masterKey }).close();
    return true;
  } catch (error) {
    if (error instanceof WrongMasterKey) return false;
    throw error;
  }
}

async function takeNext(dataDir: string): Promise<void> {
  await rename(nextIn(dataDir), fileIn(dataDir));
  await syncFolder(dataDir);
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
