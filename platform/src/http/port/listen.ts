import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { httpProblems, type HttpProblemCode, PROBLEM_TYPE } from '@storylark/contracts/http/problem';
import { sayLast } from '../../errors/sayLast.ts';
import { STRICT_TRANSPORT } from '../securityHeaders.ts';
import { admittedTarget } from './admittedTarget.ts';
import { containErrors } from './containErrors.ts';
import { ownAddress } from './ownAddress.ts';

/** `request.url` is a plain path with its query: whatever is not has been refused before. */
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
/** Event streams say something every 15 s. */
const IDLE_MS = 30_000;

type Options = {
  host: string;
  port: number;
  /** Aborted by `close`, so that long answers end by themselves. */
  stopping: AbortController;
  /** Of what a request's handler threw, then or later: its caller is answered 500, all others are served on. */
  onError: (error: unknown) => void;
  /** How the world calls this port; where by https, browsers are told to come that way only. */
  publicUrl?: string | null;
  /** A connection on which nothing was taken or said for so long is closed. */
  idleMs?: number;
};

/**
 * Serves on a port (0: any free one). Refuses what is not let in, and closes the connection that it came by:
 * whatever follows there is nobody's request.
 * @throws Error that says what to do when the port is taken or the host is not ours.
 */
export async function listen(
  handler: Handler,
  { host, port, stopping, onError, publicUrl, idleMs = IDLE_MS }: Options,
): Promise<Listening> {
  const refused = new WeakSet<Socket>();
  const answering = new WeakMap<Socket, ServerResponse>();
  const contain = containErrors();
  const isSecure = publicUrl?.startsWith('https:') === true;

  function tell(error: unknown) {
    try {
      onError(error);
    } catch (silenced) {
      sayLast('an error could not be told', silenced);
    }
  }
  function fail(response: ServerResponse, error: unknown) {
    tell(error);
    if (response.headersSent) response.destroy();
    else answerProblem(response, 'unexpected');
  }
  function take(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request;
    if (refused.has(socket)) return;
    answering.set(socket, response);
    // Errors of a stream that nobody listens to would end the process; who hangs up is no error of ours.
    request.on('error', () => {});
    response.on('error', tell);
    response.once('close', () => {
      if (stopping.signal.aborted) setImmediate(() => server.closeIdleConnections());
    });
    if (isSecure) response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);
    const target = admittedTarget(request);
    if (target === null) {
      refused.add(socket);
      return answerProblem(response, 'badRequest');
    }
    request.url = target;
    const failed = (error: unknown) => fail(response, error);
    contain(failed, async () => {
      try {
        await handler(request, response);
      } catch (error) {
        failed(error);
      }
    });
  }

  // A request without a host is refused here, not by Node, which would go on with the one behind it.
  const server = createServer({ insecureHTTPParser: false, requireHostHeader: false }, take);
  // An expectation that nobody knows may be ignored (RFC 9110, 10.1.1); upgrades nobody takes are requests.
  server.on('checkExpectation', take);
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy()); // no longer the server's business
    answerUnreadable(socket, 'badRequest', true);
  });
  server.timeout = idleMs; // what the reader's side has not taken is no progress
  server.on('clientError', (error: Unreadable, socket: Socket) => {
    if (refused.has(socket)) return;
    const begun = answering.get(socket);
    const isInTheMiddle = begun?.headersSent === true && !begun.writableEnded;
    if (error.code === 'ECONNRESET' || !socket.writable || isInTheMiddle) socket.destroy();
    else {
      const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'badRequest';
      answerUnreadable(socket, code, !mayBeHead(error, socket, begun?.req));
    }
  });
  await new Promise<void>((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) => reject(explained(error, host, port));
    server.once('error', failed);
    ownAddress(host).then((address) => server.listen(port, address, resolve), failed);
  });
  server.on('error', tell); // a connection that could not be taken
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

const problemOf = (code: HttpProblemCode) => {
  const status = httpProblems[code];
  const body = JSON.stringify({ type: `/api/docs#${code}`, title: code, status, code, detail: code });
  const headers = {
    Connection: 'close',
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
  };
  return { status, headers, body };
};

function answerProblem(response: ServerResponse, code: HttpProblemCode) {
  const { status, headers, body } = problemOf(code);
  response.writeHead(status, headers).end(body);
}

/** `rawPacket`: what had just arrived when the parser gave up. */
type Unreadable = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** Whether nobody knows that it is none: what stands before its last packet was not kept. */
function mayBeHead({ rawPacket }: Unreadable, socket: Socket, begun?: IncomingMessage): boolean {
  if (begun?.complete === false) return begun.method === 'HEAD'; // its body is what cannot be read
  const isAll = rawPacket !== undefined && socket.bytesRead === rawPacket.length;
  return !isAll || rawPacket.includes('HEAD ');
}

/**
 * What is no HTTP gets the same shape of answer as everything else. The answer to HEAD has no body: one would
 * be taken for the next answer.
 */
function answerUnreadable(socket: Socket, code: HttpProblemCode, hasBody: boolean) {
  const problem = problemOf(code);
  const { status, body } = problem;
  const { 'Content-Length': _length, ...bodiless } = problem.headers;
  const headers = hasBody ? problem.headers : bodiless;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${code}\r\n${lines.join('')}\r\n${hasBody ? body : ''}`);
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
