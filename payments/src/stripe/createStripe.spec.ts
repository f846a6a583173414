import { randomUUID } from 'node:crypto';
import { paymentProviderContract } from '../paymentProvider.contract.ts';
import type { Terms } from '../paymentProvider.ts';
import { createStripe } from './createStripe.ts';
import { asked, openStripe, type OpenStripe } from './testing/openStripe.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const basic: Terms = { plan: 'basic', interval: 'month' };
const yearly: Terms = { plan: 'basic', interval: 'year' };
const premium: Terms = { plan: 'premium', interval: 'month' };

const opened: OpenStripe[] = [];
async function open() {
  const bench = await openStripe();
  opened.push(bench);
  return bench;
}
/** Whatever was asked in a test, Stripe's contract knows it. */
afterEach(async () => {
  const done = opened.splice(0);
  await Promise.all(done.map((bench) => bench.close()));
  expect(done.flatMap(({ stub }) => stub.violations)).toEqual([]);
});

async function withAgreement(terms: Terms = basic) {
  const bench = await open();
  const accountId = randomUUID();
  const checkoutId = randomUUID();
  await bench.provider.openCheckout(asked(accountId, checkoutId, terms));
  await bench.pay(checkoutId);
  const books = () => bench.provider.booksOf(accountId);
  const agreement = (await books()).agreements[0]?.id ?? '';
  const upTo = (more: Terms, requestId = randomUUID()) => ({
    agreement,
    terms: more,
    prorationAt: new Date(bench.now()).toISOString(),
    requestId,
  });
  return { ...bench, accountId, checkoutId, books, agreement, upTo };
}

