import { keepPrivate } from '@storylark/platform/process/keepPrivate';
import { openDatabase } from '@storylark/platform/sqlite/openDatabase';
import { filesIn } from './files.ts';

/** Somebody else works in this data folder. */
export class DataDirTaken extends Error {}

/**
 * Makes the data folder and holds it for this process: by SQLite's write lock on a file, which dies with the
 * process, however it dies. `wereOpen`: how many files and folders other users could open until now.
 * @throws DataDirTaken saying who holds it; Error where the folder is not ours alone and cannot be made so
 */
export function ownDataDir(dataDir: string): { release: () => void; wereOpen: number } {
  const wereOpen = keepPrivate(dataDir);
  const db = openDatabase({ file: filesIn(dataDir).owner, synchronous: 'NORMAL', busyTimeout: 0 });
  try {
    db.exec('CREATE TABLE IF NOT EXISTS owner (id INTEGER PRIMARY KEY, pid INTEGER)');
    db.run('INSERT INTO owner VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET pid = excluded.pid', [
      process.pid,
    ]);
    db.exec('BEGIN IMMEDIATE');
  } catch (error) {
    const pid = ownerOf(db);
    db.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new DataDirTaken(
      `Another Storylark (process ${pid}) works in ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return {
    release() {
      db.exec('ROLLBACK'); // closing alone would keep the lock for as long as the process lives
      db.close();
    },
    wereOpen,
  };
}

function ownerOf(db: ReturnType<typeof openDatabase>): string {
  try {
    return String(db.get<[number]>('SELECT pid FROM owner')?.[0] ?? 'unknown');
  } catch {
    return 'unknown';
  }
}
