import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { Unavailable } from '../unavailable.ts';

const ANSWERS_WITHIN_MS = 5_000;
type Login = { username: string; password: string };

/** User and password of an address like esdb://user:password@host:2113. @throws Error where one is missing */
export function loginOf(url: string): Login {
  const { username, password } = new URL(url);
  if (username === '' || password === '') throw new Error('the address must name a user and a password');
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/**
 * Makes a user of EventStoreDB, in no group; one that is there gets this password. May be repeated.
 * @param url of an admin, at one node with TLS
 * @throws Unavailable while the server is not there, or knows no users yet; Error for what it refuses
 */
export async function createEventStoreUser(url: string, { username, password }: Login): Promise<void> {
  const made = await post(url, '/users/', {
    loginName: username,
    fullName: username,
    groups: [],
    password,
  });
  if (made < 300) return;
  if (made !== 409) throw new Error(`EventStoreDB makes no user: it answers ${made}`);
  const target = `/users/${encodeURIComponent(username)}/command/reset-password`;
  const changed = await post(url, target, { newPassword: password });
  if (changed >= 300) throw new Error(`EventStoreDB changes no password: it answers ${changed}`);
}

/** Answers the status. @throws Unavailable */
async function post(url: string, path: string, body: object): Promise<number> {
  const { hostname, port, searchParams } = new URL(url);
  const { username, password } = loginOf(url);
  const caFile = searchParams.get('tlsCAFile');
  const asked = request({
    host: hostname,
    port,
    path,
    method: 'POST',
    auth: `${username}:${password}`,
    headers: { 'content-type': 'application/json' },
    timeout: ANSWERS_WITHIN_MS,
    ...(caFile === null ? {} : { ca: readFileSync(caFile) }),
  });
  asked.once('timeout', () => asked.destroy(new Error('no answer')));
  asked.end(JSON.stringify(body));
  try {
    const [{ statusCode = 0 }] = (await once(asked, 'response')) as [IncomingMessage];
    // while it starts, it knows not even its admin
    if (statusCode === 401 || statusCode >= 500) throw new Error(`it answers ${statusCode}`);
    return statusCode;
  } catch (error) {
    const why = (error as Error).message;
    throw new Unavailable(`EventStoreDB is not there yet, or not for this admin: ${why}`, { cause: error });
  } finally {
    asked.destroy();
  }
}
