import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Handler } from '@storylark/platform/http/port/listen';

/** Longest path that every system takes for a socket. */
const SOCKET_PATH_MAX = 100;

/**
 * The socket of a data folder: in it, or beside the system's temporary files where its path is too long for a
 * socket.
 */
export function socketPath(socketInDataDir: string): string {
  const whole = resolve(socketInDataDir);
  const short = createHash('sha256').update(whole).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\storylark-${short}`;
  return Buffer.byteLength(whole) <= SOCKET_PATH_MAX ? whole : join(tmpdir(), `storylark-${short}.sock`);
}

type Act = (input: Record<string, unknown>) => Promise<unknown>;
type Deps = { socket: string; serviceToken: string; internal: Handler; acts: Readonly<Record<string, Act>> };

/**
 * How command-line tools talk to the running house: `/internal/…` as our own processes call it, and
 * `/control/{act}`. Only who may open the data folder gets in.
 * Answers how to close it.
 */
export async function serveControl({
  socket,
  serviceToken,
  internal,
  acts,
}: Deps): Promise<() => Promise<void>> {
  // left by a process that was killed; we own the folder
  if (process.platform !== 'win32') rmSync(socket, { force: true });
  const server = createServer((request, response): void => {
    const act = /^\/control\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (act !== undefined) return void answer(acts[act], request, response);
    request.headers.authorization = `Bearer ${serviceToken}`;
    return void internal(request, response);
  });
  await new Promise<void>((done, failed) => server.once('error', failed).listen(socket, done));
  if (process.platform !== 'win32') chmodSync(socket, 0o600);
  return () => new Promise((done) => server.close(() => done()));
}

async function answer(act: Act | undefined, request: IncomingMessage, response: ServerResponse) {
  const say = (status: number, body: unknown) =>
    void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? null));
  if (!act) return say(404, { error: 'no such act' });
  try {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    say(200, await act(text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)));
  } catch (error) {
    say(500, { error: error instanceof Error ? error.message : String(error) });
  }
}