describe('Stripe', () => {
  paymentProviderContract(open);

  it('is told who an account is by its id, an address and a language, and nothing else', async () => {
    const { stub, accountId } = await withAgreement();
    const [customer] = stub.state.customers.values();
    expect(customer).toMatchObject({
      email: 'anna@example.com',
      preferred_locales: ['de'],
      metadata: { accountId },
    });
    const [subscription] = stub.state.subscriptions.values();
    expect(subscription?.metadata).toEqual({ accountId });
  });

  it('has one customer and one page, however many ask at once', async () => {
    const { provider, another, readStore, stub } = await open();
    const [accountId, checkoutId] = [randomUUID(), randomUUID()];
    const pages = await Promise.all(
      [provider, provider, another(readStore).provider].map((one) =>
        one.openCheckout(asked(accountId, checkoutId, basic)),
      ),
    );
    expect(new Set(pages.map(({ url }) => url)).size).toBe(1);
    expect(stub.state.customers.size).toBe(1);
    expect(stub.state.sessions.size).toBe(1);
  });

  it('finds a customer again whose note was lost', async () => {
    const { another, accountId, books, stub, pass } = await withAgreement();
    await pass(10 * DAY);
    const { provider } = another();
    expect(await provider.booksOf(accountId)).toEqual(await books());
    await provider.openCheckout(asked(accountId, randomUUID(), premium));
    expect(stub.state.customers.size).toBe(1);
  });

  it('shows a page that is over as expired', async () => {
    const { provider, pass } = await open();
    const checkoutId = randomUUID();
    await provider.openCheckout(asked(randomUUID(), checkoutId, basic));
    await pass(25 * HOUR);
    expect(await provider.checkoutState(checkoutId)).toBe('expired');
  });

  it('makes customers under a test clock where one is set', async () => {
    const { config, readStore, now, stub } = await open();
    const { provider } = createStripe({ ...config, testClock: 'clock_1' }, { readStore, now });
    await provider.openCheckout(asked(randomUUID(), randomUUID(), basic));
    expect([...stub.state.customers.values()]).toMatchObject([{ test_clock: 'clock_1' }]);
  });

  it('takes the tax from the invoice', async () => {
    const { books } = await withAgreement();
    expect((await books()).entries).toMatchObject([{ amount: 499, tax: 80 }]);
  });

  describe('an upgrade', () => {
    it('that the holder of the card has to agree to changes nothing before', async () => {
      const { provider, upTo, card, accountId, books, stub } = await withAgreement();
      await card(accountId, 'confirm');
      const wish = upTo(premium);
      const first = await provider.upgrade(wish);
      expect(first).toMatchObject({ outcome: 'confirm', url: expect.stringContaining('/i/in_') });
      expect(await provider.upgrade(wish)).toEqual(first);
      expect((await books()).agreements).toMatchObject([basic]);
      stub.confirm('url' in first ? first.url : '');
      expect(await provider.upgrade(wish)).toEqual({ outcome: 'done' });
      expect((await books()).agreements).toMatchObject([premium]);
      expect((await books()).entries.map(({ kind }) => kind)).toEqual(
        expect.arrayContaining(['payment', 'payment']),
      );
    });

    it('that nobody agreed to in time is not paid, and cannot be paid later', async () => {
      const { provider, upTo, card, accountId, books, pass, stub } = await withAgreement();
      await card(accountId, 'confirm');
      const wish = upTo(premium);
      expect(await provider.upgrade(wish)).toMatchObject({ outcome: 'confirm' });
      await pass(23 * HOUR + 60_000);
      expect(await provider.upgrade(wish)).toEqual({ outcome: 'unpaid' });
      expect([...stub.state.invoices.values()].map(({ status }) => status)).toEqual(['paid', 'void']);
      expect((await books()).agreements).toMatchObject([basic]);
    });

    it('that is given up leaves no invoice to pay by accident, and is not asked for anew when its key is forgotten', async () => {
      const { provider, upTo, card, accountId, pass, stub } = await withAgreement();
      await card(accountId, 'confirm');
      const wish = upTo(premium);
      expect(await provider.upgrade(wish)).toMatchObject({ outcome: 'confirm' });
      expect(await provider.abandonUpgrade(wish)).toEqual({ outcome: 'unpaid' });
      await pass(2 * DAY);
      expect(await provider.abandonUpgrade(wish)).toEqual({ outcome: 'unpaid' });
      expect([...stub.state.invoices.values()].map(({ status }) => status)).toEqual(['paid', 'void']);
    });

    it('that is given up while the answer is lost is given up', async () => {
      const { provider, upTo, card, accountId, stub } = await withAgreement();
      await card(accountId, 'confirm');
      const wish = upTo(premium);
      expect(await provider.upgrade(wish)).toMatchObject({ outcome: 'confirm' });
      // voided there, and both answers lost
      stub.fail('none', 'lost', 'lost');
      expect(await provider.abandonUpgrade(wish)).toEqual({ outcome: 'unpaid' });
      expect([...stub.state.invoices.values()].map(({ status }) => status)).toEqual(['paid', 'void']);
    });

    it('that the card refuses leaves no invoice to pay by accident', async () => {
      const { provider, upTo, card, accountId, stub } = await withAgreement();
      await card(accountId, 'declined');
      const wish = upTo(premium);
      expect(await provider.upgrade(wish)).toEqual({ outcome: 'unpaid' });
      expect(await provider.upgrade(wish)).toEqual({ outcome: 'unpaid' });
      expect([...stub.state.invoices.values()].map(({ status }) => status)).toEqual(['paid', 'void']);
    });

    it('to a year begins a year at once', async () => {
      const { provider, upTo, pass, books, now } = await withAgreement();
      await pass(10 * DAY);
      const at = new Date(now()).toISOString();
      const preview = await provider.previewUpgrade({ agreement: upTo(yearly).agreement, terms: yearly, at });
      expect(preview.lines).toMatchObject([
        { kind: 'unused', ...basic, from: at, to: '2026-07-01T08:00:00.000Z', amount: -333 },
        { kind: 'period', ...yearly, from: at, to: '2027-06-11T08:00:00.000Z', amount: 4788 },
      ]);
      expect(await provider.upgrade(upTo(yearly))).toEqual({ outcome: 'done' });
      expect((await books()).agreements).toMatchObject([
        { ...yearly, periodStart: at, periodEnd: '2027-06-11T08:00:00.000Z' },
      ]);
    });

    it('overrules a downgrade and an end that were to come', async () => {
      const { provider, upTo, books, agreement } = await withAgreement({
        plan: 'standard',
        interval: 'month',
      });
      await provider.scheduleDowngrade({ agreement, requestId: randomUUID(), terms: basic });
      await provider.upgrade(upTo(premium));
      expect((await books()).agreements).toMatchObject([{ ...premium, next: null }]);
      await provider.cancelAtPeriodEnd({ agreement, requestId: randomUUID() });
      await provider.upgrade(upTo({ plan: 'premium', interval: 'year' }));
      expect((await books()).agreements).toMatchObject([{ interval: 'year', endsAt: null }]);
    });
  });

  describe('a period', () => {
    it('moves on when it is paid, not in the hour before', async () => {
      const { pass, books } = await withAgreement();
      await pass(30 * DAY + 60_000);
      expect((await books()).agreements).toMatchObject([{ periodEnd: '2026-07-01T08:00:00.000Z' }]);
      await pass(HOUR);
      expect((await books()).agreements).toMatchObject([
        { periodStart: '2026-07-01T08:00:00.000Z', periodEnd: '2026-08-01T08:00:00.000Z' },
      ]);
    });

    it('that a bank asks the holder of the card about counts as refused', async () => {
      const { pass, books, card, accountId } = await withAgreement();
      await card(accountId, 'confirm');
      await pass(31 * DAY);
      expect((await books()).entries).toMatchObject([
        { reason: 'start' },
        { kind: 'failure', reason: 'renewal' },
      ]);
    });

    it('of a cheaper plan follows, then the schedule lets go and the plan can be raised again', async () => {
      const { provider, pass, books, agreement, upTo, stub } = await withAgreement(premium);
      await provider.scheduleDowngrade({ agreement, requestId: randomUUID(), terms: basic });
      await pass(31 * DAY);
      await provider.scheduleDowngrade({
        agreement,
        requestId: randomUUID(),
        terms: { plan: 'standard', interval: 'month' },
      });
      await provider.undoDowngrade({ agreement, requestId: randomUUID() });
      expect((await books()).agreements).toMatchObject([{ ...basic, next: null }]);
      await pass(62 * DAY);
      expect([...stub.state.schedules.values()].every(({ status }) => status === 'released')).toBe(true);
      expect(await provider.upgrade(upTo(premium))).toEqual({ outcome: 'done' });
    });
  });

  describe('the books', () => {
    it('show a dispute and how it went, each once', async () => {
      const { books, stub } = await withAgreement();
      const [charge] = stub.state.charges.keys();
      stub.dispute(charge ?? '', 'warning_needs_response');
      expect((await books()).entries).toHaveLength(1);
      stub.dispute(charge ?? '', 'needs_response');
      expect((await books()).entries).toMatchObject([{ kind: 'payment' }, { kind: 'dispute', of: charge }]);
      stub.dispute(charge ?? '', 'lost');
      const { entries } = await books();
      expect(entries).toMatchObject([
        { kind: 'payment' },
        { kind: 'dispute', amount: 499, tax: 80 },
        { kind: 'disputeLost', amount: 499, tax: 80, of: charge },
      ]);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(3);
    });

    it('show what an operator gave back by hand, however often', async () => {
      const { books, stub } = await withAgreement();
      const [charge = ''] = stub.state.charges.keys();
      for (let times = 0; times < 12; times += 1) stub.refund(charge, 10);
      const refunds = (await books()).entries.filter(({ kind }) => kind === 'refund');
      expect(refunds).toHaveLength(12);
      expect(refunds[0]).toMatchObject({ reason: 'operator', amount: 10, tax: 2, of: charge });
    });

    it('know a price of former years by what it says of itself', async () => {
      const { another, config, stub, accountId } = await withAgreement();
      const api = await import('./createStripeApi.ts');
      const { setUp } = await import('./setup/setUp.ts');
      const former = stub.state.prices.get(config.prices.basic.month);
      Object.assign(former ?? {}, { unit_amount: 399 });
      const { prices } = await setUp(
        api.createStripeApi(config.secretKey, config.baseUrl),
        'https://lark.example',
      );
      expect(prices.basic.month).not.toBe(former?.id);
      Object.assign(config, { prices });
      stub.pass(DAY);
      const { agreements } = await another().provider.booksOf(accountId);
      expect(agreements).toMatchObject([basic]);
    });

    it('list more than a page holds', async () => {
      const { books, pass } = await withAgreement();
      await pass(106 * 30.5 * DAY);
      const { entries } = await books();
      expect(entries.filter(({ kind }) => kind === 'payment').length).toBeGreaterThan(105);
    });
  });

  it('ends an account everywhere: plan to come, invoice still open, customers nobody noted', async () => {
    const { provider, accountId, agreement, card, pass, stub, another } = await withAgreement(premium);
    await provider.scheduleDowngrade({ agreement, requestId: randomUUID(), terms: basic });
    await card(accountId, 'declined');
    await pass(32 * DAY);
    const twin = { ...stub.state.customers.values().next().value, id: 'cus_twin' };
    stub.state.customers.set('cus_twin', twin as never);
    await provider.forget(accountId);
    await another().provider.forget(accountId);
    expect(stub.state.deleted.size).toBe(2);
    const open = [...stub.state.invoices.values()].filter(({ status }) => status === 'open');
    expect(open).toEqual([]);
    expect([...stub.state.subscriptions.values()].map(({ status }) => status)).toEqual(['canceled']);
    expect([...stub.state.schedules.values()].map(({ status }) => status)).toEqual(['released']);
    await pass(DAY);
    expect(await provider.booksOf(accountId)).toEqual({ agreements: [], entries: [] });
  });

  it('shows a portal to who has a customer there', async () => {
    const { provider, accountId } = await withAgreement();
    const returnTo = 'https://lark.example/plans';
    expect((await provider.portal({ accountId, returnTo })).url).toContain('/p/session/');
    await expect(provider.portal({ accountId: randomUUID(), returnTo })).rejects.toMatchObject({
      code: 'paymentRefused',
    });
  });

  describe('news', () => {
    it('backwards and twice says the same as in order', async () => {
      const { provider, stub, accountId } = await withAgreement();
      const read = async (sent: readonly { body: Buffer; signature: string }[]) =>
        new Set(
          (await Promise.all(sent.map(({ body, signature }) => provider.readWebhook(body, signature)))).map(
            (heard) => `${heard?.accountId} ${heard?.eventId}`,
          ),
        );
      const sent = stub.deliveries({ times: 2, isBackwards: true });
      const heard = await read(sent);
      expect(heard.size).toBe(sent.length / 2);
      expect([...heard].every((one) => one.startsWith(accountId))).toBe(true);
      expect(await read(sent.toReversed())).toEqual(heard);
    });

    it('of a dispute says whose it is', async () => {
      const { provider, stub, accountId } = await withAgreement();
      stub.deliveries();
      stub.dispute([...stub.state.charges.keys()][0] ?? '', 'needs_response');
      const [{ body, signature } = { body: Buffer.of(), signature: '' }] = stub.deliveries();
      expect(await provider.readWebhook(body, signature)).toMatchObject({ accountId });
    });

    it('that was missed comes in the order in which it happened, over pages and days', async () => {
      const { provider, stub, pass, accountId, now } = await withAgreement();
      const from = new Date(now()).toISOString();
      await pass(2 * DAY);
      for (let times = 0; times < 130; times += 1)
        stub.state.emit('customer.subscription.updated', [...stub.state.subscriptions.values()][0]);
      await pass(HOUR);
      const missed: string[] = [];
      for await (const { eventId, accountId: whose } of provider.eventsSince(from)) {
        expect(whose).toBe(accountId);
        missed.push(eventId);
      }
      expect(missed.length).toBeGreaterThan(130);
      expect(missed).toEqual(missed.toSorted());
    });

    it('of somebody who was forgotten concerns nobody', async () => {
      const { provider, stub, accountId } = await withAgreement();
      await provider.forget(accountId);
      for (const { body, signature } of stub.deliveries())
        expect(await provider.readWebhook(body, signature)).toBeNull();
    });
  });
});
