import { internalPaths } from '@storylark/contracts/internalPaths';
import { path, paths } from '@storylark/contracts/paths';
import type { Books, PaymentProvider } from '@storylark/payments/paymentProvider';
import { openTestApi, SERVICE_TOKEN, type TestApi } from '../../testing/openTestApi.ts';
import { reconcileAll, type Post } from './reconcileAll.ts';

const basic = { plan: 'basic', interval: 'month' };

describe('holding the log against the provider', () => {
  let api: TestApi;
  let tampered: (books: Books) => Books;
  beforeEach(async () => {
    tampered = (books) => books;
    let provider: PaymentProvider | undefined;
    const seen = new Proxy({} as PaymentProvider, {
      get: (_, name) =>
        name === 'booksOf'
          ? async (accountId: string) => tampered(await provider!.booksOf(accountId))
          : provider![name as keyof PaymentProvider],
    });
    api = await openTestApi({ payments: seen });
    provider = api.checkout.provider;
  });
  afterEach(() => api.close());

  const post: Post = async <T>(address: string, body: object) => {
    const { status, body: answer } = await api.call('POST', address, { token: SERVICE_TOKEN, body });
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return answer as T;
  };
  async function pays(hears = true) {
    const parent = await api.parent();
    const { body } = await api.call('POST', paths.checkout, { token: parent.token, body: basic });
    await api.checkout.pages.pay(body.id, 'good', false);
    if (hears) await api.checkout.tick();
    return parent;
  }

  it('finds nothing where both say the same, for one or for all', async () => {
    const one = await pays();
    await pays();
    await api.parent();
    expect(await reconcileAll(post)).toEqual({
      agrees: true,
      text: '2 accounts compared, 2 entries agree, 0 differ.',
    });
    expect((await reconcileAll(post, one.accountId)).text).toMatch(/^1 accounts compared, 1 entries agree/);
  });

  it('finds what nobody has told us of, and records nothing of it', async () => {
    const { accountId } = await pays(false);
    for (const _again of [1, 2]) {
      const { agrees, text } = await reconcileAll(post);
      expect(agrees).toBe(false);
      expect(text).toMatch(/ {2}missing here {3}pay_\d+ {2}there payment 4\.99 EUR, tax 0\.80/);
      expect(text).toContain(`${accountId}  balance here 0.00, there 4.99`);
    }
  });

  it('finds what the provider does not know, and what differs by a cent', async () => {
    await pays();
    tampered = (books) => ({ ...books, entries: [] });
    expect((await reconcileAll(post)).text).toMatch(/ {2}missing there {2}pay_\d+ {2}here payment 4\.99 EUR/);
    tampered = ({ agreements, entries }) => ({
      agreements,
      entries: entries.map((entry) => ({ ...entry, amount: entry.amount - 1 })),
    });
    const { agrees, text } = await reconcileAll(post);
    expect(agrees).toBe(false);
    expect(text).toMatch(/ {2}differs .* here payment 4\.99 EUR.*; there payment 4\.98 EUR/);
  });

  it('leaves out who was deleted, whose books the provider has forgotten', async () => {
    const { accountId, token } = await pays();
    await api.call('DELETE', paths.me, { token, body: { reason: 'other' } });
    await api.call('POST', path(internalPaths.billingForget, { accountId }), { token: SERVICE_TOKEN });
    expect(await reconcileAll(post)).toEqual({
      agrees: true,
      text: '0 accounts compared, 0 entries agree, 0 differ. 1 deleted accounts were left out.',
    });
  });

  it('reads the log part by part, and asks about each account once', async () => {
    const asked: object[] = [];
    const parts: Record<string, object> = {
      '{}': { accountIds: ['a', 'b'], next: 7 },
      '{"after":7}': { accountIds: ['b', 'c'], next: 9 },
      '{"after":9}': { accountIds: [], next: null },
    };
    const same = { isOpen: true, agreed: 1, differences: [], balance: { here: 0, there: 0 } };
    const { text } = await reconcileAll(async (address, body) => {
      asked.push([address, body]);
      return (address === internalPaths.billedAccounts ? parts[JSON.stringify(body)] : same) as never;
    });
    expect(text).toBe('3 accounts compared, 3 entries agree, 0 differ.');
    expect(asked).toHaveLength(6);
  });
});
