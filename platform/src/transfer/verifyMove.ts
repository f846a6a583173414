import { isDeepStrictEqual } from 'node:util';
import type { EventStore } from '../eventStore/eventStore.ts';
import type { Collection } from '../readStore/readStore.ts';
import { type Archive, BLOBS_AT_ONCE, lineOf } from './archive.ts';
import { mapped, sha256 } from './chunks.ts';
import { type Installation, TransferRefused } from './installation.ts';

/**
 * Reads everything back from the stores and compares it with the archive, one by one.
 * @throws TransferRefused naming the first that differs
 */
export async function verifyMove(
  archive: Archive,
  { eventStore, vault, blobs }: Installation,
  collectionOf: (name: string) => Pick<Collection, 'get'>,
): Promise<void> {
  await verifyEvents(archive, eventStore);

  const kept = new Map<string, Buffer | null>();
  for await (const { kind, name, bytes } of vault.contents()) kept.set(`${kind} ${name}`, bytes);
  for await (const { kind, name, bytes } of archive.keys()) {
    if (!isDeepStrictEqual(kept.get(`${kind} ${name}`), bytes)) throw differs(`the ${kind} ${name}`);
    kept.delete(`${kind} ${name}`);
  }
  for (const name of kept.keys()) throw differs(`the ${name}`);

  let listed = 0;
  for await (const _ of blobs.list('')) listed += 1;
  if (listed !== archive.counts.blobs) throw differs(`the number of blobs, ${listed},`);
  for await (const _ of mapped(archive.blobs(), BLOBS_AT_ONCE, async (blob) => {
    const content = await blobs.get(blob.key);
    if (content === null || sha256(content) !== blob.sha256) throw differs(`the blob ${blob.key}`);
  }));

  for await (const { collection, document } of archive.documents()) {
    const found = await collectionOf(collection).get(document._id);
    if (!isDeepStrictEqual(found, document)) throw differs(`the document ${document._id} of ${collection}`);
  }
}

async function verifyEvents(archive: Archive, eventStore: EventStore): Promise<void> {
  const held = eventStore.readAll()[Symbol.asyncIterator]();
  let place = 0;
  for await (const line of archive.events()) {
    const { value, done } = await held.next();
    if (done || lineOf(value) !== line) throw differs(`event ${place} of the log`);
    place += 1;
  }
  if (!(await held.next()).done) throw differs(`event ${place} of the log`);
}

const differs = (what: string) =>
  new TransferRefused(
    `${what} is not that of the archive: empty this house and import again while nobody works in it`,
  );
