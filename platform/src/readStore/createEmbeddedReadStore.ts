import { openDatabase } from '../sqlite/openDatabase.ts';
import { retryWhileBusy } from '../sqlite/retryWhileBusy.ts';
import { documentTable, tableName, type DocumentTable } from './documentTable.ts';
import type { Collection, CollectionSpec, Document, ReadStore } from './readStore.ts';

export type EmbeddedReadStore = ReadStore & {
  /**
   * After an erasure: what was deleted is nowhere in the files any more.
   * @throws Error when a reader holds on for 5 s.
   */
  truncateWal(): Promise<void>;
};

/** Pages kept in memory, kB: with few of them a rebuild is a third slower. */
const PAGES_KEPT_KB = 32_000;
/**
 * The log is moved into the file when it has grown to so many pages of 4 kB: 32 MB in the thread that saves
 * batches, which may take its time for it; other threads must not stop for that and do it only when nobody
 * else has.
 */
const WAL_PAGES_OF_PROJECTOR = 8_000;
const WAL_PAGES = 4 * WAL_PAGES_OF_PROJECTOR;

type Options = {
  file: string;
  /** FULL for what nobody can make again: a write is on disk when it answers. */
  synchronous?: 'FULL' | 'NORMAL';
};

/**
 * Read models in one SQLite file. Each thread opens its own; they write in turn. An indexed field never holds
 * an array.
 * A power cut may take the last commits, never part of one: documents move with their checkpoint and are made
 * again from the log.
 */
export function createEmbeddedReadStore({ file, synchronous = 'NORMAL' }: Options): EmbeddedReadStore {
  const db = openDatabase({ file, synchronous });
  db.exec('CREATE TABLE IF NOT EXISTS checkpoints (name TEXT PRIMARY KEY, position INTEGER NOT NULL) STRICT');
  db.exec(
    `PRAGMA busy_timeout = 0; PRAGMA cache_size = -${PAGES_KEPT_KB}; PRAGMA wal_autocheckpoint = ${WAL_PAGES}`,
  );

  const tables = new Map<string, DocumentTable>();
  const made = new Set<DocumentTable>();
  let savesBatches = false;
  const tableOf = (spec: CollectionSpec): DocumentTable => {
    const key = JSON.stringify(spec);
    const table = tables.get(key) ?? documentTable(db, spec);
    tables.set(key, table);
    return table;
  };
  const withTables = <T>(used: readonly DocumentTable[], work: () => T): Promise<T> =>
    retryWhileBusy(() => {
      for (const table of used.filter((one) => !made.has(one))) {
        table.make();
        made.add(table);
      }
      try {
        return work();
      } catch (error) {
        if (!/no such table/.test(String(error))) throw error; // another thread dropped it
        for (const table of used) table.make();
        return work();
      }
    });

  return {
    collection<D extends Document>(spec: CollectionSpec) {
      const table = tableOf(spec);
      const run = <T>(work: () => T) => withTables([table], work);
      const collection: Collection = {
        get: (id) => run(() => table.get(id)),
        getMany: (ids) => run(() => table.getMany(ids)),
        find: (options) => run(() => table.find(options)),
        count: (filter) => run(() => table.count(filter)),
        putIfNewer: (document) => run(() => table.putIfNewer(document)),
        insertIfAbsent: (document) => run(() => table.insertIfAbsent(document)),
        put: (document) => run(() => table.put(document)),
        updateOne: (id, filter, update, { upsert = false } = {}) =>
          run(() => table.updateOne(id, filter, update, upsert)),
        deleteOne: (id) => run(() => table.deleteOne(id)),
        deleteMany: (filter) => run(() => table.deleteMany(filter)),
      };
      return collection as unknown as Collection<D>;
    },
    saveBatch({ checkpoint, position, writes }) {
      if (!savesBatches) db.exec(`PRAGMA wal_autocheckpoint = ${WAL_PAGES_OF_PROJECTOR}`);
      savesBatches = true;
      const targets = writes.map(({ collection, documents }) => ({ table: tableOf(collection), documents }));
      return withTables(
        targets.map(({ table }) => table),
        () =>
          db.transaction(() => {
            for (const { table, documents } of targets) table.putAllIfNewer(documents);
            db.run(
              `INSERT INTO checkpoints VALUES (?, ?)
             ON CONFLICT (name) DO UPDATE SET position = excluded.position WHERE excluded.position > position`,
              [checkpoint, position],
            );
          }),
      );
    },
    checkpoint: (name) =>
      retryWhileBusy(
        () => db.get<[number]>('SELECT position FROM checkpoints WHERE name = ?', [name])?.[0] ?? null,
      ),
    collections: () =>
      retryWhileBusy(() =>
        db
          .all<[string]>(
            `SELECT substr(name, 3) FROM sqlite_schema WHERE type = 'table' AND name LIKE 'c:%' ORDER BY 1`,
          )
          .map(([name]) => name),
      ),
    drop: (collection) => retryWhileBusy(() => db.exec(`DROP TABLE IF EXISTS ${tableName(collection)}`)),
    time: () => Promise.resolve(Date.now()),
    truncateWal: () =>
      retryWhileBusy(
        () => db.truncateWal(),
        () => true,
      ),
    close() {
      db.close();
      return Promise.resolve();
    },
  };
}
