import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { JsonObject } from '@storylark/platform/json';
import { Agent, type Dispatcher, errors } from 'undici';
import type { Copies, Copy } from './createCopies.ts';

/** No copy answered. */
export class UpstreamAway extends Error {}
export class BodyTooLarge extends Error {}

/** Behind this time the caller is told to come again: nobody waits longer than 5 s for a first word. */
const ANSWER_WITHIN_MS = 4_500;
const CONNECT_WITHIN_MS = 1_000;
/** More than any API takes; the APIs' own limits are narrower. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** Shorter than the 5 s after which the processes behind close a connection that nobody uses. */
const IDLE_MS = 4_000;

/** They belong to one connection, not to the message (RFC 9110, section 7.6.1). */
const ofTheConnection =
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade';
/** The gateway's own word: the length of the body as it sends it, and who calls whom. */
const ofTheGateway =
  'content-length expect host forwarded x-forwarded-for x-forwarded-proto x-forwarded-host';
const ofAnswers = new Set(ofTheConnection.split(' '));
const ofRequests = new Set(`${ofTheConnection} ${ofTheGateway}`.split(' '));

type Headers = Readonly<Record<string, string | string[] | undefined>>;
export type Forwarding = {
  copies: Copies;
  request: IncomingMessage;
  response: ServerResponse;
  /** What the gateway itself says. */
  headers: Headers;
};

/** Hands requests on to copies over kept connections. `answerWithinMs` is for tests. */
export function createForwarder({ answerWithinMs = ANSWER_WITHIN_MS } = {}) {
  // One request at a time on a connection. How long an answer takes is for `send` to say, and its body may
  // rest for long: event streams do.
  const agent = new Agent({
    connect: { timeout: CONNECT_WITHIN_MS },
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  /**
   * Asks one copy after the other until one takes the request, and passes its answer on as it comes. A read
   * is asked again elsewhere whenever a copy breaks off before it answered; anything else only when it never
   * left here. @throws UpstreamAway, BodyTooLarge before anything was answered
   */
  async function forward({ copies, request, response, headers }: Forwarding): Promise<void> {
    const { method = 'GET', url: path = '/' } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    const body = isRead ? null : await bodyOf(request);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const giveUpAt = performance.now() + answerWithinMs;
    const asked = { method, path, body, headers: { ...passedOn(request.headers, ofRequests), ...headers } };
    for (const copy of await copies.inTurn()) {
      const { answer, isSent, isLate } = await send(copy, asked, giveUpAt - performance.now(), gone.signal);
      if (gone.signal.aborted) return void answer?.body.destroy();
      if (!answer) {
        copies.failed(copy);
        if (isLate || (isSent && !isRead)) break;
        continue;
      }
      copies.answered(copy);
      response.writeHead(answer.statusCode, passedOn(answer.headers, ofAnswers));
      response.flushHeaders();
      return pipeline(answer.body, response).catch(() => {}); // either side hung up: the other has been told
    }
    throw new UpstreamAway();
  }

  type Asked = { method: string; path: string; headers: Headers; body: Buffer | null };
  type Sent = { answer: Dispatcher.ResponseData | null; isSent: boolean; isLate: boolean };

  /** Waits for the first word of an answer for `waitMs`, and for as long as somebody wants to hear it. */
  async function send(copy: Copy, asked: Asked, waitMs: number, gone?: AbortSignal): Promise<Sent> {
    const over = new AbortController();
    const end = () => over.abort();
    const late = setTimeout(end, waitMs);
    gone?.addEventListener('abort', end, { once: true });
    try {
      const answer = await Promise.race([
        agent.request({ ...asked, origin: originOf(copy), signal: over.signal }),
        ended(over.signal), // undici itself tells of it only when there is a connection
      ]);
      return { answer, isSent: true, isLate: false };
    } catch (error) {
      if (error instanceof errors.InvalidArgumentError) throw error; // no fault of the copy
      return { answer: null, isSent: !isUnconnected(error), isLate: over.signal.aborted };
    } finally {
      clearTimeout(late);
      gone?.removeEventListener('abort', end); // from here on the body's reader ends it
    }
  }

  const ask = (copy: Copy, path: string) =>
    send(
      copy,
      { method: 'GET', path, headers: { accept: 'application/json' }, body: null },
      CONNECT_WITHIN_MS,
    );

  /** Whether any copy takes connections and answers. */
  async function isThere(copies: Copies): Promise<boolean> {
    const answers = await Promise.all((await copies.inTurn()).map((copy) => ask(copy, '/healthz')));
    for (const { answer } of answers) void answer?.body.dump().catch(() => {});
    return answers.some(({ answer }) => answer?.statusCode === 200);
  }

  /** What a copy says at an address, as JSON. @throws UpstreamAway */
  async function read(copies: Copies, path: string): Promise<JsonObject> {
    for (const copy of await copies.inTurn()) {
      const { answer } = await ask(copy, path);
      if (answer?.statusCode === 200) return (await answer.body.json()) as JsonObject;
      void answer?.body.dump().catch(() => {});
    }
    throw new UpstreamAway();
  }

  return { forward, isThere, read, close: () => agent.destroy() };
}

const originOf = ({ host, port }: Copy) => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;

function isUnconnected(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return code === 'UND_ERR_CONNECT_TIMEOUT' || syscall === 'connect';
}

const ended = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
  );

/** @throws BodyTooLarge */
async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_LIMIT_BYTES) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function passedOn(headers: Headers, without: ReadonlySet<string>): Headers {
  const named = new Set(
    String(headers.connection ?? '')
      .split(',')
      .map((name) => name.trim().toLowerCase()),
  );
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !without.has(name) && !named.has(name)),
  );
}
