import type { BillingFacts, BillingMailKind } from '@storylark/contracts/accounts/mails';
import { GRACE_DAYS } from '@storylark/contracts/constants';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { planTable } from '@storylark/contracts/subscriptions/plans';
import { firstMomentOf } from '@storylark/contracts/subscriptions/windows';
import { evolveSubscriptionState, unsubscribed, type SubscriptionState } from './subscriptionState.ts';

export type BillingMail = {
  kind: BillingMailKind;
  facts: BillingFacts;
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
      const { by, plan, interval, at, periodEnd } = event.data;
      const facts = { plan, interval, amount: planTable[plan].price[interval], at };
      return by === 'checkout'
        ? {
            kind: 'subscriptionStarted',
            facts: { ...facts, until: firstMomentOf(periodEnd) },
            isOwed: true,
          }
        : null;
    }
    case 'PeriodRenewed': {
      const { at, periodEnd } = event.data;
      if (paid?.by !== 'checkout' || paid.interval !== 'year') return null;
      const amount = planTable[paid.plan].price.year;
      const facts = { ...terms, amount, at, until: firstMomentOf(periodEnd) };
      return { kind: 'subscriptionRenewed', facts, isOwed: false };
    }
    case 'PaymentFailed': {
      const { reason, amount, happenedAt } = event.data;
      // the first of several tries tells enough
      if (reason !== 'renewal' || before.billing.unpaidSince !== null || !paid) return null;
      const until = new Date(Date.parse(happenedAt) + GRACE).toISOString();
      return { kind: 'paymentFailed', facts: { ...terms, amount, at: happenedAt, until }, isOwed: false };
    }
    case 'CancellationScheduled': {
      const { at, effectiveAt: until } = event.data;
      return paid?.by === 'checkout'
        ? { kind: 'subscriptionCancelled', facts: { ...terms, amount: 0, at, until }, isOwed: true }
        : null;
    }
    case 'WithdrawalDeclared': {
      const { refund: amount, at } = event.data;
      return { kind: 'contractWithdrawn', facts: { ...terms, amount, at, until: null }, isOwed: true };
    }
    case 'RefundIssued': {
      const { reason, amount, happenedAt: at } = event.data;
      return reason === 'duplicate'
        ? { kind: 'duplicateRefunded', facts: { ...terms, amount, at, until: null }, isOwed: true }
        : null;
    }
    default:
      return null;
  }
}

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
