import type { Database } from '../sqlite/openDatabase.ts';
import { checkRow, checksum, headOf, recordedOf, rowsOfStream } from './eventLog.ts';
import type { Appended, ExpectedRevision } from './eventStore.ts';

/** One append as it crosses to the writer's thread. */
export type Append = {
  streamId: string;
  expected: ExpectedRevision;
  events: readonly { id: string; content: string }[];
};
/** `actual`: the stream stands elsewhere, at this revision, or there is none. */
export type AppendOutcome = Appended | { actual: number | null };

const INSERT =
  'INSERT INTO events (position, revision, stream, content, crc, anyId) VALUES (?, ?, ?, ?, ?, ?)';

/**
 * Appends that came together share one transaction and so one wait for the disk; each is accepted or refused
 * on its own, in order.
 */
export function appendBatch(db: Database, batch: readonly Append[]): AppendOutcome[] {
  return db.transaction(() => {
    const lastRevisions = lastRevisionsOf(db, batch);
    let position = headOf(db);
    return batch.map(({ streamId, expected, events }) => {
      const actual = lastRevisions.get(streamId) ?? null;
      let revision = actual ?? -1;
      const before =
        expected === 'any'
          ? (revisionBeforeAny(db, streamId, events[0]!.id) ?? revision)
          : expected === 'none'
            ? -1
            : expected;
      if (before !== revision) return formerOutcome(db, streamId, before, events) ?? { actual };
      events.forEach(({ id, content }, at) => {
        position += 1;
        revision += 1;
        const anyId = expected === 'any' && at === 0 ? id : null;
        db.run(INSERT, [
          position,
          revision,
          streamId,
          content,
          checksum({ position, revision, streamId, content }),
          anyId,
        ]);
      });
      lastRevisions.set(streamId, revision);
      return { revision, position };
    });
  });
}

/** In one query for the whole batch: a call to SQLite costs more than what it finds. */
function lastRevisionsOf(db: Database, batch: readonly Append[]): Map<string, number | null> {
  const sql = 'SELECT value, (SELECT max(revision) FROM events WHERE stream = value) FROM json_each(?)';
  return new Map(
    db.all<[string, number | null]>(sql, [JSON.stringify(batch.map(({ streamId }) => streamId))]),
  );
}

const revisionBeforeAny = (db: Database, streamId: string, id: string): number | undefined =>
  db.get<[number]>('SELECT revision - 1 FROM events WHERE stream = ? AND anyId = ?', [streamId, id])?.[0];

/**
 * What was answered when these very events were appended after this revision; undefined if others stand
 * there.
 */
function formerOutcome(
  db: Database,
  streamId: string,
  before: number,
  events: Append['events'],
): Appended | undefined {
  const there = rowsOfStream(db, streamId, before + 1, events.length).map((row, at) => {
    checkRow(db.file, row, before + at, 'revision');
    return recordedOf(row);
  });
  const last = there.at(-1);
  if (!last || there.length !== events.length || there.some(({ id }, at) => id !== events[at]!.id))
    return undefined;
  return { revision: last.revision, position: last.position };
}
