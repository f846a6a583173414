import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { httpProblems, type HttpProblemCode, PROBLEM_TYPE } from '@storylark/contracts/http/problem';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export type Listening = {
  /** `http://127.0.0.1:3000` */
  address: string;
  port: number;
  /** Accepts nothing more, ends event streams, lets requests finish for 10 s, then closes. */
  close: () => Promise<void>;
};

/**
 * Every address of this machine: nobody can call it by that name, but this machine is one of those who
 * listen.
 */
const shownAs: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };

const FINISH_WITHIN_MS = 10_000;

/**
 * Serves on a port (0: any free one). `stopping` is aborted by `close`, so that long answers end by
 * themselves.
 * @throws Error that says what to do when the port is taken or the host is not ours.
 */
export async function listen(
  handler: Handler,
  options: { host: string; port: number; stopping: AbortController },
): Promise<Listening> {
  const { host, port, stopping } = options;
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (stopping.signal.aborted) setImmediate(() => server.closeIdleConnections());
    });
    handler(request, response);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => answerUnreadable(socket, error));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explained(error, host, port)));
    server.listen(port, host, resolve);
  });
  const bound = server.address() as AddressInfo;
  const shownHost =
    shownAs[bound.address] ?? (bound.family === 'IPv6' ? `[${bound.address}]` : bound.address);

  let closed: Promise<void> | undefined;
  async function closeInOrder() {
    const done = new Promise<void>((resolve) => server.close(() => resolve()));
    stopping.abort();
    const cut = setTimeout(() => server.closeAllConnections(), FINISH_WITHIN_MS);
    await done;
    clearTimeout(cut);
  }
  return {
    address: `http://${shownHost}:${bound.port}`,
    port: bound.port,
    close: () => (closed ??= closeInOrder()),
  };
}

/** What is no HTTP gets the same shape of answer as everything else. */
function answerUnreadable(socket: Socket, { code }: NodeJS.ErrnoException) {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const problem: HttpProblemCode = code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'badRequest';
  const status = httpProblems[problem];
  const body = JSON.stringify({
    type: `/api/docs#${problem}`,
    title: problem,
    status,
    code: problem,
    detail: problem,
  });
  socket.end(
    `HTTP/1.1 ${status} ${problem}\r\nConnection: close\r\nContent-Type: ${PROBLEM_TYPE}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
}

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} on ${host} is taken: stop what uses it, or set PORT to another one.`);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} may not be opened by this user: set PORT to one above 1023.`);
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? ''))
    return new Error(
      `HOST ${host} is no address of this machine: use 127.0.0.1, or 0.0.0.0 for all of them.`,
    );
  return error;
}
