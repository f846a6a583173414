import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { isHigher, type Interval, type Plan } from '@storylark/contracts/subscriptions/plans';
import {
  evolveSubscription,
  onFree,
  type Subscription,
} from '@storylark/contracts/subscriptions/subscription';
import { dayOf, firstMomentOf, periodFrom } from '@storylark/contracts/subscriptions/windows';
import type { Decider } from '@storylark/platform/decider';

/**
 * State and evolve of `subscription-{accountId}` are shared with the read side: contracts,
 * subscriptions/subscription.ts.
 */
export type SubscriptionCommand =
  /**
   * The operator sets what the account shall have: more at once, less from the end of the paid period, Free
   * at once.
   */
  | { type: 'SetPlan'; plan: Plan; interval: Interval }
  /** The account leaves at the end of the paid period, or takes that back. */
  | { type: 'Cancel' }
  | { type: 'Resume' }
  /** Records what the clock has brought about: ends, downgrades, renewals. */
  | { type: 'Settle' };

/** `at`: ISO time of the command. */
export type SubscriptionContext = { accountId: string; at: string };

/** Every command settles first: what is decided is decided on the plan and period of this moment. */
function decide(
  command: SubscriptionCommand,
  state: Subscription,
  context: SubscriptionContext,
): SubscriptionEvent[] {
  const due = settle(state, context);
  return [...due, ...decideSettled(command, due.reduce(evolveSubscription, state), context)];
}

function decideSettled(
  command: SubscriptionCommand,
  state: Subscription,
  context: SubscriptionContext,
): SubscriptionEvent[] {
  switch (command.type) {
    case 'SetPlan':
      return setPlan(command, state, context);
    case 'Cancel':
      return cancel(state, context);
    case 'Resume':
      return resume(state, context);
    case 'Settle':
      return [];
  }
}

type Terms = { plan: Plan; interval: Interval };

function setPlan(
  { plan, interval }: Terms,
  { paid, downgrade, cancellation }: Subscription,
  context: SubscriptionContext,
): SubscriptionEvent[] {
  const { accountId, at } = context;
  if (!paid) {
    if (plan === 'free') return [];
    const period = periodFrom(at, dayOf(at), interval);
    return [
      { type: 'SubscriptionStarted', data: { accountId, plan, interval, by: 'operator', ...period, at } },
    ];
  }
  if (plan === 'free') return [{ type: 'SubscriptionEnded', data: { accountId, reason: 'operator', at } }];
  const staying: SubscriptionEvent[] = cancellation
    ? [{ type: 'CancellationWithdrawn', data: { accountId, at } }]
    : [];
  if (isSame(paid, { plan, interval }))
    return downgrade ? [...staying, { type: 'DowngradeWithdrawn', data: { accountId, at } }] : staying;
  if (isMore({ plan, interval }, paid))
    return [...staying, { type: 'SubscriptionUpgraded', data: { accountId, plan, interval, at } }];
  if (downgrade && isSame(downgrade, { plan, interval })) return staying;
  const effectiveAt = firstMomentOf(paid.periodEnd);
  return [...staying, { type: 'DowngradeScheduled', data: { accountId, plan, interval, effectiveAt, at } }];
}

function cancel(
  { paid, cancellation }: Subscription,
  { accountId, at }: SubscriptionContext,
): SubscriptionEvent[] {
  if (!paid || cancellation) return [];
  return [
    { type: 'CancellationScheduled', data: { accountId, effectiveAt: firstMomentOf(paid.periodEnd), at } },
  ];
}

function resume({ cancellation }: Subscription, { accountId, at }: SubscriptionContext): SubscriptionEvent[] {
  return cancellation ? [{ type: 'CancellationWithdrawn', data: { accountId, at } }] : [];
}

/** One event after the other until nothing is due, so that a clock that stood still for months catches up. */
function settle(state: Subscription, context: SubscriptionContext): SubscriptionEvent[] {
  const next = nextDue(state, context);
  return next ? [next, ...settle(evolveSubscription(state, next), context)] : [];
}

function nextDue(
  { paid, anchor, downgrade, cancellation }: Subscription,
  { accountId, at }: SubscriptionContext,
): SubscriptionEvent | undefined {
  if (!paid || anchor === null) return undefined;
  const end = firstMomentOf(paid.periodEnd);
  const isNext = (date: string) => date <= at && date <= end;
  if (cancellation && isNext(cancellation.effectiveAt))
    return { type: 'SubscriptionEnded', data: { accountId, reason: 'cancelled', at } };
  if (downgrade && isNext(downgrade.effectiveAt))
    return {
      type: 'DowngradeTookEffect',
      data: { accountId, plan: downgrade.plan, interval: downgrade.interval, at },
    };
  if (end <= at)
    return {
      type: 'PeriodRenewed',
      data: { accountId, ...periodFrom(anchor, paid.periodEnd, paid.interval), at },
    };
  return undefined;
}

const isSame = (a: Terms, b: Terms) => a.plan === b.plan && a.interval === b.interval;
/** A higher plan, or a year instead of a month of the same. */
const isMore = (a: Terms, than: Terms) =>
  isHigher(a.plan, than.plan) || (a.plan === than.plan && a.interval === 'year');

export const subscriptionDecider: Decider<
  Subscription,
  SubscriptionCommand,
  SubscriptionEvent,
  SubscriptionContext
> = {
  initialState: onFree,
  evolve: evolveSubscription,
  decide,
};
