import { createHash, randomUUID } from 'node:crypto';
import type { ErrorReporter } from './errorReporter.ts';
import { describeError, type ErrorDescription } from './describeError.ts';

type Options = {
  /** `https://{key}@{host}/{project}`, of Sentry or of a collector that speaks its protocol. */
  dsn: string;
  /**
   * Adds a hash of the account's id, so that reports of one account can be seen together. Never more than
   * that.
   */
  sendPersonalData: boolean;
  release: string;
  fetch?: typeof globalThis.fetch;
};

/** Reports beyond this many under way are dropped: a collector that is slow must not cost memory. */
const MAX_UNDER_WAY = 20;
const GIVE_UP_AFTER_MS = 5_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** A route's pattern: lower-case words and `:names`; a path with values in it does not fit. */
const ROUTE = /^(\/(:[A-Za-z]+|[a-z][a-z-]*)?)+$/;

/**
 * Sends errors to a Sentry endpoint as envelopes. What leaves is made from a list of allowed parts (see
 * describeError), whatever was thrown.
 * Protocol: https://develop.sentry.dev/sdk/data-model/envelopes/ and, for the address made from the DSN,
 * https://develop.sentry.dev/sdk/overview/#parsing-the-dsn
 * @throws TypeError on a DSN that is none.
 */
export function createErrorReporter({
  dsn,
  sendPersonalData,
  release,
  fetch = globalThis.fetch,
}: Options): ErrorReporter {
  const { url, key } = endpointOf(dsn);
  const underWay = new Set<Promise<unknown>>();

  async function send(event: object, eventId: string) {
    const payload = JSON.stringify(event);
    const header = { event_id: eventId, sent_at: new Date().toISOString() };
    const item = { type: 'event', content_type: 'application/json', length: Buffer.byteLength(payload) };
    await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=storylark/${release}, sentry_key=${key}`,
      },
      body: `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${payload}\n`,
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
    });
  }

  return {
    report(thrown, { route, requestId, accountId } = {}) {
      if (underWay.size >= MAX_UNDER_WAY) return;
      const eventId = randomUUID().replaceAll('-', '');
      const event = {
        event_id: eventId,
        timestamp: Date.now() / 1000,
        platform: 'node',
        level: 'error',
        release,
        exception: { values: exceptionsOf(describeError(thrown)) },
        tags: {
          ...(route && ROUTE.test(route) ? { route } : {}),
          ...(requestId && UUID.test(requestId) ? { requestId } : {}),
        },
        ...(sendPersonalData && accountId
          ? { user: { id: createHash('sha256').update(accountId).digest('hex').slice(0, 16) } }
          : {}),
      };
      const sent = send(event, eventId)
        .catch(() => {}) // nobody is left to tell; the log has the error too
        .finally(() => underWay.delete(sent));
      underWay.add(sent);
    },
    async close() {
      await Promise.allSettled(underWay);
    },
  };
}

/** Oldest cause first, frames oldest call first: the protocol's order. */
function exceptionsOf({ causes, ...error }: ErrorDescription) {
  return [error, ...causes].toReversed().map(({ type, code, frames }) => ({
    type,
    value: code ?? '',
    stacktrace: {
      frames: frames
        .toReversed()
        .map(({ function: name, file, line }) => ({ function: name, filename: file, lineno: line })),
    },
  }));
}

function endpointOf(dsn: string): { url: string; key: string } {
  const { protocol, host, username, pathname } = new URL(dsn);
  const place = pathname.lastIndexOf('/');
  const project = pathname.slice(place + 1);
  if (!username || !project) throw new TypeError('ERROR_DSN must look like https://key@host/project');
  return { url: `${protocol}//${host}${pathname.slice(0, place)}/api/${project}/envelope/`, key: username };
}
