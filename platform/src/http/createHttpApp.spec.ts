import { createHash, randomBytes } from 'node:crypto';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { Registry } from 'prom-client';
import * as yup from 'yup';
import type { ErrorReporter } from '../errors/errorReporter.ts';
import { UnknownEventType } from '../engines/unknownEventType.ts';
import { createLogger } from '../process/logger.ts';
import { Refusal } from '../refusal.ts';
import { Unavailable } from '../unavailable.ts';
import { KeyDestroyed } from '../vault/keyVault.ts';
import { createHttpApp, type HttpAppDeps } from './createHttpApp.ts';
import { createPositions } from './createPositions.ts';
import { listen } from './port/listen.ts';
import { type Caller, routeFor } from './route.ts';

type Session = Caller & { terms: boolean; proven: boolean };
const sessions: Record<string, Session> = {
  anna: { accountId: 'anna', roles: [], terms: true, proven: false },
  fresh: { accountId: 'fresh', roles: [], terms: true, proven: true },
  newcomer: { accountId: 'newcomer', roles: [], terms: false, proven: false },
  boss: { accountId: 'boss', roles: ['admin'], terms: true, proven: false },
  maker: { accountId: 'maker', roles: ['service'], terms: false, proven: false },
};

const positions = createPositions({ secret: Buffer.alloc(32, 1), storeId: 'log' });
const placeIn = ({ headers }: { headers: Headers }, accountId: string) =>
  positions.highest(accountId, headers.get('x-position') ?? '');

