import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as ask,
} from 'node:http';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { JsonObject } from '@storylark/platform/json';
import type { Copies, Copy } from './createCopies.ts';

/** No copy answered. `isSent`: one of them may have done what was asked. */
export class UpstreamAway extends Error {}
export class BodyTooLarge extends Error {}

/** Behind this time the caller is told to come again: nobody waits longer than 5 s for a first word. */
const ANSWER_WITHIN_MS = 4_500;
const CONNECT_WITHIN_MS = 1_000;
/** More than any API takes; the APIs' own limits are narrower. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** Shorter than the 5 s after which the processes behind close a connection that nobody uses. */
const IDLE_MS = 4_000;

/**
 * They belong to one connection, not to the message (RFC 9110, section 7.6.1), or are set by the gateway
 * alone.
 */
const ownOfEachSide = new Set(
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer transfer-encoding upgrade expect'
    .concat(' forwarded x-forwarded-for x-forwarded-proto x-forwarded-host')
    .split(' '),
);

export type Forwarding = {
  copies: Copies;
  request: IncomingMessage;
  response: ServerResponse;
  headers: OutgoingHttpHeaders;
};

/** Hands requests on to copies over kept connections. `answerWithinMs` is for tests. */
export function createForwarder({ answerWithinMs = ANSWER_WITHIN_MS } = {}) {
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, maxFreeSockets: 256 });

  /**
   * Asks one copy after the other until one takes the request, and passes its answer on as it comes. A read
   * is asked again elsewhere whenever a copy breaks off before it answered; anything else only when it never
   * left here. @throws UpstreamAway, BodyTooLarge before anything was answered
   */
  async function forward({ copies, request, response, headers }: Forwarding): Promise<void> {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const body = isRead ? null : await bodyOf(request);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const giveUpAt = performance.now() + answerWithinMs;
    for (const copy of await copies.inTurn()) {
      const { answer, isSent, isLate } = await send(copy, {
        method: request.method ?? 'GET',
        path: request.url ?? '/',
        headers: {
          ...passedOn(request.headers),
          ...headers,
          ...(body ? { 'content-length': body.length } : {}),
        },
        body,
        waitMs: giveUpAt - performance.now(),
        gone: gone.signal,
      });
      if (gone.signal.aborted) return void answer?.destroy();
      if (!answer) {
        copies.failed(copy);
        if (isLate || (isSent && !isRead)) break;
        continue;
      }
      copies.answered(copy);
      response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      response.flushHeaders();
      return pipeline(answer, response).catch(() => {}); // either side hung up: the other one has been told
    }
    throw new UpstreamAway();
  }

  type Sent = { answer: IncomingMessage | null; isSent: boolean; isLate: boolean };
  type Asked = {
    method: string;
    path: string;
    headers: OutgoingHttpHeaders;
    body: Buffer | null;
    waitMs: number;
    gone: AbortSignal;
  };

  function send({ host, port }: Copy, { method, path, headers, body, waitMs, gone }: Asked): Promise<Sent> {
    return new Promise((resolve) => {
      let isSent = false;
      const asked = ask({ agent, host, port, method, path, headers, setHost: headers.host === undefined });
      const end = (answer: IncomingMessage | null, isLate = false) => {
        clearTimeout(late);
        clearTimeout(unconnected);
        if (!answer) asked.destroy();
        resolve({ answer, isSent, isLate });
      };
      const late = setTimeout(end, waitMs, null, true);
      const unconnected = setTimeout(() => isSent || end(null), CONNECT_WITHIN_MS);
      asked.once('socket', (socket) => {
        if (socket.connecting) socket.once('connect', () => (isSent = true));
        else isSent = true;
      });
      asked.once('response', (answer) => end(answer));
      asked.on('error', () => end(null)); // a copy that hung up; after the answer began, the pipeline tells
      gone.addEventListener('abort', () => asked.destroy(), { once: true });
      asked.end(body ?? undefined);
    });
  }

  const asked = (path: string, waitMs: number): Asked => {
    return {
      method: 'GET',
      path,
      headers: { accept: 'application/json' },
      body: null,
      waitMs,
      gone: new AbortController().signal,
    };
  };

  /** Whether any copy takes connections and answers. */
  async function isThere(copies: Copies): Promise<boolean> {
    const answers = await Promise.all(
      (await copies.inTurn()).map((copy) => send(copy, asked('/healthz', CONNECT_WITHIN_MS))),
    );
    for (const { answer } of answers) answer?.resume();
    return answers.some(({ answer }) => answer?.statusCode === 200);
  }

  /** What a copy says at an address, as JSON. @throws UpstreamAway */
  async function read(copies: Copies, path: string): Promise<JsonObject> {
    for (const copy of await copies.inTurn()) {
      const { answer } = await send(copy, asked(path, CONNECT_WITHIN_MS));
      if (answer?.statusCode === 200) return JSON.parse(await text(answer)) as JsonObject;
      answer?.resume();
    }
    throw new UpstreamAway();
  }

  return { forward, isThere, read, close: () => agent.destroy() };
}

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

function passedOn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ownOfEachSide.has(name) && !named.has(name)),
  );
}
