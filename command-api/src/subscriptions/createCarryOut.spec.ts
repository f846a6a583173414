import { randomUUID } from 'node:crypto';
import { untouched } from '@storylark/contracts/subscriptions/allowance';
import { balanceOf } from '@storylark/contracts/subscriptions/billing';
import { InvalidRequest } from '@storylark/payments/invalidRequest';
import type { PaymentProvider, Terms } from '@storylark/payments/paymentProvider';
import { asked } from '@storylark/payments/stripe/testing/openStripe';
import { createTestCheckout } from '@storylark/payments/testCheckout/createTestCheckout';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { Refusal } from '@storylark/platform/refusal';
import { Unavailable } from '@storylark/platform/unavailable';
import { createBilling } from './createBilling.ts';
import type { OnRefused } from './createCarryOut.ts';
import { createWithdrawals } from './createWithdrawals.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const accountId = 'family';
const basic: Terms = { plan: 'basic', interval: 'month' };
const premium: Terms = { plan: 'premium', interval: 'month' };
const invalid = new InvalidRequest('refused: parameter_invalid', 'parameter_invalid');

const stores: ReturnType<typeof createMemoryReadStore>[] = [];
afterAll(() => Promise.all(stores.map((store) => store.close())));

/** Has bought Basic of the built-in provider, whose calls can be made to fail by name. */
async function aSubscriber() {
  const clock = { now: Date.parse('2026-06-01T08:00:00.000Z') };
  const readStore = createMemoryReadStore();
  stores.push(readStore);
  const { provider, pages } = createTestCheckout({
    readStore,
    now: () => clock.now,
    secret: 's',
    publicUrl: 'https://storylark.example',
    deliver: async () => true,
  });
  const faults: Partial<Record<keyof PaymentProvider, Error>> = {};
  /** Ends, and then gives nothing back. */
  const endNow: PaymentProvider['endNow'] = async (wish) => {
    const fault = faults.endNow;
    if (!fault) return provider.endNow(wish);
    if (!(fault instanceof Unavailable))
      await provider.endNow({ ...wish, requestId: `${wish.requestId}-end`, refund: 0 });
    throw fault;
  };
  const payments = new Proxy(
    { ...provider, endNow },
    {
      get(target, name: keyof PaymentProvider) {
        const fault = faults[name];
        return fault && name !== 'endNow' ? () => Promise.reject(fault) : target[name];
      },
    },
  );
  const commands = createCommandHandler({
    eventStore: createMemoryEventStore(),
    sealer: { seal: async (_id, events) => [...events], unseal: async (event) => event },
    upcast: ({ type, data }) => ({ type, data }),
    isChained: () => true,
  });
  const told: Parameters<OnRefused>[1][] = [];
  const billing = createBilling({
    commands,
    payments,
    onRefused: (_error, about) => told.push(about),
    now: () => clock.now,
  });
  const withdrawals = createWithdrawals({ billing, newId: randomUUID, allowanceOf: async () => untouched });
  const meta = () => ({ at: new Date(clock.now).toISOString(), accountId });
  async function buys(terms: Terms) {
    const checkoutId = randomUUID();
    await billing.decide(accountId, { type: 'StartSubscription', checkoutId, ...terms }, meta());
    await provider.openCheckout(asked(accountId, checkoutId, terms));
    await pages.pay(checkoutId, 'good', false);
    await billing.bringUpToDate(accountId);
  }
  const change = async (command: object) =>
    (await billing.change(accountId, { requestId: randomUUID(), ...command } as never, meta())).view.outcome;
  await buys(basic);
  return {
    clock,
    faults,
    told,
    billing,
    buys,
    cancels: () => change({ type: 'CancelSubscription', why: null }),
    upgrades: () =>
      change({ type: 'UpgradeSubscription', ...premium, amountDue: 900, prorationAt: meta().at }),
    withdraws: async () =>
      (await withdrawals.declare({ accountId, openedAt: meta().at }, meta())).view.outcome,
    manages: async () => (await billing.settle(accountId)).isRequestOpen,
    state: () => billing.load(accountId),
    balance: async () => balanceOf((await billing.load(accountId)).billing),
  };
}

