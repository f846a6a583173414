import type { Collection } from '../readStore/readStore.ts';
import { Unavailable } from '../unavailable.ts';
import { applyDeletions } from '../vault/applyDeletions.ts';
import type { KeptKey } from '../vault/keyVault.ts';
import { appendArchived } from './appendArchived.ts';
import { type Archive, BLOBS_AT_ONCE } from './archive.ts';
import { mapped } from './chunks.ts';
import { type Installation, type Movables, TransferRefused } from './installation.ts';
import { beginMove, finishMove, moveInto, moves } from './moves.ts';
import { verifyMove } from './verifyMove.ts';

const KEYS_AT_ONCE = 500;

type Options = {
  archive: Archive;
  /** Empty, or one into which this very archive began to move. Nobody else works in it. */
  target: Installation;
  movables: Movables;
  now: () => number;
  /** Hears of each step. */
  say: (line: string) => void;
};

/**
 * Moves an archive into a house. May be cut off at any moment: the next call goes on where this one was, and
 * makes nothing twice.
 * Until it has come to its end, nobody serves from the house (`refuseHalfMoved`). @throws TransferRefused
 * saying what to do
 */
export async function importInstallation({ archive, target, movables, now, say }: Options): Promise<void> {
  const { eventStore, vault, blobs, readStore } = target;
  await archive.check();
  say(`The archive of ${archive.at} is whole.`);
  await takePossession(archive, target);
  try {
    const { there, appended } = await appendArchived(eventStore, archive.events());
    say(`${appended} events appended${there > 0 ? `, ${there} were there already` : ''}.`);

    const head = await eventStore.head();
    for (const checkpoint of movables.outlets)
      await readStore.saveBatch({ checkpoint, position: head, writes: [] });

    for await (const batch of batches(archive.keys())) await vault.restore(batch);
    say(`${archive.counts.keys} keys and secrets wrapped by this house's master key.`);

    for await (const _ of mapped(archive.blobs(), BLOBS_AT_ONCE, async (blob) =>
      blobs.put(blob.key, await archive.blob(blob)),
    ));
    say(`${archive.counts.blobs} blobs put.`);

    const collections = new Map(
      movables.documents.map(({ collection, store }) => [
        collection.name,
        target[store].collection(collection),
      ]),
    );
    for await (const { collection, document } of archive.documents())
      await collectionOf(collections, collection).insertIfAbsent(document);

    await applyDeletions({ eventStore, vault, endedBy: movables.endedBy });
    await verifyMove(archive, target, (name) => collectionOf(collections, name));
    if ((await readStore.collections()).some((name) => name !== moves.name && !collections.has(name)))
      throw new TransferRefused(
        'processes worked on this house meanwhile: stop them, empty it, and import again',
      );
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    throw new TransferRefused(`${error.message}. Run the same command again: it goes on where it was.`, {
      cause: error,
    });
  }
  await finishMove(readStore, archive.id, new Date(now()).toISOString());
  const { counts } = archive;
  say(
    `Moved in and compared one by one: ${counts.events} events, ${counts.keys} keys and secrets, ${counts.blobs} blobs, ${counts.documents} other documents. Read models are made when the house starts.`,
  );
}

/** @throws TransferRefused when the house is not empty, unless by this archive's unfinished move */
async function takePossession(
  { id }: Archive,
  { eventStore, vault, blobs, readStore, durableStore }: Installation,
): Promise<void> {
  const move = await moveInto(readStore);
  if (move?.archive === id && move.finishedAt === null) return;
  if (move?.archive === id)
    throw new TransferRefused(`this archive was moved in at ${move.finishedAt}: there is nothing left to do`);
  const found = [
    (await eventStore.head()) >= 0 && 'events',
    (await hasAny(vault.contents())) && 'keys',
    (await hasAny(blobs.list(''))) && 'blobs',
    (move !== null || (await readStore.collections()).some((name) => name !== moves.name)) && 'read models',
    durableStore !== readStore && (await durableStore.collections()).length > 0 && 'documents',
  ].filter((one) => one !== false);
  if (found.length > 0)
    throw new TransferRefused(
      `this house is not empty, it has ${found.join(', ')}: an archive moves into an empty one only`,
    );
  await beginMove(readStore, id);
}

function collectionOf(collections: ReadonlyMap<string, Collection>, name: string) {
  const found = collections.get(name);
  if (!found)
    throw new TransferRefused(`the archive has documents of ${name}, which this version does not know`);
  return found;
}

async function hasAny(items: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _ of items) return true;
  return false;
}

async function* batches(keys: AsyncIterable<KeptKey>): AsyncGenerator<KeptKey[]> {
  let batch: KeptKey[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < KEYS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
