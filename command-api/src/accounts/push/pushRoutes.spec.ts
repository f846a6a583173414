import { createECDH, randomBytes } from 'node:crypto';
import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import { TOKEN_LASTS } from '@storylark/contracts/constants';
import { openTestApi, SERVICE_TOKEN, type TestApi } from '../../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => void (api = await openTestApi()));
afterAll(() => api.close());

/** What a browser hands over. */
const subscription = (endpoint = 'https://push.example/x') => ({
  endpoint,
  expirationTime: null,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});
const subscribe = (token: string, body: object = subscription()) =>
  api.call('PUT', paths.push, { token, body });
const isOn = async (token: string) => (await api.call('GET', paths.push, { token })).body.on as boolean;
const service = (pattern: string, accountId: string, body: object = {}) =>
  api.call('POST', path(pattern, { accountId }), { token: SERVICE_TOKEN, body });
const told = async (accountId: string) =>
  (await service(internalPaths.pushWork, accountId)).body.sessions.map(
    ({ endpoint }: { endpoint: string }) => endpoint,
  ) as string[];

async function twoDevices() {
  const { accountId, email, token: here } = await api.parent();
  return { accountId, here, there: (await api.logIn(email)).body.access_token as string };
}

describe('a device that is to be told of news', () => {
  it('says where, sealed in the log, and can take it back', async () => {
    const { accountId, token } = await api.parent();
    expect(await isOn(token)).toBe(false);
    expect((await subscribe(token, subscription('https://push.example/secret-place'))).status).toBe(204);
    expect(await isOn(token)).toBe(true);
    expect(await told(accountId)).toEqual(['https://push.example/secret-place']);
    expect(JSON.stringify(await api.eventsOf(`account-${accountId}`))).not.toContain('secret-place');
    expect((await api.call('DELETE', paths.push, { token })).status).toBe(204);
    expect([await isOn(token), await told(accountId)]).toEqual([false, []]);
    expect((await api.call('DELETE', paths.push, { token })).status).toBe(204);
  });

  it('is one per session: the same place again is nothing new, another replaces it', async () => {
    const { accountId, here, there } = await twoDevices();
    const same = subscription('https://push.example/1');
    await subscribe(here, same);
    await subscribe(here, same);
    await subscribe(there, subscription('https://push.example/2'));
    const events = await api.eventsOf(`account-${accountId}`);
    expect(events.filter(({ type }) => type === 'PushSubscribed')).toHaveLength(2);
    await subscribe(here, subscription('https://push.example/3'));
    expect((await told(accountId)).sort()).toEqual(['https://push.example/2', 'https://push.example/3']);
  });

  it.each([
    ['its own logout', (here: string) => api.call('POST', paths.logout, { token: here, body: {} })],
    [
      'a logout from elsewhere',
      (_: string, there: string) => api.call('DELETE', paths.sessions, { token: there }),
    ],
  ])('is told no more after %s, while the other one is', async (_how, end) => {
    const { accountId, here, there } = await twoDevices();
    await subscribe(here, subscription('https://push.example/here'));
    await subscribe(there, subscription('https://push.example/there'));
    await end(here, there);
    expect(await told(accountId)).toEqual(['https://push.example/there']);
  });

  it('is told no more once its session has run out, or the account is gone', async () => {
    const { accountId, token } = await api.parent();
    await subscribe(token);
    api.now.advance(TOKEN_LASTS + 1);
    expect(await told(accountId)).toEqual([]);
    expect(await told('00000000-0000-4000-8000-000000000000')).toEqual([]);
  });

  it('is forgotten when the push service knows its place no more, unless it has another by then', async () => {
    const { accountId, token } = await api.parent();
    await subscribe(token, subscription('https://push.example/new'));
    const [session] = (await service(internalPaths.pushWork, accountId)).body.sessions;
    const { sessionId } = session as { sessionId: string };
    await service(internalPaths.pushGone, accountId, { sessionId, endpoint: 'https://push.example/old' });
    expect(await told(accountId)).toEqual(['https://push.example/new']);
    const gone = { sessionId, endpoint: 'https://push.example/new' };
    expect((await service(internalPaths.pushGone, accountId, gone)).status).toBe(204);
    expect((await service(internalPaths.pushGone, accountId, gone)).status).toBe(204);
    expect(await told(accountId)).toEqual([]);
  });

  it.each([
    'http://push.example/x',
    'https://push.example:8443/x',
    'https://me:pass@push.example/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://2130706433/x',
    'https://localhost/x',
    'https://push.example',
    'https://push.example/x\\y',
    'ftp://push.example/x',
    `https://push.example/${'x'.repeat(2000)}`,
    '',
  ])('gives no place such as %j', async (endpoint) => {
    const { token } = await api.parent();
    expect((await subscribe(token, subscription(endpoint))).status).toBe(422);
    expect(await isOn(token)).toBe(false);
  });

  it.each([{ p256dh: 'x', auth: 'y' }, { p256dh: 'B'.repeat(87) }, {}, { p256dh: 7, auth: [] }])(
    'gives no keys such as %j',
    async (keys) => {
      const { token } = await api.parent();
      expect((await subscribe(token, { ...subscription(), keys })).status).toBe(422);
    },
  );

  it('finds the same key each time', async () => {
    const { token } = await api.parent();
    const keyOf = async () => (await api.call('GET', paths.push, { token })).body.key as string;
    expect(Buffer.from(await keyOf(), 'base64url')).toHaveLength(65);
    expect(await keyOf()).toBe(await keyOf());
  });
});
