import { randomUUID } from 'node:crypto';
import { planTable } from '@storylark/contracts/subscriptions/plans';
import { Refusal } from '@storylark/platform/refusal';
import type { Books, PaymentProvider, Terms } from './paymentProvider.ts';

/** What the suite needs besides the port: somebody at the page, a clock, and the line to our own door. */
export type Bench = {
  provider: PaymentProvider;
  now: () => number;
  /** Moves the provider's clock and lets everything happen until then. */
  pass: (ms: number) => Promise<void>;
  /** Pays on the page of a checkout. */
  pay: (checkoutId: string, card?: 'good' | 'declined') => Promise<void>;
  /** How the account's card answers from now on. */
  card: (accountId: string, card: 'good' | 'declined' | 'confirm') => Promise<void>;
  /** The holder of the card agrees where their bank asks them. */
  agree: (url: string) => Promise<void>;
  /** Deliveries so far, as they came in: raw body and signature. */
  delivered: () => readonly { body: Buffer; signature: string }[];
};

const DAY = 24 * 60 * 60_000;
const basic: Terms = { plan: 'basic', interval: 'month' };
const premium: Terms = { plan: 'premium', interval: 'month' };
const balance = ({ entries }: Books) =>
  entries.reduce(
    (sum, { kind, amount }) => sum + (kind === 'payment' ? amount : kind === 'refund' ? -amount : 0),
    0,
  );

