import { setTimeout as sleep } from 'node:timers/promises';
import { ANY, ErrorType, jsonEvent, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import { APPEND_LIMIT_BYTES } from '@storylark/contracts/constants';
import { Unavailable } from '../unavailable.ts';
import {
  type Appended,
  AppendTooLarge,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  WrongExpectedRevision,
} from './eventStore.ts';
import type { EventStoreDbConnection } from './eventStoreDbConnection.ts';
import { numberOf } from './eventStoreDbEvents.ts';
import { typeOf, unavailable, within } from './eventStoreDbStreams.ts';

const FIRST_PAUSE_MS = 20;
/** Undefined is what the client does not name: no connection, no leader found. */
const UNKNOWN_OUTCOMES: ReadonlySet<ErrorType | undefined> = new Set([
  ErrorType.TIMEOUT,
  ErrorType.UNAVAILABLE,
  ErrorType.CANCELLED,
  ErrorType.NOT_LEADER,
  ErrorType.UNKNOWN,
  undefined,
]);

/**
 * EventStoreDB does not answer an append while the same one is under way: after its commit timeout (2 s
 * unless told otherwise) it says that the outcome is unknown. So the same append waits here for the first
 * one's answer, and one from another process is found by its ids when it is sent again.
 */
export function eventStoreDbAppend(
  connection: EventStoreDbConnection,
  readStream: EventStore['readStream'],
): EventStore['append'] {
  const { client, credentials, deadlineMs, refuseWhenClosed } = connection;
  const underWay = new Map<string, Promise<Appended>>();

  async function send(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    deadline: number,
  ): Promise<Appended> {
    const { nextExpectedRevision, position } = await within(
      deadline,
      client.appendToStream(
        streamId,
        events.map((event) => jsonEvent({ ...event })),
        {
          expectedRevision: expected === 'any' ? ANY : expected === 'none' ? NO_STREAM : BigInt(expected),
          credentials,
          deadline,
        },
      ),
    );
    const revision = Number(nextExpectedRevision);
    if (position) return { revision, position: numberOf(position.commit) };
    for await (const last of readStream(streamId, revision)) return { revision, position: last.position };
    throw new Unavailable('the event store cannot find what it has appended');
  }

  /**
   * Sent again while its outcome is unknown and there is time. Not where `any` is expected: a server that has
   * started anew in between would append it twice.
   */
  async function persistently(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> {
    const end = performance.now() + deadlineMs;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs *= 2) {
      refuseWhenClosed();
      try {
        return await send(streamId, events, expected, Math.ceil(end - performance.now()));
      } catch (error) {
        if (error instanceof WrongExpectedVersionError)
          throw new WrongExpectedRevision(
            streamId,
            expected,
            typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : null,
          );
        const isKnown = !UNKNOWN_OUTCOMES.has(typeOf(error));
        if (isKnown || expected === 'any' || performance.now() + pauseMs >= end) throw unavailable(error);
        await sleep(pauseMs);
      }
    }
  }

  return async function append(streamId, events, expected) {
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
    const key = JSON.stringify([streamId, expected, events.map(({ id }) => id)]);
    const appended =
      underWay.get(key) ?? persistently(streamId, events, expected).finally(() => underWay.delete(key));
    underWay.set(key, appended);
    return appended;
  };
}
