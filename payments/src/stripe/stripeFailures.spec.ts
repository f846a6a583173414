import { randomUUID } from 'node:crypto';
import { Refusal } from '@storylark/platform/refusal';
import { Unavailable } from '@storylark/platform/unavailable';
import { InvalidRequest } from '../invalidRequest.ts';
import type { Terms } from '../paymentProvider.ts';
import { createStripe } from './createStripe.ts';
import { asked, openStripe, type OpenStripe } from './testing/openStripe.ts';

const DAY = 24 * 60 * 60_000;
const basic: Terms = { plan: 'basic', interval: 'month' };
const premium: Terms = { plan: 'premium', interval: 'month' };

const opened: OpenStripe[] = [];
afterEach(async () => {
  const done = opened.splice(0);
  await Promise.all(done.map((bench) => bench.close()));
  expect(done.flatMap(({ stub }) => stub.violations)).toEqual([]);
});
async function withAgreement(terms: Terms = basic) {
  const bench = await openStripe();
  opened.push(bench);
  const [accountId, checkoutId] = [randomUUID(), randomUUID()];
  await bench.provider.openCheckout(asked(accountId, checkoutId, terms));
  await bench.pay(checkoutId);
  const books = () => bench.provider.booksOf(accountId);
  return { ...bench, accountId, books, agreement: (await books()).agreements[0]?.id ?? '' };
}
type Bench = Awaited<ReturnType<typeof withAgreement>>;

const requestId = randomUUID();
const acts: [name: string, act: (bench: Bench) => Promise<unknown>][] = [
  [
    'an upgrade',
    ({ provider, agreement, stub }) =>
      provider.upgrade({
        agreement,
        requestId,
        terms: premium,
        prorationAt: new Date(stub.state.now() * 1000).toISOString(),
      }),
  ],
  [
    'a downgrade',
    ({ provider, agreement }) => provider.scheduleDowngrade({ agreement, requestId, terms: basic }),
  ],
  ['a cancellation', ({ provider, agreement }) => provider.cancelAtPeriodEnd({ agreement, requestId })],
  [
    'a withdrawal',
    ({ provider, agreement }) => provider.endNow({ agreement, requestId, refund: 200, reason: 'withdrawal' }),
  ],
];
/** Everything at Stripe that an act could do once too often. */
const counted = ({ stub: { state } }: Bench) => ({
  charges: state.charges.size,
  refunds: state.refunds.size,
  schedules: state.schedules.size,
  invoices: state.invoices.size,
});
const startOf = (name: string): Terms =>
  name === 'a downgrade' ? premium : { plan: 'standard', interval: 'month' };

describe('Stripe on a bad day', () => {
  describe.each(acts)('%s', (name, act) => {
    it('whose answers were lost at any of its steps is done once when it is tried again', async () => {
      const whole = await withAgreement(startOf(name));
      const before = whole.stub.requests.length;
      await act(whole);
      const steps = whole.stub.requests.length - before;
      expect(steps).toBeGreaterThan(1);
      const { agreements } = await whole.books();
      const tryAgain = async (step: number) => {
        const bench = await withAgreement(startOf(name));
        // the SDK asks a second time by itself: both answers are lost
        bench.stub.fail(...Array.from({ length: step }, () => 'none' as const), 'lost', 'lost');
        await expect(act(bench)).rejects.toThrow(Unavailable);
        await act(bench);
        expect(counted(bench)).toEqual(counted(whole));
        expect((await bench.books()).agreements.map(strip)).toEqual(agreements.map(strip));
      };
      await Promise.all(Array.from({ length: steps }, (_, step) => tryAgain(step)));
    });

    it('tried again after days, when Stripe has forgotten the key, is not done a second time', async () => {
      const bench = await withAgreement(startOf(name));
      await act(bench);
      const once = counted(bench);
      await bench.pass(2 * DAY);
      await act(bench);
      expect(counted(bench)).toEqual(once);
    });
  });

  it.each(['tooMany', 'broken', 'busy'] as const)('says that it is away: %s', async (failure) => {
    const { stub, books } = await withAgreement();
    stub.fail(failure, failure);
    await expect(books()).rejects.toThrow(Unavailable);
  });

  it('says so in a list, too', async () => {
    const { stub, provider } = await withAgreement();
    stub.fail('tooMany');
    const news = provider.eventsSince('2026-06-01T00:00:00.000Z')[Symbol.asyncIterator]();
    await expect(news.next()).rejects.toThrow(Unavailable);
  });

  it('tells a refused card as a refusal', async () => {
    const { stub, provider, agreement } = await withAgreement();
    stub.fail('refused');
    const asking = provider.cancelAtPeriodEnd({ agreement, requestId: randomUUID() });
    await expect(asking).rejects.toThrow(Refusal);
  });

  it('lets others be answered while one waits', async () => {
    const { stub, books } = await withAgreement();
    stub.fail('slow');
    const waiting = books();
    const answered = await books();
    stub.letGo();
    expect(await waiting).toEqual(answered);
  });

  it('quotes no sentence of Stripe, which may hold an address', async () => {
    const { provider } = await withAgreement();
    const asking = provider.upgrade({
      agreement: 'sub_of_anna@example.com',
      requestId,
      terms: premium,
      prorationAt: '2026-06-02T00:00:00.000Z',
    });
    await expect(asking).rejects.toThrow(/^Stripe refused: StripeInvalidRequestError resource_missing$/);
  });

  it('tells what it never takes from what an operator can mend: a key that may not do it', async () => {
    const { provider, config, readStore, now, agreement } = await withAgreement();
    const asked = { agreement: 'sub_gone', requestId };
    const invalid = await provider.cancelAtPeriodEnd(asked).catch((error: unknown) => error);
    expect(invalid).toBeInstanceOf(InvalidRequest);
    expect(invalid).toMatchObject({ code: 'resource_missing' });
    const { provider: other } = createStripe({ ...config, secretKey: 'sk_test_other' }, { readStore, now });
    const kept = await other.cancelAtPeriodEnd({ agreement, requestId }).catch((error: unknown) => error);
    expect(kept).toBeInstanceOf(Error);
    expect(kept).not.toBeInstanceOf(InvalidRequest);
  });

  describe('at the start', () => {
    it('finds nothing to say where all fits', async () => {
      const { check } = await withAgreement();
      await expect(check()).resolves.toBeUndefined();
    });

    it('says in one sentence that the key is wrong', async () => {
      const { config, readStore, now } = await withAgreement();
      const { check } = createStripe({ ...config, secretKey: 'sk_test_other' }, { readStore, now });
      await expect(check()).rejects.toThrow(/^Stripe does not accept the key in STRIPE_SECRET_KEY\.$/);
    });

    it('names a price that is not there, or costs something else', async () => {
      const { config, readStore, now, stub, check } = await withAgreement();
      const prices = { ...config.prices, basic: { month: 'price_gone', year: config.prices.basic.year } };
      const other = createStripe({ ...config, prices }, { readStore, now });
      await expect(other.check()).rejects.toThrow(/no such price of basic\.month/);
      Object.assign(stub.state.prices.get(config.prices.premium.year) ?? {}, { unit_amount: 1 });
      await expect(check()).rejects.toThrow(/price of premium\.year/);
    });
  });
});

/** Without what is named anew in every test. */
const strip = ({ id: _id, ...agreement }: Awaited<ReturnType<Bench['books']>>['agreements'][number]) =>
  agreement;
