import { DamagedDatabase, openDatabase } from '../sqlite/openDatabase.ts';
import { checkRow, ROW, type EventRow } from './eventLog.ts';

const PAGE = 1_000;

/** Reads the whole file, its indexes too. @throws DamagedDatabase that names the place. */
export function verifyLog(file: string): void {
  const db = openDatabase({ file, synchronous: 'FULL', readOnly: true });
  let position = -1;
  try {
    for (;;) {
      const rows = db.all<EventRow>(`SELECT ${ROW} FROM events WHERE position > ? ORDER BY position LIMIT ?`, [position, PAGE]);
      for (const row of rows) {
        checkRow(file, row, position);
        position += 1;
      }
      if (rows.length < PAGE) break;
    }
    const [result] = db.get<[string]>('PRAGMA integrity_check(1)')!;
    if (result !== 'ok') throw new DamagedDatabase(file, result);
  } catch (error) {
    if (!(error instanceof DamagedDatabase) || error.what.includes('position')) throw error;
    throw new DamagedDatabase(file, `${error.what}, after position ${position}`, { cause: error });
  } finally {
    db.close();
  }
}
