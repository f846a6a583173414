import { randomUUID } from 'node:crypto';
import { AccessDeniedError } from '@eventstore/db-client';
import { status } from '@grpc/grpc-js';
import { type EventStore, WrongExpectedRevision } from './eventStore.ts';
import { eventStoreDbAppend } from './eventStoreDbAppend.ts';
import { openEventStoreDbConnection } from './eventStoreDbConnection.ts';
import { NAME_STREAM } from './eventStoreDbEvents.ts';
import { eventStoreDbReads } from './eventStoreDbReads.ts';
import { eventStoreDbSubscribe } from './eventStoreDbSubscribe.ts';

export type EventStoreDbOptions = {
  /** esdb://user:password@host:2113, or esdb://host:2113?tls=false. */
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
 * @throws Unavailable when the server does not answer; Error for an address that cannot be used, and, with
 * the right that is missing, for a user who may not read streams, append or read $all
 */
export async function createEventStoreDb({
  url,
  deadlineMs = 3_000,
}: EventStoreDbOptions): Promise<EventStore> {
  const connection = openEventStoreDbConnection(url, deadlineMs);
  const reads = eventStoreDbReads(connection);
  const append = eventStoreDbAppend(connection, reads.readStream);

  async function nameInLog(): Promise<string | undefined> {
    for await (const { id } of reads.readStream(NAME_STREAM)) return id;
    return undefined;
  }

  /**
   * The id of the event that names the log; of two that come first together EventStoreDB lets one append. A
   * name that is there is appended again, which adds nothing: it tells whether this user may append.
   */
  async function logName(): Promise<string> {
    const id = (await needing('read streams', nameInLog)) ?? randomUUID();
    const metadata = { at: new Date().toISOString() };
    const name = () => append(NAME_STREAM, [{ id, type: 'LogNamed', data: {}, metadata }], 'none');
    try {
      await needing('append to streams', name);
      return id;
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      return logName();
    }
  }

  const storeId = await logName();
  await needing('read $all', reads.head);
  return { storeId, ...reads, append, subscribe: eventStoreDbSubscribe(connection), close: connection.close };
}

/** A right that is missing is no absence: waiting does not mend it. @throws Error that names the right */
async function needing<T>(right: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (!(cause instanceof AccessDeniedError)) throw error;
    const refused =
      cause.code === status.UNAUTHENTICATED
        ? 'the event store does not know the user of EVENTSTORE_URL, or not by this password'
        : `the user of EVENTSTORE_URL may not ${right} in the event store`;
    throw new Error(`${refused}: see docs/operations.md, "A user of its own in EventStoreDB"`, {
      cause: error,
    });
  }
}
