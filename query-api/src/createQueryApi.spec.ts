import { TERMS_VERSION } from '@storylark/contracts/constants';
import { refusalStatus } from '@storylark/contracts/refusals';
import { servedBy } from '@storylark/contracts/servedBy';
import request from 'supertest';
import { id, openTestQueryApi, positions } from './testing/openTestQueryApi.ts';

const after = (position: number, accountId = 'a') => ({
  'X-Min-Position': positions.issue(accountId, position),
});

it('everything that is answered here is sent here by the gateway', async () => {
  const { routes } = await openTestQueryApi();
  expect(routes.filter(({ method, path }) => servedBy(method, path) !== 'queryApi')).toEqual([]);
}, 60_000);

describe('an answer from read models', () => {
  it('says so when they are behind what the caller has seen, and answers all the same', async () => {
    const { get, parent, grow, story } = await openTestQueryApi();
    const token = await parent('a');
    await story('a', id(1));
    await grow(5, ['listening']);
    const { headers, body } = await get('/api/stories/', token, after(5)).expect(200);
    expect([headers['x-stale'], body.total]).toEqual(['1', 1]);
  }, 60_000);

  it('takes the absence of something for a fact only where they have come as far', async () => {
    const { get, parent, grow } = await openTestQueryApi();
    const token = await parent('a');
    await grow(5, ['listening', 'slots']);
    const { body, headers } = await get(`/api/stories/${id(1)}`, token, after(5)).expect(503);
    expect([body.code, headers['retry-after']]).toEqual(['unavailable', '1']);
    await grow(6, ['stories', 'listening', 'slots']);
    await get(`/api/stories/${id(1)}`, token, after(6)).expect(404);
  }, 60_000);

  it('is fresh once those it is made from have come as far: the others are nobody’s business', async () => {
    const { get, parent, grow } = await openTestQueryApi();
    const token = await parent('a');
    await grow(5, ['stories', 'listening', 'slots']);
    const { headers } = await get('/api/stories/', token, after(5)).expect(200);
    expect(headers['x-stale']).toBeUndefined();
  });

  it.each([
    ['beyond the end of the log', after(6)],
    ['of another account', after(3, 'b')],
    ['that is none', { 'X-Min-Position': 'log.3' }],
  ])('waits for no position %s', async (_what, header) => {
    const { get, parent, grow } = await openTestQueryApi();
    const token = await parent('a');
    await grow(5, []);
    const { headers } = await get('/api/stories/', token, header).expect(200);
    expect(headers['x-stale']).toBeUndefined();
  });

  it('is kept by no cache between', async () => {
    const { get, parent } = await openTestQueryApi();
    const { headers } = await get('/api/stories/', await parent('a')).expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('each route', () => {
  const filled = (path: string) => path.replace(/:\w+/g, id(1)).replace('*key', 'x');

  it('but for the public ones is closed without a token, to a dead one, and to one of another house', async () => {
    const { get, parent, put, routes } = await openTestQueryApi();
    const ended = { number: 0, kept: null, ended: [{ id: 'one', at: '2026-10-30' }], gone: false };
    const dead = await parent('a', { sessions: ended });
    const foreign = await (await openTestQueryApi()).parent('a');
    await put('sessions', { _id: 'x' });
    for (const { path } of routes.filter(({ auth }) => auth !== 'public')) {
      expect((await get(filled(path))).body).toMatchObject({ status: 401, code: 'tokenMissing' });
      for (const token of [dead, foreign, 'x', '']) expect((await get(filled(path), token)).status).toBe(401);
    }
  });

  it('of an account is closed until the terms in force are accepted, but for what it may always take with it', async () => {
    const { get, parent, routes, grow } = await openTestQueryApi();
    await grow(1, ['sessions']);
    const token = await parent('a', { termsVersion: null });
    const open: string[] = [];
    for (const { path, auth } of routes.filter((row) => row.auth === 'account')) {
      const { status, body } = await get(filled(path), token);
      if (status !== 403 || body.code !== 'termsNotAccepted') open.push(`${auth} ${path}`);
    }
    expect(open).toEqual(['account /api/users/me/export', 'account /api/users/me/sessions']);
    expect(TERMS_VERSION).toMatch(/^\d{4}-\d{2}$/);
  });

  it('names only refusals whose status is known, and reads nothing but read models that there are', async () => {
    const { routes } = await openTestQueryApi();
    const known: Record<string, number> = refusalStatus;
    for (const { refusals = [] } of routes) for (const code of refusals) expect(known[code]).toBeDefined();
    expect(routes.every(({ method }) => method === 'GET')).toBe(true);
  });
});

it('has a head of the stream of news that ends', async () => {
  const { handler, parent } = await openTestQueryApi();
  const authorization = `Bearer ${await parent('a')}`;
  const { headers } = await request(handler).head('/api/events').set({ authorization }).expect(200);
  expect(headers['content-type']).toMatch(/^text\/event-stream/);
});
