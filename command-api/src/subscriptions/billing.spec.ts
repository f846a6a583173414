import { balanceOf } from '@storylark/contracts/subscriptions/billing';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { intervals, type PaidPlan } from '@storylark/contracts/subscriptions/plans';
import { planAt, windowAt } from '@storylark/contracts/subscriptions/subscription';
import { dayOf } from '@storylark/contracts/subscriptions/windows';
import { conclude, type Card } from '@storylark/payments/testCheckout/testBooks';
import fc from 'fast-check';
import { aLife, moved, type Life } from '../testing/aLife.ts';
import { billingMail } from './billingMail.ts';
import { subscriptionDecider } from './subscriptionDecider.ts';

const accountId = 'family';
const DAY = 24 * 60 * 60_000;
const paidPlans = ['basic', 'standard', 'premium'] as const satisfies readonly PaidPlan[];

describe('a year of a family', () => {
  it('buys, goes up for the difference, down at the end, leaves and keeps what is paid', () => {
    const life = aLife('2026-01-31T08:00:00.000Z');
    expect(life.buy('basic', 'month')).toBeNull();
    life.record();
    expect(balanceOf(life.state().billing)).toBe(499);
    expect(windowAt(life.state().plan, life.at(), life.at())).toMatchObject({
      start: '2026-01-31',
      limit: 10,
    });

    life.pass(14 * DAY); // half of a period of 28 days
    expect(life.upgradeTo('premium', 'month')).toBeNull();
    expect(balanceOf(life.state().billing)).toBe(499 - 250 + 700);
    expect(planAt(life.state().plan, life.at()).held).toBe('premium');

    expect(
      life.ask((requestId) => ({
        type: 'DowngradeSubscription',
        requestId,
        plan: 'basic',
        interval: 'month',
      })),
    ).toBeNull();
    expect(planAt(life.state().plan, life.at())).toMatchObject({ held: 'premium', shown: 'basic' });
    life.pass(14 * DAY);
    life.record();
    expect(planAt(life.state().plan, life.at()).held).toBe('basic');
    expect(balanceOf(life.state().billing)).toBe(949 + 499);
    expect(life.state().plan.paid).toMatchObject({ periodStart: '2026-02-28', periodEnd: '2026-03-31' });

    expect(life.ask((requestId) => ({ type: 'CancelSubscription', requestId, why: 'notUsed' }))).toBeNull();
    expect(life.state().plan.cancellation).toEqual({ effectiveAt: '2026-03-31T00:00:00.000Z' });
    life.pass(32 * DAY);
    life.record();
    expect(planAt(life.state().plan, life.at()).held).toBe('free');
    expect(balanceOf(life.state().billing)).toBe(949 + 499);
  });

  it('withdraws: the smaller of unused time and unused stories comes back, and the next story is in a month', () => {
    const withdrawn = (storiesUsed: number) => {
      const life = aLife('2026-06-01T00:00:00.000Z');
      life.buy('standard', 'month');
      life.record();
      life.pass(3 * DAY);
      const usage = { storiesUsed, storiesPaid: 30 };
      expect(life.ask((requestId) => ({ type: 'WithdrawFromContract', requestId, usage }))).toBeNull();
      return life;
    };
    expect(balanceOf(withdrawn(0).state().billing)).toBe(899 - Math.round(899 * 0.9));
    const life = withdrawn(15);
    expect(balanceOf(life.state().billing)).toBe(899 - 450);
    expect(windowAt(life.state().plan, '2026-01-01T00:00:00.000Z', life.at())).toMatchObject({ limit: 0 });
    life.pass(31 * DAY);
    expect(windowAt(life.state().plan, '2026-01-01T00:00:00.000Z', life.at())).toMatchObject({ limit: 1 });
  });

  it('cannot withdraw after 14 days', () => {
    const life = aLife('2026-06-01T00:00:00.000Z');
    life.buy('standard', 'month');
    life.record();
    life.pass(14 * DAY);
    const usage = { storiesUsed: 0, storiesPaid: 30 };
    expect(life.ask((requestId) => ({ type: 'WithdrawFromContract', requestId, usage }))).toBe(
      'withdrawalOver',
    );
  });

  it('keeps its plan for 14 days when the card fails, and is asked again meanwhile', () => {
    const life = aLife('2026-06-01T00:00:00.000Z');
    life.buy('basic', 'month');
    life.record();
    life.card('declined');
    life.pass(30 * DAY);
    life.record();
    expect(life.state().billing.unpaidSince).toBe('2026-07-01T00:00:00.000Z');
    life.pass(13 * DAY);
    life.record();
    expect(planAt(life.state().plan, life.at()).held).toBe('basic');
    life.pass(1 * DAY);
    life.record();
    expect(planAt(life.state().plan, life.at()).held).toBe('free');
    expect(balanceOf(life.state().billing)).toBe(499);
  });

  it('keeps a plan whose renewal was paid on the last day of grace, however late the house hears of it', () => {
    const life = aLife('2026-06-01T00:00:00.000Z');
    life.buy('basic', 'month');
    life.record();
    life.card('declined');
    life.pass(30 * DAY);
    life.record();
    life.pass(13 * DAY);
    life.newCard();
    life.pass(2 * DAY);
    life.settle(); // the clock of the house runs on while nobody looks into the books
    life.record();
    expect(planAt(life.state().plan, life.at()).held).toBe('basic');
    expect(life.state().billing.unpaidSince).toBeNull();
    expect(balanceOf(life.state().billing)).toBe(2 * 499);
  });

  it('ends a plan that was not paid for in time, also where its purchase and its failure are heard of at once', () => {
    const life = aLife('2026-06-01T00:00:00.000Z');
    life.buy('basic', 'month');
    life.card('declined');
    life.pass(31 * DAY);
    life.record();
    expect(planAt(life.state().plan, life.at()).held).toBe('basic');
    life.pass(17 * DAY); // 14 days from the next try, the first that is heard of after the purchase
    life.record();
    expect(planAt(life.state().plan, life.at()).held).toBe('free');
  });

  it('is given no bigger plan for nothing while a renewal is not paid', () => {
    const life = aLife('2026-06-01T00:00:00.000Z');
    life.buy('basic', 'month');
    life.record();
    life.card('declined');
    life.pass(31 * DAY);
    life.record();
    life.card('good'); // good for the upgrade; the renewal is tried again in two days only
    expect(life.upgradeTo('premium', 'month')).toBe('paymentRefused');
    expect(planAt(life.state().plan, life.at()).held).toBe('basic');
    expect(life.state().billing.unpaidSince).not.toBeNull();
  });

  it('cancels while a renewal is not paid: Free begins on that day, and not on one that is over', () => {
    const life = aLife('2026-06-01T00:00:00.000Z');
    life.buy('basic', 'month');
    life.record();
    life.card('declined');
    life.pass(32 * DAY);
    life.record();
    life.ask((requestId) => ({ type: 'CancelSubscription', requestId, why: null }));
    life.record();
    expect(planAt(life.state().plan, life.at()).held).toBe('free');
    expect(windowAt(life.state().plan, '2026-01-01T00:00:00.000Z', life.at())).toMatchObject({
      start: '2026-07-03',
      limit: 1,
    });
  });

  it('is sold nothing twice: a second agreement is found, and the first one stays', () => {
    const life = aLife('2026-06-01T00:00:00.000Z');
    life.buy('basic', 'month');
    const twice = conclude(life.books(), { plan: 'premium', interval: 'month' }, life.at())!;
    const events = subscriptionDecider.decide({ type: 'RecordBooks', books: twice }, life.state(), {
      accountId,
      at: life.at(),
    });
    expect(events.filter(({ type }) => type === 'DuplicateFound')).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'SubscriptionStarted')).toHaveLength(1);
  });
});

