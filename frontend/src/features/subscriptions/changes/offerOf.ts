import { type Interval, isHigher, type Plan } from '@storylark/contracts/subscriptions/plans';
import type { SubscriptionView } from '@storylark/contracts/subscriptions/views';

/**
 * What choosing a plan does:
 * - `start`: a first paid plan, by a page to pay on
 * - `upgrade`: at once, for what it costs more
 * - `downgrade`: from the next period on
 * - `cancel`: Free, when the paid period is over
 */
export type Offer = 'start' | 'upgrade' | 'downgrade' | 'cancel';

/** By the rules of the house; null where there is nothing to choose, or something else comes first. */
export function offerOf(current: SubscriptionView, plan: Plan, interval: Interval): Offer | null {
  const { by, underWay, cancellation, downgrade, unpaidUntil } = current;
  if (by === 'operator' || underWay || cancellation) return null;
  if (plan === 'free') return by === 'checkout' ? 'cancel' : null;
  if (by === null) return 'start';
  if (downgrade || unpaidUntil) return null;
  const isLonger = interval === 'year' && current.interval === 'month';
  if (plan !== current.plan)
    return isHigher(plan, current.plan) && (isLonger || interval === current.interval)
      ? 'upgrade'
      : 'downgrade';
  if (interval === current.interval) return null;
  return isLonger ? 'upgrade' : 'downgrade';
}
