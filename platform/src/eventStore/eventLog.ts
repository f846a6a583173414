import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { DamagedDatabase, type Database } from '../sqlite/openDatabase.ts';
import type { NewEvent, RecordedEvent } from './eventStore.ts';

/**
 * The log in its file. `content` is the JSON of [id, type, data, metadata], made and parsed once. Positions
 * and revisions are dense, so a row that is gone shows as a gap; `crc` covers the other columns, so a row
 * that changed shows too. `anyId` is the id of the first event of an append that expected any revision: only
 * there a repeated append cannot be found by its revision.
 */
const SCHEMA = [
  'CREATE TABLE log (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID',
  `CREATE TABLE events (
    position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, content TEXT NOT NULL, crc INTEGER NOT NULL, anyId TEXT,
    UNIQUE (stream, revision)
  ) STRICT`,
  'CREATE INDEX anyIds ON events (stream, anyId) WHERE anyId IS NOT NULL',
];
const SCHEMA_VERSION = 1;

/** One row, not yet believed nor parsed. */
export type EventRow = { position: number; revision: number; streamId: string; content: string; crc: number };

/**
 * A page of rows as one value: libsql is slow at handing over many, and ends the process over a text that is
 * not UTF-8, which is how a damaged file may read; so they come as bytes. Neither stream id nor JSON has a
 * line feed. `filter` orders by its column, and LIMIT keeps that order.
 */
export function readRows(
  db: Database,
  filter: string,
  params: readonly (string | number)[],
  limit: number,
): EventRow[] {
  const line = `position || ' ' || revision || ' ' || crc || char(10) || stream || char(10) || content AS line`;
  const sql = `SELECT CAST(group_concat(line, char(10)) AS BLOB) FROM (SELECT ${line} FROM events WHERE ${filter} LIMIT ?)`;
  const lines =
    db
      .get<[Buffer | null]>(sql, [...params, limit])![0]
      ?.toString()
      .split('\n') ?? [];
  const rows: EventRow[] = [];
  for (let at = 0; at < lines.length; at += 3) {
    const [position, revision, crc] = lines[at]!.split(' ');
    rows.push({
      position: Number(position),
      revision: Number(revision),
      streamId: lines[at + 1] ?? '',
      content: lines[at + 2] ?? '',
      crc: Number(crc),
    });
  }
  return rows;
}

export const rowsAfter = (db: Database, position: number, limit: number): EventRow[] =>
  readRows(db, 'position > ? ORDER BY position', [position], limit);

export const rowsOfStream = (
  db: Database,
  streamId: string,
  fromRevision: number,
  limit: number,
): EventRow[] =>
  readRows(db, 'stream = ? AND revision >= ? ORDER BY revision', [streamId, fromRevision], limit);

/** Makes the tables in a new file, all or nothing. @throws Error for a file of another version. */
export function prepareLog(db: Database): void {
  db.transaction(() => {
    const version = db.get<[number]>('PRAGMA user_version')![0];
    if (version === SCHEMA_VERSION) return checkSchema(db);
    if (version !== 0)
      throw new Error(
        `${db.file} has format ${version}, this program knows ${SCHEMA_VERSION}: start the version that wrote it`,
      );
    db.exec([...SCHEMA, `PRAGMA user_version = ${SCHEMA_VERSION}`].join(';'));
    db.run(`INSERT INTO log VALUES ('storeId', ?)`, [randomBytes(9).toString('base64url')]);
  });
}

/** SQLite takes a changed description of a table for another table. @throws DamagedDatabase */
export function checkSchema(db: Database): void {
  const found = db
    .all<[Buffer]>('SELECT CAST(sql AS BLOB) FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rowid')
    .map(String);
  if (found.join() !== SCHEMA.join())
    throw new DamagedDatabase(db.file, 'the description of its tables is not the one they were made with');
}

/** @throws DamagedDatabase */
export function storeIdOf(db: Database): string {
  const id = String(db.get<[Buffer]>(`SELECT CAST(value AS BLOB) FROM log WHERE name = 'storeId'`)?.[0]);
  if (!/^[\w-]{12}$/.test(id)) throw new DamagedDatabase(db.file, 'the name of the log cannot be read');
  return id;
}

export const headOf = (db: Database): number =>
  db.get<[number | null]>('SELECT max(position) FROM events')![0] ?? -1;

export const contentOf = ({ id, type, data, metadata }: NewEvent): string =>
  JSON.stringify([id, type, data, metadata]);

/** CRC-32 of all that a row says. */
export const checksum = ({ position, revision, streamId, content }: Omit<EventRow, 'crc'>): number =>
  crc32(content, crc32(`${position} ${revision} ${streamId}\n`));

/** @throws DamagedDatabase when the row is not what was written, or not the one that follows `previous`. */
export function checkRow(
  file: string,
  row: EventRow,
  previous: number,
  order: 'position' | 'revision' = 'position',
): void {
  const place = (): string => `position ${row.position}, stream ${row.streamId}, revision ${row.revision}`;
  if (row[order] !== previous + 1) throw new DamagedDatabase(file, `events are missing before ${place()}`);
  if (checksum(row) !== row.crc)
    throw new DamagedDatabase(file, `the event at ${place()} fails its checksum`);
}

/** Only for rows that were checked. */
export function recordedOf({ position, revision, streamId, content }: EventRow): RecordedEvent {
  const [id, type, data, metadata] = JSON.parse(content) as [
    string,
    string,
    RecordedEvent['data'],
    RecordedEvent['metadata'],
  ];
  return { streamId, revision, position, id, type, data, metadata };
}
