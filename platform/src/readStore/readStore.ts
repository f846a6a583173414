import type { Json, JsonObject } from '../json.ts';

/**
 * A document of a read model. `position`: the log position it has taken in; an older write never replaces a
 * newer one.
 */
export type Document = {
  readonly _id: string;
  readonly position?: number;
  readonly [field: string]: Json | undefined;
};

/**
 * MongoDB's query language, as far as both adapters speak it: equality, $in, $gt, $gte, $lt, $lte (of a
 * number or a string), $ne, $exists, $and, $or, dotted fields; with its meaning: null finds what is missing
 * too, an array fits when one of its elements does.
 */
export type Filter = { readonly [field: string]: Json | Filter | readonly Filter[] };
export type Update = {
  readonly $set?: JsonObject;
  readonly $inc?: { readonly [field: string]: number };
  readonly $unset?: JsonObject;
  readonly $setOnInsert?: JsonObject;
};

export type FindOptions = {
  filter?: Filter;
  /**
   * 1 ascending, -1 descending, in this order, over fields that hold single values; `_id` breaks ties,
   * ascending.
   */
  sort?: readonly (readonly [field: string, direction: 1 | -1])[];
  skip?: number;
  /** At least 1; absent: all. */
  limit?: number;
};

/**
 * `fields` in index order. Made at the first use of the collection; an indexed field never holds an array,
 * the write is refused.
 */
export type IndexSpec = { fields: readonly (readonly [field: string, direction: 1 | -1])[] };
export type CollectionSpec = { name: string; indexes: readonly IndexSpec[] };

/** One write of a projection's batch: put the whole document, or leave a tombstone in its place. */
export type GuardedWrite = { document: Document & { position: number } };

export interface Collection<D extends Document = Document> {
  get(id: string): Promise<D | null>;
  /** The documents found, in no order; an id that is not there is left out. */
  getMany(ids: readonly string[]): Promise<D[]>;
  find(options?: FindOptions): Promise<D[]>;
  count(filter?: Filter): Promise<number>;
  /**
   * Puts the document unless the stored one has taken in this position or a later one. Answers whether it was
   * put.
   */
  putIfNewer(document: D & { position: number }): Promise<boolean>;
  /** False when the id is taken. */
  insertIfAbsent(document: D): Promise<boolean>;
  put(document: D): Promise<void>;
  /**
   * Changes the one document that has this id AND fits the filter; answers it as it is afterwards, or null
   * when none fitted. Atomic.
   * `upsert`: where the id is free, a document is made of the filter's equalities and the update.
   */
  updateOne(id: string, filter: Filter, update: Update, options?: { upsert?: boolean }): Promise<D | null>;
  deleteOne(id: string): Promise<void>;
  deleteMany(filter: Filter): Promise<number>;
}

export interface ReadStore {
  collection<D extends Document = Document>(spec: CollectionSpec): Collection<D>;
  /**
   * One projection step: the documents (newest state each, guarded by position) and the projection's
   * checkpoint.
   * Where the engine has transactions they move together; elsewhere one write after the other, in this order,
   * and the checkpoint last. The checkpoint only rises.
   */
  saveBatch(batch: {
    checkpoint: string;
    position: number;
    writes: readonly {
      collection: CollectionSpec;
      documents: readonly (Document & { position: number })[];
    }[];
  }): Promise<void>;
  checkpoint(name: string): Promise<number | null>;
  /** Names of all collections present, for rebuild, erasure checks and backup. */
  collections(): Promise<string[]>;
  drop(collection: string): Promise<void>;
  /**
   * What the engine's clock shows, ms since 1970: one clock for all processes that share it, however theirs
   * differ.
   */
  time(): Promise<number>;
  close(): Promise<void>;
}
