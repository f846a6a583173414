import { paths } from '@storylark/contracts/paths';
import { openTestApi, PASSWORD, type TestApi } from './testing/openTestApi.ts';

let api: TestApi;
const pauses: number[] = [];
beforeAll(async () => {
  api = await openTestApi({ limitFactor: 0.1, pause: async (ms) => void pauses.push(ms) });
});
afterAll(() => api.close());

const from = (ip: string) => ({ 'x-forwarded-for': ip });

describe('limits on calls', () => {
  it('hold off wrong logins by network and address, known or not, however they are written', async () => {
    const { email } = await api.parent('known@example.org');
    for (const address of [email, 'unknown@example.org']) {
      const tries = (ip: string, written = address) => api.logIn(written, 'not-the-password', from(ip));
      expect((await tries('2001:db8:1:2::1')).status).toBe(401);
      const answer = await tries('2001:db8:1:2:3::4', address.toUpperCase());
      expect(answer).toMatchObject({ status: 429, body: { code: 'tooManyRequests' } });
      expect(answer.headers.get('retry-after')).toBe('2');
      expect((await tries('2001:db8:1:3::1')).status).toBe(401);
      api.now.advance(2_000);
      expect((await tries('2001:db8:1:2::1')).status).toBe(401);
      expect((await tries('2001:db8:1:2::1')).headers.get('retry-after')).toBe('4');
    }
  });

  it('let in a device that was in before, whatever comes from its network', async () => {
    const { email } = await api.parent('family@example.org');
    const ip = from('10.0.3.1');
    const { headers, status } = await api.logIn(email, PASSWORD, ip);
    const [cookie = '', ...attributes] = (headers.get('set-cookie') ?? '').split('; ');
    expect([status, cookie]).toEqual([200, expect.stringMatching(/^known-device=[\w.]+$/)]);
    expect(attributes).toEqual(expect.arrayContaining(['path=/api/token', 'httponly', 'samesite=strict']));
    const secure = await api.logIn(email, PASSWORD, { ...from('10.0.3.2'), 'x-forwarded-proto': 'https' });
    expect(secure.headers.get('set-cookie')).toMatch(/^__Secure-known-device=.*; secure/);

    await api.logIn(email, 'not-the-password', ip);
    expect((await api.logIn(email, PASSWORD, ip)).status).toBe(429);
    const entered = await api.logIn(email, PASSWORD, { ...ip, cookie });
    expect(entered.status).toBe(200);
    const { email: other } = await api.parent('other@example.org');
    await api.logIn(other, 'not-the-password', { ...ip, cookie });
    expect((await api.logIn(other, PASSWORD, { ...ip, cookie })).status).toBe(429);
  });

  it('make logins and mails slow that are asked for too often, and do them all the same', async () => {
    const { accountId, email } = await api.parent('often@example.org');
    api.now.advance(24 * 3_600_000);
    const mails = async () =>
      (await api.eventsOf(`account-${accountId}`)).filter(({ type }) => type === 'PasswordResetRequested')
        .length;
    for (const address of [paths.forgotPassword, paths.confirmResend]) {
      pauses.length = 0;
      for (let n = 0; n < 20; n += 1) {
        const headers = from(n < 10 ? '10.0.4.1' : `10.0.4.${n}`);
        expect((await api.call('POST', address, { headers, body: { email } })).status).toBe(202);
      }
      expect(pauses.length).toBeGreaterThan(10);
    }
    expect(await mails()).toBe(2); // both still work for forty minutes and more
    api.now.advance(20 * 60_000);
    await api.call('POST', paths.forgotPassword, { body: { email } });
    expect(await mails()).toBe(3);
  });

  it('hold for signup too, and keep nobody out of an address that others try', async () => {
    const signUps = [];
    for (let n = 0; n < 5; n += 1) signUps.push((await api.signUp('eager@example.org')).status);
    expect(signUps).toEqual([201, 409, 409, 409, 429]);
    expect((await api.signUp('eager@example.org', { headers: from('10.0.5.1') })).status).toBe(409);
  });

  it('keep no address', async () => {
    const counters = await api.readStore.collection({ name: 'limits', indexes: [] }).find();
    expect(counters.length).toBeGreaterThan(0);
    expect(JSON.stringify(counters)).not.toMatch(/@|10\.0/);
  });
});

it('lets nobody log in, sign up or reset while nobody can count', async () => {
  const away = await openTestApi({
    limits: {
      hit: () => Promise.reject(new Error('away')),
      takeTurn: () => Promise.reject(new Error('away')),
      forgetTurns: async () => {},
      once: () => Promise.reject(new Error('away')),
      sweep: async () => 0,
    },
  });
  const answers = [
    await away.logIn('ada@example.org'),
    await away.signUp('ada@example.org'),
    await away.call('POST', paths.forgotPassword, { body: { email: 'ada@example.org' } }),
  ];
  for (const { status, headers } of answers) expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  await away.close();
});
