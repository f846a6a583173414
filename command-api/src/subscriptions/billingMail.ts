import type { BillingFacts, BillingMailKind } from '@storylark/contracts/accounts/mails';
import { GRACE_DAYS } from '@storylark/contracts/constants';
import type { ChargeReason } from '@storylark/contracts/subscriptions/billingEvents';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { planTable } from '@storylark/contracts/subscriptions/plans';
import { dayOf, firstMomentOf } from '@storylark/contracts/subscriptions/windows';
import { evolveSubscriptionState, unsubscribed, type SubscriptionState } from './subscriptionState.ts';

export type BillingMail = {
  kind: BillingMailKind;
  facts: BillingFacts;
  /** The paper that goes with it, by the name of its entry or request. */
  paper: string | null;
  /** Owed by law, however late. */
  isOwed: boolean;
};
/** An event of the stream, with the subscription right before and right after it. */
export type Moment = { event: SubscriptionEvent; before: SubscriptionState; after: SubscriptionState };

const GRACE = GRACE_DAYS * 24 * 60 * 60_000;

/** The mail that an event of a subscription asks for; null: none. */
export function billingMail({ event, before, after }: Moment): BillingMail | null {
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
            isOwed: true,
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
      return { kind: 'subscriptionRenewed', facts, paper: payment?.entry ?? null, isOwed: false };
    }
    case 'PaymentFailed': {
      const { reason, amount, happenedAt } = event.data;
      // the first of several tries tells enough
      if (reason !== 'renewal' || before.billing.unpaidSince !== null || !paid) return null;
      const until = new Date(Date.parse(happenedAt) + GRACE).toISOString();
      const facts = { ...terms, amount, at: happenedAt, until };
      return { kind: 'paymentFailed', facts, paper: null, isOwed: false };
    }
    case 'CancellationScheduled': {
      const { at, effectiveAt: until } = event.data;
      return paid?.by === 'checkout'
        ? {
            kind: 'subscriptionCancelled',
            facts: { ...terms, amount: 0, at, until },
            paper: null,
            isOwed: true,
          }
        : null;
    }
    case 'WithdrawalDeclared': {
      const { refund: amount, at, requestId: paper } = event.data;
      return { kind: 'contractWithdrawn', facts: { ...terms, amount, at, until: null }, paper, isOwed: true };
    }
    case 'RefundIssued': {
      const { entry: paper, reason, amount, happenedAt: at } = event.data;
      return reason === 'duplicate'
        ? { kind: 'duplicateRefunded', facts: { ...terms, amount, at, until: null }, paper, isOwed: true }
        : null;
    }
    default:
      return null;
  }
}

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

/** Folds the stream and keeps the moment of the event at that revision. */
export const momentAt = (revision: number) => ({
  initialState: { next: 0, now: unsubscribed, moment: null } as {
    next: number;
    now: SubscriptionState;
    moment: Moment | null;
  },
  evolve: (
    { next, now: before, moment }: { next: number; now: SubscriptionState; moment: Moment | null },
    event: SubscriptionEvent,
  ) => {
    const now = evolveSubscriptionState(before, event);
    return { next: next + 1, now, moment: next === revision ? { event, before, after: now } : moment };
  },
  decide: () => [],
});
