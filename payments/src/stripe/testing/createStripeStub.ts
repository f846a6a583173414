import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { advanceClock } from './advanceClock.ts';
import { answerPage } from './answerPage.ts';
import { answerRequest } from './answerRequest.ts';
import { createIdempotency } from './createIdempotency.ts';
import { createStubState, need, type Card } from './createStubState.ts';
import { contract } from './readContract.ts';
import { createStubHand } from './createStubHand.ts';

/**
 * How the next requests fail. `busy`: another one is at it; `refused`: the card; `lost`: done, and the line is
 * cut before the answer; `slow`: done, and answered when the test lets it be.
 */
export type Failure = 'none' | 'tooMany' | 'broken' | 'busy' | 'refused' | 'lost' | 'slow';

/** Answers before anything is done. */
const refusals: Record<string, { status: number; error: { type: string; code?: string } }> = {
  tooMany: { status: 429, error: { type: 'rate_limit_error' } },
  broken: { status: 500, error: { type: 'api_error' } },
  busy: { status: 409, error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } },
  refused: { status: 402, error: { type: 'card_error', code: 'card_declined' } },
};

/**
 * A server that speaks as much of Stripe's API as we use, and takes nothing that Stripe's contract does not
 * know. Beside it stand the pages that people are led to.
 */
export async function createStripeStub({ startMs }: { startMs: number }) {
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // by name: its pages are another site than a house's, for the browser too
  const pagesUrl = `http://localhost:${port}`;
  const state = createStubState({ startMs, apiVersion: contract.apiVersion, pagesUrl });
  const hand = createStubHand(state);
  const idempotency = createIdempotency(state);
  const failures: Failure[] = [];
  const held: (() => void)[] = [];
  const violations: string[] = [];
  const requests: string[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = {
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://stub'),
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    if (!asked.url.pathname.startsWith('/v1/')) {
      const { status, headers, html } = answerPage({ state, hand }, asked);
      return void response.writeHead(status, headers).end(html);
    }
    const failure = failures.shift();
    requests.push(`${request.method} ${request.url}`);
    const refusal = refusals[failure ?? 'none'];
    if (refusal) return send(response, refusal.status, { error: refusal.error });
    const { status, body } = answerRequest({ state, idempotency, violations }, asked);
    if (failure === 'lost') return void request.socket.destroy();
    if (failure === 'slow') await new Promise<void>((resolve) => held.push(resolve));
    return send(response, status, body);
  }

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    state,
    /** What was asked against the contract, and what the stub itself answered against it. */
    violations,
    /** Method and path of each request so far. */
    requests,
    ...hand,
    now: () => state.now() * 1000,
    /** Moves the clock and lets everything happen until then. */
    pass: (ms: number) => advanceClock(state, state.now() + Math.floor(ms / 1000)),
    fail: (...next: Failure[]) => void failures.push(...next),
    /** Answers what was held back. */
    letGo: () => held.splice(0).forEach((answer) => answer()),
    /** How the account's card answers from now on. */
    card(accountId: string, card: Card) {
      for (const { id, metadata } of state.customers.values())
        if (metadata['accountId'] === accountId) state.cards.set(need(state.customers, id).id, card);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_stub' });
  response.end(JSON.stringify(body));
}
