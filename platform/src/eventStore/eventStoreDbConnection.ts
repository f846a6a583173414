import { EventStoreDBClient } from '@eventstore/db-client';

/**
 * With credentials of its own an append is a call of its own, with a deadline of its own. Without, the client
 * sends all appends through one stream shared by the process, where a lost reply waits for ever and a broken
 * stream may end the process. Over plain text none are sent.
 * @throws Error that names no part of the address: it may hold a password.
 */
export function connectionTo(url: string): {
  client: EventStoreDBClient;
  credentials: { username: string; password: string };
} {
  const should =
    'EVENTSTORE_URL must be an address like esdb://user:password@host:2113, or esdb://host:2113?tls=false without TLS';
  const [, username, password] = /^esdb(?:\+discover)?:\/\/([^:@/]+):([^@]+)@/.exec(url) ?? [];
  const isPlain = /[?&]tls=false\b/i.test(url);
  if (!isPlain && (username === undefined || password === undefined)) throw new Error(should);
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
  } catch {
    throw new Error(should);
  }
}
