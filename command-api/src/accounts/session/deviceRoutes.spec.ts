import { randomUUID } from 'node:crypto';
import { TERMS_VERSION, TOKEN_LASTS } from '@storylark/contracts/constants';
import { path, paths } from '@storylark/contracts/paths';
import { createSessionTokens } from '@storylark/platform/sessions/tokens';
import { openTestApi, type TestApi } from '../../testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => void (api = await openTestApi()));
afterAll(() => api.close());

const me = (token: string) => api.call('GET', paths.me, { token });
const statuses = (...tokens: string[]) => Promise.all(tokens.map(async (token) => (await me(token)).status));
const claimsIn = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string };
const logOutThere = (token: string, id: string) => api.call('DELETE', path(paths.session, { id }), { token });

async function twoDevices() {
  const { accountId, email, token: here } = await api.parent();
  return { accountId, here, there: (await api.logIn(email)).body.access_token as string };
}

describe('another device', () => {
  it('is logged out, and this one stays', async () => {
    const { here, there } = await twoDevices();
    expect((await logOutThere(here, claimsIn(there).sid)).status).toBe(204);
    expect(await statuses(here, there)).toEqual([200, 401]);
    expect((await logOutThere(here, claimsIn(there).sid)).status).toBe(404);
  });

  it('is none of another account', async () => {
    const { here } = await twoDevices();
    const { token: stranger } = await api.parent();
    expect((await logOutThere(stranger, claimsIn(here).sid)).status).toBe(404);
    expect((await logOutThere(stranger, randomUUID())).status).toBe(404);
    expect((await logOutThere(stranger, 'x')).status).toBe(422);
    expect(await statuses(here)).toEqual([200]);
  });

  it('goes with all others, and this one goes on being renewed', async () => {
    const { here, there } = await twoDevices();
    expect((await api.call('DELETE', paths.sessions, { token: here })).status).toBe(204);
    expect(await statuses(here, there)).toEqual([200, 401]);
    const renewed = (await api.call('POST', paths.renew, { token: here })).body.access_token as string;
    expect(await statuses(renewed)).toEqual([200]);
  });
});

describe('a token from before logins were recorded', () => {
  async function formerParent() {
    const { accountId } = await api.parent();
    const [{ key }] = await api.vault.versions('sessions');
    const tokens = createSessionTokens({ keys: () => [key], now: api.now, lastsMs: TOKEN_LASTS });
    const session = { accountId, sessionId: randomUUID(), sessionNumber: 0, authTime: api.now() };
    return { accountId, token: await tokens.issue(session) };
  }

  it('is good until it runs out; renewed, it is a session that can be seen and ended', async () => {
    const { token } = await formerParent();
    const renewed = (await api.call('POST', paths.renew, { token })).body.access_token as string;
    expect(await statuses(token, renewed)).toEqual([200, 200]);
    await logOutThere(token, claimsIn(renewed).sid);
    expect(await statuses(token, renewed)).toEqual([200, 401]);
    api.now.advance(TOKEN_LASTS);
    expect(await statuses(token)).toEqual([401]);
  });

  it('ends by logout, and with all others', async () => {
    const { token } = await formerParent();
    await api.call('POST', paths.logout, { token });
    expect(await statuses(token)).toEqual([401]);
    const second = await formerParent();
    await api.call('POST', paths.logout, { token: second.token, body: { everywhere: true } });
    expect(await statuses(second.token)).toEqual([401]);
  });
});

it('the terms need not be accepted to log a device out', async () => {
  const { accountId, here, there } = await twoDevices();
  const at = new Date(api.now()).toISOString();
  const id = randomUUID();
  const data = { accountId, termsVersion: '2020-01', at };
  const older = { id, type: 'TermsAccepted', data, metadata: { at, accountId } };
  await api.eventStore.append(`account-${accountId}`, [older], 'any');
  expect(TERMS_VERSION).not.toBe('2020-01');
  expect((await logOutThere(here, claimsIn(there).sid)).status).toBe(204);
});
