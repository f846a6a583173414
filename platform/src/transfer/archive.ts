import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { assertKey } from '../blobs/blobKey.ts';
import type { RecordedEvent } from '../eventStore/eventStore.ts';
import type { Document } from '../readStore/readStore.ts';
import { box, unbox } from '../seal/aesGcm.ts';
import type { KeptKey } from '../vault/keyVault.ts';
import { mapped, readChunks, sha256 } from './chunks.ts';
import { TransferRefused } from './installation.ts';
import { archiveKey, readManifest, sections } from './manifest.ts';

/** A blob of the archive: its content lies as it was stored in `blobs/{key}`. */
export type ArchivedBlob = { key: string; size: number; sha256: string };
export type ArchivedDocument = { collection: string; document: Document };
/** An event without its position, which is another one in each store. */
export type ArchivedEvent = Omit<RecordedEvent, 'position'>;

export const BLOBS = 'blobs';
export const BLOBS_AT_ONCE = 8;

/** The same text for the same event, wherever it is stored. */
export const lineOf = ({ streamId, revision, id, type, data, metadata }: ArchivedEvent): string =>
  JSON.stringify({ streamId, revision, id, type, data, metadata });

type KeyLine = { kind: 'key' | 'secret'; name: string; sealed: string | null };
const boundOf = ({ kind, name }: Pick<KeyLine, 'kind' | 'name'>) => `${kind} ${name}`;

export const sealedLine = (sealing: Buffer, { kind, name, bytes }: KeptKey): string =>
  JSON.stringify({
    kind,
    name,
    sealed: bytes && box(sealing, boundOf({ kind, name }), bytes).toString('base64'),
  } satisfies KeyLine);

function unsealed(sealing: Buffer, line: string): KeptKey {
  const { kind, name, sealed } = JSON.parse(line) as KeyLine;
  const bytes =
    sealed === null ? null : unbox(sealing, boundOf({ kind, name }), Buffer.from(sealed, 'base64'));
  if (kind === 'key') return { kind, name, bytes };
  if (bytes === null) throw new TransferRefused(`the archive's secret ${name} is empty`);
  return { kind, name, bytes };
}

/**
 * Opens a finished archive. Whatever is read from it is what was written, or it is refused.
 * @throws TransferRefused when it is unfinished, changed, or made with another master key
 */
export async function openArchive(folder: string, masterKey: Buffer) {
  const manifest = await readManifest(folder, masterKey);
  const sealing = archiveKey(masterKey, manifest.id, 'keys');
  const lines = (section: (typeof sections)[number]) => readChunks(folder, manifest.sections[section]);
  const counts = Object.fromEntries(
    sections.map((one) => [one, manifest.sections[one].reduce((sum, chunk) => sum + chunk.lines, 0)]),
  );

  async function blob({ key, size, sha256: expected }: ArchivedBlob): Promise<Buffer> {
    assertKey(key);
    const content = await readFile(join(folder, BLOBS, key)).catch(() => null);
    if (content === null)
      throw new TransferRefused(
        `the blob ${key} is missing in the archive: copy it again from where it was made`,
      );
    if (content.length !== size || sha256(content) !== expected)
      throw new TransferRefused(
        `the blob ${key} is not what was written into the archive: copy it again from where it was made`,
      );
    return content;
  }
  async function* blobs(): AsyncGenerator<ArchivedBlob> {
    for await (const line of lines('blobs')) yield JSON.parse(line) as ArchivedBlob;
  }

  return {
    id: manifest.id,
    at: manifest.at,
    counts: counts as Readonly<Record<(typeof sections)[number], number>>,
    /** Each as `lineOf` tells it, in the order of the log. */
    events: () => lines('events'),
    async *keys(): AsyncGenerator<KeptKey> {
      for await (const line of lines('keys')) yield unsealed(sealing, line);
    },
    blobs,
    blob,
    async *documents(): AsyncGenerator<ArchivedDocument> {
      for await (const line of lines('documents')) yield JSON.parse(line) as ArchivedDocument;
    },
    /** Reads all of it once. @throws TransferRefused naming the first file that is not what was written */
    async check(): Promise<void> {
      for (const section of sections) for await (const _ of lines(section));
      for await (const _ of mapped(blobs(), BLOBS_AT_ONCE, blob));
    },
  };
}
export type Archive = Awaited<ReturnType<typeof openArchive>>;
