import { path } from '@storylark/contracts/paths';
import { causeHeaders } from '../causation/causeHeaders.ts';
import { currentCause } from '../causation/cause.ts';
import { inSpan, traceHeaders } from '../tracing/inSpan.ts';
import { Unavailable } from '../unavailable.ts';

/**
 * Calls of our own processes among each other: they come in by the same door as everybody, with a service
 * token, and carry the caller's cause on.
 */
export interface ServiceClient {
  /**
   * Posts JSON to a path and answers the JSON that came back; undefined for an empty answer.
   * @throws ServiceError on any answer but 2xx, Unavailable when no copy gives a whole one in 30 s
   */
  post<T>(pattern: string, params: Readonly<Record<string, string>>, body?: object): Promise<T>;
}

const TIMEOUT_MS = 30_000;

/**
 * Asks one copy of a service after the other; where one cannot be reached, the next is asked: every call may be
 * repeated.
 */
export function createServiceClient({
  origins,
  serviceToken,
}: {
  origins: readonly string[];
  serviceToken: string;
}): ServiceClient {
  let turn = 0;

  /** The whole answer: one that breaks off is none. */
  async function fetchFromAny(
    pathname: string,
    init: RequestInit,
  ): Promise<{ status: number; text: string }> {
    const first = turn++;
    for (let tried = 0; ; tried += 1)
      try {
        const answer = await fetch(origins[(first + tried) % origins.length] + pathname, {
          ...init,
          redirect: 'manual', // nobody else is to be told the service token
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return { status: answer.status, text: await answer.text() };
      } catch (error) {
        if (tried + 1 >= origins.length) throw new Unavailable('no copy answers', { cause: error });
      }
  }

  return {
    post: <T>(pattern: string, params: Readonly<Record<string, string>>, body: object = {}): Promise<T> =>
      inSpan(
        `call ${pattern}`,
        { kind: 'client', attributes: { 'http.request.method': 'POST', 'url.template': pattern } },
        async () => {
          const cause = currentCause();
          const { status, text } = await fetchFromAny(path(pattern, params), {
            method: 'POST',
            headers: {
              authorization: `Bearer ${serviceToken}`,
              'content-type': 'application/json',
              ...(cause && causeHeaders(cause)),
              ...traceHeaders(),
            },
            body: JSON.stringify(body),
          });
          if (status < 200 || status > 299) throw new ServiceError(status);
          return (text === '' ? undefined : JSON.parse(text)) as T;
        },
      ),
  };
}

/** The status says what went wrong; the answer's text may hold personal data and is not kept. */
export class ServiceError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the service answered ${status}`);
    this.status = status;
  }
}
