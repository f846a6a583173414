import { setImmediate as turn } from 'node:timers/promises';
import { balanceOf } from '@storylark/contracts/subscriptions/billing';
import { untouched } from '@storylark/contracts/subscriptions/allowance';
import { subscriptionStream, type SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import type { PaymentProvider } from '@storylark/payments/paymentProvider';
import { createTestCheckout } from '@storylark/payments/testCheckout/createTestCheckout';
import { createCommandHandler } from '@storylark/platform/engines/handleCommand';
import { verifyChain } from '@storylark/platform/engines/hashChain';
import { Refusal } from '@storylark/platform/refusal';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { Unavailable } from '@storylark/platform/unavailable';
import fc from 'fast-check';
import { createBilling } from './createBilling.ts';
import { createConfirmations } from './createConfirmations.ts';
import { createWithdrawals } from './createWithdrawals.ts';
import { subscriptionDecider } from './subscriptionDecider.ts';

const accountId = 'family';
const DAY = 24 * 60 * 60_000;
const stream = subscriptionStream(accountId);

/** One account over the real command handler; what the provider is asked takes its own time, and may break off. */
function aHouse(pauseOf: () => number, fallsAt: () => 'before' | 'after' | null) {
  const pause = async () => {
    for (let turns = pauseOf(); turns > 0; turns -= 1) await turn();
  };
  const eventStore = createMemoryEventStore();
  const readStore = createMemoryReadStore();
  const clock = { now: Date.parse('2026-01-31T08:00:00.000Z') };
  const iso = () => new Date(clock.now).toISOString();
  const checkout = createTestCheckout({
    readStore,
    now: () => clock.now,
    secret: 's',
    publicUrl: 'https://storylark.example',
    deliver: async () => true,
  });
  const payments = new Proxy(checkout.provider, {
    get(target, name: keyof PaymentProvider) {
      const call = target[name] as (...given: never[]) => Promise<unknown>;
      return async (...asked: never[]) => {
        await pause();
        const falls = fallsAt();
        if (falls === 'before') throw new Unavailable('away');
        const answer = await call(...asked);
        if (falls === 'after') throw new Unavailable('the answer was lost');
        return answer;
      };
    },
  });
  const commands = createCommandHandler({
    eventStore,
    sealer: { seal: async (_id, events) => [...events], unseal: async (event) => event },
    upcast: ({ type, data }) => ({ type, data }),
    isChained: () => true,
  });
  const billing = createBilling({ commands, payments, onRefused: () => {}, now: () => clock.now });
  const confirmations = createConfirmations(billing);
  const withdrawals = createWithdrawals({
    billing,
    newId: () => requestId(),
    allowanceOf: async () => untouched,
  });
  const told = async (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Refusal || error instanceof Unavailable) return 'refused';
        throw error;
      },
    );
  let count = 0;
  const meta = () => ({ at: iso(), accountId });
  const requestId = () => `r${(count += 1)}`;

  return {
    clock,
    checkout,
    async buys() {
      const terms = { plan: 'basic', interval: 'month' } as const;
      const returnTo = { paid: '/', left: '/' };
      await billing.decide(accountId, { type: 'StartSubscription', checkoutId: 'c', ...terms }, meta());
      await checkout.provider.openCheckout({
        checkoutId: 'c',
        accountId,
        email: 'anna@example.org',
        language: 'en',
        terms,
        returnTo,
      });
      await checkout.pages.pay('c', 'good', false);
      await this.settles();
    },
    upgrades: () =>
      told(
        billing.change(
          accountId,
          {
            type: 'UpgradeSubscription',
            requestId: requestId(),
            plan: 'premium',
            interval: 'month',
            amountDue: 0,
            prorationAt: iso(),
          },
          meta(),
        ),
      ),
    cancels: () =>
      told(
        billing.change(accountId, { type: 'CancelSubscription', requestId: requestId(), why: null }, meta()),
      ),
    withdraws: () => told(withdrawals.declare({ accountId, openedAt: iso() }, meta())),
    hears: () => told(confirmations.hear(accountId)),
    takesBack: () => told(billing.change(accountId, { type: 'TakeBackUpgrade' }, meta())),
    goesBack: () => told(confirmations.lead(accountId)),
    /** Wants more; answers where the bank asks. */
    async asksBank() {
      await checkout.setCard(accountId, 'confirm');
      await this.upgrades();
      return (await billing.carryOut(accountId)) ?? '';
    },
    async agrees(url: string) {
      await pause();
      return checkout.pages.answerUpgrade(url.slice(url.lastIndexOf('/') + 1), true);
    },
    managed: () => told(billing.settle(accountId)),
    async settles() {
      for (let tries = 0; tries < 50; tries += 1)
        if (
          (await told(billing.settle(accountId))) === 'done' &&
          !(await billing.settle(accountId)).isRequestOpen
        )
          return;
      throw new Error('a wish stays open');
    },
    async books() {
      const { entries, agreements } = await checkout.provider.booksOf(accountId);
      const paid = entries.reduce(
        (sum, { kind, amount }) => sum + (kind === 'payment' ? amount : kind === 'refund' ? -amount : 0),
        0,
      );
      const recorded = [];
      for await (const event of eventStore.readStream(stream)) recorded.push(event);
      const events = recorded as unknown as SubscriptionEvent[];
      const state = events.reduce(subscriptionDecider.evolve, subscriptionDecider.initialState);
      return { paid, entries, agreements, recorded, events, state };
    },
    close: () => readStore.close(),
  };
}

