import { randomBytes, randomUUID } from 'node:crypto';
import { balanceOf } from '@storylark/contracts/subscriptions/billing';
import { planAt, windowAt } from '@storylark/contracts/subscriptions/subscription';
import { isSigned, signed } from '@storylark/payments/signature';
import { createStripeApi } from '@storylark/payments/stripe/createStripeApi';
import { sampleOf } from '../complete.ts';
import { DAY, openBilling, type OpenBilling } from './openBilling.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));
function opened() {
  const billing = openBilling();
  closing.push(billing.close);
  return billing;
}

const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length === 0
    ? [[]]
    : things.flatMap((one, i) => ordersOf(things.toSpliced(i, 1)).map((rest) => [one, ...rest]));

/** What an account sees of itself, and every cent of it. */
async function seen({ billing, time }: OpenBilling, accountId: string) {
  const { plan, billing: money } = await billing.load(accountId);
  return {
    plan: planAt(plan, time()),
    window: windowAt(plan, '2026-01-01T00:00:00.000Z', time()),
    period: plan.paid,
    cancellation: plan.cancellation,
    balance: balanceOf(money),
    entries: [...money.entries.keys()].sort(),
    unpaidSince: money.unpaidSince,
  };
}

/** The provider's ids of the webhooks that the log has of an account, in its order. */
async function keptOf({ eventStore }: OpenBilling, accountId: string) {
  const kept: unknown[] = [];
  for await (const { type, data } of eventStore.readAll())
    if (type === 'WebhookReceived' && data.accountId === accountId) kept.push(data.event);
  return kept;
}

describe('webhooks', () => {
  it('in every order and ten times each lead to one end', async () => {
    const house = opened();
    const { provider, billing, buy, pass, setCard } = house;
    const orders = ordersOf([0, 1, 2, 3, 4]);
    const accounts = orders
      .slice(0, sampleOf(24, orders.length))
      .map((order) => ({ order, id: randomUUID() }));
    const agreementOf = async (id: string) => (await provider.booksOf(id)).agreements[0]!.id;
    // Five things happen to each, one webhook each: bought, renewed, refused, paid after all, cancelled.
    const lives = [
      (id: string) => buy(id, 'basic'),
      () => pass(28 * DAY),
      async (id: string) => setCard(id, 'declined'),
      () => pass(31 * DAY),
      async (id: string) => setCard(id, 'good'),
      async (id: string) =>
        provider.cancelAtPeriodEnd({ agreement: await agreementOf(id), requestId: `cancel ${id}` }),
    ];
    for (const happens of lives)
      if (happens.length === 0) await happens('');
      else for (const { id } of accounts) await happens(id);

    const ofAccount = new Map<string, string[]>();
    for await (const { eventId, accountId } of provider.eventsSince(''))
      ofAccount.set(accountId, [...(ofAccount.get(accountId) ?? []), eventId]);
    const ends = new Set<string>();
    for (const { order, id } of accounts) {
      const events = ofAccount.get(id) ?? [];
      expect(events.length).toBeGreaterThanOrEqual(5);
      for (const which of order)
        for (let times = 0; times < 10; times += 1) {
          const body = JSON.stringify({ id: events[which], type: 'books.changed', account: id });
          const at = Date.parse(house.time());
          const news = await provider.readWebhook(Buffer.from(body), signed(body, 'signs webhooks', at));
          await house.keep(news!);
          await billing.bringUpToDate(news!.accountId);
        }
      expect(await keptOf(house, id)).toEqual(order.map((which) => events[which]));
      ends.add(JSON.stringify(await seen(house, id)).replaceAll(id, 'account'));
    }
    expect([...ends]).toHaveLength(1);
    expect(JSON.parse([...ends][0]!)).toMatchObject({ plan: { held: 'basic' }, balance: 3 * 499 });
  });

  it('that were taken at any moment, late or never, leave the same as those that came at once', async () => {
    const house = opened();
    const { provider, billing, buy, pass } = house;
    const accounts = Array.from({ length: sampleOf(20, 120) }, (_, i) => ({ id: randomUUID(), hears: i }));
    for (const { id } of accounts) await buy(id, 'standard');
    for (let month = 0; month < 5; month += 1) {
      for (const { id, hears } of accounts) if ((hears >> month) % 2 === 1) await billing.bringUpToDate(id);
      await pass(31 * DAY);
    }
    const ends = new Set<string>();
    for (const { id } of accounts) {
      await billing.bringUpToDate(id);
      const { balance, period, entries } = await seen(house, id);
      ends.add(JSON.stringify({ balance, period, entries: entries.length }));
      expect((await provider.booksOf(id)).entries).toHaveLength(entries.length);
    }
    expect([...ends]).toHaveLength(1);
  });

  it('ten thousand of the same are one fact', async () => {
    const house = opened();
    const accountId = randomUUID();
    const same = { eventId: 'evt_same', type: 'books.changed', object: accountId, accountId };
    for (let n = 0; n < 1_000; n += 1) await Promise.all(Array.from({ length: 10 }, () => house.keep(same)));
    expect(await keptOf(house, accountId)).toEqual(['evt_same']);
  });

  it('of which fifty were lost are all found by the sweep', async () => {
    const house = opened();
    const { billing, buy, time } = house;
    const since = time();
    const lost = Array.from({ length: 50 }, () => randomUUID());
    for (const id of lost) await buy(id, 'basic');
    for (const id of lost) expect((await seen(house, id)).plan.held).toBe('free');
    const news = await billing.newsSince(since);
    expect(new Set(news)).toEqual(new Set(lost));
    for (const id of news) await billing.bringUpToDate(id);
    for (const id of lost)
      expect(await seen(house, id)).toMatchObject({ plan: { held: 'basic' }, balance: 499 });
  });
});

