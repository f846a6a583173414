import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { firstMomentOf, periodFrom } from '@storylark/contracts/subscriptions/windows';
import {
  evolveSubscriptionState,
  type SubscriptionContext,
  type SubscriptionState,
} from './subscriptionState.ts';

/**
 * One event after the other until nothing is due, so that a clock that stood still for months catches up. A
 * paid period is renewed, and for want of payment ended, by the provider's books alone.
 */
export function settle(state: SubscriptionState, context: SubscriptionContext): SubscriptionEvent[] {
  const next = nextDue(state, context);
  return next ? [next, ...settle(evolveSubscriptionState(state, next), context)] : [];
}

function nextDue(
  { plan }: SubscriptionState,
  { accountId, at }: SubscriptionContext,
): SubscriptionEvent | undefined {
  const { paid, anchor, downgrade, cancellation } = plan;
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
  if (end <= at && paid.by === 'operator')
    return {
      type: 'PeriodRenewed',
      data: { accountId, ...periodFrom(anchor, paid.periodEnd, paid.interval), at },
    };
  return undefined;
}
