import { setImmediate } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { Unavailable } from '../unavailable.ts';
import {
  checkRow,
  headOf,
  recordedOf,
  rowsAfter,
  rowsOfStream,
  storeIdOf,
  type EventRow,
} from './eventLog.ts';
import type { EventStore, RecordedEvent, SubscriptionMessage, SubscriptionOptions } from './eventStore.ts';
import { createWake } from './wake.ts';

/** Events read by one query: about a millisecond of the thread. */
const PAGE = 256;

/** Name of the channel on which the writer tells all threads of the process that the log has grown. */
export const growthChannel = (storeId: string): string => `eventLog-${storeId}`;

export type EmbeddedEventStoreReader = Omit<EventStore, 'append'> & {
  /** Ends every subscription and refuses every later call with this error. */
  fail(error: Error): void;
};

/**
 * The reading half of the embedded event store, for any thread of the process whose
 * `createEmbeddedEventStore` writes the file.
 * A commit is visible to readers only after it is on disk.
 * @throws DamagedDatabase on opening and while reading.
 */
export function openEmbeddedEventStoreReader({ file }: { file: string }): EmbeddedEventStoreReader {
  const db = openDatabase({ file, synchronous: 'FULL', readOnly: true });
  const storeId = storeIdOf(db);
  const wake = createWake();
  const growth = new BroadcastChannel(growthChannel(storeId));
  growth.onmessage = () => wake.all();
  growth.unref();
  let ended: Error | undefined;

  const refuseWhenEnded = (): void => {
    if (ended) throw ended;
  };
  const end = (error: Error): void => {
    if (ended) return;
    ended = error;
    growth.close();
    db.close();
    wake.all();
  };

  function pageAfter(position: number): EventRow[] {
    refuseWhenEnded();
    const rows = rowsAfter(db, position, PAGE);
    rows.forEach((row, at) => checkRow(file, row, position + at));
    return rows;
  }

  async function* readAllUpTo(after: number, head: number): AsyncGenerator<RecordedEvent> {
    for (let position = after; position < head; await setImmediate()) {
      const rows = pageAfter(position);
      for (const row of rows) {
        if (row.position > head) return;
        yield recordedOf(row);
      }
      position = rows.at(-1)?.position ?? head;
    }
  }

  return {
    storeId,
    async *readStream(streamId, fromRevision = 0) {
      for (let revision = fromRevision; ; await setImmediate()) {
        refuseWhenEnded();
        const rows = rowsOfStream(db, streamId, revision, PAGE);
        for (const row of rows) {
          checkRow(file, row, revision - 1, 'revision');
          revision += 1;
          yield recordedOf(row);
        }
        if (rows.length < PAGE) return;
      }
    },
    readAll(after = -1) {
      refuseWhenEnded();
      return readAllUpTo(after, headOf(db));
    },
    head: async () => {
      refuseWhenEnded();
      return headOf(db);
    },
    async *subscribe({
      after = -1,
      streamPrefixes,
      signal,
    }: SubscriptionOptions): AsyncGenerator<SubscriptionMessage> {
      const isFollowed = ({ streamId }: EventRow): boolean =>
        streamPrefixes?.some((prefix) => streamId.startsWith(prefix)) ?? true;
      let behind = true;
      for (let position = after; !signal.aborted;) {
        const seen = wake.count();
        const rows = pageAfter(position);
        if (rows.length === 0) {
          if (behind) yield { kind: 'caughtUp' };
          behind = false;
          await wake.since(seen, signal);
          continue;
        }
        position = rows.at(-1)!.position;
        const events = rows.filter(isFollowed).map(recordedOf);
        if (events.length > 0) yield { kind: 'events', events };
        if (events.at(-1)?.position !== position) yield { kind: 'checkpoint', position };
        if (rows.length < PAGE) continue;
        behind = true;
        await setImmediate();
      }
    },
    fail: end,
    close: async () => end(new Unavailable('the event store was closed')),
  };
}