/** Log and provider agree to the cent; an upgrade is paid and open, or neither. */
async function balanced(house: ReturnType<typeof aHouse>) {
  const books = await house.books();
  const { paid, entries, agreements, events, state } = books;
  expect(balanceOf(state.billing)).toBe(paid);
  expect(events.filter(({ data }) => 'entry' in data)).toHaveLength(entries.length); // each once
  expect([...state.billing.entries.keys()].sort()).toEqual(entries.map(({ id }) => id).sort());
  const upgrades = entries.filter((entry) => entry.kind === 'payment' && entry.reason === 'upgrade').length;
  expect(upgrades).toBeLessThanOrEqual(1);
  if (events.every(({ type }) => type !== 'SubscriptionEnded'))
    expect(upgrades).toBe(events.some(({ type }) => type === 'SubscriptionUpgraded') ? 1 : 0);
  const running = agreements.filter(({ status }) => status !== 'ended');
  expect(running.map(({ id, plan, endsAt }) => [id, plan, endsAt !== null])).toEqual(
    state.plan.paid
      ? [[state.billing.agreement, state.plan.paid.plan, state.plan.cancellation !== null]]
      : [],
  );
  return books;
}

it('200 races of an upgrade, a cancellation, a withdrawal, a renewal and webhooks, with calls that break off: the books balance', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 4 }), { minLength: 20, maxLength: 20 }),
      fc.array(fc.constantFrom('before', 'after', null, null, null, null), { minLength: 20, maxLength: 20 }),
      fc.subarray(['upgrades', 'cancels', 'withdraws', 'hears', 'managed'] as const, { minLength: 2 }),
      fc.integer({ min: 1, max: 40 }),
      async (pauses, falls, acts, days) => {
        let calls = 0;
        let isCalm = true;
        const house = aHouse(
          () => pauses[calls++ % pauses.length]!,
          () => (isCalm ? null : falls[calls % falls.length]!),
        );
        await house.buys();
        house.clock.now += days * DAY; // from day 28 on the renewal is among the racers
        isCalm = false;
        await Promise.all(acts.map((act) => house[act]()));
        isCalm = true;
        await house.settles();

        const { events, recorded } = await balanced(house);
        const asked = events.flatMap(({ type, data }) =>
          'requestId' in data && !type.startsWith('RequestG') && !type.startsWith('RequestC')
            ? data.requestId
            : [],
        );
        expect(new Set(asked).size).toBe(asked.length);
        expect(verifyChain(recorded).whole).toBe(true);
        await house.close();
      },
    ),
    { numRuns: 200 },
  ));

it('100 races of an answer at the bank, a change of mind, a withdrawal and webhooks: paid and open, or neither', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 4 }), { minLength: 20, maxLength: 20 }),
      fc.array(fc.constantFrom('before', 'after', null, null, null, null), { minLength: 20, maxLength: 20 }),
      fc.subarray(['takesBack', 'goesBack', 'withdraws', 'hears', 'managed'] as const, { minLength: 1 }),
      async (pauses, falls, acts) => {
        let calls = 0;
        let isCalm = true;
        const house = aHouse(
          () => pauses[calls++ % pauses.length]!,
          () => (isCalm ? null : falls[calls % falls.length]!),
        );
        await house.buys();
        const url = await house.asksBank();
        isCalm = false;
        const [answer] = await Promise.all([house.agrees(url), ...acts.map((act) => house[act]())]);
        isCalm = true;
        await house.settles();
        const { entries, events } = await balanced(house);
        const isPaid = entries.some((entry) => entry.kind === 'payment' && entry.reason === 'upgrade');
        expect(isPaid).toBe(answer === 'paid');
        expect(events.filter(({ type }) => type === 'ConfirmationRequired')).toHaveLength(1);
        await house.close();
      },
    ),
    { numRuns: 100 },
  ));
