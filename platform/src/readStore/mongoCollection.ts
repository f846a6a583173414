import type { Collection as MongoDbCollection, Filter as MongoFilter, UpdateFilter } from 'mongodb';
import type { JsonObject } from '../json.ts';
import { isDuplicateKey, LONG_MS, type OpenedMongo } from '../mongo/openMongo.ts';
import { inserted } from './applyUpdate.ts';
import { checkCollectionName } from './checkCollectionName.ts';
import { checkFilter, checkFindOptions } from './checkFindOptions.ts';
import { segmentsOf } from './fieldSql.ts';
import type { Collection, CollectionSpec, Document, Filter, FindOptions } from './readStore.ts';
import { refuseArrays } from './refuseArrays.ts';

type Stored = { _id: string; position?: number };
type Positioned = Document & { position: number };

export type MongoCollection = Collection & {
  /** @throws Error when one of the documents cannot be stored: ask before the first of a batch is written. */
  check: (documents: readonly Document[]) => void;
  /** Each as putIfNewer, in no order; the same again does no harm. */
  putAllIfNewer: (documents: readonly Positioned[]) => Promise<void>;
  /** The collection was dropped, and its indexes with it. */
  forgetIndexes: () => void;
};

/**
 * One collection. Every write is one statement on one document, so that writers who meet need no transaction;
 * filters mean what they mean in MongoDB.
 */
export function mongoCollection(
  { db, ask }: OpenedMongo,
  { name, indexes }: CollectionSpec,
): MongoCollection {
  checkCollectionName(name);
  const stored: MongoDbCollection<Stored> = db.collection(name);
  const indexed = indexes.flatMap(({ fields }) =>
    fields.map(([field]) => [field, segmentsOf(field)] as const),
  );
  let making: Promise<unknown> | undefined;
  /**
   * Nothing is asked before the indexes are there. An answer that does not come leaves them to the next
   * question.
   */
  async function makeIndexes(): Promise<void> {
    if (indexes.length === 0) return;
    making ??= ask(() =>
      stored.createIndexes(indexes.map(({ fields }) => ({ key: new Map(withId(fields)) }))),
    );
    await making.catch((error: unknown) => {
      making = undefined;
      throw error;
    });
  }
  async function run<T>(question: () => Promise<T>, ms?: number): Promise<T> {
    await makeIndexes();
    return ask(question, ms);
  }
  const check = (documents: readonly Document[]) => {
    for (const document of documents) refuseArrays(name, indexed, document);
  };
  const checked = (filter: Filter): MongoFilter<Stored> => {
    checkFilter(filter);
    return filter;
  };

  return {
    check,
    forgetIndexes: () => (making = undefined),
    get: (id) => run(() => stored.findOne({ _id: id })),
    getMany: (ids) => run(() => stored.find({ _id: { $in: [...ids] } }).toArray()),
    async find(options: FindOptions = {}) {
      checkFindOptions(options);
      const { filter = {}, sort = [], skip = 0, limit = 0 } = options; // a limit of 0 is none
      return run(() =>
        stored.find(filter as MongoFilter<Stored>, { sort: withId(sort), skip, limit }).toArray(),
      );
    },
    count: async (filter = {}) => run(() => stored.countDocuments(checked(filter))),
    async putIfNewer(document) {
      check([document]);
      const { modifiedCount, upsertedCount } = await run(() =>
        evenWhenTwoInsert(() => stored.updateOne({ _id: document._id }, ifNewer(document), { upsert: true })),
      );
      return modifiedCount + upsertedCount === 1;
    },
    async putAllIfNewer(documents) {
      const operations = documents.map((document) => ({
        updateOne: { filter: { _id: document._id }, update: ifNewer(document), upsert: true },
      }));
      if (operations.length > 0)
        await run(() => evenWhenTwoInsert(() => stored.bulkWrite(operations, { ordered: false })), LONG_MS);
    },
    async insertIfAbsent(document) {
      check([document]);
      try {
        await run(() => stored.insertOne(document));
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    async put(document) {
      check([document]);
      await run(() =>
        evenWhenTwoInsert(() =>
          stored.updateOne({ _id: document._id }, [{ $replaceWith: { $literal: document } }], {
            upsert: true,
          }),
        ),
      );
    },
    async updateOne(id, filter, update, { upsert = false } = {}) {
      check([inserted(id, {}, update)]); // says also which field cannot be changed so
      const fitting: MongoFilter<Stored> = { $and: [{ _id: id }, checked(filter)] };
      const change = { $set: {}, ...update, $unset: withoutParts(update.$unset) } as UpdateFilter<Stored>;
      const changed = (upsert: boolean) =>
        run(() => stored.findOneAndUpdate(fitting, change, { upsert, returnDocument: 'after' }));
      try {
        return await changed(upsert);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
        return changed(false); // it is there: it does not fit, or came just now
      }
    },
    deleteOne: async (id) => void (await run(() => stored.deleteOne({ _id: id }))),
    deleteMany: async (filter) => (await run(() => stored.deleteMany(checked(filter)), LONG_MS)).deletedCount,
  };
}

/**
 * Puts the document in the place of an older one. As a pipeline it neither fails where a newer one stands nor
 * forbids any name of a field.
 */
const ifNewer = (document: Positioned) => [
  {
    $replaceWith: {
      $cond: [{ $gt: [{ $literal: document.position }, '$position'] }, { $literal: document }, '$$ROOT'],
    },
  },
];

/** MongoDB refuses to remove a field and a part of it in one update. */
function withoutParts(fields: JsonObject = {}): JsonObject {
  const names = Object.keys(fields);
  return Object.fromEntries(
    names.filter((name) => !names.some((other) => name.startsWith(`${other}.`))).map((name) => [name, '']),
  );
}

/** Two upserts of one free id may both insert: who comes second finds the document at the next attempt. */
const evenWhenTwoInsert = <T>(upsert: () => Promise<T>): Promise<T> =>
  upsert().catch((error: unknown) => {
    if (isDuplicateKey(error)) return upsert();
    throw error;
  });

/** Fields of an index or a sort with `_id` as the last, so that the one is read in the order of the other. */
const withId = (fields: readonly (readonly [string, 1 | -1])[]): [string, 1 | -1][] => [
  ...fields.map(([field, direction]): [string, 1 | -1] => [field, direction]),
  ...(fields.some(([field]) => field === '_id') ? [] : [['_id', 1] as [string, 1]]),
];
