import type { UserView } from '@storylark/contracts/accounts/views';
import { paths } from '@storylark/contracts/paths';
import { PROBLEM_TYPE } from '@storylark/contracts/http/problem';
import { refusalStatus, type RefusalCode } from '@storylark/contracts/refusals';

export type Asked = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers };
type Reply = Response | Promise<Response>;
type Handler = (asked: Asked) => Reply;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
export const nothing = () => new Response(null, { status: 204 });
/** A "no" as the house says it. */
export const refusal = (code: RefusalCode, facts?: Record<string, unknown>) =>
  problem(refusalStatus[code], code, code, facts);
/** Input refused: field and code, as `{ email: 'emailInvalid' }`. */
export const invalid = (fields: Record<string, string>) =>
  problem(
    422,
    'invalid',
    Object.entries(fields).map(([name, type]) => ({
      loc: ['body', ...name.split('.')],
      msg: `server: ${type}`,
      type,
    })),
  );
export const broken = (status = 500) => new Response('oops', { status });

function problem(status: number, code: string, detail: unknown, facts?: Record<string, unknown>) {
  const body = { type: `/api/docs#${code}`, title: code, status, code, detail, ...(facts ? { facts } : {}) };
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': PROBLEM_TYPE } });
}

export const aUser = (changes: Partial<UserView> = {}): UserView => ({
  uuid: '5f2b9c1e-7a44-4f0b-9d0c-2f6a3b1c8d70',
  firstName: 'Katharina',
  lastName: 'Brandt',
  email: 'katharina@example.com',
  language: 'en',
  termsAcceptedAt: '2026-11-01T18:00:00.000Z',
  isAdmin: false,
  isAuditor: false,
  createdAt: '2026-11-01T18:00:00.000Z',
  hasPassword: true,
  googleEmail: null,
  useOutsideModels: null,
  offlineFallback: true,
  spokenName: null,
  subscription: {
    plan: 'free',
    held: 'free',
    interval: null,
    characterLimit: 1,
    charactersUsed: 0,
    storyLimit: 1,
    storiesUsed: 0,
    windowEndsAt: '2026-12-01T18:00:00.000Z',
    periodEndsAt: null,
    downgrade: null,
    cancellation: null,
    by: null,
    underWay: null,
    confirmation: null,
    failed: null,
    withdrawableUntil: null,
    unpaidUntil: null,
    relationships: false,
  },
  ...changes,
});

/**
 * The house as far as a test needs it: `'GET /api/users/me': () => json(aUser())`, keys as contracts'
 * patterns with `:name` parts.
 * Whatever it was not told of fails the call as a dead network does, and is listed in `unknown`. `calls` are
 * all that were made.
 */
export function fakeApi(handlers: Record<string, Handler> = {}) {
  const table = new Map<string, Handler>(
    Object.entries({
      [`GET ${paths.events}`]: silentStream,
      [`GET ${paths.config}`]: () =>
        json({
          googleSignIn: false,
          payments: 'test',
          version: '1',
          termsVersion: '1',
          helpers: { text: null, speech: null, images: null },
        }),
      [`GET ${paths.passkeys}`]: () => json({ passkeys: [], recoveryCodesLeft: 0 }),
      [`GET ${paths.sessions}`]: () => json({ items: [] }),
      ...handlers,
    }),
  );
  const calls: Asked[] = [];
  const unknown: string[] = [];
  async function fetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input, 'http://localhost');
    const asked: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: bodyOf(init.body),
      headers: new Headers(init.headers),
    };
    calls.push(asked);
    const key = [...table.keys()].find((known) => matches(known, asked));
    if (key === undefined) {
      unknown.push(`${asked.method} ${asked.path}`);
      throw new TypeError('Failed to fetch');
    }
    return table.get(key)!(asked);
  }
  return {
    fetch,
    calls,
    unknown,
    /** From now on. */
    on: (key: string, handler: Handler) => void table.set(key, handler),
    /** The bodies that were sent to one address. */
    sent: (key: string) => calls.filter((asked) => matches(key, asked)).map(({ body }) => body),
  };
}
export type FakeApi = ReturnType<typeof fakeApi>;

/** A stream that is open and has nothing to say. */
const silentStream = () =>
  new Response(new ReadableStream({}), { headers: { 'Content-Type': 'text/event-stream' } });

function matches(key: string, { method, path }: Pick<Asked, 'method' | 'path'>) {
  const [wanted, pattern = ''] = key.split(' ');
  return wanted === method && new RegExp(`^${pattern.replace(/:[A-Za-z]+/g, '[^/]+')}$`).test(path);
}

function bodyOf(body: BodyInit | null | undefined): unknown {
  if (body instanceof URLSearchParams) return Object.fromEntries(body);
  return typeof body === 'string' ? JSON.parse(body) : undefined;
}
