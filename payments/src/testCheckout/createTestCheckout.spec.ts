import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { paymentProviderContract } from '../paymentProvider.contract.ts';
import { createTestCheckout } from './createTestCheckout.ts';
import type { Card } from './testBooks.ts';

const stores: ReturnType<typeof createMemoryReadStore>[] = [];
afterAll(() => Promise.all(stores.map((store) => store.close())));

async function open({ isAway = false } = {}) {
  let now = Date.parse('2026-06-01T08:00:00.000Z');
  const delivered: { body: Buffer; signature: string }[] = [];
  let away = isAway;
  const readStore = createMemoryReadStore();
  stores.push(readStore);
  const checkout = createTestCheckout({
    readStore,
    now: () => now,
    secret: 'whsec_test',
    publicUrl: 'https://lark.example',
    deliver: async (body, signature) => {
      if (away) return false;
      delivered.push({ body: Buffer.from(body), signature });
      return true;
    },
  });
  return {
    ...checkout,
    now: () => now,
    comeBack: () => (away = false),
    pass: async (ms: number) => {
      now += ms;
      await checkout.tick();
    },
    pay: async (checkoutId: string, card: 'good' | 'declined' = 'good') =>
      void (await checkout.pages.pay(checkoutId, card, false)),
    card: async (accountId: string, card: Card) => void (await checkout.setCard(accountId, card)),
    agree: async (url: string) =>
      void (await checkout.pages.answerUpgrade(url.slice(url.lastIndexOf('/') + 1), true)),
    delivered: () => delivered,
  };
}

describe('the built-in provider', () => {
  paymentProviderContract(open);

  it('sends a webhook again until it is taken, and once more after that', async () => {
    const { provider, pay, pass, comeBack, delivered } = await open({ isAway: true });
    await provider.openCheckout({
      checkoutId: 'c',
      accountId: 'a',
      email: 'anna@example.com',
      language: 'en',
      terms: { plan: 'basic', interval: 'month' },
      returnTo: { paid: '/', left: '/' },
    });
    await pay('c');
    await pass(1_000);
    await pass(10_000);
    expect(delivered()).toEqual([]);
    comeBack();
    for (let minutes = 0; minutes < 3; minutes += 1) await pass(60_000);
    const sent = delivered().map(({ body }) => body.toString());
    expect(sent).toHaveLength(2); // what was taken comes once more, and then no more
    expect(new Set(sent).size).toBe(1);
  });

  it('charges no price that was reckoned before the period turned', async () => {
    const { provider, pages, pass, now } = await open();
    await provider.openCheckout({
      checkoutId: 'c',
      accountId: 'a',
      email: 'anna@example.com',
      language: 'en',
      terms: { plan: 'basic', interval: 'month' },
      returnTo: { paid: '/', left: '/' },
    });
    await pages.pay('c', 'good', false);
    const agreement = (await provider.booksOf('a')).agreements[0]!.id;
    await pass(30 * 24 * 60 * 60_000 - 60_000);
    const prorationAt = new Date(now()).toISOString();
    await pass(120_000);
    const asked = { agreement, terms: { plan: 'premium', interval: 'month' } as const, prorationAt };
    expect(await provider.upgrade({ ...asked, requestId: 'r' })).toEqual({ outcome: 'unpaid' });
    expect((await provider.booksOf('a')).entries.map(({ amount }) => amount)).toEqual([499, 499]);
  });

  it('gives a whole year for the price of one, also after months', async () => {
    const { provider, pages, pass } = await open();
    await provider.openCheckout({
      checkoutId: 'c',
      accountId: 'a',
      email: 'anna@example.com',
      language: 'en',
      terms: { plan: 'premium', interval: 'month' },
      returnTo: { paid: '/', left: '/' },
    });
    await pages.pay('c', 'good', false);
    const agreement = (await provider.booksOf('a')).agreements[0]!.id;
    await pass(70 * 24 * 60 * 60_000);
    const terms = { plan: 'basic', interval: 'year' } as const;
    await provider.scheduleDowngrade({ agreement, terms, requestId: 'r' });
    await pass(31 * 24 * 60 * 60_000);
    expect((await provider.booksOf('a')).agreements).toMatchObject([
      { ...terms, periodStart: '2026-09-01T08:00:00.000Z', periodEnd: '2027-09-01T08:00:00.000Z' },
    ]);
  });
});
