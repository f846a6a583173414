import type { BillingFacts, BillingMailKind } from '@storylark/contracts/accounts/mails';
import type { ChargeReason } from '@storylark/contracts/subscriptions/billingEvents';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { planTable } from '@storylark/contracts/subscriptions/plans';
import { dayOf, firstMomentOf } from '@storylark/contracts/subscriptions/windows';
import { graceOf } from './graceOf.ts';
import { isLeaving } from './isLeaving.ts';
import { evolveSubscriptionState, unsubscribed, type SubscriptionState } from './subscriptionState.ts';

export type BillingMail = {
  kind: BillingMailKind;
  facts: BillingFacts;
  /** The paper that goes with it, by the name of its entry or request. */
  paper: string | null;
  /** Since when it is news, ISO time; null: it is owed by law, however late. */
  newsSince: string | null;
};
/** An event of the stream, with the subscription right before it, right after it, and by now. */
export type Moment = {
  event: SubscriptionEvent;
  before: SubscriptionState;
  after: SubscriptionState;
  now: SubscriptionState;
};

/** The mail that an event of a subscription asks for; null: none, or its reason has gone. */
export function billingMail({ event, before, after, now }: Moment): BillingMail | null {
  const paid = before.plan.paid ?? after.plan.paid;
  const terms = { plan: paid?.plan ?? null, interval: paid?.interval ?? null };
  switch (event.type) {
    case 'SubscriptionStarted': {
      const { by, plan, interval, agreement = null, at, periodEnd } = event.data;
      const payment = lastPayment(before, { agreement, reason: 'start', from: dayOf(at) });
      const facts = { plan, interval, amount: payment?.amount ?? planTable[plan].price[interval], at };
      return by === 'checkout'
        ? {
            kind: 'subscriptionStarted',
            facts: { ...facts, until: firstMomentOf(periodEnd) },
            paper: payment?.entry ?? null,
            newsSince: null,
          }
        : null;
    }
    case 'PeriodRenewed': {
      const { at, periodStart, periodEnd } = event.data;
      if (paid?.by !== 'checkout' || paid.interval !== 'year') return null;
      const { agreement } = before.billing;
      const payment = lastPayment(before, { agreement, reason: 'renewal', from: periodStart });
      // who bought at a former price goes on paying that
      const amount = payment?.amount ?? planTable[paid.plan].price.year;
      const facts = { ...terms, amount, at, until: firstMomentOf(periodEnd) };
      return { kind: 'subscriptionRenewed', facts, paper: payment?.entry ?? null, newsSince: at };
    }
    case 'PaymentFailed': {
      const { amount, happenedAt, at: newsSince } = event.data;
      const { unpaidSince } = after.billing;
      // the first of several tries tells enough, unless the reminder has told already
      if (unpaidSince === null || before.billing.unpaidSince !== null || !paid) return null;
      if (!isStillUnpaid(now, unpaidSince) || now.billing.remindedOf === unpaidSince) return null;
      const facts = { ...terms, amount, at: happenedAt, until: graceOf(unpaidSince).endsAt };
      return { kind: 'paymentFailed', facts, paper: null, newsSince };
    }
    case 'PaymentReminderIssued': {
      const { until, at } = event.data;
      const { unpaidSince } = before.billing;
      if (unpaidSince === null || !paid || !isStillUnpaid(now, unpaidSince)) return null;
      const facts = { ...terms, amount: owed(before, paid), at: unpaidSince, until };
      return { kind: 'paymentReminder', facts, paper: null, newsSince: at };
    }
    case 'SubscriptionEnded': {
      const { reason, at } = event.data;
      // who has begun again knows
      if (reason !== 'unpaid' || !paid || now.plan.paid) return null;
      const facts = { ...terms, amount: owed(before, paid), at, until: null };
      return { kind: 'subscriptionLapsed', facts, paper: null, newsSince: at };
    }
    case 'CancellationScheduled': {
      const { at, effectiveAt: until } = event.data;
      return paid?.by === 'checkout'
        ? {
            kind: 'subscriptionCancelled',
            facts: { ...terms, amount: 0, at, until },
            paper: null,
            newsSince: null,
          }
        : null;
    }
    case 'WithdrawalDeclared': {
      const { refund: amount, at, requestId: paper } = event.data;
      const facts = { ...terms, amount, at, until: null };
      return { kind: 'contractWithdrawn', facts, paper, newsSince: null };
    }
    case 'RefundIssued': {
      const { entry: paper, reason, of, amount, happenedAt: at } = event.data;
      const facts = { ...terms, amount, at, until: null };
      if (reason === 'duplicate') return { kind: 'duplicateRefunded', facts, paper, newsSince: null };
      // what an operator gives back by hand is theirs to explain
      return reason === 'operator' && before.billing.late.has(of)
        ? { kind: 'latePaymentRefunded', facts, paper, newsSince: null }
        : null;
    }
    default:
      return null;
  }
}

/** Whether this renewal is what a parent is to be asked for now. */
const isStillUnpaid = (now: SubscriptionState, unpaidSince: string) =>
  now.billing.unpaidSince === unpaidSince && !isLeaving(now);

type Paid = NonNullable<SubscriptionState['plan']['paid']>;
/** What the renewal costs that is not paid, cents: as it was last asked for. */
const owed = ({ billing }: SubscriptionState, { plan, interval }: Paid): number =>
  [...billing.entries.values()].findLast(
    ({ type, data }) =>
      type === 'PaymentFailed' && data.reason === 'renewal' && data.agreement === billing.agreement,
  )?.data.amount ?? planTable[plan].price[interval];

type Sought = { agreement: string | null; reason: ChargeReason; from: string };
/** The newest payment for this, not before that day. The books are read with their entries first. */
const lastPayment = ({ billing }: SubscriptionState, { agreement, reason, from }: Sought) =>
  [...billing.entries.values()].findLast(
    ({ type, data }) =>
      type === 'PaymentTaken' &&
      data.agreement === agreement &&
      data.reason === reason &&
      dayOf(data.happenedAt) >= from,
  )?.data;

type Folded = { next: number; now: SubscriptionState; moment: Omit<Moment, 'now'> | null };

/** Folds the stream and keeps the moment of the event at that revision. */
export const momentAt = (revision: number) => ({
  initialState: { next: 0, now: unsubscribed, moment: null } as Folded,
  evolve: ({ next, now: before, moment }: Folded, event: SubscriptionEvent): Folded => {
    const now = evolveSubscriptionState(before, event);
    return { next: next + 1, now, moment: next === revision ? { event, before, after: now } : moment };
  },
  decide: () => [],
});