export function paymentProviderContract(open: () => Promise<Bench>) {
  async function withAgreement(terms: Terms = basic) {
    const bench = await open();
    const accountId = randomUUID();
    const checkoutId = randomUUID();
    await checkout(bench, accountId, checkoutId, terms);
    await bench.pay(checkoutId);
    const books = () => bench.provider.booksOf(accountId);
    const [agreement] = (await books()).agreements;
    return { ...bench, accountId, checkoutId, books, agreement: agreement!.id };
  }
  const checkout = ({ provider }: Bench, accountId: string, checkoutId: string, terms: Terms) =>
    provider.openCheckout({
      checkoutId,
      accountId,
      email: 'anna@example.com',
      language: 'de',
      terms,
      returnTo: { paid: 'https://lark.example/paid', left: 'https://lark.example/left' },
    });

  describe('paying', () => {
    it('opens a page, and nothing is concluded before somebody has paid there', async () => {
      const bench = await open();
      const [accountId, checkoutId] = [randomUUID(), randomUUID()];
      const { url, expiresAt } = await checkout(bench, accountId, checkoutId, basic);
      expect(url).toMatch(/^https?:\/\//);
      expect(Date.parse(expiresAt)).toBeGreaterThan(bench.now());
      expect(await bench.provider.checkoutState(checkoutId)).toBe('open');
      expect(await bench.provider.booksOf(accountId)).toEqual({ agreements: [], entries: [] });
      await bench.pay(checkoutId, 'declined');
      expect((await bench.provider.booksOf(accountId)).agreements).toEqual([]);
      await bench.pay(checkoutId);
      expect(await bench.provider.checkoutState(checkoutId)).toBe('paid');
    });

    it('concludes one agreement, however often it is sent', async () => {
      const { books, pay, checkoutId } = await withAgreement();
      await pay(checkoutId);
      const { agreements, entries } = await books();
      expect(agreements).toMatchObject([{ ...basic, status: 'active', endsAt: null, next: null }]);
      expect(entries).toMatchObject([
        { kind: 'payment', reason: 'start', amount: 499, currency: 'EUR', agreement: agreements[0]!.id },
      ]);
    });

    it('knows nothing of a checkout that nobody opened', async () => {
      expect(await (await open()).provider.checkoutState(randomUUID())).toBe('expired');
    });
  });

  describe('a change', () => {
    it('up is shown to the cent before it is made, and costs that, once', async () => {
      const { provider, books, agreement, pass, now } = await withAgreement();
      await pass(10 * DAY);
      const at = new Date(Math.floor(now() / 1000) * 1000).toISOString();
      const { amountDue, lines } = await provider.previewUpgrade({ agreement, terms: premium, at });
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(amountDue);
      expect(amountDue).toBeGreaterThan(0);
      expect(amountDue).toBeLessThan(planTable.premium.price.month);
      const before = balance(await books());
      const asked = { agreement, terms: premium, prorationAt: at, requestId: randomUUID() };
      for (let times = 0; times < 3; times += 1)
        expect(await provider.upgrade(asked)).toEqual({ outcome: 'done' });
      expect(balance(await books()) - before).toBe(amountDue);
      expect((await books()).agreements).toMatchObject([premium]);
    });

    it('up that the card refuses changes nothing', async () => {
      const { provider, books, agreement, now, card, accountId } = await withAgreement();
      await card(accountId, 'declined');
      const prorationAt = new Date(now()).toISOString();
      const asked = { agreement, terms: premium, prorationAt, requestId: randomUUID() };
      expect(await provider.upgrade(asked)).toEqual({ outcome: 'unpaid' });
      expect((await books()).agreements).toMatchObject([basic]);
      expect(balance(await books())).toBe(499);
    });

    async function askedByBank() {
      const bench = await withAgreement();
      await bench.card(bench.accountId, 'confirm');
      const prorationAt = new Date(bench.now()).toISOString();
      const wish = { agreement: bench.agreement, terms: premium, prorationAt, requestId: randomUUID() };
      const first = await bench.provider.upgrade(wish);
      if (first.outcome !== 'confirm') throw new Error(`the upgrade was ${first.outcome}`);
      return { ...bench, wish, url: first.url };
    }

    it('up that a bank asks about waits where it asked, and is done once its holder agreed', async () => {
      const { provider, wish, url, agree, books } = await askedByBank();
      expect(await provider.upgrade(wish)).toEqual({ outcome: 'confirm', url });
      expect((await books()).agreements).toMatchObject([basic]);
      await agree(url);
      expect(await provider.upgrade(wish)).toEqual({ outcome: 'done' });
      expect((await books()).agreements).toMatchObject([premium]);
    });

    it('up that was given up before its holder agreed is paid by nobody, and leaves the way free', async () => {
      const { provider, wish, url, agree, card, accountId, books } = await askedByBank();
      for (let times = 0; times < 2; times += 1)
        expect(await provider.abandonUpgrade(wish)).toEqual({ outcome: 'unpaid' });
      await agree(url);
      await card(accountId, 'good');
      expect(await provider.upgrade(wish)).toEqual({ outcome: 'unpaid' });
      expect((await books()).agreements).toMatchObject([basic]);
      expect(balance(await books())).toBe(499);
      const another = { ...wish, requestId: randomUUID() };
      expect(await provider.upgrade(another)).toEqual({ outcome: 'done' });
    });

    it('up that was agreed to before it was given up stays', async () => {
      const { provider, wish, url, agree, books } = await askedByBank();
      await agree(url);
      const { entries } = await books();
      expect(await provider.abandonUpgrade(wish)).toEqual({ outcome: 'done' });
      expect(await books()).toMatchObject({ agreements: [premium], entries });
    });

    it('up to a year begins a year at once, and gives back what is left of the month', async () => {
      const { provider, books, agreement, pass, now } = await withAgreement();
      await pass(10 * DAY);
      const at = new Date(Math.floor(now() / 1000) * 1000).toISOString();
      const terms: Terms = { plan: 'basic', interval: 'year' };
      const { amountDue, lines } = await provider.previewUpgrade({ agreement, terms, at });
      expect(lines).toMatchObject([
        { kind: 'unused', ...basic, from: at },
        { kind: 'period', ...terms, from: at, amount: planTable.basic.price.year },
      ]);
      await provider.upgrade({ agreement, terms, prorationAt: at, requestId: randomUUID() });
      const periodEnd = new Date(at);
      periodEnd.setUTCFullYear(periodEnd.getUTCFullYear() + 1);
      expect((await books()).agreements).toMatchObject([
        { ...terms, periodStart: at, periodEnd: periodEnd.toISOString() },
      ]);
      expect(balance(await books())).toBe(499 + amountDue);
    });

    it('down comes at the end of the period, unless it is undone', async () => {
      const { provider, books, agreement, pass } = await withAgreement(premium);
      const about = () => ({ agreement, requestId: randomUUID() });
      await provider.scheduleDowngrade({ ...about(), terms: basic });
      expect((await books()).agreements).toMatchObject([{ ...premium, next: basic }]);
      await provider.undoDowngrade(about());
      expect((await books()).agreements).toMatchObject([{ ...premium, next: null }]);
      await provider.scheduleDowngrade({ ...about(), terms: basic });
      await pass(31 * DAY);
      expect((await books()).agreements).toMatchObject([{ ...basic, next: null, status: 'active' }]);
      expect(balance(await books())).toBe(1399 + 499);
    });

    it('down to a year begins a whole year at the end of the month', async () => {
      const { provider, books, agreement, pass } = await withAgreement(premium);
      await pass(31 * DAY);
      const terms: Terms = { plan: 'basic', interval: 'year' };
      await provider.scheduleDowngrade({ agreement, requestId: randomUUID(), terms });
      const [{ periodEnd: end }] = (await books()).agreements as [Books['agreements'][number]];
      await pass(32 * DAY);
      const periodEnd = new Date(end);
      periodEnd.setUTCFullYear(periodEnd.getUTCFullYear() + 1);
      expect((await books()).agreements).toMatchObject([
        { ...terms, periodStart: end, periodEnd: periodEnd.toISOString() },
      ]);
    });

    it('to an end comes at the end of the period, unless it is taken back', async () => {
      const { provider, books, agreement, pass } = await withAgreement();
      const about = () => ({ agreement, requestId: randomUUID() });
      await provider.cancelAtPeriodEnd(about());
      const [{ endsAt, periodEnd }] = (await books()).agreements as [Books['agreements'][number]];
      expect(endsAt).toBe(periodEnd);
      await provider.resume(about());
      expect((await books()).agreements).toMatchObject([{ endsAt: null }]);
      await provider.cancelAtPeriodEnd(about());
      await pass(31 * DAY);
      expect((await books()).agreements).toMatchObject([{ status: 'ended' }]);
      expect(balance(await books())).toBe(499);
    });

    it('to an end at once gives back what is said, once', async () => {
      const { provider, books, agreement } = await withAgreement();
      const asked = { agreement, requestId: randomUUID(), refund: 200, reason: 'withdrawal' as const };
      await provider.endNow(asked);
      await provider.endNow(asked);
      const { agreements, entries } = await books();
      expect(agreements).toMatchObject([{ status: 'ended' }]);
      const [payment] = entries;
      expect(entries.filter(({ kind }) => kind === 'refund')).toMatchObject([
        { amount: 200, reason: 'withdrawal', of: payment!.id, agreement },
      ]);
    });
  });

  it('gives a payment back also where the agreement has ended before, each request once', async () => {
    const { provider, books, agreement } = await withAgreement();
    const asked = { agreement, reason: 'duplicate' as const };
    await provider.endNow({ ...asked, requestId: randomUUID(), refund: 0 });
    const [partly, rest] = [randomUUID(), randomUUID()];
    for (const requestId of [partly, partly]) await provider.endNow({ ...asked, requestId, refund: 200 });
    for (const requestId of [rest, rest]) await provider.endNow({ ...asked, requestId, refund: 499 });
    const refunds = (await books()).entries.filter(({ kind }) => kind === 'refund');
    expect(refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([200, 299]);
  });

  it('up at a price from before a renewal is not made, and said to be over', async () => {
    const { provider, books, pass, now, agreement } = await withAgreement();
    const prorationAt = new Date(now()).toISOString();
    await pass(32 * DAY);
    const asked = { agreement, requestId: randomUUID(), terms: premium, prorationAt };
    expect(await provider.upgrade(asked)).toEqual({ outcome: 'unpaid' });
    const { agreements, entries } = await books();
    expect(agreements).toMatchObject([{ plan: 'basic', status: 'active' }]);
    expect(entries.map(({ amount }) => amount)).toEqual([499, 499]);
  });

  describe('time', () => {
    it('leaves the period where it was while the card is refused', async () => {
      const { books, pass, card, accountId } = await withAgreement();
      const [{ periodStart, periodEnd }] = (await books()).agreements as [Books['agreements'][number]];
      await card(accountId, 'declined');
      await pass(32 * DAY);
      const { agreements, entries } = await books();
      expect(agreements).toMatchObject([{ status: 'unpaid', periodStart, periodEnd }]);
      expect(entries).toContainEqual(
        expect.objectContaining({ kind: 'failure', reason: 'renewal', amount: 499 }),
      );
    });

    it('renews, and is tried again where the card failed', async () => {
      const { books, pass, card, accountId } = await withAgreement();
      await pass(31 * DAY);
      expect((await books()).entries.map(({ kind }) => kind)).toEqual(['payment', 'payment']);
      await card(accountId, 'declined');
      await pass(31 * DAY);
      expect((await books()).agreements).toMatchObject([{ status: 'unpaid' }]);
      await card(accountId, 'good');
      await pass(8 * DAY);
      expect((await books()).agreements).toMatchObject([{ status: 'active' }]);
      expect(balance(await books())).toBe(3 * 499);
    });
  });

  describe('webhooks', () => {
    it('say whose books have changed, signed; the same later to who asks what it missed', async () => {
      const { provider, accountId, pass, delivered } = await withAgreement();
      await pass(60_000);
      const read = await Promise.all(
        delivered().map(({ body, signature }) => provider.readWebhook(body, signature)),
      );
      const heard = read.flatMap((one) => (one?.accountId === accountId ? [one] : []));
      expect(heard.length).toBeGreaterThan(0);
      for (const one of heard) {
        expect(Object.keys(one).sort()).toEqual(['accountId', 'eventId', 'object', 'type']);
        expect(one).toMatchObject({
          type: expect.stringMatching(/^[a-z_.]+$/),
          object: expect.stringMatching(/./),
        });
      }
      const ours = heard.map(({ eventId }) => eventId);
      const missed: string[] = [];
      for await (const { eventId, accountId: whose } of provider.eventsSince('2020-01-01T00:00:00.000Z'))
        if (whose === accountId) missed.push(eventId);
      expect(missed).toEqual(expect.arrayContaining(ours));
    });

    it('are refused when they are changed, replayed later, or signed by nobody', async () => {
      const { provider, pass, delivered } = await withAgreement();
      await pass(60_000);
      const { body, signature } = delivered()[0]!;
      const changed = Buffer.from(body.toString('utf8').replace('evt_', 'evt-'));
      for (const [sent, by] of [
        [changed, signature],
        [body, ''],
        [body, signature.replace(/v1=../, 'v1=00')],
        [body, signature.replace(/t=\d+/, 't=1')],
        [body, 'garbage'],
      ] as const)
        await expect(provider.readWebhook(sent, by)).rejects.toThrow(Refusal);
      await pass(10 * 60_000);
      await expect(provider.readWebhook(body, signature)).rejects.toThrow(Refusal);
    });
  });

  it('who is forgotten has no agreement left', async () => {
    const { provider, accountId, books } = await withAgreement();
    await provider.forget(accountId);
    await provider.forget(accountId);
    expect((await books()).agreements.filter(({ status }) => status !== 'ended')).toEqual([]);
  });
}
