import { BACKWARDS, END, ErrorType } from '@eventstore/db-client';
import type { EventStore, RecordedEvent } from './eventStore.ts';
import type { EventStoreDbConnection } from './eventStoreDbConnection.ts';
import { isOurs, placeOf, recordedOf, type Resolved } from './eventStoreDbEvents.ts';
import { READ_AHEAD, typeOf } from './eventStoreDbStreams.ts';

export function eventStoreDbReads(
  connection: EventStoreDbConnection,
): Pick<EventStore, 'readStream' | 'readAll' | 'head'> {
  const { client, deadlineMs, batches, refuseWhenClosed } = connection;

  async function* readStream(streamId: string, fromRevision = 0): AsyncGenerator<RecordedEvent> {
    refuseWhenClosed();
    const stream = client.readStream(streamId, { fromRevision: BigInt(fromRevision) }, READ_AHEAD);
    try {
      for await (const batch of batches<Resolved>(
        stream,
        deadlineMs,
        (type) => type === ErrorType.STREAM_NOT_FOUND,
      )) {
        for (const { event } of batch) if (event) yield recordedOf({ event });
      }
    } catch (error) {
      if (typeOf(error) !== ErrorType.STREAM_NOT_FOUND) throw error;
    }
  }

  /** Backwards past what is not ours: usually the first is. */
  async function head(): Promise<number> {
    refuseWhenClosed();
    for (let maxCount = 1; ; maxCount *= 16) {
      let count = 0;
      const stream = client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount }, READ_AHEAD);
      for await (const batch of batches<Resolved>(stream, deadlineMs)) {
        count += batch.length;
        const last = batch.find(isOurs);
        if (last) return recordedOf(last).position;
      }
      if (count < maxCount) return -1;
    }
  }

  async function* readAllUpTo(after: number, end: Promise<number>): AsyncGenerator<RecordedEvent> {
    const last = await end;
    if (after >= last) return;
    const stream = client.readAll({ fromPosition: placeOf(after) }, READ_AHEAD);
    for await (const batch of batches<Resolved>(stream, deadlineMs)) {
      for (const event of batch.filter(isOurs).map(recordedOf)) {
        if (event.position > last) return;
        // reading begins with the event at the position, a subscription after it
        if (event.position > after) yield event;
      }
    }
  }

  return {
    readStream,
    head,
    readAll(after = -1) {
      refuseWhenClosed();
      const end = head();
      end.catch(() => {}); // thrown by the reading, if there is any
      return readAllUpTo(after, end);
    },
  };
}
