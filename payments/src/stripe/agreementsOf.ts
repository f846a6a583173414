import type Stripe from 'stripe';
import type { Agreement, Terms } from '../paymentProvider.ts';
import { isoOf } from './listed.ts';
import type { PriceTerms } from './prices.ts';
import { agreementOf } from './readLedger.ts';

/** Nobody has paid yet, or nobody will: nothing was concluded. */
const NOT_CONCLUDED = new Set(['incomplete', 'incomplete_expired']);
const RUNNING = new Set(['active', 'trialing']);

/** The subscriptions of a customer, by what has been paid for. */
export async function agreementsOf(
  subscriptions: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
  termsOf: PriceTerms,
): Promise<Agreement[]> {
  const found: Agreement[] = [];
  for (const subscription of subscriptions) {
    const [item] = subscription.items.data;
    const terms = item && (await termsOf(item.price.id));
    if (!item || !terms || NOT_CONCLUDED.has(subscription.status)) continue;
    const { id, status, created, cancel_at } = subscription;
    const [start, end] = paidPeriod(subscription, item, invoices);
    found.push({
      ...terms,
      id,
      status: status === 'canceled' ? 'ended' : RUNNING.has(status) ? 'active' : 'unpaid',
      concludedAt: isoOf(created),
      periodStart: isoOf(start),
      periodEnd: isoOf(end),
      endsAt: cancel_at === null ? null : isoOf(cancel_at),
      next: await nextOf(subscription, termsOf),
    });
  }
  return found;
}

/**
 * At a renewal Stripe moves the item's period on an hour before it charges, and leaves it there while the
 * card is refused. What counts here is the newest period that an invoice was paid for.
 */
function paidPeriod(
  { id }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
  invoices: readonly Stripe.Invoice[],
): [start: number, end: number] {
  const periods = invoices
    .filter((invoice) => invoice.status === 'paid' && agreementOf(invoice) === id)
    .flatMap(({ lines }) => lines.data)
    .filter(({ parent }) => parent?.subscription_item_details?.proration === false)
    .map(({ period }) => period)
    .toSorted((a, b) => b.end - a.end);
  const newest = periods[0];
  return newest ? [newest.start, newest.end] : [item.current_period_start, item.current_period_end];
}

/** The terms of the phase that follows, where a schedule has one. */
async function nextOf({ schedule }: Stripe.Subscription, termsOf: PriceTerms): Promise<Terms | null> {
  if (!schedule || typeof schedule === 'string') return null;
  const following = followingPhase(schedule);
  const [item] = following?.items ?? [];
  if (!item) return null;
  return termsOf(typeof item.price === 'string' ? item.price : item.price.id);
}

export function followingPhase({ current_phase, phases }: Stripe.SubscriptionSchedule) {
  return current_phase ? phases.find(({ start_date }) => start_date >= current_phase.end_date) : undefined;
}
