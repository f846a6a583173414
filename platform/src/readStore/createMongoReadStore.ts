import { isDuplicateKey, openMongo } from '../mongo/openMongo.ts';
import { mongoCollection, type MongoCollection } from './mongoCollection.ts';
import type { Collection, CollectionSpec, Document, ReadStore } from './readStore.ts';

/** No name that a collection of a read model can have. */
const CHECKPOINTS = ':checkpoints';

/**
 * Read models in a database of MongoDB, for any number of processes. Connects at the first question and after
 * every absence by itself; a server that is away is Unavailable within 4 s (15 s for a batch it has
 * begun). There are no transactions: a batch that ended half way is saved again from its checkpoint.
 * @throws Error when `url` is no address of MongoDB.
 */
export async function createMongoReadStore({
  url,
  database,
}: {
  url: string;
  database: string;
}): Promise<ReadStore> {
  const mongo = openMongo({ url, database });
  const { db, ask } = mongo;
  const checkpoints = db.collection<{ _id: string; position: number }>(CHECKPOINTS);
  const collections = new Map<string, MongoCollection>();
  const collectionOf = (spec: CollectionSpec): MongoCollection => {
    const key = JSON.stringify(spec);
    const collection = collections.get(key) ?? mongoCollection(mongo, spec);
    collections.set(key, collection);
    return collection;
  };
  const raise = (checkpoint: string, position: number) =>
    ask(() => checkpoints.updateOne({ _id: checkpoint }, { $max: { position } }, { upsert: true }));

  return {
    collection: <D extends Document>(spec: CollectionSpec) => collectionOf(spec) as unknown as Collection<D>,
    async saveBatch({ checkpoint, position, writes }) {
      const targets = writes.map(({ collection, documents }) => ({
        collection: collectionOf(collection),
        documents,
      }));
      for (const { collection, documents } of targets) collection.check(documents);
      for (const { collection, documents } of targets) await collection.putAllIfNewer(documents);
      await raise(checkpoint, position).catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
        return raise(checkpoint, position); // another process made it just now
      });
    },
    checkpoint: async (name) => (await ask(() => checkpoints.findOne({ _id: name })))?.position ?? null,
    async collections() {
      const found = await ask(() => db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray());
      return found
        .map(({ name }) => name)
        .filter((name) => name !== CHECKPOINTS)
        .sort();
    },
    async drop(name) {
      await ask(() => db.dropCollection(name));
      for (const [spec, collection] of collections)
        if ((JSON.parse(spec) as CollectionSpec).name === name) collection.forgetIndexes();
    },
    time: async () =>
      ((await ask(() => db.command({ hello: 1 }))) as { localTime: Date }).localTime.getTime(),
    close: () => mongo.close(),
  };
}