type Recorded = readonly SubscriptionEvent[];
const fold = (past: Recorded) => past.reduce(subscriptionDecider.evolve, subscriptionDecider.initialState);
/** The mail that the event at this place asks for, by what is known at the end of `known`. */
const mailAt = (events: Recorded, place: number, known: Recorded = events) =>
  billingMail({
    event: events[place]!,
    before: fold(events.slice(0, place)),
    after: fold(events.slice(0, place + 1)),
    now: fold(known),
  });
const mailOf = (events: Recorded, type: SubscriptionEvent['type']) =>
  mailAt(
    events,
    events.findIndex((event) => event.type === type),
  );
/** All that are sent if nobody has looked before the end of this log. */
const mailsOf = (events: Recorded) => events.flatMap((_event, place) => mailAt(events, place)?.kind ?? []);

describe('the mail about a payment', () => {
  const atOnce = { accountId, at: '2026-06-01T08:00:00.000Z' };
  it('carries the invoice of the plan that stays, where two were paid for', () => {
    const life = aLife(atOnce.at);
    life.buy('basic', 'month');
    const twice = conclude(life.books(), { plan: 'premium', interval: 'month' }, '2026-06-01T08:01:00.000Z')!;
    const state = subscriptionDecider.initialState;
    const events = subscriptionDecider.decide({ type: 'RecordBooks', books: twice }, state, atOnce);
    const [first] = twice.entries;
    expect(mailOf(events, 'SubscriptionStarted')).toMatchObject({ paper: first!.id, facts: { amount: 499 } });
  });

  it('says what was paid, also by who bought at a former price', () => {
    const life = aLife('2025-06-01T08:00:00.000Z');
    life.buy('basic', 'year');
    life.record();
    life.pass(365 * DAY);
    const books = life.books();
    const entries = books.entries.map((entry) => ({ ...entry, amount: 3900 }));
    const events = subscriptionDecider.decide(
      { type: 'RecordBooks', books: { ...books, entries } },
      life.state(),
      atOnce,
    );
    expect(mailOf([...life.log, ...events], 'PeriodRenewed')).toMatchObject({ facts: { amount: 3900 } });
  });

  it('that came after the plan had ended and goes back has words of its own; what an operator gives back has none', () => {
    const about = { accountId, at: '2026-08-01T08:00:00.000Z', agreement: 'sub_1' };
    const money = { amount: 499, tax: 80, currency: 'EUR', happenedAt: about.at } as const;
    const paid = (entry: string): SubscriptionEvent => ({
      type: 'PaymentTaken',
      data: { ...about, ...money, entry, reason: 'renewal', invoice: `in_${entry}` },
    });
    const back = (of: string): SubscriptionEvent => ({
      type: 'RefundIssued',
      data: { ...about, ...money, entry: `re_${of}`, reason: 'operator', of },
    });
    const period = { periodStart: '2026-07-01', periodEnd: '2026-08-01' };
    const started: SubscriptionEvent = {
      type: 'SubscriptionStarted',
      data: { ...about, plan: 'basic', interval: 'month', by: 'checkout', ...period },
    };
    const ended: SubscriptionEvent = { type: 'SubscriptionEnded', data: { ...about, reason: 'unpaid' } };
    const log = [started, paid('p1'), ended, paid('late'), back('p1'), back('late')];
    expect(mailAt(log, 4)).toBeNull();
    expect(mailAt(log, 5)).toMatchObject({
      kind: 'latePaymentRefunded',
      facts: { amount: 499 },
      paper: 're_late',
      newsSince: null,
    });
  });
});

