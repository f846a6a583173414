import type { Database, SqlValue } from '../sqlite/openDatabase.ts';
import { applyUpdate, inserted } from './applyUpdate.ts';
import { checkCollectionName } from './checkCollectionName.ts';
import { checkPage } from './checkFindOptions.ts';
import { fieldSql, pathSql, segmentsOf } from './fieldSql.ts';
import { filterSql, type Sql } from './filterSql.ts';
import type { CollectionSpec, Document, Filter, FindOptions, IndexSpec, Update } from './readStore.ts';
import { refuseArrays } from './refuseArrays.ts';

type Row = readonly [doc: string];
const ROWS_PER_INSERT = 50;
/** Others may have made an index meanwhile. */
const LOOK_AGAIN_MS = 1_000;

export const tableName = (collection: string): string => {
  checkCollectionName(collection);
  return `"c:${collection}"`;
};

/**
 * One collection as a table of JSON texts with an index per IndexSpec; every call is synchronous and one
 * statement, unless it says otherwise.
 */
export type DocumentTable = ReturnType<typeof documentTable>;

export function documentTable(db: Database, { name, indexes }: CollectionSpec) {
  const table = tableName(name);
  const own = indexes.flatMap(({ fields }) => fields.map(([field]) => field));
  /**
   * Also what others who opened the collection have indexed: a reader need not know its indexes to profit by
   * them.
   */
  let indexed: readonly string[] = [];
  let indexedPaths: readonly (readonly [string, string[]])[] = [];
  let lookedAt = -Infinity;
  const setIndexed = (fields: readonly string[]) => {
    indexed = [...new Set(fields)].filter((field) => field !== '_id');
    indexedPaths = indexed.map((field) => [field, segmentsOf(field)] as const);
  };
  setIndexed(own);
  /** Names of the table and its indexes, as far as they are there. */
  const lookUp = (): ReadonlySet<string> => {
    const present = db
      .all<[string]>('SELECT name FROM sqlite_schema WHERE tbl_name = ?', [`c:${name}`])
      .map(([found]) => found);
    setIndexed([...own, ...present.flatMap((index) => fieldsOf(name, index))]);
    lookedAt = performance.now();
    return new Set(present);
  };
  const where = (filter: Filter): Sql => {
    if (performance.now() - lookedAt > LOOK_AGAIN_MS) lookUp();
    return filterSql(filter, (field) => field === '_id' || indexed.includes(field));
  };
  const put = (rows: number) =>
    `INSERT INTO ${table} (id, position, doc) VALUES ${'(?, ?, ?)'.concat(', (?, ?, ?)'.repeat(rows - 1))}
     ON CONFLICT (id) DO UPDATE SET doc = excluded.doc, position = excluded.position`;
  const ifNewer = ' WHERE position IS NULL OR excluded.position > position';
  const [putOne, putOneIfNewer, putManyIfNewer] = [put(1), put(1) + ifNewer, put(ROWS_PER_INSERT) + ifNewer];
  const insert = `INSERT INTO ${table} (id, position, doc) VALUES (?, ?, ?) ON CONFLICT (id) DO NOTHING`;

  const rowOf = (document: Document): SqlValue[] => {
    refuseArrays(name, indexedPaths, document);
    return [document._id, document.position ?? null, JSON.stringify(document)];
  };
  const parsed = ([doc]: Row) => JSON.parse(doc) as Document;
  const one = (sql: string, params: SqlValue[]): Document | null => {
    const row = db.get<Row>(sql, params);
    return row ? parsed(row) : null;
  };

  const findSql = ({ filter = {}, sort = [], skip = 0, limit }: FindOptions = {}): Sql => {
    checkPage(skip, limit);
    const { sql, params } = where(filter);
    return {
      sql: `SELECT doc FROM ${table} WHERE ${sql} ORDER BY ${orderSql(sort)} LIMIT ? OFFSET ?`,
      params: [...params, limit ?? -1, skip],
    };
  };

  return {
    /** Makes the table and the indexes that are missing; writes nothing when all are there. */
    make() {
      const wanted = indexes.map((index) => ({ name: indexName(name, index), index }));
      const present = lookUp();
      const missing = wanted.filter((index) => !present.has(index.name));
      if (present.size > 0 && missing.length === 0) return;
      db.transaction(() => {
        db.exec(
          `CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY, position INTEGER, doc TEXT NOT NULL) STRICT`,
        );
        for (const [field, segments] of indexedPaths) {
          const isArray = segments
            .map((_, at) => `json_type(doc,${pathSql(segments.slice(0, at + 1))}) = 'array'`)
            .join(' OR ');
          if (db.get(`SELECT 1 FROM ${table} WHERE ${isArray} LIMIT 1`))
            throw new Error(`${name}: ${field} holds arrays and cannot be indexed`);
        }
        for (const { name: index, index: spec } of missing)
          db.exec(`CREATE INDEX IF NOT EXISTS "${index}" ON ${table} (${orderSql(spec.fields)})`);
      });
    },
    get: (id: string) => one(`SELECT doc FROM ${table} WHERE id = ?`, [id]),
    getMany: (ids: readonly string[]) =>
      db
        .all<Row>(`SELECT doc FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`, [
          JSON.stringify(ids),
        ])
        .map(parsed),
    find(options?: FindOptions) {
      const { sql, params } = findSql(options);
      return db.all<Row>(sql, params).map(parsed);
    },
    findSql,
    count(filter: Filter = {}) {
      const { sql, params } = where(filter);
      return db.get<[number]>(`SELECT count(*) FROM ${table} WHERE ${sql}`, params)?.[0] ?? 0;
    },
    put: (document: Document) => void db.run(putOne, rowOf(document)),
    putIfNewer: (document: Document) => db.run(putOneIfNewer, rowOf(document)) === 1,
    /** To be called in a transaction. */
    putAllIfNewer(documents: readonly Document[]) {
      const whole = documents.length - (documents.length % ROWS_PER_INSERT);
      for (let from = 0; from < whole; from += ROWS_PER_INSERT)
        db.run(putManyIfNewer, documents.slice(from, from + ROWS_PER_INSERT).flatMap(rowOf));
      for (const document of documents.slice(whole)) db.run(putOneIfNewer, rowOf(document));
    },
    insertIfAbsent: (document: Document) => db.run(insert, rowOf(document)) === 1,
    /** A transaction: read, change, write. */
    updateOne(id: string, filter: Filter, update: Update, upsert: boolean): Document | null {
      const { sql, params } = where(filter);
      return db.transaction(() => {
        const found = one(`SELECT doc FROM ${table} WHERE id = ? AND ${sql}`, [id, ...params]);
        if (found) {
          applyUpdate(found, update);
          db.run(putOne, rowOf(found));
          return found;
        }
        const made = upsert ? inserted(id, filter, update) : null;
        return made && db.run(insert, rowOf(made)) === 1 ? made : null;
      });
    },
    deleteOne: (id: string) => void db.run(`DELETE FROM ${table} WHERE id = ?`, [id]),
    deleteMany(filter: Filter) {
      const { sql, params } = where(filter);
      return db.run(`DELETE FROM ${table} WHERE ${sql}`, params);
    },
  };
}

const indexName = (collection: string, { fields }: IndexSpec) =>
  `i:${collection}:${fields.map(([field, direction]) => `${field}${direction === 1 ? '+' : '-'}`).join()}`;

/**
 * Sort terms with `_id` as the last, in an index as in a question: equal texts let SQLite read in index
 * order.
 */
function orderSql(fields: FindOptions['sort'] = []): string {
  const terms = fields.map(
    ([field, direction]) => `${fieldSql(segmentsOf(field)).key}${direction === 1 ? '' : ' DESC'}`,
  );
  return [...terms, ...(fields.some(([field]) => field === '_id') ? [] : ['id'])].join(', ');
}

/** The fields of an index by its name; none where the name does not say them beyond doubt. */
function fieldsOf(collection: string, index: string): string[] {
  const prefix = `i:${collection}:`;
  const fields = index.startsWith(prefix) ? index.slice(prefix.length).split(',') : [];
  return fields.every((field) => /^[\w.]+[+-]$/.test(field)) ? fields.map((field) => field.slice(0, -1)) : [];
}
