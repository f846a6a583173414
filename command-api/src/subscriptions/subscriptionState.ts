import { evolveBilling, noBilling, type Billing } from '@storylark/contracts/subscriptions/billing';
import type { SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import {
  evolveSubscription,
  onFree,
  type Subscription,
} from '@storylark/contracts/subscriptions/subscription';

/** The folded `subscription-{accountId}`: plan and period, and the money side. Both folds are contracts'. */
export type SubscriptionState = { plan: Subscription; billing: Billing };

export const unsubscribed: SubscriptionState = { plan: onFree, billing: noBilling };

export const evolveSubscriptionState = (
  { plan, billing }: SubscriptionState,
  event: SubscriptionEvent,
): SubscriptionState => ({
  plan: evolveSubscription(plan, event),
  billing: evolveBilling(billing, event),
});

/** `at`: ISO time of the command. */
export type SubscriptionContext = { accountId: string; at: string };
