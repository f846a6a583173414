import { randomUUID } from 'node:crypto';
import { untouched } from '@storylark/contracts/subscriptions/allowance';
import { balanceOf } from '@storylark/contracts/subscriptions/billing';
import type { PaymentProvider, Terms } from '@storylark/payments/paymentProvider';
import { asked, openStripe } from '@storylark/payments/stripe/testing/openStripe';
import { createTestCheckout } from '@storylark/payments/testCheckout/createTestCheckout';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { Unavailable } from '@storylark/platform/unavailable';
import { createBilling } from './createBilling.ts';
import { createWithdrawals } from './createWithdrawals.ts';

const DAY = 24 * 60 * 60_000;
const basic: Terms = { plan: 'basic', interval: 'month' };
const premium: Terms = { plan: 'premium', interval: 'month' };

/** One account with its billing over this provider. */
function aHouse(payments: PaymentProvider, now: () => number) {
  const accountId = randomUUID();
  const commands = createCommandHandler({
    eventStore: createMemoryEventStore(),
    sealer: { seal: async (_id, events) => [...events], unseal: async (event) => event },
    upcast: ({ type, data }) => ({ type, data }),
    isChained: () => true,
  });
  const billing = createBilling({ commands, payments, onRefused: () => {}, now });
  const withdrawals = createWithdrawals({ billing, newId: randomUUID, allowanceOf: async () => untouched });
  const meta = () => ({ at: new Date(now()).toISOString(), accountId });
  return {
    accountId,
    billing,
    meta,
    withdraws: () => withdrawals.declare({ accountId, openedAt: meta().at }, meta()),
    look: () => billing.settle(accountId),
    balance: async () => balanceOf((await billing.load(accountId)).billing),
  };
}

describe('one agreement too many at Stripe', () => {
  async function paidTwice() {
    const bench = await openStripe();
    const house = aHouse(bench.provider, bench.now);
    for (const terms of [basic, premium]) {
      const checkoutId = randomUUID();
      await bench.provider.openCheckout(asked(house.accountId, checkoutId, terms));
      await bench.pay(checkoutId);
      await bench.pass(1_000);
    }
    return { ...bench, ...house };
  }

  it('comes back whole, whichever answer of Stripe is lost', async () => {
    const whole = await paidTwice();
    const before = whole.stub.requests.length;
    await whole.look();
    const steps = whole.stub.requests.length - before;
    await whole.close();
    for (let step = 0; step < steps; step += 1) {
      const { stub, look, balance, close } = await paidTwice();
      stub.fail(...Array.from({ length: step }, () => 'none' as const), 'lost', 'lost');
      await Promise.allSettled([look()]);
      await look();
      expect([step, await balance(), stub.state.refunds.size]).toEqual([step, 499, 1]);
      expect(stub.violations).toEqual([]);
      await close();
    }
  });
});

describe('what is paid too late', () => {
  const stores: ReturnType<typeof createMemoryReadStore>[] = [];
  afterAll(() => Promise.all(stores.map((store) => store.close())));

  /** Has bought Basic of the built-in provider, which may be kept from ending anything. */
  async function aSubscriber() {
    const clock = { now: Date.parse('2026-06-01T08:00:00.000Z') };
    const readStore = createMemoryReadStore();
    stores.push(readStore);
    const { provider, pages, setCard } = createTestCheckout({
      readStore,
      now: () => clock.now,
      secret: 's',
      publicUrl: 'https://storylark.example',
      deliver: async () => true,
    });
    const fault = { isAway: false };
    const endNow: PaymentProvider['endNow'] = async (wish) => {
      if (fault.isAway) throw new Unavailable('away');
      await provider.endNow(wish);
    };
    const house = aHouse({ ...provider, endNow }, () => clock.now);
    const { accountId, look } = house;
    await house.billing.decide(
      accountId,
      { type: 'StartSubscription', checkoutId: 'c', ...basic },
      house.meta(),
    );
    await provider.openCheckout(asked(accountId, 'c', basic));
    await pages.pay('c', 'good', false);
    await look();
    return { ...house, clock, fault, pages, setCard, provider };
  }

  it('after a plan has ended for want of payment comes back, once', async () => {
    const { accountId, clock, fault, setCard, look, balance, billing } = await aSubscriber();
    await setCard(accountId, 'declined');
    clock.now += 31 * DAY;
    await look();
    clock.now += 14 * DAY;
    fault.isAway = true;
    await expect(look()).rejects.toThrow(Unavailable);
    expect((await billing.load(accountId)).plan.paid).toBeNull();
    await setCard(accountId, 'good');
    fault.isAway = false;
    await look();
    await look();
    expect(await balance()).toBe(499);
    expect((await billing.load(accountId)).plan.paid).toBeNull();
  });

  it('for an upgrade, after the contract was withdrawn from, comes back whole', async () => {
    const { accountId, clock, fault, pages, setCard, look, balance, withdraws, billing, meta } =
      await aSubscriber();
    clock.now += 3 * DAY;
    await setCard(accountId, 'confirm');
    const wish = { requestId: randomUUID(), ...premium, amountDue: 810, prorationAt: meta().at } as const;
    const { view } = await billing.change(accountId, { type: 'UpgradeSubscription', ...wish }, meta());
    fault.isAway = true;
    expect((await withdraws()).view.outcome).toBe('pending');
    await pages.answerUpgrade(view.url!.slice(view.url!.lastIndexOf('/') + 1), true);
    fault.isAway = false;
    await look();
    await look();
    expect(await balance()).toBe(499 - 449);
  });
});
