import { paths } from '@storylark/contracts/paths';
import { openTestApi, type TestApi } from './testing/openTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ limitFactor: 0.1 });
});
afterAll(() => api.close());

/** Statuses of logins of `n` = 0, 1, … one after the other. */
async function logins(many: number, email: (n: number) => string, ip: (n: number) => string) {
  const answers = [];
  for (let n = 0; n < many; n += 1)
    answers.push(await api.logIn(email(n), 'not-the-password', { 'x-forwarded-for': ip(n) }));
  return answers;
}
const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

describe('limits on calls', () => {
  it('count by address, known or not, however it is written, and say when to come back', async () => {
    const { email } = await api.parent('known@example.org');
    api.now.advance(3_600_000);
    for (const address of [email, 'unknown@example.org']) {
      const answers = await logins(
        4,
        (n) => (n % 2 === 0 ? address : address.toUpperCase()),
        (n) => `10.0.1.${n}`,
      );
      expect(statusesOf(answers)).toEqual([401, 401, 401, 429]);
      expect(answers[3]?.body).toMatchObject({ code: 'tooManyRequests' });
      const seconds = Number(answers[3]?.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(0);
      api.now.advance(seconds * 1000);
      expect(
        statusesOf(
          await logins(
            1,
            () => address,
            () => '10.0.1.1',
          ),
        ),
      ).toEqual([401]);
    }
  });

  it.each([
    ['10.0.2.1', '10.0.2.2', 0],
    ['2001:db8:1:2::1', '2001:db8:1:2:3::4', 1],
  ])('count by caller; %s and %s are one of them or not', async (first, second, shared) => {
    const some = () => `${Math.random()}@example.org`;
    const answers = await logins(31, some, () => first);
    expect(statusesOf(answers)).toEqual([...Array<number>(30).fill(401), 429]);
    expect(statusesOf(await logins(1, some, () => second))).toEqual([shared ? 429 : 401]);
  });

  it('hold for signup, resend and reset too', async () => {
    const forget = (address: string) => api.call('POST', address, { body: { email: 'often@example.org' } });
    for (const address of [paths.forgotPassword, paths.confirmResend]) {
      expect((await forget(address)).status).toBe(202);
      expect((await forget(address)).status).toBe(429);
    }
    const signups = [];
    for (let n = 0; n < 5; n += 1) signups.push((await api.signUp('eager@example.org')).status);
    expect(signups).toEqual([201, 409, 409, 409, 429]);
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
