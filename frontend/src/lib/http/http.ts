import { IDEMPOTENCY_KEY, MIN_POSITION, POSITION, STALE } from '@storylark/contracts/http/headers';
import { type Problem, PROBLEM_TYPE } from '@storylark/contracts/http/problem';
import { CallFailed, type Failure, fieldsOf, isRefusal } from '../failure.ts';
import { newId } from '../newId.ts';
import { newerOf } from './position.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type CallOptions = {
  body?: unknown;
  /** Sent as application/x-www-form-urlencoded instead of JSON. */
  form?: Readonly<Record<string, string>>;
  /**
   * Names a command, so that sending it again does nothing twice; made here when a screen has no reason to
   * keep one for a later attempt.
   */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Goes out even if the page is closed meanwhile; for bodies under 64 kB. */
  keepalive?: boolean;
};

/** Under the name the server gives it. What is large the browser keeps on disk. */
export type Download = { name: string; bytes: Blob };

export interface Http {
  /** The JSON of the answer; undefined where it has none. @throws CallFailed */
  call<T>(method: Method, path: string, options?: CallOptions): Promise<T>;
  /** The answer as a file. @throws CallFailed */
  file(path: string): Promise<Download>;
}

export type HttpDeps = {
  fetch: typeof globalThis.fetch;
  token: () => string | null;
  locale: () => string;
  isOnline: () => boolean;
  /** Position up to which news have been told: what is asked for because of them is not to be from before. */
  told: () => string | null;
  /** Called with the position of what a query showed; `isStale`: it is older than what was asked for. */
  onShown: (position: string, isStale: boolean) => void;
  /** Called when a token that was sent is no longer good. */
  onTokenRefused: (token: string) => void;
};

/** The one door to the API: who asks, what was seen last, what went wrong. */
export function createHttp({
  fetch,
  token,
  locale,
  isOnline,
  told,
  onShown,
  onTokenRefused,
}: HttpDeps): Http {
  /** Of the newest command that was answered: queries ask for read models at least as new. */
  let position: string | null = null;
  function newest(): string | null {
    const news = told();
    return news === null ? position : newerOf(position, news);
  }
  const brokenOff = (): never => {
    throw new CallFailed({ kind: isOnline() ? 'unreachable' : 'offline' });
  };

  async function send(
    method: Method,
    path: string,
    { body, form, idempotencyKey, signal, keepalive = false }: CallOptions,
  ): Promise<Response> {
    const bearer = token();
    const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': locale() };
    if (bearer !== null) headers['Authorization'] = `Bearer ${bearer}`;
    const wanted = newest();
    if (method === 'GET' && wanted !== null) headers[MIN_POSITION] = wanted;
    if (method !== 'GET') headers[IDEMPOTENCY_KEY] = idempotencyKey ?? newId();
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const payload = form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body);
    const response = await fetch(path, {
      method,
      headers,
      body: payload,
      keepalive,
      ...(signal ? { signal } : {}),
    }).catch(brokenOff);
    const seen = response.headers.get(POSITION);
    if (seen !== null && method === 'GET') onShown(seen, response.headers.has(STALE));
    else if (seen !== null) position = newerOf(position, seen);
    if (response.ok) return response;
    const failure = await failureIn(response);
    const refused = response.status === 401 && !isRefusal(failure, 'secondFactorNeeded');
    if (refused && bearer !== null) onTokenRefused(bearer);
    throw new CallFailed(failure);
  }

  return {
    async call<T>(method: Method, path: string, options: CallOptions = {}) {
      const response = await send(method, path, options);
      if (response.status === 204) return undefined as T;
      return (await response.json().catch(brokenOff)) as T;
    },
    async file(path) {
      const response = await send('GET', path, {});
      const bytes = await response.blob().catch(brokenOff);
      return { name: nameIn(response) ?? path.slice(path.lastIndexOf('/') + 1), bytes };
    },
  };
}

const nameIn = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? null;

async function failureIn(response: Response): Promise<Failure> {
  const isProblem = response.headers.get('Content-Type')?.startsWith(PROBLEM_TYPE) === true;
  const problem = isProblem
    ? await response.json().then(
        (body) => body as Problem,
        () => null,
      )
    : null;
  if (response.status >= 500 || problem === null)
    return { kind: response.status > 500 ? 'unreachable' : 'server' };
  const { status, code, detail, facts = {} } = problem;
  return { kind: 'refused', status, code, facts, fields: typeof detail === 'string' ? {} : fieldsOf(detail) };
}
