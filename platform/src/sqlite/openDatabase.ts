import { existsSync } from 'node:fs';
import Libsql from 'libsql';

/**
 * What can be bound. Numbers arrive in SQLite as REAL: give columns the type INTEGER (the table STRICT) where
 * whole numbers are kept.
 */
export type SqlValue = string | number | bigint | Uint8Array | null;

export type DatabaseOptions = {
  file: string;
  /**
   * FULL: a commit is on disk when it answers. NORMAL: after a power cut the last commits may be missing, the
   * file stays whole.
   */
  synchronous: 'FULL' | 'NORMAL';
  /** The file must exist; every write is refused. */
  readOnly?: boolean;
  /** How long a statement waits for another connection's lock, ms. */
  busyTimeout?: number;
};

/**
 * One connection. Calls block the thread; no cursor outlives a call. A row is a tuple in the order of the
 * select list, blobs are Buffers.
 */
export type Database = {
  readonly file: string;
  /**
   * All rows of a SELECT or of a statement with RETURNING: bound the number of rows by LIMIT. Integers beyond
   * 2^53 lose precision.
   */
  all<R extends readonly unknown[]>(sql: string, params?: readonly SqlValue[]): R[];
  /** The first row, for statements that answer one at most. */
  get<R extends readonly unknown[]>(sql: string, params?: readonly SqlValue[]): R | undefined;
  /** A statement that answers no rows; returns how many rows it changed. */
  run(sql: string, params?: readonly SqlValue[]): number;
  /** Several statements at once, without parameters. */
  exec(sql: string): void;
  /**
   * All or nothing, with the write lock from the start. `work` is synchronous; what it throws is thrown after
   * the rollback.
   */
  transaction<T>(work: () => T): T;
  /**
   * Moves the write-ahead log into the file and empties it, so that deleted content is nowhere.
   * @throws Error when a reader holds on beyond busyTimeout.
   */
  truncateWal(): void;
  /** Leaves everything in the file itself, unless another connection is at work in it. */
  close(): void;
};

/**
 * The content of the file makes no sense to SQLite, or to us. What was acknowledged may be lost: nothing is
 * repaired silently.
 */
export class DamagedDatabase extends Error {
  /** Where and how, without the file's name. */
  readonly what: string;
  constructor(file: string, what: string, options?: ErrorOptions) {
    super(
      `${file} is damaged (${what}). Stop, keep a copy of the file and restore it from the last backup.`,
      options,
    );
    this.what = what;
  }
}

const STATEMENTS_KEPT = 256;
const damageCodes = /^SQLITE_(CORRUPT|NOTADB)/;

/**
 * libsql bound so that its traps cannot be met: `.get()` answers a former row after `.all()` and keeps its
 * read lock; `.run()` of a statement that answers rows leaves it open, and so does one that met another
 * connection's lock; a bound boolean or a single Buffer ends the process; `readonly` is ignored; blobs come
 * back as two types (raw rows: Buffers).
 * @throws DamagedDatabase when the file is not a database; Error when it cannot be opened.
 */
export function openDatabase({
  file,
  synchronous,
  readOnly = false,
  busyTimeout = 5_000,
}: DatabaseOptions): Database {
  if (readOnly && !existsSync(file)) throw new Error(`no database at ${file}`);
  const guarded = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      const { code, message } = error as { code?: unknown; message?: unknown };
      if (typeof code === 'string' && damageCodes.test(code))
        throw new DamagedDatabase(file, String(message), { cause: error });
      throw error;
    }
  };
  const connection = guarded(() => {
    const made = new Libsql(file, { timeout: busyTimeout });
    made.exec(`PRAGMA busy_timeout = ${busyTimeout}`);
    if (readOnly) made.exec('PRAGMA query_only = ON');
    else
      made.exec(`PRAGMA secure_delete = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}`);
    return made;
  });

  const statements = new Map<string, Libsql.Statement>();
  const prepared = (sql: string): Libsql.Statement => {
    const found = statements.get(sql);
    if (found) statements.delete(sql);
    else if (statements.size >= STATEMENTS_KEPT) statements.delete(statements.keys().next().value!);
    const statement = found ?? rawIfRows(connection.prepare(sql));
    statements.set(sql, statement); // last in the order of use
    return statement;
  };
  const all = <R extends readonly unknown[]>(sql: string, params: readonly SqlValue[] = []): R[] =>
    guarded(() => prepared(sql).all(bindable(params)) as unknown as R[]);

  /**
   * After an orderly stop the file holds everything by itself: whoever copies it needs no log. Somebody else
   * at work in it does so later.
   */
  function emptyWal() {
    try {
      connection.exec('PRAGMA busy_timeout = 0; PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {
      // Nothing is lost: the log is read at the next opening.
    }
  }

  /**
   * A single write is one too: libsql leaves a statement open that was not let in by another connection's
   * lock, and what this connection writes beside an open statement is said to be done and is rolled back with
   * it later. BEGIN is not kept and leaves nothing open.
   */
  function transaction<T>(work: () => T): T {
    connection.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      // SQLite has already rolled back after some errors (disk full)
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  }

  return {
    file,
    all,
    get: <R extends readonly unknown[]>(sql: string, params?: readonly SqlValue[]) => all<R>(sql, params)[0],
    run(sql, params = []) {
      return guarded(() => {
        const statement = prepared(sql);
        if (statement.reader) throw new TypeError(`answers rows, use all(): ${sql}`);
        const run = () => statement.run(bindable(params)).changes;
        return connection.inTransaction ? run() : transaction(run);
      });
    },
    exec: (sql) => guarded(() => void connection.exec(sql)),
    transaction: (work) => guarded(() => transaction(work)),
    truncateWal() {
      const [busy] = all<[number]>('PRAGMA wal_checkpoint(TRUNCATE)')[0]!;
      if (busy) throw new Error(`the write-ahead log of ${file} is in use and could not be emptied`);
    },
    close() {
      statements.clear();
      if (!readOnly) emptyWal();
      connection.close();
    },
  };
}

const rawIfRows = (statement: Libsql.Statement): Libsql.Statement =>
  statement.reader ? statement.raw() : statement;

/**
 * One array argument (a lone Buffer would be taken for named parameters); only values that libsql binds
 * without ending the process or cutting them off.
 */
function bindable(params: readonly SqlValue[]): SqlValue[] {
  for (const value of params) {
    if (typeof value === 'string' ? value.includes('\0') : !bindsAsIs(value))
      throw new TypeError(
        `cannot be bound: ${typeof value === 'string' ? 'text with a NUL character' : String(value)}`,
      );
  }
  return params as SqlValue[];
}

const bindsAsIs = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isNaN(value)
    : value === null || typeof value === 'bigint' || value instanceof Uint8Array;
