import { randomBytes } from 'node:crypto';
import { KEY_BYTES } from '../seal/aesGcm.ts';
import type { Database } from '../sqlite/openDatabase.ts';
import type { KeyVault } from './keyVault.ts';
import { unwrapSecret, wrapSecret } from './subjects.ts';
import { laterVersions, packedVersion, versionName, versionsFrom } from './versions.ts';

/** The secrets of an embedded vault. `master`: the master key at this moment. */
export function embeddedSecrets(db: Database, master: () => Buffer) {
  function secret(name: string): Buffer {
    const add = 'INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING';
    const found = (): Buffer | undefined =>
      db.get<[Buffer]>('SELECT wrapped FROM secrets WHERE name = ?', [name])?.[0];
    if (!found()) db.run(add, [name, wrapSecret(master(), name, randomBytes(KEY_BYTES))]);
    return unwrapSecret(master(), name, found()!);
  }

  function versions(name: string) {
    const sql = 'SELECT name, wrapped FROM secrets WHERE name = ? OR (name > ? AND name < ?)';
    const find = () => db.all<[string, Buffer]>(sql, [name, ...laterVersions(name)]);
    if (find().length === 0) secret(name);
    return versionsFrom(
      find().map(([row, wrapped]) => ({ name: row, bytes: unwrapSecret(master(), row, wrapped) })),
    );
  }

  const addVersion: KeyVault['addVersion'] = async (name, { at, keepFormer, follows }) => {
    db.transaction(() => {
      const [newest, ...older] = versions(name);
      if (newest.number !== follows) return;
      const row = versionName(name, newest.number + 1);
      const version = packedVersion(randomBytes(KEY_BYTES), at);
      db.run('INSERT INTO secrets VALUES (?, ?)', [row, wrapSecret(master(), row, version)]);
      for (const { number } of keepFormer ? older : [newest, ...older])
        db.run('DELETE FROM secrets WHERE name = ?', [versionName(name, number)]);
    });
    db.truncateWal();
  };
  return { secret, versions, addVersion };
}