describe('a renewal that is not paid', () => {
  const FAILED_AT = '2026-07-01T08:00:00.000Z';
  const UNTIL = '2026-07-15T08:00:00.000Z';
  /** Bought a month before; the card fails from the renewal on, and the books are read so many days later. */
  function failing() {
    const life = aLife('2026-06-01T08:00:00.000Z');
    life.buy('basic', 'month');
    life.record();
    life.card('declined');
    life.pass(30 * DAY);
    return life;
  }
  const passing = (life: Life, ...days: number[]) => {
    for (const count of days) {
      life.pass(count * DAY);
      life.record();
    }
    return life;
  };
  const reminders = ({ log }: Life) => log.filter(({ type }) => type === 'PaymentReminderIssued');

  it('is told of at once, once more four days before the plan ends, and when it has ended', () => {
    const life = passing(failing(), 0);
    const about = { plan: 'basic', interval: 'month', amount: 499 };
    expect(mailOf(life.log, 'PaymentFailed')).toEqual({
      kind: 'paymentFailed',
      facts: { ...about, at: FAILED_AT, until: UNTIL },
      paper: null,
      newsSince: FAILED_AT,
    });
    passing(life, 3, 2, 4);
    expect(mailsOf(life.log)).toEqual(['subscriptionStarted', 'paymentFailed']); // not of each further try
    passing(life, 1);
    expect(mailOf(life.log, 'PaymentReminderIssued')).toEqual({
      kind: 'paymentReminder',
      facts: { ...about, at: FAILED_AT, until: UNTIL },
      paper: null,
      newsSince: '2026-07-11T08:00:00.000Z',
    });
    passing(life, 4);
    expect(mailOf(life.log, 'SubscriptionEnded')).toEqual({
      kind: 'subscriptionLapsed',
      facts: { ...about, at: UNTIL, until: null },
      paper: null,
      newsSince: UNTIL,
    });
    expect(mailsOf(life.log)).toEqual(['subscriptionStarted', 'subscriptionLapsed']);
  });

  it('is reminded of once, however often the books are read, and after a clock that was set back', () => {
    const life = passing(failing(), 0, 11, 0, 1, -5, 1, 3, 2);
    expect(reminders(life)).toHaveLength(1);
  });

  it('is reminded of again where the next one is not paid either', () => {
    const life = passing(failing(), 0, 11);
    life.newCard();
    passing(life, 1);
    life.card('declined');
    passing(life, 20, 11);
    expect(reminders(life).map(({ data }) => 'until' in data && data.until)).toEqual([
      UNTIL,
      '2026-08-15T08:00:00.000Z',
    ]);
  });

  it('is reminded of by the first mail already, where the house hears of it so late', () => {
    const life = passing(failing(), 11);
    expect(mailsOf(life.log)).toEqual(['subscriptionStarted', 'paymentReminder']);
  });

  it('and was paid meanwhile is not reminded of, though nobody has told the house', () => {
    const life = passing(failing(), 0);
    life.pass(9 * DAY);
    life.newCard();
    passing(life, 2);
    expect(reminders(life)).toEqual([]);
    expect(planAt(life.state().plan, life.at()).held).toBe('basic');
  });

  it('is not reminded of any more when it is paid before the mail goes', () => {
    const life = passing(failing(), 0, 10);
    life.newCard();
    passing(life, 0);
    expect(mailsOf(life.log)).toEqual(['subscriptionStarted']);
  });

  it('is not reminded of where the parent has cancelled, also when the provider has not heard of it', () => {
    const cancel = { type: 'CancelSubscription', requestId: 'r', why: null } as const;
    const life = passing(failing(), 0, 5);
    const asked = subscriptionDecider.decide(cancel, life.state(), { accountId, at: life.at() });
    life.pass(6 * DAY);
    const read = { type: 'RecordBooks', books: life.books() } as const;
    const inTime = { accountId, at: life.at() };
    expect(subscriptionDecider.decide(read, life.state(), inTime)).toMatchObject([
      { type: 'PaymentFailed' },
      { type: 'PaymentReminderIssued' },
    ]);
    const leaving = asked.reduce(subscriptionDecider.evolve, life.state());
    expect(subscriptionDecider.decide(read, leaving, inTime)).toMatchObject([{ type: 'PaymentFailed' }]);
    life.ask((requestId) => ({ ...cancel, requestId }));
    passing(life, 0);
    expect(reminders(life)).toEqual([]);
    expect(mailsOf(life.log)).not.toContain('paymentReminder');
  });

  it('and was told of is over where the contract is withdrawn from before the mail goes', () => {
    const life = passing(failing(), 0, 10);
    const withdrawn: SubscriptionEvent = {
      type: 'WithdrawalDeclared',
      data: {
        accountId,
        at: life.at(),
        requestId: 'r',
        agreement: life.state().billing.agreement!,
        refund: 0,
      },
    };
    const known = [...life.log, withdrawn];
    const place = life.log.findIndex(({ type }) => type === 'PaymentReminderIssued');
    expect(mailAt(life.log, place)).not.toBeNull();
    expect(mailAt(life.log, place, known)).toBeNull();
  });

  it('ends a plan of which nothing is told to who has begun again by then', () => {
    const life = passing(failing(), 0, 14);
    expect(mailsOf(life.log)).toContain('subscriptionLapsed');
    life.card('good');
    life.buy('premium', 'month');
    life.record();
    expect(mailsOf(life.log)).not.toContain('subscriptionLapsed');
  });
});

