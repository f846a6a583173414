import { BroadcastChannel, parentPort, workerData } from 'node:worker_threads';
import { DamagedDatabase, openDatabase } from '../sqlite/openDatabase.ts';
import { appendBatch, type Append, type AppendOutcome } from './appendBatch.ts';
import { prepareLog, storeIdOf } from './eventLog.ts';
import { growthChannel } from './openEmbeddedEventStoreReader.ts';

export type WriterData = { file: string; busyTimeout: number };
export type ToWriter = { kind: 'append'; batch: readonly Append[] } | { kind: 'close' };
export type FromWriter =
  | { kind: 'ready' }
  | { kind: 'unopened'; damaged?: string; message: string }
  | { kind: 'appended'; outcomes: readonly AppendOutcome[] }
  /** Nothing of the batch was stored; the next one may be. */
  | { kind: 'refused'; message: string };

/**
 * After these nothing was written and the file is whole; after any other error the writer stops, since what
 * is on disk is unknown.
 */
const passingErrors = new Set(['SQLITE_FULL', 'SQLITE_BUSY']);

/**
 * New streams touch pages all over the index: with SQLite's own 1,000 pages, moving them into the file took a
 * tenth to a fifth of the appends' time.
 */
const PAGES_BEFORE_CHECKPOINT = 4_000;

/** The one writer of the log, in a thread of its own: a commit waits for the disk. */
function run(port: NonNullable<typeof parentPort>, { file, busyTimeout }: WriterData): void {
  const tell = (message: FromWriter): void => port.postMessage(message);
  const db = openDatabase({ file, synchronous: 'FULL', busyTimeout });
  db.exec(`PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT}`);
  prepareLog(db);
  const growth = new BroadcastChannel(growthChannel(storeIdOf(db)));
  tell({ kind: 'ready' });

  port.on('message', (message: ToWriter) => {
    if (message.kind === 'close') {
      db.truncateWal();
      db.close();
      growth.close();
      port.close();
      return;
    }
    try {
      tell({ kind: 'appended', outcomes: appendBatch(db, message.batch) });
    } catch (error) {
      if (!passingErrors.has((error as { code?: string }).code ?? '')) throw error;
      tell({ kind: 'refused', message: String(error) });
    }
    growth.postMessage(null);
  });
}

if (parentPort) {
  try {
    run(parentPort, workerData as WriterData);
  } catch (error) {
    const told: FromWriter = {
      kind: 'unopened',
      message: String(error),
      ...(error instanceof DamagedDatabase && { damaged: error.what }),
    };
    parentPort.postMessage(told);
    parentPort.close();
  }
}
