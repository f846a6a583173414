import { randomUUID } from 'node:crypto';
import {
  ANY,
  BACKWARDS,
  END,
  ErrorType,
  excludeSystemEvents,
  jsonEvent,
  NO_STREAM,
  type Position,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { APPEND_LIMIT_BYTES } from '@storylark/contracts/constants';
import { Unavailable } from '../unavailable.ts';
import {
  AppendTooLarge,
  WrongExpectedRevision,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
} from './eventStore.ts';
import {
  isOurs,
  type Mark,
  messagesAfter,
  NAME_STREAM,
  numberOf,
  placeOf,
  recordedOf,
  type Resolved,
} from './eventStoreDbEvents.ts';
import { connectionTo } from './eventStoreDbConnection.ts';
import {
  batchesOf,
  type ClientStream,
  READ_AHEAD,
  typeOf,
  unavailable,
  within,
} from './eventStoreDbStreams.ts';

export type EventStoreDbOptions = {
  /** esdb://user:password@host:2113, or esdb://host:2113?tls=false. Its user must be allowed to read $all. */
  url: string;
  /** Longest wait for an answer, ms. */
  deadlineMs?: number;
};

/**
 * The event store on EventStoreDB 23.10 or later (earlier ones do not say when a subscription has caught up).
 * A position is the event's commit position; its prepare position is the same one, since only transactions of
 * the former TCP protocol told them apart.
 * An append that expects `any` is found again by EventStoreDB among recent ones only: decisions are appended
 * at a revision.
 * @throws Unavailable when the server does not answer; Error for an address that cannot be used.
 */
export async function createEventStoreDb({
  url,
  deadlineMs = 3_000,
}: EventStoreDbOptions): Promise<EventStore> {
  const { client, credentials } = connectionTo(url);
  const open = new Set<ClientStream>();
  let closing: Promise<void> | undefined;

  const refuseWhenClosed = (): void => {
    if (closing) throw new Unavailable('the event store was closed');
  };

  async function* batches<T>(
    stream: ClientStream,
    ...rest: [number | null, ((type: ErrorType) => boolean)?]
  ): AsyncGenerator<T[]> {
    open.add(stream);
    try {
      yield* batchesOf<T>(stream, ...rest);
    } finally {
      open.delete(stream);
    }
  }

  const append = (
    streamId: string,
    events: readonly NewEvent[],
    revision: bigint | typeof ANY | typeof NO_STREAM,
  ) =>
    within(
      deadlineMs,
      client.appendToStream(
        streamId,
        events.map((event) => jsonEvent({ ...event })),
        { expectedRevision: revision, credentials, deadline: deadlineMs },
      ),
    );

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

  /** The id of the event that names the log; of two that come first together EventStoreDB lets one append. */
  async function logName(): Promise<string> {
    for await (const { id } of readStream(NAME_STREAM)) return id;
    const named = {
      id: randomUUID(),
      type: 'LogNamed',
      data: {},
      metadata: { at: new Date().toISOString() },
    };
    await append(NAME_STREAM, [named], NO_STREAM).catch((error: unknown) => {
      if (!(error instanceof WrongExpectedVersionError)) throw unavailable(error);
    });
    return logName();
  }

  return {
    storeId: await logName(),
    readStream,
    head,
    async append(streamId, events, expected) {
      refuseWhenClosed();
      if (events.length === 0) throw new TypeError('an append needs at least one event');
      if (typeof expected === 'number' && !(Number.isSafeInteger(expected) && expected >= 0))
        throw new TypeError(`${expected} is no revision`);
      const bytes = events.reduce(
        (sum, { id, type, data, metadata }) =>
          sum + Buffer.byteLength(JSON.stringify([id, type, data, metadata])),
        0,
      );
      if (bytes > APPEND_LIMIT_BYTES) throw new AppendTooLarge(bytes, APPEND_LIMIT_BYTES);
      try {
        const { nextExpectedRevision, position } = await append(
          streamId,
          events,
          expected === 'any' ? ANY : expected === 'none' ? NO_STREAM : BigInt(expected),
        );
        const revision = Number(nextExpectedRevision);
        if (position) return { revision, position: numberOf(position.commit) };
        for await (const last of readStream(streamId, revision)) return { revision, position: last.position };
        throw new Unavailable('the event store cannot find what it has appended');
      } catch (error) {
        if (!(error instanceof WrongExpectedVersionError)) throw unavailable(error);
        const { actualVersion } = error;
        throw new WrongExpectedRevision(
          streamId,
          expected,
          typeof actualVersion === 'bigint' ? Number(actualVersion) : null,
        );
      }
    },
    readAll(after = -1) {
      refuseWhenClosed();
      const end = head();
      end.catch(() => {}); // thrown by the reading, if there is any
      return readAllUpTo(after, end);
    },
    async *subscribe({ after = -1, streamPrefixes, signal }) {
      if (signal.aborted) return;
      refuseWhenClosed();
      const checkpointReached = (_: unknown, { commit }: Position) =>
        void subscription.push({ kind: 'checkpoint', commit } satisfies Mark);
      const filter = streamPrefixes
        ? streamNameFilter({ prefixes: [...streamPrefixes], checkpointReached })
        : excludeSystemEvents({ checkpointReached });
      const subscription = client.subscribeToAll({ fromPosition: placeOf(after), filter }, READ_AHEAD);
      subscription.on('caughtUp', () => void subscription.push({ kind: 'caughtUp' } satisfies Mark));
      const unconfirmed = setTimeout(
        () => subscription.destroy(new Unavailable(`no subscription within ${deadlineMs} ms`)),
        deadlineMs,
      );
      subscription.once('confirmation', () => clearTimeout(unconfirmed));
      const end = () => subscription.destroy();
      signal.addEventListener('abort', end);
      try {
        const messagesOf = messagesAfter(after);
        for await (const batch of batches<Resolved | Mark>(subscription, null)) {
          for (const message of messagesOf(batch)) {
            yield message;
            if (signal.aborted) return;
          }
        }
        throw new Unavailable('the event store ended the subscription');
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        clearTimeout(unconfirmed);
        signal.removeEventListener('abort', end);
      }
    },
    close: () =>
      (closing ??= (async () => {
        for (const stream of open) stream.destroy(new Unavailable('the event store was closed'));
        await client.dispose();
      })()),
  };
}
