import { randomUUID } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createFolderBlobStore } from '../blobs/createFolderBlobStore.ts';
import { keepPrivate } from '../process/keepPrivate.ts';
import { applyDeletions } from '../vault/applyDeletions.ts';
import {
  type ArchivedBlob,
  type ArchivedDocument,
  BLOBS,
  BLOBS_AT_ONCE,
  lineOf,
  openArchive,
  sealedLine,
} from './archive.ts';
import { mapped, sha256, writeChunks } from './chunks.ts';
import { type Installation, type KeptDocuments, type Movables, TransferRefused } from './installation.ts';
import { archiveKey, writeManifest } from './manifest.ts';
import { refuseHalfMoved } from './moves.ts';

type Options = {
  /**
   * Closed for writes by whoever calls: one that is written to nevertheless is found out, and leaves no
   * manifest.
   */
  source: Installation;
  /** Made; one that has anything in it is refused. */
  folder: string;
  /** Of the source: what seals the archive. */
  masterKey: Buffer;
  movables: Pick<Movables, 'endedBy' | 'documents'>;
  now: () => number;
  /** Hears of each step. */
  say: (line: string) => void;
};

/**
 * Writes all of a house that cannot be made again into a folder: the log in its order, keys and secrets under
 * seal, blobs as they are, documents the log does not tell. The manifest comes last. @throws TransferRefused
 * saying what to do
 */
export async function exportInstallation({
  source,
  folder,
  masterKey,
  movables,
  now,
  say,
}: Options): Promise<void> {
  const { eventStore, vault, blobs, readStore } = source;
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new TransferRefused(`${folder} is not empty: name a new folder for the archive`);
  keepPrivate(folder);
  await refuseHalfMoved(readStore);

  const id = randomUUID();
  const at = new Date(now()).toISOString();
  const head = await eventStore.head();
  // so that no key moves whose end the log tells
  await applyDeletions({ eventStore, vault, endedBy: movables.endedBy });

  async function* events() {
    for await (const event of eventStore.readAll()) yield lineOf(event);
  }
  async function* keys() {
    const sealing = archiveKey(masterKey, id, 'keys');
    for await (const kept of vault.contents()) yield sealedLine(sealing, kept);
  }
  async function* blobLines() {
    const copies = await createFolderBlobStore({ folder: join(folder, BLOBS) });
    const copied = mapped(blobs.list(''), BLOBS_AT_ONCE, async ({ key }) => {
      const content = await blobs.get(key);
      if (content === null)
        throw new TransferRefused(`the blob ${key} went away while it was copied: stop the house first`);
      await copies.put(key, content);
      return { key, size: content.length, sha256: sha256(content) } satisfies ArchivedBlob;
    });
    for await (const blob of copied) yield JSON.stringify(blob);
  }

  const written = {
    events: await writeChunks(folder, 'events', events()),
    keys: await writeChunks(folder, 'keys', keys()),
    blobs: await writeChunks(folder, 'blobs', blobLines()),
    documents: await writeChunks(folder, 'documents', documentsOf(source, movables.documents)),
  };
  if ((await eventStore.head()) !== head)
    throw new TransferRefused(
      'the house was written to while it was copied: stop all its processes, then export into a new folder',
    );
  await writeManifest(folder, masterKey, { id, at, sections: written });

  const archive = await openArchive(folder, masterKey);
  await archive.check();
  const { counts } = archive;
  say(
    `Archived in ${folder}, and read back: ${counts.events} events, ${counts.keys} keys and secrets under seal, ${counts.blobs} blobs, ${counts.documents} other documents.`,
  );
}

async function* documentsOf(
  installation: Installation,
  kept: readonly KeptDocuments[],
): AsyncGenerator<string> {
  for (const { collection, store, filter = {}, reset = {} } of kept)
    for (const document of await installation[store].collection(collection).find({ filter }))
      yield JSON.stringify({
        collection: collection.name,
        document: { ...document, ...reset },
      } satisfies ArchivedDocument);
}
