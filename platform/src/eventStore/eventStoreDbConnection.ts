import { EventStoreDBClient } from '@eventstore/db-client';
import { Unavailable } from '../unavailable.ts';
import { batchesOf, type ClientStream } from './eventStoreDbStreams.ts';

const SHOULD =
  'EVENTSTORE_URL must be an address like esdb://user:password@host:2113, or esdb://host:2113?tls=false without TLS';

export type EventStoreDbConnection = ReturnType<typeof openEventStoreDbConnection>;

/** @throws Error for an address that cannot be used; it names no part of it: it may hold a password. */
export function openEventStoreDbConnection(url: string, deadlineMs: number) {
  const { client, credentials } = clientOf(url);
  const open = new Set<ClientStream>();
  let closing: Promise<void> | undefined;
  return {
    client,
    credentials,
    /** Longest wait for an answer, ms. */
    deadlineMs,
    /** @throws Unavailable */
    refuseWhenClosed(): void {
      if (closing) throw new Unavailable('the event store was closed');
    },
    /** `batchesOf`, until the connection is closed. */
    async *batches<T>(...[stream, ...rest]: Parameters<typeof batchesOf>): AsyncGenerator<T[]> {
      open.add(stream);
      try {
        yield* batchesOf<T>(stream, ...rest);
      } finally {
        open.delete(stream);
      }
    },
    close: () =>
      (closing ??= (async () => {
        for (const stream of open) stream.destroy(new Unavailable('the event store was closed'));
        await client.dispose();
      })()),
  };
}

/**
 * With credentials of its own an append is a call of its own, with a deadline of its own. Without, the client
 * sends all appends through one stream shared by the process, where a lost reply waits for ever and a broken
 * stream may end the process. Over plain text none are sent.
 */
function clientOf(url: string) {
  const [, username, password] = /^esdb(?:\+discover)?:\/\/([^:@/]+):([^@]+)@/.exec(url) ?? [];
  const isPlain = /[?&]tls=false\b/i.test(url);
  if (!isPlain && (username === undefined || password === undefined)) throw new Error(SHOULD);
  if (/throw[-_]?on[-_]?append[-_]?failure=false/i.test(url))
    throw new Error(
      'EVENTSTORE_URL must not say throwOnAppendFailure=false: a refused append would look like one that was made',
    );
  try {
    const credentials = {
      username: decodeURIComponent(username ?? ''),
      password: decodeURIComponent(password ?? ''),
    };
    return { client: EventStoreDBClient.connectionString(url), credentials };
  } catch (error) {
    throw unusable(error);
  }
}

/** Without the client's own error as its cause: that one quotes the address. */
function unusable(error: unknown): Error {
  const { syscall, message } = error as NodeJS.ErrnoException;
  const isOfFile = syscall !== undefined || /certificate/.test(message);
  return new Error(isOfFile ? 'a certificate file that EVENTSTORE_URL names cannot be read' : SHOULD);
}
