import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { DamagedDatabase, type Database } from '../sqlite/openDatabase.ts';
import type { NewEvent, RecordedEvent } from './eventStore.ts';

/**
 * The log in its file. `content` is the JSON of [id, type, data, metadata], made and parsed once. Positions and revisions are dense, so a row that
 * is gone shows as a gap; `crc` covers the other columns, so a row that changed shows too. `anyId` is the id of the first event of an append that
 * expected any revision: only there a repeated append cannot be found by its revision.
 */
const SCHEMA = `
  CREATE TABLE log (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, content TEXT NOT NULL, crc INTEGER NOT NULL, anyId TEXT,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE INDEX anyIds ON events (stream, anyId) WHERE anyId IS NOT NULL;
  PRAGMA user_version = 1;`;
const SCHEMA_VERSION = 1;

/** Of one row as it is read: position, stream, revision, content, crc. */
export type EventRow = readonly [number, string, number, string, number];
export const ROW = 'position, stream, revision, content, crc';

/** Makes the tables in a new file, all or nothing. @throws Error for a file of another version. */
export function prepareLog(db: Database): void {
  db.transaction(() => {
    const version = db.get<[number]>('PRAGMA user_version')![0];
    if (version === SCHEMA_VERSION) return;
    if (version !== 0)
      throw new Error(`${db.file} has format ${version}, this program knows ${SCHEMA_VERSION}: start the version that wrote it`);
    db.exec(SCHEMA);
    db.run(`INSERT INTO log VALUES ('storeId', ?)`, [randomBytes(9).toString('base64url')]);
  });
}

export const storeIdOf = (db: Database): string => db.get<[string]>(`SELECT value FROM log WHERE name = 'storeId'`)![0];

export const headOf = (db: Database): number => db.get<[number | null]>('SELECT max(position) FROM events')![0] ?? -1;

export const contentOf = ({ id, type, data, metadata }: NewEvent): string => JSON.stringify([id, type, data, metadata]);

export const checksum = (position: number, stream: string, revision: number, content: string): number =>
  crc32(content, crc32(`${position} ${revision} ${stream}`));

/** @throws DamagedDatabase when the row is not what was written, or not the one that follows `previous`. */
export function checkRow(file: string, row: EventRow, previous: number, order: 'position' | 'revision' = 'position'): void {
  const [position, stream, revision, content, crc] = row;
  const place = `position ${position}, stream ${stream}, revision ${revision}`;
  if ((order === 'position' ? position : revision) !== previous + 1) throw new DamagedDatabase(file, `events are missing before ${place}`);
  if (checksum(position, stream, revision, content) !== crc) throw new DamagedDatabase(file, `the event at ${place} fails its checksum`);
}

export function recordedOf([position, streamId, revision, content]: EventRow): RecordedEvent {
  const [id, type, data, metadata] = JSON.parse(content) as [string, string, RecordedEvent['data'], RecordedEvent['metadata']];
  return { streamId, revision, position, id, type, data, metadata };
}
