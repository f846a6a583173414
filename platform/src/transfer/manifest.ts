import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { rename, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder, writeDurably, type Chunk } from './chunks.ts';
import { TransferRefused } from './installation.ts';

export const sections = ['events', 'keys', 'blobs', 'documents'] as const;
export type Section = (typeof sections)[number];

/** Written last: a folder without it is no archive. */
export type Manifest = {
  format: typeof FORMAT;
  id: string;
  /** ISO time at which the archive was begun. */
  at: string;
  sections: { readonly [S in Section]: readonly Chunk[] };
  /** Tells whether a master key is the one of the house that moved out. */
  keyCheck: string;
};
const FORMAT = 'storylark-archive/1';
const FILE = 'manifest.json';

/**
 * Keys of an archive come from the master key of the house that moved out: who has that can read it, nobody
 * else.
 */
export const archiveKey = (masterKey: Buffer, id: string, purpose: 'keys' | 'seal' | 'check'): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, id, `storylark archive: ${purpose}`, 32));

const codeOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex');
const isSame = (one: unknown, other: string) =>
  typeof one === 'string' &&
  one.length === other.length &&
  timingSafeEqual(Buffer.from(one), Buffer.from(other));

export async function writeManifest(
  folder: string,
  masterKey: Buffer,
  content: Omit<Manifest, 'format' | 'keyCheck'>,
): Promise<void> {
  const { id } = content;
  const manifest: Manifest = {
    format: FORMAT,
    ...content,
    keyCheck: codeOf(archiveKey(masterKey, id, 'check'), id),
  };
  const seal = codeOf(archiveKey(masterKey, id, 'seal'), JSON.stringify(manifest));
  await writeDurably(join(folder, `${FILE}.new`), `${JSON.stringify({ ...manifest, seal }, null, 2)}\n`);
  await rename(join(folder, `${FILE}.new`), join(folder, FILE));
  await syncFolder(folder);
}

/** @throws TransferRefused when it is not there, was made with another master key, or was changed. */
export async function readManifest(folder: string, masterKey: Buffer): Promise<Manifest> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => null);
  if (text === null)
    throw new TransferRefused(
      `${folder} is no archive, or one whose export did not come to its end: it has no ${FILE}`,
    );
  const { seal, ...manifest } = parsed(text);
  if (manifest.format !== FORMAT)
    throw new TransferRefused(
      `${folder} is an archive of another version of Storylark, or ${FILE} was changed`,
    );
  const { id } = manifest;
  if (!isSame(manifest.keyCheck, codeOf(archiveKey(masterKey, id, 'check'), id)))
    throw new TransferRefused(
      'the archive was made with another master key: set SOURCE_MASTER_KEY to that of the house that moved out',
    );
  if (!isSame(seal, codeOf(archiveKey(masterKey, id, 'seal'), JSON.stringify(manifest))))
    throw new TransferRefused(
      `${FILE} is not what was written into the archive: copy it again from where it was made`,
    );
  return manifest;
}

function parsed(text: string): Manifest & { seal?: unknown } {
  try {
    return { ...(JSON.parse(text) as Manifest) };
  } catch {
    throw new TransferRefused(
      `${FILE} is not what was written into the archive: copy it again from where it was made`,
    );
  }
}
