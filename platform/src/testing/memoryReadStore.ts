import { Query, update as applyUpdate } from 'mingo';
import type { Collection, CollectionSpec, Document, Filter, FindOptions, ReadStore, Update } from '../readStore/readStore.ts';

type Stored = Document & { [field: string]: unknown };

/** The read store port over maps, for tests of what stands above it; filters and updates are mingo's. */
export function createMemoryReadStore(): ReadStore {
  const collections = new Map<string, Map<string, Stored>>();
  const checkpoints = new Map<string, number>();
  const documentsOf = (name: string) => {
    const documents = collections.get(name) ?? new Map<string, Stored>();
    collections.set(name, documents);
    return documents;
  };
  const putIfNewer = (documents: Map<string, Stored>, document: Document & { position: number }) => {
    const stored = documents.get(document._id);
    if (stored && (stored.position ?? -1) >= document.position) return false;
    documents.set(document._id, structuredClone(document));
    return true;
  };

  function collection<D extends Document>({ name }: CollectionSpec): Collection<D> {
    const documents = documentsOf(name);
    const copy = (document: Stored) => structuredClone(document) as unknown as D;
    const fitting = (filter: Filter = {}) => {
      const query = new Query(filter as never);
      return [...documents.values()].filter((document) => query.test(document as never));
    };
    return {
      get: async (id) => {
        const document = documents.get(id);
        return document ? copy(document) : null;
      },
      getMany: async (ids) => ids.flatMap((id) => documents.get(id) ?? []).map(copy),
      find: async ({ filter = {}, sort = [], skip = 0, limit = Infinity }: FindOptions = {}) => {
        const order = Object.fromEntries([...sort, ['_id', 1]]);
        const found = new Query(filter as never).find<Stored>([...documents.values()] as never).sort(order);
        return found
          .all()
          .slice(skip, skip + limit)
          .map(copy);
      },
      count: async (filter) => fitting(filter).length,
      putIfNewer: async (document) => putIfNewer(documents, document),
      insertIfAbsent: async (document) => {
        if (documents.has(document._id)) return false;
        documents.set(document._id, structuredClone(document) as Stored);
        return true;
      },
      put: async (document) => void documents.set(document._id, structuredClone(document) as Stored),
      updateOne: async (id, filter, change: Update, { upsert = false } = {}) => {
        const stored = documents.get(id);
        if (stored && !new Query(filter as never).test(stored as never)) return null;
        if (!stored && !upsert) return null;
        const { $setOnInsert = {}, ...always } = change;
        const changed: Stored = stored ? structuredClone(stored) : { _id: id, ...structuredClone($setOnInsert) };
        applyUpdate(changed as never, always as never);
        documents.set(id, changed);
        return copy(changed);
      },
      deleteOne: async (id) => void documents.delete(id),
      deleteMany: async (filter) => {
        const gone = fitting(filter);
        for (const { _id } of gone) documents.delete(_id);
        return gone.length;
      },
    };
  }

  return {
    collection,
    async saveBatch({ checkpoint, position, writes }) {
      for (const { collection: spec, documents } of writes) for (const document of documents) putIfNewer(documentsOf(spec.name), document);
      checkpoints.set(checkpoint, Math.max(position, checkpoints.get(checkpoint) ?? -1));
    },
    checkpoint: async (name) => checkpoints.get(name) ?? null,
    collections: async () => [...collections.keys()],
    drop: async (name) => void collections.delete(name),
    close: async () => {},
  };
}
