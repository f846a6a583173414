import { IDEMPOTENCY_KEY, MIN_POSITION, POSITION, STALE } from '@storylark/contracts/http/headers';
import { type Problem, PROBLEM_TYPE } from '@storylark/contracts/http/problem';
import { servedBy } from '@storylark/contracts/servedBy';
import { CallFailed, type Failure, fieldsOf, isRefusal } from '../failure.ts';
import { newId } from '../newId.ts';
import { askedAhead } from './fetchAhead.ts';

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
  /** When all that is being asked for now has been answered, or has failed. */
  settled(): Promise<unknown>;
}

/**
 * Up to where what a query showed knows everything. Positions cannot be compared, but it is known what they
 * were asked for with.
 */
export type Shown = {
  position: string;
  /** It is at least as new as this one, unless it `isStale`: older than what was asked for. */
  askedAfter: string | null;
  isStale: boolean;
  /** False for what the command side answers: that is always the newest, and says nothing of the others. */
  isOfReadModels: boolean;
};

export type HttpDeps = {
  fetch: typeof globalThis.fetch;
  token: () => string | null;
  locale: () => string;
  isOnline: () => boolean;
  /** Position up to which news have been told: what is asked for from now on is not to be from before. */
  told: () => string | null;
  onShown: (shown: Shown) => void;
  /** Called when a token that was sent is no longer good. */
  onTokenRefused: (token: string) => void;
};

/**
 * So many of the commands answered last are named to the house, which knows the newest of them: they may have
 * been answered in another order than they were carried out in.
 */
const COMMANDS_NAMED = 8;

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
  /** Positions of the commands answered last: queries ask for read models at least as new. */
  let commands: readonly string[] = [];
  const underWay = new Set<Promise<Response>>();
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
    const news = told();
    const wanted = news === null ? commands : [...commands, news];
    if (method === 'GET' && wanted.length > 0) headers[MIN_POSITION] = wanted.join();
    if (method !== 'GET') headers[IDEMPOTENCY_KEY] = idempotencyKey ?? newId();
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    const payload = form ? new URLSearchParams(form) : body === undefined ? null : JSON.stringify(body);
    const asked = fetch(path, {
      method,
      headers,
      body: payload,
      keepalive,
      ...(signal ? { signal } : {}),
    }).then((answer) => {
      const position = answer.headers.get(POSITION);
      if (position !== null && method === 'GET')
        onShown({
          position,
          askedAfter: askedAhead.has(answer) ? null : news,
          isStale: answer.headers.has(STALE),
          isOfReadModels: servedBy(method, path.replace(/\?.*/, '')) === 'queryApi',
        });
      else if (position !== null) commands = [...commands, position].slice(-COMMANDS_NAMED);
      return answer;
    }, brokenOff);
    underWay.add(asked);
    const response = await asked.finally(() => underWay.delete(asked));
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
    settled: () => Promise.allSettled(underWay),
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
