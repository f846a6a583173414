import { evolveAllowance, slotsUsed, untouched } from '../subscriptions/allowance.ts';
import { balanceOf, evolveBilling, noBilling } from '../subscriptions/billing.ts';
import type { AllowanceEvent, SubscriptionEvent } from '../subscriptions/events.ts';
import type { Interval, Plan } from '../subscriptions/plans.ts';
import { evolveSubscription, onFree, planAt, windowAt } from '../subscriptions/subscription.ts';
import { firstMomentOf } from '../subscriptions/windows.ts';

/** Everything about an account's billing as it was at one moment. Money in cents, VAT included. */
export type BillingState = {
  /** Whose rules hold, and what the account is shown. */
  plan: Plan;
  shownPlan: Plan;
  interval: Interval | null;
  by: 'operator' | 'checkout' | null;
  agreement: string | null;
  /** First and last day, UTC. */
  periodStart: string | null;
  periodEnd: string | null;
  windowStart: string;
  windowEnd: string;
  storiesUsed: number;
  storyLimit: number;
  /** Taken in and given back in all, and what stays. */
  paid: number;
  returned: number;
  balance: number;
  /** What is under way or scheduled, with its date; null: nothing. */
  request: string | null;
  downgradeTo: Plan | null;
  downgradeAt: string | null;
  endsAt: string | null;
  unpaidSince: string | null;
};

/** What one event moved, cents: towards us, or back. Null: it is no event of money. */
export function movedBy({ type, data }: SubscriptionEvent): number | null {
  switch (type) {
    case 'PaymentTaken':
      return data.amount;
    case 'RefundIssued':
    case 'DisputeLost':
      return -data.amount;
    case 'PaymentFailed':
    case 'DisputeOpened':
    case 'DisputeWon':
      return 0;
    default:
      return null;
  }
}

/**
 * The state after these events, as it is at `at` (ISO time): replayed by the folds that decide. Sums of money
 * count each entry once, as the provider names it.
 * @param allowance of the account's windows, in any order
 * @param openedAt when the account was opened
 */
export function billingStateOf(
  events: readonly SubscriptionEvent[],
  allowance: readonly AllowanceEvent[],
  openedAt: string,
  at: string,
): BillingState {
  const subscription = events.reduce(evolveSubscription, onFree);
  const billing = events.reduce(evolveBilling, noBilling);
  const { held, shown, interval } = planAt(subscription, at);
  const window = windowAt(subscription, openedAt, at);
  const slots = allowance
    .filter(({ data }) => data.window === window.id && data.at <= at)
    .reduce(evolveAllowance, untouched);
  const paid = held === 'free' ? null : subscription.paid;
  const isToCome = (moment: string | undefined) => moment !== undefined && moment > at;
  const downgrade = isToCome(subscription.downgrade?.effectiveAt) ? subscription.downgrade : null;
  const cancellation = isToCome(subscription.cancellation?.effectiveAt) ? subscription.cancellation : null;
  const moved = [...billing.entries.values()].map((entry) => movedBy(entry) ?? 0);
  const sum = (of: (cents: number) => boolean) => moved.filter(of).reduce((all, cents) => all + cents, 0);
  return {
    plan: held,
    shownPlan: shown,
    interval,
    by: paid?.by ?? null,
    agreement: billing.agreement,
    periodStart: paid?.periodStart ?? null,
    periodEnd: paid?.periodEnd ?? null,
    windowStart: window.start,
    windowEnd: window.end,
    storiesUsed: slotsUsed(slots),
    storyLimit: window.limit + slots.credits.size,
    paid: sum((cents) => cents > 0),
    returned: Math.abs(sum((cents) => cents < 0)),
    balance: balanceOf(billing),
    request: (billing.request ?? billing.withdrawals[0])?.type ?? null,
    downgradeTo: downgrade?.plan ?? null,
    downgradeAt: downgrade?.effectiveAt ?? null,
    endsAt: cancellation?.effectiveAt ?? null,
    unpaidSince: billing.unpaidSince,
  };
}

/** Ids of all story windows that were open between the account's opening and `until`, the oldest first. */
export function windowsUntil(
  events: readonly SubscriptionEvent[],
  openedAt: string,
  until: string,
): string[] {
  const ids = new Set<string>();
  let subscription = onFree;
  let from = openedAt;
  for (const event of [...events.filter(({ data }) => data.at <= until), null]) {
    const next = event?.data.at ?? until;
    for (let at = from; at <= next || at === from;) {
      const { id, end } = windowAt(subscription, openedAt, at);
      ids.add(id);
      at = firstMomentOf(end);
    }
    if (event) subscription = evolveSubscription(subscription, event);
    from = next;
  }
  return [...ids];
}