const route = routeFor<Session>();
const uuid = yup.object({ uuid: yup.string().uuid().required() });
const page = yup.object({
  skip: yup.number().integer().min(0).default(0),
  limit: yup.number().integer().min(1).max(100).default(100),
});
const sheet = yup.object({
  name: yup.string().trim().required().min(2, 'nameTooShort'),
  age: yup.number().min(3).max(17),
  links: yup.array(yup.object({ to: yup.string().uuid().required() })),
});
const ok = { 200: { description: 'Done' } };
const ended: string[] = [];
type Refused = [string, string | Buffer, Record<string, string>, number, string];
const packings = { gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync };
const inEveryPacking = (bytes: Buffer) => ({
  gzip: packings.gzip(bytes),
  deflate: packings.deflate(bytes),
  br: packings.br(bytes),
});
const packed = inEveryPacking(
  Buffer.from(JSON.stringify({ name: 'Rex', note: randomBytes(500).toString('hex') })),
);
const broken = (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at > 20 ? byte ^ 0x5a : byte)));
const routes = [
  route({
    method: 'GET',
    path: '/api/pets/',
    summary: 'Lists',
    auth: 'account',
    schemas: { query: page },
    projections: ['pets', 'owners'],
    answers: {
      200: {
        description: 'A page',
        schema: yup.object({ items: yup.array(), total: yup.number().required() }),
      },
    },
    handle: async ({ query }) => ({
      body: { items: [], total: query.limit + query.skip, padding: 'x'.repeat(2000) },
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/pets/:uuid',
    summary: 'Changes',
    auth: 'account',
    schemas: { params: uuid, body: sheet },
    keepUnknown: true,
    answers: ok,
    refusals: ['petLimitReached'],
    handle: async ({ params, body, caller, language }) => ({
      body: { ...params, ...body, of: caller.accountId, language },
      position: 12,
    }),
  }),
  route({
    method: 'POST',
    path: '/api/token',
    summary: 'Logs in',
    auth: 'public',
    bodyType: 'form',
    schemas: { body: yup.object({ username: yup.string().required(), password: yup.string().required() }) },
    answers: ok,
    handle: async ({ body }) => {
      if (body.password === 'late') throw new Refusal('unconfirmed');
      if (body.password !== 'right') throw new Refusal('wrongLogin', { loc: ['body', 'password'] });
      return { body: { user: body.username, fields: Object.keys(body) } };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/me',
    summary: 'Leaves',
    auth: 'account',
    needsProof: true,
    answers: ok,
    handle: async () => ({}),
  }),
  route({
    method: 'GET',
    path: '/api/me',
    summary: 'Me',
    auth: 'account',
    termsExempt: true,
    answers: ok,
    handle: async ({ ctx }) => ({ body: { ip: ctx.ip } }),
  }),
  route({
    method: 'GET',
    path: '/files/*key',
    summary: 'A file',
    auth: 'public',
    answers: ok,
    handle: async () => ({ body: {} }),
  }),
  route({
    method: 'GET',
    path: '/api/admin',
    summary: 'Looks',
    auth: 'admin',
    answers: ok,
    handle: async () => ({ body: {} }),
  }),
  route({
    method: 'POST',
    path: '/internal/report',
    summary: 'Reports',
    auth: 'service',
    answers: ok,
    handle: async () => ({}),
  }),
  route({
    method: 'POST',
    path: '/api/fail/:how',
    summary: 'Fails',
    auth: 'public',
    schemas: { params: yup.object({ how: yup.string().required() }) },
    answers: ok,
    handle: async ({ params: { how }, ctx }) => {
      if (how === 'away') throw new Unavailable('canary');
      if (how === 'unread') throw new UnknownEventType('PetPainted', 'pet-1');
      if (how === 'erased') throw new KeyDestroyed('canary');
      if (how === 'limit') throw new Refusal('petLimitReached', { limit: 1, plan: 'free' });
      if (how === 'halfway') {
        ctx.respond = false;
        ctx.res.writeHead(200, { 'content-length': '10' });
        ctx.res.write('half');
      }
      if (how === 'often') throw new Refusal('tooMany', { retryAfterSeconds: 30 });
      throw new Error('canary: a name');
    },
  }),
  route({
    method: 'GET',
    path: '/api/stream',
    summary: 'Streams',
    auth: 'public',
    answers: { 200: { description: 'Frames', type: 'text/event-stream' } },
    handle: async ({ ctx, signal }) => {
      ctx.respond = false;
      ctx.res.writeHead(200, { 'content-type': 'text/event-stream' });
      ctx.res.write('data: first\n\n');
      signal.addEventListener('abort', () => {
        ended.push(ctx.req.destroyed ? 'client' : 'us');
        ctx.res.end('data: bye\n\n');
      });
    },
  }),
];

const words: Record<string, Record<string, string>> = {
  en: {
    required: 'Please fill this in',
    nameTooShort: 'At least 2 letters',
    min: 'At least {min}',
    wrongLogin: 'Wrong email or password',
  },
  de: { required: 'Bitte ausfüllen' },
};

async function house(changes: Partial<HttpAppDeps<Session>> = {}) {
  const logged: string[] = [];
  const reported: { error: unknown; context: unknown }[] = [];
  const errorReporter: ErrorReporter = {
    report: (error, context) => void reported.push({ error, context }),
    close: async () => {},
  };
  const stopping = new AbortController();
  const app = createHttpApp<Session>({
    routes,
    authority: {
      identify: async (token) => {
        const session = Object.hasOwn(sessions, token) ? sessions[token] : undefined;
        if (!session) throw new Refusal('tokenInvalid');
        return session;
      },
      hasAcceptedTerms: ({ terms }) => terms,
      hasFreshProof: ({ proven }) => proven,
    },
    statusOf: { tokenInvalid: 401, unconfirmed: 401, wrongLogin: 401, tooMany: 429 },
    translate: (code, params, language) => words[language]?.[code]?.replace('{min}', String(params.min)),
    languages: ['en', 'de', 'fr'],
    positions,
    progress: { waitFor: async () => true, reached: async () => 7 },
    checks: { store: () => ({ ok: true }) },
    registry: new Registry(),
    logger: createLogger({ name: 'test' }, { write: (line) => void logged.push(line) }),
    errorReporter,
    stopping: stopping.signal,
    described: { title: 'Pets', version: '1', routes },
    ...changes,
  });
  const onError = (error: unknown) => void reported.push({ error, context: null });
  const { address, close } = await listen(app.callback(), { host: '127.0.0.1', port: 0, stopping, onError });
  const call = async (
    method: string,
    path: string,
    init: { as?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const { as, body } = init;
    const raw = typeof body === 'string' || body instanceof Uint8Array || body === undefined;
    const headers = {
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(raw ? {} : { 'content-type': 'application/json' }),
      ...init.headers,
    };
    const answer = await fetch(address + path, {
      method,
      headers,
      body: (raw ? body : JSON.stringify(body)) as string,
    });
    const content = await answer.text();
    return {
      status: answer.status,
      headers: answer.headers,
      text: content,
      json: content.startsWith('{') ? JSON.parse(content) : undefined,
    };
  };
  return { call, logged, reported, close, stopping, address };
}

let open: Awaited<ReturnType<typeof house>> | undefined;
async function serving(changes?: Partial<HttpAppDeps<Session>>) {
  open = await house(changes);
  return open;
}
afterEach(() => open?.close());

const pet = '/api/pets/3f2c9e1a-7b64-4a0e-8c55-0d9be3a1f2aa';
const json = { 'content-type': 'application/json' };

describe('validation', () => {
  it('hands over what the schemas cast, with defaults, and keeps other fields where the row says so', async () => {
    const { call } = await serving();
    const list = await call('GET', '/api/pets/?skip=5', { as: 'anna' });
    expect([list.json.total, list.headers.get('cache-control')]).toEqual([105, 'no-store']);
    const answer = await call('PUT', pet, { as: 'anna', body: { name: ' Rex ', colour: 'red' } });
    expect(answer.json).toMatchObject({ name: 'Rex', colour: 'red', of: 'anna' });
  });

  it('answers 422 with a list of places, types and texts in the caller’s language', async () => {
    const { call } = await serving();
    const body = { age: 2, links: [{ to: 'x' }], name: 'R' };
    const { status, json: problem, headers } = await call('PUT', pet, { as: 'anna', body });
    expect([status, headers.get('content-type')]).toEqual([422, 'application/problem+json']);
    expect(problem).toMatchObject({
      status: 422,
      code: 'invalid',
      type: '/api/docs#invalid',
      title: 'invalid',
    });
    expect(problem.detail).toHaveLength(3);
    expect(problem.detail).toEqual(
      expect.arrayContaining([
        { loc: ['body', 'name'], msg: 'At least 2 letters', type: 'nameTooShort' },
        { loc: ['body', 'age'], msg: 'At least 3', type: 'min' },
        { loc: ['body', 'links', 0, 'to'], msg: 'uuid', type: 'uuid' },
      ]),
    );
    const german = await call('PUT', pet, {
      as: 'anna',
      body: {},
      headers: { 'accept-language': 'de-AT, en;q=0.5' },
    });
    expect(german.json.detail).toEqual([{ loc: ['body', 'name'], msg: 'Bitte ausfüllen', type: 'required' }]);
    expect(
      (await call('PUT', '/api/pets/1', { as: 'anna', body: { name: 'Rex' } })).json.detail[0].loc,
    ).toEqual(['path', 'uuid']);
    expect((await call('GET', '/api/pets/?limit=101', { as: 'anna' })).json.detail[0]).toMatchObject({
      loc: ['query', 'limit'],
      type: 'max',
    });
  });

  it.each(['gzip', 'deflate', 'br'] as const)(
    'survives a body of %s that breaks where it has been read far enough, or nearly',
    async (encoding) => {
      const { call } = await serving();
      const letters = Array.from({ length: 3_000 }, (_, n) =>
        createHash('sha256').update(`${n}`).digest('hex'),
      );
      const whole = packings[encoding](Buffer.from(`{"name":"${letters.join('')}`));
      for (let at = 20_000; at < whole.length; at += 2_000) {
        const body = Buffer.from(whole.map((byte, n) => (n >= at && n < at + 400 ? byte ^ 0x5a : byte)));
        const { status } = await call('PUT', pet, {
          as: 'anna',
          body,
          headers: { ...json, 'content-encoding': encoding },
        });
        expect([400, 413]).toContain(status);
      }
    },
  );

  it.each([
    ['malformed JSON', '{"name": "Re', json, 400, 'notJson'],
    ['JSON that is no object', '"Rex"', json, 400, 'notJson'],
    ['a list', '[]', json, 422, 'invalid'],
    ['another content type', 'name=Rex', { 'content-type': 'text/plain' }, 415, 'unsupportedMediaType'],
    ['no content type', Buffer.from('{}'), {}, 415, 'unsupportedMediaType'],
    ['an unknown packing', '{}', { ...json, 'content-encoding': 'zip' }, 415, 'unsupportedMediaType'],
    ['a body over 64 kB', `{"name":"${'x'.repeat(65_536)}"}`, json, 413, 'tooLarge'],
    [
      'a packed body that is over 64 kB unpacked',
      gzipSync(`{"name":"${'x'.repeat(1_000_000)}"}`),
      { ...json, 'content-encoding': 'gzip' },
      413,
      'tooLarge',
    ],
    [
      'a body that is not what its encoding says',
      'plain',
      { ...json, 'content-encoding': 'gzip' },
      400,
      'notJson',
    ],
    ...(['gzip', 'deflate', 'br'] as const).flatMap((encoding): Refused[] => [
      [
        `nonsense as ${encoding}`,
        'plain nonsense',
        { ...json, 'content-encoding': encoding },
        400,
        'notJson',
      ],
      [
        `half a body as ${encoding}`,
        packed[encoding].subarray(0, -5),
        { ...json, 'content-encoding': encoding },
        400,
        'notJson',
      ],
      [
        `a broken body as ${encoding}`,
        broken(packed[encoding]),
        { ...json, 'content-encoding': encoding },
        400,
        'notJson',
      ],
    ]),
    ['__proto__', '{"name":"Rex","__proto__":{"admin":true}}', json, 400, 'notJson'],
    ['constructor', '{"name":"Rex","extra":{"constructor":{"prototype":{}}}}', json, 422, 'invalid'],
    ['a toString that casting would call', '{"name":{"toString":1}}', json, 422, 'invalid'],
    ['nesting without end', `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, json, 422, 'invalid'],
    ['half a surrogate pair', '{"name":"Re\\ud800x"}', json, 422, 'invalid'],
    ['NUL', '{"name":"Re\\u0000x"}', json, 422, 'invalid'],
    ['an empty body', '', json, 422, 'invalid'],
    ['a thing for a text', '{"name":{}}', json, 422, 'invalid'],
    ['a list for a text', '{"name":["Rex"]}', json, 422, 'invalid'],
  ])('refuses %s as a problem', async (_what, body, headers, status, code) => {
    const { call, reported } = await serving();
    const answer = await call('PUT', pet, { as: 'anna', body, headers });
    expect([answer.status, answer.json?.code]).toEqual([status, code]);
    expect(answer.headers.get('connection')).toBe(status === 413 ? 'close' : 'keep-alive');
    expect(reported).toEqual([]);
  });

  it('names twenty faults at most', async () => {
    const { call } = await serving();
    const links = Array.from({ length: 300 }, () => ({ to: 'x' }));
    expect((await call('PUT', pet, { as: 'anna', body: { name: 'Rex', links } })).json.detail).toHaveLength(
      20,
    );
  });

  it('meets any body, path and query with the declared shape, never with a 5xx', async () => {
    const { call } = await serving();
    const word = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('%', '%zz', '%E0%A4', '__proto__', '..', '//', '[]', '\u{1F98A}', '%00'),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.jsonValue({ maxDepth: 5 }),
        word,
        fc.array(fc.tuple(word, word), { maxLength: 4 }),
        async (body, segment, pairs) => {
          const path = encodeURI(segment.toWellFormed?.() ?? '').replace(/[?#]/g, '');
          const query = pairs
            .map(([key, value]) => `${key}=${value}`.replace(/[^\x21-\x7e]/g, ''))
            .join('&')
            .replace('#', '');
          for (const [method, target] of [
            ['PUT', `/api/pets/${path}`],
            ['PUT', pet],
            ['POST', `/${path}`],
            ['GET', `/api/pets/?${query}&limit=1&limit=2`],
          ] as const) {
            const answer = await call(method, target, {
              as: 'anna',
              ...(method === 'GET' ? {} : { body: JSON.stringify(body), headers: json }),
            });
            expect(answer.status).toBeLessThan(500);
            if (answer.status >= 400)
              expect(answer.json).toMatchObject({
                status: answer.status,
                code: expect.any(String),
                detail: expect.anything(),
              });
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('answers malformed percent-encoding, unknown paths and methods as problems', async () => {
    const { call } = await serving();
    expect((await call('GET', '/api/pets/%E0%A4%A')).json).toMatchObject({ status: 400, code: 'badRequest' });
    expect((await call('GET', '/nowhere')).json).toMatchObject({ status: 404, code: 'notFound' });
    const wrong = await call('DELETE', '/api/token');
    expect([wrong.json.code, wrong.headers.get('allow')]).toEqual(['methodNotAllowed', 'POST']);
  });
});

describe('forms', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  it('are read where the row asks for them', async () => {
    const { call } = await serving();
    const login = (body: string, headers: Record<string, string> = form) =>
      call('POST', '/api/token', { body, headers });
    const answer = await login('username=anna%40x.org&password=right&more=dropped');
    expect(answer.json).toEqual({ user: 'anna@x.org', fields: expect.not.arrayContaining(['more']) });
    expect((await login('{"username":"a","password":"right"}', json)).status).toBe(415);
    expect((await login('username[a]=b&password=right')).status).toBe(422);
  });

  it('a refusal is told by its code, or as a list with a text where it names a place', async () => {
    const { call } = await serving();
    const login = (password: string) =>
      call('POST', '/api/token', { body: `username=a&password=${password}`, headers: form });
    expect((await login('late')).json).toMatchObject({ status: 401, detail: 'unconfirmed' });
    expect((await login('wrong')).json.detail).toEqual([
      { loc: ['body', 'password'], msg: 'Wrong email or password', type: 'wrongLogin' },
    ]);
  });
});

describe('callers', () => {
  const expected: Record<string, Record<string, number>> = {
    'PUT account': { none: 401, garbage: 401, newcomer: 403, anna: 200, boss: 200, maker: 403 },
    'GET exempt': { none: 401, garbage: 401, newcomer: 200, anna: 200, boss: 200, maker: 403 },
    'DELETE proof': { none: 401, newcomer: 403, anna: 403, fresh: 204 },
    'GET admin': { none: 401, newcomer: 403, anna: 403, boss: 200, maker: 403 },
    'POST service': { none: 401, anna: 403, boss: 403, maker: 204 },
  };
  const paths: Record<string, [string, string, object?]> = {
    'PUT account': ['PUT', pet, { name: 'Rex' }],
    'GET exempt': ['GET', '/api/me'],
    'DELETE proof': ['DELETE', '/api/me'],
    'GET admin': ['GET', '/api/admin'],
    'POST service': ['POST', '/internal/report'],
  };
  it.each(Object.keys(expected))('%s', async (name) => {
    const { call } = await serving();
    const [method, path, body] = paths[name]!;
    const statuses: Record<string, number> = {};
    for (const as of Object.keys(expected[name]!)) {
      statuses[as] = (
        await call(method, path, { ...(as === 'none' ? {} : { as }), ...(body ? { body } : {}) })
      ).status;
    }
    expect(statuses).toEqual(expected[name]);
  });

  it('hear why, and are known before their input is looked at', async () => {
    const { call } = await serving();
    expect((await call('PUT', pet, { body: '{', headers: json })).json).toMatchObject({
      code: 'tokenMissing',
    });
    expect((await call('PUT', pet, { as: 'newcomer', body: {} })).json).toMatchObject({
      code: 'termsNotAccepted',
    });
    expect((await call('DELETE', '/api/me', { as: 'anna' })).json).toMatchObject({
      code: 'reauthenticationNeeded',
    });
    expect((await call('GET', '/api/me', { as: '__proto__' })).headers.get('www-authenticate')).toBe(
      'Bearer',
    );
  });
});

describe('failures', () => {
  it('a refusal has its status, its code and its facts', async () => {
    const { call } = await serving();
    const { json: problem } = await call('POST', '/api/fail/limit');
    expect(problem).toMatchObject({
      status: 409,
      code: 'petLimitReached',
      detail: 'petLimitReached',
      facts: { limit: 1, plan: 'free' },
    });
    const often = await call('POST', '/api/fail/often');
    expect([often.status, often.headers.get('retry-after'), often.json.facts]).toEqual([
      429,
      '30',
      undefined,
    ]);
  });

  it('a store that is away is 503 with Retry-After, and not reported as a fault of the program', async () => {
    const { call, reported } = await serving();
    const { status, headers, text } = await call('POST', '/api/fail/away');
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
    expect(text).not.toContain('canary');
    expect(reported).toEqual([]);
  });

  it('an event that this version cannot read is 503, a subject that is gone for good 404', async () => {
    const { call } = await serving();
    expect((await call('POST', '/api/fail/unread')).json).toMatchObject({ status: 503, code: 'unavailable' });
    expect((await call('POST', '/api/fail/erased')).json).toMatchObject({ status: 404, code: 'notFound' });
  });

  it('anything else is 500 without a word of it, reported by route and request id', async () => {
    const { call, reported, logged } = await serving();
    const { json: problem, text, headers } = await call('POST', '/api/fail/badly?secret=canary');
    expect(problem).toMatchObject({ status: 500, code: 'unexpected', detail: 'unexpected' });
    expect(reported).toEqual([
      {
        error: expect.any(Error),
        context: { route: '/api/fail/:how', requestId: headers.get('x-request-id') },
      },
    ]);
    expect(text + logged.join('')).not.toContain('canary');
    expect(logged.join('')).toContain('"type":"Error"');
  });
});

it('breaks an answer off that fails halfway, and goes on serving', async () => {
  const { call, address } = await serving();
  const answer = fetch(`${address}/api/fail/halfway`, { method: 'POST' });
  await expect(answer.then((begun) => begun.text())).rejects.toThrow(/fetch failed|terminated/);
  expect((await call('GET', '/healthz')).status).toBe(200);
});

it('tells a stream when its client has hung up', async () => {
  const { address } = await serving();
  ended.length = 0;
  const hangUp = new AbortController();
  await fetch(`${address}/api/stream`, { signal: hangUp.signal });
  hangUp.abort();
  while (ended.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(ended).toEqual(['client']);
});

describe('positions', () => {
  it('a command answers with the position it brought about', async () => {
    const { call } = await serving();
    expect(placeIn(await call('PUT', pet, { as: 'anna', body: { name: 'Rex' } }), 'anna')).toBe(12);
  });

  it('are told to nobody who is not logged in, and not to our own processes', async () => {
    const handle = async () => ({ position: 12, body: {} });
    const open = { ...routes[0]!, auth: 'public' as const, handle };
    const own = { ...routes[0]!, path: '/internal/pets', auth: 'service' as const, handle };
    const { call } = await serving({ routes: [open, own] });
    const answers = [await call('GET', '/api/pets/'), await call('GET', '/internal/pets', { as: 'maker' })];
    for (const { status, headers } of answers)
      expect([status, headers.get('x-position')]).toEqual([200, null]);
  });

  it('a query waits for its read models up to the newest position the caller has seen, and says when they are late', async () => {
    const waited: unknown[] = [];
    const { call } = await serving({
      progress: {
        waitFor: async (...asked) => {
          waited.push(asked);
          return asked[1] < 10;
        },
        reached: async () => 7,
      },
    });
    const list = async (...seen: string[]) =>
      (
        await call('GET', '/api/pets/', { as: 'anna', headers: { 'x-min-position': seen.join() } })
      ).headers.get('x-stale');
    const word = (position: number, accountId = 'anna') => positions.issue(accountId, position);
    expect([await list(word(9)), await list(word(10), 'log.99', word(4))]).toEqual([null, '1']);
    expect(waited).toEqual([
      [['pets', 'owners'], 9, 2000],
      [['pets', 'owners'], 10, 2000],
    ]);
    const elsewhere = createPositions({ secret: Buffer.alloc(32, 1), storeId: 'other' }).issue('anna', 10);
    for (const foreign of [elsewhere, word(10, 'fresh'), 'log.10', 'nonsense', 'x'.repeat(48)])
      expect(await list(foreign)).toBeNull();
    expect(waited).toHaveLength(2);
  });

  it('a query says from where on its news begin: how far its read models were before it was answered', async () => {
    const asked: string[] = [];
    const list = { ...routes[0]!, handle: async () => (asked.push('answered'), { body: {} }) };
    const { call } = await serving({
      routes: [list],
      progress: {
        waitFor: async () => true,
        reached: async (projections) => (asked.push(projections.join()), 7),
      },
    });
    expect(placeIn(await call('GET', '/api/pets/', { as: 'anna' }), 'anna')).toBe(7);
    expect(asked).toEqual(['pets,owners', 'answered']);
  });
});

describe('a page of another site', () => {
  const ask = async (method: string, path: string, site: string | null, as?: string) => {
    const { call } = await serving();
    const headers = site === null ? {} : { 'sec-fetch-site': site };
    const body =
      method === 'GET' ? {} : { body: method === 'POST' ? 'username=a&password=right' : { name: 'Rex' } };
    const form = method === 'POST' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const answer = await call(method, path, {
      ...(as ? { as } : {}),
      ...body,
      headers: { ...headers, ...form },
    });
    return answer.status;
  };

  it('logs nobody in, changes nothing and reads nothing that is not public', async () => {
    expect(await ask('POST', '/api/token', 'cross-site')).toBe(403);
    expect(await ask('PUT', pet, 'cross-site', 'anna')).toBe(403);
    expect(await ask('GET', '/api/pets/', 'cross-site', 'anna')).toBe(403);
    expect(await ask('GET', '/api/pets/', 'Cross-Site')).toBe(403);
  });

  it('may lead to what anybody may read', async () => {
    expect(await ask('GET', '/api/openapi.json', 'cross-site')).toBe(200);
    expect(await ask('GET', '/healthz', 'cross-site')).toBe(200);
  });

  it.each(['same-origin', 'same-site', 'none', null])('is not what says %p', async (site) => {
    expect(await ask('POST', '/api/token', site)).toBe(200);
    expect(await ask('PUT', pet, site, 'anna')).toBe(200);
    expect(await ask('GET', '/api/pets/', site, 'anna')).toBe(200);
  });
});

describe('what every answer carries', () => {
  it('the policy to the letter, on pages, data and problems alike', async () => {
    const { call } = await serving();
    for (const path of ['/api/docs', '/api/openapi.json', '/nowhere', '/healthz']) {
      expect((await call('GET', path)).headers.get('content-security-policy')).toBe(
        "default-src 'self';script-src 'self';style-src 'self' 'unsafe-inline';img-src 'self' data: blob:;media-src 'self' blob:;connect-src 'self';" +
          "object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self';require-trusted-types-for 'script';trusted-types service-worker;report-uri /api/violations;report-to violations",
      );
      expect((await call('GET', path)).headers.get('reporting-endpoints')).toBe(
        'violations="/api/violations"',
      );
    }
  });

  it('Strict-Transport-Security behind TLS only, as our gateway says', async () => {
    const { call } = await serving();
    expect(
      (await call('GET', '/healthz', { headers: { 'x-forwarded-proto': 'https' } })).headers.get(
        'strict-transport-security',
      ),
    ).toBeNull();
    await open?.close();
    const behind = await serving({ proxiesInFront: 1 });
    expect(
      (await behind.call('GET', '/healthz', { headers: { 'x-forwarded-proto': 'https' } })).headers.get(
        'strict-transport-security',
      ),
    ).toContain('max-age');
    expect((await behind.call('GET', '/healthz')).headers.get('strict-transport-security')).toBeNull();
  });

  it('the address that the gateway added, not the one that a caller claims', async () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.1.2.3' };
    const { call } = await serving();
    expect((await call('GET', '/api/me', { as: 'anna', headers })).json.ip).toBe('127.0.0.1');
    await open?.close();
    const behind = await serving({ proxiesInFront: 1 });
    expect((await behind.call('GET', '/api/me', { as: 'anna', headers })).json.ip).toBe('10.1.2.3');
  });

  it('a request id: the client’s own if it is a UUID', async () => {
    const { call } = await serving();
    const own = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    expect(
      (await call('GET', '/healthz', { headers: { 'x-request-id': own } })).headers.get('x-request-id'),
    ).toBe(own);
    expect(
      (await call('GET', '/healthz', { headers: { 'x-request-id': 'canary' } })).headers.get('x-request-id'),
    ).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('itself, plain, to who says that no form of it will do', async () => {
    const { call } = await serving();
    for (const accepted of [
      '*;q=0',
      'identity;q=0',
      'zstd;q=1, identity;q=0',
      'gzip;q=0, *;q=0',
      ';;,q',
      'x'.repeat(5_000),
    ]) {
      const answer = await call('GET', '/api/pets/', {
        as: 'anna',
        headers: { 'accept-encoding': accepted },
      });
      expect([accepted, answer.status, answer.headers.get('content-encoding')]).toEqual([
        accepted,
        200,
        null,
      ]);
    }
  });

  it.each([
    ['accept-language', ['*;q=0', ';;,,=', 'de;q=nothing', 'x'.repeat(5_000)]],
    ['if-modified-since', ['yesterday', '99999999999999999999', '-1']],
    ['if-none-match', ['*', '"', 'W/']],
    ['range', ['bytes=-00', 'bytes=9-1', 'bytes=,', 'x=1-2', 'bytes=99999999999999999999-']],
    ['accept', ['*/*;q=0', ';', 'a/b/c', '/']],
    ['x-min-position', ['log.', 'log.-1', 'log.1e99', '....']],
    ['content-type', ['/', ';', 'application/json; charset=', 'application/json;;;=']],
  ])('as well whatever %s says', async (name, values) => {
    const { call } = await serving();
    for (const value of values)
      expect([
        value,
        (await call('GET', '/api/pets/', { as: 'anna', headers: { [name]: value } })).status,
      ]).toEqual([value, 200]);
  });

  it('packed where it is long JSON', async () => {
    const { call } = await serving();
    const headers = { 'accept-encoding': 'gzip' };
    expect((await call('GET', '/api/pets/', { as: 'anna', headers })).headers.get('content-encoding')).toBe(
      'gzip',
    );
    expect((await call('GET', '/healthz', { headers })).headers.get('content-encoding')).toBeNull();
  });
});

describe('what operators see', () => {
  it('one log line per request with the route’s pattern and nothing the caller wrote', async () => {
    const { call, logged } = await serving();
    await call('PUT', `${pet}?q=canary`, {
      as: 'anna',
      body: { name: 'Canary' },
      headers: { 'x-request-id': 'canary' },
    });
    await call('GET', '/canary');
    const lines = logged.map((line) => JSON.parse(line));
    expect(lines.map(({ method, route: pattern, status }) => [method, pattern, status])).toEqual([
      ['PUT', '/api/pets/:uuid', 200],
      ['GET', 'none', 404],
    ]);
    expect(lines.map(({ accountId, refusal }) => [accountId, refusal])).toEqual([
      ['anna', undefined],
      [undefined, 'notFound'],
    ]);
    expect(Object.keys(lines[0]).toSorted()).toEqual([
      'accountId',
      'correlationId',
      'level',
      'method',
      'ms',
      'msg',
      'name',
      'requestId',
      'route',
      'status',
      'time',
    ]);
    expect(logged.join('')).not.toMatch(/canary|3f2c9e1a/i);
  });

  it('durations by route as a metric, without strangers’ paths', async () => {
    const { call } = await serving();
    await call('GET', '/api/me', { as: 'anna' });
    await call('GET', '/canary');
    const { text } = await call('GET', '/metrics');
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/me",status="200"} 1',
    );
    expect(text).not.toContain('canary');
  });

  it('only from this machine without a proxy between, or with the token: others learn whether it is ready', async () => {
    const metricsToken = 'a-word-that-nobody-guesses';
    const { call } = await serving({ metricsToken, checks: { views: () => ({ ok: false, stoppedAt: 7 }) } });
    const proxied = { 'x-forwarded-for': '127.0.0.1' };
    const looks = async (headers: Record<string, string>) => {
      const [metrics, ready] = [
        await call('GET', '/metrics', { headers }),
        await call('GET', '/readyz', { headers }),
      ];
      return [metrics.status, ready.status, ready.json];
    };
    const everything = { ready: false, stopping: false, checks: { views: { ok: false, stoppedAt: 7 } } };
    expect(await looks({})).toEqual([200, 503, everything]);
    expect(await looks({ ...proxied, authorization: `Bearer ${metricsToken}` })).toEqual([
      200,
      503,
      everything,
    ]);
    for (const authorization of ['', 'Bearer a-word', `Basic ${metricsToken}`])
      expect(await looks({ ...proxied, authorization })).toEqual([404, 503, { ready: false }]);
    expect(await looks({ via: '1.1 a' })).toEqual([404, 503, { ready: false }]);
    await open?.close();
    const untold = await serving();
    for (const authorization of ['Bearer null', 'Bearer undefined', 'Bearer'])
      expect((await untold.call('GET', '/metrics', { headers: { ...proxied, authorization } })).status).toBe(
        404,
      );
  });

  it('that it is not ready any more while it stops', async () => {
    const { call, stopping } = await serving();
    expect((await call('GET', '/readyz')).status).toBe(200);
    stopping.abort();
    expect((await call('GET', '/readyz')).json).toMatchObject({ ready: false, stopping: true });
  });

  it('readiness, and why not', async () => {
    const { call } = await serving({
      checks: {
        store: () => ({ ok: true }),
        views: () => ({ ok: false, stoppedAt: 7 }),
        bus: () => Promise.reject(new RangeError('canary')),
      },
    });
    const { status, json: body } = await call('GET', '/readyz');
    expect([status, body]).toEqual([
      503,
      {
        ready: false,
        stopping: false,
        checks: {
          store: { ok: true },
          views: { ok: false, stoppedAt: 7 },
          bus: { ok: false, error: 'RangeError' },
        },
      },
    ]);
    expect((await call('GET', '/healthz')).status).toBe(200);
  });
});

describe('the description', () => {
  it('is made from the schemas that validate', async () => {
    const { call } = await serving();
    const { json: api } = await call('GET', '/api/openapi.json');
    expect(api.openapi).toBe('3.1.0');
    expect(Object.keys(api.paths)).toEqual(
      expect.arrayContaining(['/api/pets/', '/api/pets/{uuid}', '/api/token']),
    );
    const change = api.paths['/api/pets/{uuid}'].put;
    expect(change.parameters).toContainEqual({
      name: 'uuid',
      in: 'path',
      required: true,
      schema: { type: 'string', format: 'uuid' },
    });
    expect(change.requestBody.content['application/json'].schema).toEqual({
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', minLength: 2 },
        age: { type: 'number', minimum: 3, maximum: 17 },
        links: {
          type: 'array',
          items: { type: 'object', required: ['to'], properties: { to: { type: 'string', format: 'uuid' } } },
        },
      },
    });
    expect(api.paths['/api/pets/'].get.parameters).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 100 },
    });
    expect(Object.keys(api.paths['/api/token'].post.requestBody.content)).toEqual([
      'application/x-www-form-urlencoded',
    ]);
    expect(change.responses[409].description).toContain('petLimitReached');
    const file = api.paths['/files/{key}'].get;
    expect(file.parameters).toEqual([
      { name: 'key', in: 'path', required: true, schema: { type: 'string' }, 'x-rest': true },
    ]);
    expect([file.tags, change.tags]).toEqual([['files'], ['pets']]);
  });

  it('names the headers by which an answer and its news hang together', async () => {
    const headers = { 'Last-Event-ID': 'Begins after this place' };
    const { call } = await serving({
      described: { title: 'Pets', version: '1', routes: [{ ...routes[0]!, headers }] },
    });
    const list = (await call('GET', '/api/openapi.json')).json.paths['/api/pets/'].get;
    expect(list.parameters).toContainEqual({
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      schema: { type: 'string' },
      description: 'Begins after this place',
    });
    expect(Object.keys(list.responses[200].headers)).toEqual(['X-Stale', 'X-Position']);
  });

  it('can be read as a page that needs no script', async () => {
    const { call } = await serving();
    const { text, headers } = await call('GET', '/api/docs');
    expect(headers.get('content-type')).toContain('text/html');
    expect(text).toContain('PUT /api/pets/:uuid'.replace(':uuid', '{uuid}'));
    expect(text).not.toMatch(/<script|onload=|https?:\/\//);
  });

  it('has a place for each problem, where its `type` leads', async () => {
    const { call } = await serving();
    const { text } = await call('GET', '/api/docs');
    for (const code of ['invalid', 'wrongLogin', 'tooMany']) expect(text).toContain(`<tr id="${code}">`);
  });
});

it('does not start with a path whose values no schema checks', async () => {
  const row = route({
    method: 'GET',
    path: '/api/x/:id',
    summary: '',
    auth: 'public',
    answers: ok,
    handle: async () => ({}),
  });
  await expect(house({ routes: [row] })).rejects.toThrow('GET /api/x/:id: give its path values a schema');
});

it('ends event streams and readiness when the process stops, and lets requests finish', async () => {
  const { address, close } = await serving();
  const stream = await fetch(`${address}/api/stream`);
  const closing = close();
  expect(await stream.text()).toBe('data: first\n\ndata: bye\n\n');
  await closing;
  await expect(fetch(`${address}/healthz`)).rejects.toThrow('fetch failed');
});