describe('a log that was restored from before the books', () => {
  it('has all of them again after the daily look and the sweep, whatever was lost', async () => {
    const house = opened();
    const [stayed, came] = [randomUUID(), randomUUID()];
    await house.buy(stayed, 'basic');
    await house.billing.bringUpToDate(stayed);
    const backup = { position: await house.eventStore.head(), at: house.time() };
    await house.pass(31 * DAY);
    await house.buy(came, 'standard');
    await house.setCard(stayed, 'declined');
    await house.pass(28 * DAY);
    const all = [stayed, came];
    for (const id of all) await house.billing.bringUpToDate(id);

    const restored = { ...house, billing: await house.restoredTo(backup.position) };
    expect(await seen(restored, stayed)).not.toEqual(await seen(house, stayed));
    expect(new Set(await restored.billing.newsSince(backup.at))).toEqual(new Set(all));
    for (const id of all) {
      await restored.billing.bringUpToDate(id);
      expect(await seen(restored, id)).toEqual(await seen(house, id));
    }
  });
});

describe('signatures', () => {
  const TRIED = 10_000;
  const secret = randomBytes(32).toString('hex');
  const now = Date.parse('2026-06-01T08:00:00.000Z');
  const body = JSON.stringify({ id: 'evt_1', type: 'books.changed', account: randomUUID() });
  const good = signed(body, secret, now);
  const bytes = Buffer.from(body);

  type Check = (sent: Buffer, signature: string, at: number) => boolean;
  const { webhooks } = createStripeApi('sk_test_none');
  const byStripe: Check = (sent, signature, at) => {
    try {
      webhooks.constructEvent(sent, signature || 'none', secret, 300, undefined, at);
      return true;
    } catch {
      return false;
    }
  };
  const providers: [string, Check][] = [
    ['the built-in provider', (sent, signature, at) => isSigned(sent, signature, secret, at)],
    ['Stripe', byStripe],
  ];

  it.each(providers)('of %s are accepted as they were made, for five minutes', (_name, check) => {
    for (const later of [0, 299_000]) expect(check(bytes, good, now + later)).toBe(true);
  });

  it.each(providers)(`of %s forged, stale or replayed are not, whichever of ${TRIED}`, (_name, check) => {
    const time = Math.floor(now / 1000);
    const mac = good.slice(good.indexOf('v1=') + 3);
    const hex = (length: number) => randomBytes(length).toString('hex');
    const flipped = (text: string, i: number) => {
      const at = i % text.length;
      return text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);
    };
    const changed = (i: number) => {
      const copy = Buffer.from(bytes);
      copy[i % copy.length]! ^= 1 + (i % 255);
      return copy;
    };
    const forgeries: ((i: number) => [Buffer, string, number?])[] = [
      () => [bytes, `t=${time},v1=${hex(32)}`],
      (i) => [bytes, `t=${time},v1=${flipped(mac, i)}`],
      (i) => [changed(i), good],
      (i) => [bytes, signed(body, hex(16 + (i % 32)), now)],
      (i) => [bytes, good.replace(/t=\d+/, `t=${time + 1 + (i % 299)}`)],
      (i) => [bytes, good, now + 301_000 + i * 1_000],
      (i) => [bytes, signed(body, secret, now - 301_000 - i * 1_000)],
      // Stripe's own check takes a time to come; only who has the secret can sign one
      ...(check === byStripe
        ? []
        : [(i: number): [Buffer, string] => [bytes, signed(body, secret, now + 302_000 + i * 1_000)]]),
      (i) => [bytes, good.replace('v1', `v${2 + (i % 9)}`)],
      (i) => [Buffer.concat([bytes, randomBytes(1 + (i % 8))]), good],
      (i) => [bytes, `t=${time},v1=${mac.slice(0, i % 64)}`],
      (i) => [bytes, randomBytes(i % 200).toString('latin1')],
      (i) => [bytes, good.replace(/t=\d+/, ['t=', 't=NaN', 't=1e99', 't=-1', '', 't=0'][i % 6]!)],
    ];
    const accepted = Array.from({ length: TRIED }, (_, i) => {
      const [sent, signature, at = now] = forgeries[i % forgeries.length]!(i);
      return check(sent, signature, at) ? signature : null;
    });
    expect(accepted.filter((one) => one !== null)).toEqual([]);
  });
});