describe('five years of any family', () => {
  const plan = fc.constantFrom(...paidPlans);
  const interval = fc.constantFrom(...intervals);
  type Act = (life: Life) => void;
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.tuple(plan, interval).map<Act>(
      ([to, by]) =>
        (life) =>
          void life.buy(to, by),
    ),
    fc.tuple(plan, interval).map<Act>(
      ([to, by]) =>
        (life) =>
          void life.upgradeTo(to, by),
    ),
    fc.tuple(plan, interval).map<Act>(
      ([to, by]) =>
        (life) =>
          void life.ask((requestId) => ({
            type: 'DowngradeSubscription',
            requestId,
            plan: to,
            interval: by,
          })),
    ),
    fc.constant<Act>((life) => void life.ask((requestId) => ({ type: 'UndoDowngrade', requestId }))),
    fc.constant<Act>(
      (life) => void life.ask((requestId) => ({ type: 'CancelSubscription', requestId, why: null })),
    ),
    fc.constant<Act>((life) => void life.ask((requestId) => ({ type: 'ResumeSubscription', requestId }))),
    fc.nat({ max: 30 }).map<Act>(
      (storiesUsed) => (life) =>
        void life.ask((requestId) => ({
          type: 'WithdrawFromContract',
          requestId,
          usage: { storiesUsed, storiesPaid: 30 },
        })),
    ),
    fc.constantFrom<Card>('good', 'declined').map<Act>((card) => (life) => void life.card(card)),
  );
  const step = fc.tuple(act, fc.integer({ min: 1, max: 60 * 24 }), fc.boolean());
  const opening = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2024-03-31'), noInvalidDate: true })
    .map((date) => date.toISOString());

  it('the ledger is the provider’s to the cent, plan and period are what was paid for, and windows touch', () =>
    fc.assert(
      fc.property(opening, fc.array(step, { maxLength: 60 }), (openedAt, steps) => {
        const life = aLife(openedAt);
        let window = windowAt(life.state().plan, openedAt, life.at());
        for (const [does, hours, hears] of steps) {
          does(life);
          life.pass(hours * 3_600_000);
          if (!hears) continue; // webhooks may be lost: the next look finds all
          life.record();
          expect(balanceOf(life.state().billing)).toBe(moved(life.books()));
          const { paid } = life.state().plan;
          const ours = life.books().agreements.find(({ id }) => id === life.state().billing.agreement);
          // a downgrade counts from the first moment of its day; the provider comes to it later that day
          const held = ours?.next && dayOf(ours.periodEnd) <= dayOf(life.at()) ? ours.next : ours;
          if (paid && ours && held)
            expect([paid.plan, paid.interval, paid.periodStart, paid.periodEnd]).toEqual([
              held.plan,
              held.interval,
              dayOf(ours.periodStart),
              dayOf(ours.periodEnd),
            ]);
          expect(paid === null).toBe(ours === undefined);
          const next = windowAt(life.state().plan, openedAt, life.at());
          expect(next.start <= dayOf(life.at()) && dayOf(life.at()) < next.end).toBe(true);
          expect(next.start >= window.start).toBe(true);
          window = next;
        }
      }),
      { numRuns: 300 },
    ));
});
