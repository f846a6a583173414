import { DamagedDatabase, openDatabase, type Database } from '../sqlite/openDatabase.ts';
import { checkRow, checkSchema, rowsAfter, type EventRow } from './eventLog.ts';

const PAGE = 1_000;

/** Reads the whole file, its indexes too. @throws DamagedDatabase that names the place. */
export function verifyLog(file: string): void {
  const db = openDatabase({ file, synchronous: 'FULL', readOnly: true });
  try {
    checkSchema(db);
    for (let position = -1, isMore = true; isMore;) {
      const rows = pageAfter(db, position);
      rows.forEach((row, at) => checkRow(file, row, position + at));
      position += rows.length;
      isMore = rows.length === PAGE;
    }
    const [result] = db.get<[string]>('PRAGMA integrity_check(1)')!;
    if (result !== 'ok') throw new DamagedDatabase(file, result);
  } finally {
    db.close();
  }
}

/** SQLite, unlike `checkRow`, does not say where it stumbled. */
function pageAfter(db: Database, position: number): EventRow[] {
  try {
    return rowsAfter(db, position, PAGE);
  } catch (error) {
    if (!(error instanceof DamagedDatabase)) throw error;
    throw new DamagedDatabase(db.file, `${error.what}, in the ${PAGE} events after position ${position}`, {
      cause: error,
    });
  }
}
