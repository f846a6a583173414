import { describe, expect, it } from '@jest/globals';
import { CallFailed, type Failure } from '../failure.ts';
import { askedAhead } from './fetchAhead.ts';
import { createHttp, type HttpDeps } from './http.ts';

type Sent = { url: string; init: RequestInit & { headers: Record<string, string> } };

function door(answer: (sent: Sent) => Response | Promise<Response>, changes: Partial<HttpDeps> = {}) {
  const sent: Sent[] = [];
  const refused: string[] = [];
  const http = createHttp({
    fetch: async (url, init) => {
      const one = { url: url as string, init: init as Sent['init'] };
      sent.push(one);
      return answer(one);
    },
    token: () => 'secret',
    locale: () => 'de',
    isOnline: () => true,
    told: () => null,
    onShown: () => {},
    onTokenRefused: (token) => refused.push(token),
    ...changes,
  });
  return { http, sent, refused, header: (name: string) => sent.at(-1)?.init.headers[name] };
}

const ok = (headers = {}) => new Response('{"a":1}', { status: 200, headers });
const problem = (status: number, body: object) =>
  new Response(JSON.stringify({ status, ...body }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
async function failureOf(asked: Promise<unknown>): Promise<Failure> {
  const error = await asked.catch((caught: unknown) => caught);
  if (!(error instanceof CallFailed)) throw new Error('the call did not fail as calls do');
  return error.failure;
}

describe('the door to the API', () => {
  it('says who asks and in which language', async () => {
    const { http, header } = door(() => ok());
    expect(await http.call('GET', '/api/dashboard')).toEqual({ a: 1 });
    expect(header('Authorization')).toBe('Bearer secret');
    expect(header('Accept-Language')).toBe('de');
    expect(header('Idempotency-Key')).toBeUndefined();
  });

  it('names the eight commands that were answered last, and the news told, for the house to see which is newest', async () => {
    const positions = Array.from({ length: 10 }, (_, n) => `command${n}`);
    let told: string | null = null;
    const { http, header } = door(
      ({ init }) => ok(init.method === 'GET' ? {} : { 'X-Position': positions.shift() }),
      { told: () => told },
    );
    const asked = async () => (await http.call('GET', '/x'), header('X-Min-Position'));
    expect(await asked()).toBeUndefined();
    await http.call('POST', '/x', { body: {} });
    await http.call('PUT', '/x', { body: {} });
    expect(await asked()).toBe('command0,command1');
    told = 'news';
    expect(await asked()).toBe('command0,command1,news');
    for (let n = 2; n < 10; n += 1) await http.call('POST', '/x', { body: {} });
    expect(await asked()).toBe(
      'command2,command3,command4,command5,command6,command7,command8,command9,news',
    );
  });

  it('tells up to where each answer of a query knows everything, and what it was asked for with', async () => {
    const shown: unknown[] = [];
    let told: string | null = null;
    const answers = [
      ok({ 'X-Position': 'one' }),
      ok({ 'X-Position': 'two', 'X-Stale': '1' }),
      new Response('{}', { status: 404, headers: { 'X-Position': 'three' } }),
      ok(),
      ok({ 'X-Position': 'me' }),
      ok({ 'X-Position': 'ahead' }),
    ];
    askedAhead.add(answers[5]!);
    const { http } = door(() => answers.shift() as Response, {
      told: () => told,
      onShown: (seen) => void shown.push(seen),
    });
    await http.call('GET', '/x');
    told = 'news';
    const late = http.call('GET', '/x');
    told = 'more news';
    await late;
    for (const path of ['/x?of=1', '/x', '/api/users/me', '/x']) await http.call('GET', path).catch(() => {});
    const isStale = false;
    const isOfReadModels = true;
    expect(shown).toEqual([
      { position: 'one', askedAfter: null, isStale, isOfReadModels },
      { position: 'two', askedAfter: 'news', isStale: true, isOfReadModels },
      { position: 'three', askedAfter: 'more news', isStale, isOfReadModels },
      { position: 'me', askedAfter: 'more news', isStale, isOfReadModels: false },
      { position: 'ahead', askedAfter: null, isStale, isOfReadModels },
    ]);
  });

  it('says when all that is being asked for has been answered', async () => {
    let answer: (response: Response) => void = () => {};
    const { http } = door(() => new Promise((resolve) => (answer = resolve)));
    await http.settled();
    const asked = http.call('GET', '/x');
    let isSettled = false;
    const settled = http.settled().then(() => (isSettled = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isSettled).toBe(false);
    answer(ok());
    await Promise.all([asked, settled]);
  });

  it('names each command, and one that is sent again as before', async () => {
    const { http, header } = door(() => ok());
    await http.call('POST', '/x', { body: {} });
    const first = header('Idempotency-Key');
    await http.call('POST', '/x', { body: {} });
    expect(header('Idempotency-Key')).not.toBe(first);
    await http.call('POST', '/x', { body: {}, idempotencyKey: 'again' });
    expect(header('Idempotency-Key')).toBe('again');
  });

  it('tells a refusal with its facts', async () => {
    const { http } = door(() =>
      problem(409, {
        code: 'storyLimitReached',
        detail: 'storyLimitReached',
        facts: { limit: 1, plan: 'free' },
      }),
    );
    expect(await failureOf(http.call('POST', '/x'))).toEqual({
      kind: 'refused',
      status: 409,
      code: 'storyLimitReached',
      facts: { limit: 1, plan: 'free' },
      fields: {},
    });
  });

  it('tells what is wrong by field, the first of each', async () => {
    const detail = [
      { loc: ['body', 'email'], msg: 'a', type: 'required' },
      { loc: ['body', 'email'], msg: 'b', type: 'emailInvalid' },
      { loc: ['body', 'familyLinks', 0, 'characterUuid'], msg: 'c', type: 'notAUuid' },
    ];
    const { http } = door(() => problem(422, { code: 'invalid', detail }));
    expect(await failureOf(http.call('POST', '/x'))).toMatchObject({
      fields: {
        email: { type: 'required', msg: 'a' },
        'familyLinks.0.characterUuid': { type: 'notAUuid', msg: 'c' },
      },
    });
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError()), false],
    ['unreachable', () => Promise.reject(new TypeError()), true],
    ['unreachable', () => new Response('bad gateway', { status: 502 }), true],
    ['unreachable', () => problem(503, { code: 'unavailable', detail: 'unavailable' }), true],
    ['server', () => problem(500, { code: 'unexpected', detail: 'unexpected' }), true],
    ['server', () => new Response('<h1>no API here</h1>', { status: 404 }), true],
  ] as const)('tells %s', async (kind, answer, isOnline) => {
    const { http } = door(answer, { isOnline: () => isOnline });
    expect(await failureOf(http.call('GET', '/x'))).toEqual({ kind });
  });

  it('tells the session that its token was refused, and only then', async () => {
    const unauthenticated = () => problem(401, { code: 'unauthenticated', detail: 'unauthenticated' });
    const inside = door(unauthenticated);
    await failureOf(inside.http.call('GET', '/x'));
    expect(inside.refused).toEqual(['secret']);
    const visitor = door(unauthenticated, { token: () => null });
    await failureOf(visitor.http.call('POST', '/api/token'));
    expect(visitor.refused).toEqual([]);
  });

  it('sends forms as forms', async () => {
    const { http, sent } = door(() => ok());
    await http.call('POST', '/api/token', {
      form: { grant_type: 'password', username: 'a@b.c', password: 'x y&z' },
    });
    expect(String(sent[0]?.init.body as URLSearchParams)).toBe(
      'grant_type=password&username=a%40b.c&password=x+y%26z',
    );
  });

  it('has nothing to say for 204', async () => {
    const { http } = door(() => new Response(null, { status: 204 }));
    expect(await http.call('DELETE', '/x')).toBeUndefined();
  });

  it('brings a file under the name the server gives it', async () => {
    const headers = {
      'Content-Type': 'application/zip',
      'Content-Disposition': 'attachment; filename="storylark.zip"',
    };
    const { http, header } = door(() => new Response('bytes', { headers }));
    const { name, bytes } = await http.file('/api/users/me/export');
    expect([name, bytes.type, await bytes.text()]).toEqual(['storylark.zip', 'application/zip', 'bytes']);
    expect(header('Authorization')).toBe('Bearer secret');
  });

  it('tells that a file broke off on its way', async () => {
    const half = new ReadableStream({
      pull(controller) {
        controller.error(new TypeError('network'));
      },
    });
    const { http } = door(() => new Response(half));
    expect(await failureOf(http.file('/x'))).toEqual({ kind: 'unreachable' });
  });
});