describe('a change that the provider does not take', () => {
  it('is given up as refused after ten minutes, operators are told once, and others are free', async () => {
    const { clock, faults, told, cancels, upgrades, manages, state } = await aSubscriber();
    faults.cancelAtPeriodEnd = invalid;
    expect(await cancels()).toBe('pending');
    clock.now += 10 * MINUTE - 1;
    expect(await manages()).toBe(true);
    await expect(upgrades()).rejects.toThrow(new Refusal('changeUnderWay'));
    expect(told).toEqual([]);
    const { requestId } = (await state()).billing.request!.data;
    clock.now += 1;
    expect(await manages()).toBe(false);
    expect(await manages()).toBe(false);
    expect((await state()).billing).toMatchObject({
      request: null,
      failure: { requestId, failure: 'refusedByProvider' },
    });
    expect(told).toEqual([{ accountId, requestId, wish: 'CancellationRequested', isGivenUp: true }]);
    expect(await upgrades()).toBe('done');
  });

  it('and takes the next time, is carried out', async () => {
    const { clock, faults, told, cancels, manages, state } = await aSubscriber();
    faults.cancelAtPeriodEnd = invalid;
    await cancels();
    delete faults.cancelAtPeriodEnd;
    clock.now += MINUTE;
    expect(await manages()).toBe(false);
    expect((await state()).plan.cancellation).not.toBeNull();
    expect(told).toEqual([]);
  });

  it('is given up, too, where a clock that ran ahead has recorded it', async () => {
    const { clock, faults, cancels, manages } = await aSubscriber();
    faults.cancelAtPeriodEnd = invalid;
    clock.now += DAY;
    await cancels();
    clock.now -= DAY;
    expect(await manages()).toBe(false);
  });

  it('since it is away is never given up', async () => {
    const { clock, faults, told, cancels, manages, state } = await aSubscriber();
    faults.cancelAtPeriodEnd = new Unavailable('away');
    expect(await cancels()).toBe('pending');
    clock.now += 20 * DAY;
    await expect(manages()).rejects.toThrow(Unavailable);
    delete faults.cancelAtPeriodEnd;
    expect(await manages()).toBe(false);
    expect((await state()).plan.cancellation).not.toBeNull();
    expect(told).toEqual([]);
  });

  it('holds up no withdrawal', async () => {
    const { faults, upgrades, withdraws, balance, state } = await aSubscriber();
    faults.upgrade = invalid;
    expect(await upgrades()).toBe('pending');
    expect(await withdraws()).toBe('done');
    expect((await state()).plan.paid).toBeNull();
    expect(await balance()).toBe(0);
  });

  it('holds up no deletion', async () => {
    const { faults, upgrades, billing, told } = await aSubscriber();
    faults.upgrade = invalid;
    await upgrades();
    await billing.forget(accountId);
    expect(told).toMatchObject([{ wish: 'UpgradeRequested', isGivenUp: true }]);
  });
});

describe('a withdrawal that the provider does not take', () => {
  it.each([
    ['as invalid', invalid],
    ['as a refusal', new Refusal('paymentRefused')],
    ['for want of a right', new Error('Stripe refused: StripePermissionError')],
  ])('%s stays open until its refund is made, and operators are told once an hour', async (_why, fault) => {
    const { clock, faults, told, withdraws, manages, balance, state } = await aSubscriber();
    faults.endNow = fault;
    expect(await withdraws()).toBe('pending');
    expect((await state()).plan.paid).toBeNull(); // it has ended there
    expect(await manages()).toBe(true);
    expect(told).toMatchObject([{ wish: 'WithdrawalDeclared', isGivenUp: false }]);
    clock.now += 60 * MINUTE;
    expect(await manages()).toBe(true);
    expect(told).toHaveLength(2);
    clock.now += 40 * DAY;
    expect(await manages()).toBe(true);
    expect(await balance()).toBe(499);
    delete faults.endNow;
    expect(await manages()).toBe(false);
    expect(await balance()).toBe(0);
  });

  it('keeps nobody from beginning again, nor from leaving again', async () => {
    const { faults, withdraws, buys, cancels, manages, balance, state } = await aSubscriber();
    faults.endNow = invalid;
    await withdraws();
    await buys(premium);
    expect((await state()).plan.paid).toMatchObject({ plan: 'premium' });
    expect(await cancels()).toBe('done');
    expect(await manages()).toBe(true);
    expect(await withdraws()).toBe('pending');
    delete faults.endNow;
    expect(await manages()).toBe(false);
    expect((await state()).plan.paid).toBeNull();
    expect(await balance()).toBe(0);
  });

  it('is asked for by a deletion for ten minutes, and then holds it up no more', async () => {
    const { clock, faults, told, withdraws, billing, state } = await aSubscriber();
    faults.endNow = invalid;
    await withdraws();
    await expect(billing.forget(accountId)).rejects.toThrow(Unavailable);
    clock.now += 10 * MINUTE;
    await billing.forget(accountId);
    expect(told).toHaveLength(1);
    expect((await state()).billing.withdrawals).toHaveLength(1);
  });
});
