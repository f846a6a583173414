import { Refusal } from '@storylark/platform/refusal';
import type Stripe from 'stripe';
import type { PaymentProvider } from '../paymentProvider.ts';
import { idOf } from './listed.ts';
import { itemOf, retrieve, type Deps } from './subscriptions.ts';

type Asked = Parameters<PaymentProvider['upgrade']>[0];
type Outcome = Awaited<ReturnType<PaymentProvider['upgrade']>>;
type Abandoned = Parameters<PaymentProvider['abandonUpgrade']>[0];

/**
 * Pays first, changes then: Stripe keeps the change pending until the invoice is paid. Asked again, it looks
 * at what became of the first time.
 */
export async function upgrade({ stripe, prices }: Deps, asked: Asked): Promise<Outcome> {
  const { agreement, terms, prorationAt, requestId } = asked;
  const price = prices[terms.plan][terms.interval];
  const before = await retrieve(stripe, agreement);
  if (before.status === 'canceled') throw new Refusal('paymentRefused');
  if (itemOf(before).price.id === price) return done(stripe, before, requestId);
  const prorationDate = Math.floor(Date.parse(prorationAt) / 1000);
  // a renewal came in between: Stripe takes no price from before it, and would say so for ever
  if (prorationDate < itemOf(before).current_period_start) return { outcome: 'unpaid' };

  // a pending change and a schedule exclude one another; a dearer plan overrules what was to follow
  if (before.schedule)
    await stripe.subscriptionSchedules.release(idOf(before.schedule), {}, key(requestId, 'release'));
  const { latest_invoice } = await stripe.subscriptions.update(
    agreement,
    {
      items: [{ id: itemOf(before).id, price }],
      proration_behavior: 'always_invoice',
      proration_date: prorationDate,
      payment_behavior: 'pending_if_incomplete',
    },
    key(requestId, 'upgrade'),
  );
  const after = await retrieve(stripe, agreement);
  if (itemOf(after).price.id === price) return done(stripe, after, requestId);
  const invoice = idOf(latest_invoice);
  return invoice ? open(stripe, after, invoice, requestId) : { outcome: 'unpaid' };
}

/** Stripe lets go of the pending change once its invoice is void. It is never asked for anew. */
export async function abandonUpgrade(
  { stripe, prices }: Deps,
  { agreement, terms, requestId }: Abandoned,
): Promise<{ outcome: 'done' | 'unpaid' }> {
  for await (const { id, billing_reason } of stripe.invoices.list({
    subscription: agreement,
    status: 'open',
  }))
    if (billing_reason === 'subscription_update') await letGo(stripe, id, requestId);
  const after = await retrieve(stripe, agreement);
  const isPaid = itemOf(after).price.id === prices[terms.plan][terms.interval];
  return isPaid ? done(stripe, after, requestId) : { outcome: 'unpaid' };
}

/** Voids an invoice, unless somebody has done that or paid it in the same moment. */
async function letGo(stripe: Stripe, invoice: string, requestId: string): Promise<void> {
  try {
    await stripe.invoices.voidInvoice(invoice, {}, key(requestId, `void-${invoice}`));
  } catch (error) {
    if ((await stripe.invoices.retrieve(invoice)).status === 'open') throw error;
  }
}

const key = (requestId: string, step: string) => ({ idempotencyKey: `${requestId}-${step}` });

/** Who pays for more has changed their mind about an end. */
async function done(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  requestId: string,
): Promise<{ outcome: 'done' }> {
  if (subscription.cancel_at_period_end)
    await stripe.subscriptions.update(
      subscription.id,
      { cancel_at_period_end: false },
      key(requestId, 'stay'),
    );
  return { outcome: 'done' };
}

/** What is left of an upgrade that was not paid at once: its invoice, as it is by now. */
async function open(
  stripe: Stripe,
  { pending_update }: Stripe.Subscription,
  id: string,
  requestId: string,
): Promise<Outcome> {
  const invoice = await stripe.invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] });
  if (invoice.status !== 'open') return { outcome: 'unpaid' };
  const url = invoice.hosted_invoice_url;
  // Stripe lets go of a change that nobody agreed to for 23 hours: to pay for it then would buy nothing
  if (url && pending_update && waitsForHolder(invoice)) return { outcome: 'confirm', url };
  await letGo(stripe, id, requestId);
  return { outcome: 'unpaid' };
}

const waitsForHolder = ({ payments }: Stripe.Invoice) =>
  (payments?.data ?? []).some(
    ({ payment: { payment_intent: intent } }) =>
      typeof intent === 'object' && intent.status === 'requires_action',
  );
