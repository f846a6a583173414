import { Refusal } from '@storylark/platform/refusal';
import type Stripe from 'stripe';
import type { Webhook } from '../paymentProvider.ts';
import type { Customers } from './createCustomers.ts';
import { idOf } from './listed.ts';

/** What Stripe is to tell us of; each of them only means: read this account's books again. */
export const eventTypes = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.failed',
  'refund.updated',
  'subscription_schedule.released',
  'subscription_schedule.updated',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Older deliveries are replays. */
const TOLERANCE_S = 300;
const DAY_S = 24 * 60 * 60;
/** How long Stripe keeps events. */
const KEPT_S = 30 * DAY_S;

export function createWebhooks(
  { stripe, customers, webhookSecret }: { stripe: Stripe; customers: Customers; webhookSecret: string },
  now: () => number,
) {
  async function customerOf({ data: { object } }: Stripe.Event): Promise<string | null> {
    if (object.object === 'customer') return object.id;
    if (object.object === 'dispute')
      return idOf((await stripe.charges.retrieve(idOf(object.charge))).customer);
    return 'customer' in object ? idOf(object.customer) : null;
  }

  return {
    async read(body: Buffer, signature: string): Promise<Webhook | null> {
      const event = verified(body, signature);
      const customer = await customerOf(event);
      const accountId = customer && (await customers.accountOf(customer));
      if (!accountId) return null;
      const { id: eventId, type, data } = event;
      return { eventId, type, object: 'id' in data.object ? data.object.id : '', accountId };
    },
    /** Day by day, since Stripe lists the newest first. */
    async *since(at: string): AsyncIterable<Pick<Webhook, 'eventId' | 'accountId'>> {
      const end = Math.floor(now() / 1000) + 1;
      const accounts = new Map<string, string | null>();
      for (let from = Math.max(Math.floor(Date.parse(at) / 1000), end - KEPT_S); from < end; from += DAY_S) {
        const created = { gte: from, lt: Math.min(from + DAY_S, end) };
        const events: { id: string; customer: string | null }[] = [];
        for await (const event of stripe.events.list({ created, types: [...eventTypes], limit: 100 }))
          events.push({ id: event.id, customer: await customerOf(event) });
        for (const { id, customer } of events.toReversed()) {
          if (!customer) continue;
          if (!accounts.has(customer)) accounts.set(customer, await customers.accountOf(customer));
          const accountId = accounts.get(customer);
          if (accountId) yield { eventId: id, accountId };
        }
      }
    },
  };

  function verified(body: Buffer, signature: string): Stripe.Event {
    try {
      const header = signature || 'none';
      return stripe.webhooks.constructEvent(body, header, webhookSecret, TOLERANCE_S, undefined, now());
    } catch {
      throw new Refusal('webhookRefused');
    }
  }
}
