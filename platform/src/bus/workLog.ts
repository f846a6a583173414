import type { Clock } from '../clock.ts';
import type { JsonObject } from '../json.ts';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { retryWhileBusy } from '../sqlite/retryWhileBusy.ts';
import type { BusMessage } from './bus.ts';

export type StoredMessage = BusMessage & { seq: number };

/** What a group that will never come back has not committed goes after this time. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Messages in one SQLite file, each kept until every group that ever joined has committed it; one that no
 * group has joined for is kept.
 */
export function openWorkLog(file: string, now: Clock) {
  const db = openDatabase({ file, synchronous: 'NORMAL' });
  db.exec(`
    CREATE TABLE IF NOT EXISTS messages (seq INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS groups (name TEXT PRIMARY KEY) STRICT;
    CREATE TABLE IF NOT EXISTS commits (seq INTEGER NOT NULL, name TEXT NOT NULL, PRIMARY KEY (seq, name)) STRICT, WITHOUT ROWID;
  `);
  db.run('DELETE FROM messages WHERE at < ?', [now() - KEPT_MS]);
  db.run('DELETE FROM commits WHERE seq NOT IN (SELECT seq FROM messages)');
  db.exec('PRAGMA busy_timeout = 0');

  return {
    append: (messages: readonly BusMessage[]) =>
      retryWhileBusy(() =>
        db.transaction(() => {
          for (const { key, value } of messages)
            db.run('INSERT INTO messages (at, key, value) VALUES (?, ?, ?)', [
              now(),
              key,
              JSON.stringify(value),
            ]);
        }),
      ),
    join: (group: string) => retryWhileBusy(() => db.run('INSERT OR IGNORE INTO groups VALUES (?)', [group])),
    /** Messages after `seq` that the group has not committed. */
    readAfter: (group: string, seq: number, limit: number): StoredMessage[] =>
      db
        .all<[number, string, string]>(
          `SELECT seq, key, value FROM messages AS m
           WHERE seq > ? AND NOT EXISTS (SELECT 1 FROM commits AS c WHERE c.seq = m.seq AND c.name = ?) ORDER BY seq LIMIT ?`,
          [seq, group, limit],
        )
        .map(([found, key, value]) => ({ seq: found, key, value: JSON.parse(value) as JsonObject })),
    commit: (group: string, seq: number) =>
      retryWhileBusy(() =>
        db.transaction(() => {
          db.run('INSERT OR IGNORE INTO commits VALUES (?, ?)', [seq, group]);
          const settled = db.run(
            `DELETE FROM messages WHERE seq = ?1
             AND NOT EXISTS (SELECT 1 FROM groups AS g WHERE NOT EXISTS (SELECT 1 FROM commits AS c WHERE c.seq = ?1 AND c.name = g.name))`,
            [seq],
          );
          if (settled > 0) db.run('DELETE FROM commits WHERE seq = ?', [seq]);
        }),
      ),
    close: () => db.close(),
  };
}
