import { randomBytes } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { box, KEY_BYTES, unbox } from '../seal/aesGcm.ts';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { embeddedSecrets } from './embeddedSecrets.ts';
import { KeyDestroyed, type KeyVault, type SubjectId } from './keyVault.ts';
import { rememberKeys } from './rememberKeys.ts';
import {
  accountOf,
  CHECK_SECRET,
  destroyed,
  isPart,
  KEYS_PER_READ,
  missing,
  wrapSecret,
  WrongMasterKey,
} from './subjects.ts';

/** `wrapped` is null in a tombstone. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, wrapped BLOB) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, wrapped BLOB NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS checkpoint (id INTEGER PRIMARY KEY CHECK (id = 1), position INTEGER NOT NULL) STRICT;`;

export type EmbeddedKeyVaultOptions = {
  /** A file of its own: it is backed up last, and nothing of it may lie in a backup of the events. */
  file: string;
  /** 32 bytes. */
  masterKey: Buffer;
  /** Never set back, ms. */
  clock?: Clock;
};

/**
 * Keys in one SQLite file; every change is on disk when it answers. Destroyed key bytes are overwritten in
 * the file and gone from its log.
 * @throws Error when the master key is not the file's; DamagedDatabase.
 */
export function createEmbeddedKeyVault({
  file,
  masterKey,
  clock = () => performance.now(),
}: EmbeddedKeyVaultOptions): KeyVault {
  const db = openDatabase({ file, synchronous: 'FULL' });
  let master = masterKey;
  const { recall, asking, remember, forget, forgetAll } = rememberKeys(clock);

  /** The row of the subject and that of its account, in one query. */
  function rowsOf(subject: SubjectId): { wrapped: Buffer | null | undefined; isDestroyed: boolean } {
    const sql = 'SELECT subject, wrapped FROM keys WHERE subject IN (?, ?)';
    const rows = new Map(db.all<[SubjectId, Buffer | null]>(sql, [subject, accountOf(subject)]));
    return { wrapped: rows.get(subject), isDestroyed: [...rows.values()].includes(null) };
  }
  const wrapperOf = (subject: SubjectId): Buffer => (isPart(subject) ? read(accountOf(subject)) : master);

  /** From the file, unless remembered. @throws KeyDestroyed, KeyMissing. */
  function read(subject: SubjectId): Buffer {
    const known = recall(subject);
    if (known) return known;
    const asked = asking();
    const { wrapped, isDestroyed } = rowsOf(subject);
    if (isDestroyed) throw destroyed(subject);
    if (!wrapped) throw missing(subject);
    return remember(subject, unbox(wrapperOf(subject), subject, wrapped), asked);
  }

  const { secret: readSecret, versions, addVersion } = embeddedSecrets(db, () => master);

  db.transaction(() => db.exec(SCHEMA));
  try {
    readSecret(CHECK_SECRET);
  } catch (error) {
    db.close();
    throw new WrongMasterKey(file, error);
  }

  return {
    async makeKey(subject) {
      db.transaction(() => {
        const { wrapped, isDestroyed } = rowsOf(subject);
        if (isDestroyed) throw destroyed(subject);
        if (!wrapped)
          db.run('INSERT INTO keys VALUES (?, ?)', [
            subject,
            box(wrapperOf(subject), subject, randomBytes(KEY_BYTES)),
          ]);
      });
      return read(subject); // after the commit: a key that is not on disk seals nothing
    },
    async key(subject) {
      try {
        return read(subject);
      } catch (error) {
        if (error instanceof KeyDestroyed) return 'erased';
        throw error;
      }
    },
    async destroy(subject) {
      db.transaction(() => {
        db.run('INSERT INTO keys VALUES (?, NULL) ON CONFLICT (subject) DO UPDATE SET wrapped = NULL', [
          subject,
        ]);
        if (!isPart(subject))
          db.run(`DELETE FROM keys WHERE subject > ? || '/' AND subject < ? || '0'`, [subject, subject]); // '0' follows '/'
      });
      forget(subject);
      db.truncateWal();
    },
    async secret(name) {
      return readSecret(name);
    },
    versions: async (name) => versions(name),
    addVersion,
    async rewrap(newMaster) {
      db.transaction(() => {
        for (const [subject, wrapped] of db.all<[string, Buffer]>(
          `SELECT subject, wrapped FROM keys WHERE wrapped IS NOT NULL AND subject NOT LIKE '%/%'`,
        ))
          db.run('UPDATE keys SET wrapped = ? WHERE subject = ?', [
            box(newMaster, subject, unbox(master, subject, wrapped)),
            subject,
          ]);
        for (const [name] of db.all<[string]>('SELECT name FROM secrets'))
          db.run('UPDATE secrets SET wrapped = ? WHERE name = ?', [
            wrapSecret(newMaster, name, readSecret(name)),
            name,
          ]);
      });
      master = newMaster;
      db.truncateWal();
    },
    async checkpoint() {
      return db.get<[number]>('SELECT position FROM checkpoint')?.[0] ?? -1;
    },
    async moveCheckpoint(position) {
      db.run(
        'INSERT INTO checkpoint VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET position = max(position, excluded.position)',
        [position],
      );
    },
    async *contents() {
      const page = 'SELECT subject, wrapped FROM keys WHERE subject > ? ORDER BY subject LIMIT ?';
      for (let after = '', more = true; more;) {
        const rows = db.all<[SubjectId, Buffer | null]>(page, [after, KEYS_PER_READ]);
        for (const [name, wrapped] of rows) yield { kind: 'key', name, bytes: wrapped && read(name) };
        more = rows.length === KEYS_PER_READ;
        after = rows.at(-1)?.[0] ?? after;
      }
      for (const [name] of db.all<[string]>('SELECT name FROM secrets WHERE name <> ? ORDER BY name', [
        CHECK_SECRET,
      ]))
        yield { kind: 'secret', name, bytes: readSecret(name) };
    },
    async restore(kept) {
      db.transaction(() => {
        for (const { kind, name, bytes } of kept)
          if (kind === 'secret')
            db.run('INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING', [
              name,
              wrapSecret(master, name, bytes),
            ]);
          else
            db.run('INSERT INTO keys VALUES (?, ?) ON CONFLICT DO NOTHING', [
              name,
              bytes && box(wrapperOf(name), name, bytes),
            ]);
      });
    },
    async close() {
      forgetAll();
      db.close();
    },
  };
}
