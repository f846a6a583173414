import type Stripe from 'stripe';
import type { Customers } from './createCustomers.ts';
import type { PriceIds, PriceTerms } from './prices.ts';

export type Deps = { stripe: Stripe; customers: Customers; prices: PriceIds; termsOf: PriceTerms };

/** With its schedule, if it has one. */
export const retrieve = (stripe: Stripe, agreement: string) =>
  stripe.subscriptions.retrieve(agreement, { expand: ['schedule'] });

/** Every subscription of ours has one item. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`subscription ${id} has no item`);
  return item;
}
