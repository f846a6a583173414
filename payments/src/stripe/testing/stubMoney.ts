import { invalid, need, type StubState } from './createStubState.ts';
import type { StubInvoice, StubLine, StubPrice, StubRefund, StubSubscription } from './stubObjects.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const VAT_PERCENT = 19;
/** Days after a refused renewal at which the card is asked again. */
const RETRY_DAYS = [3, 5, 7];

type Part = { price: StubPrice; amount: number; start: number; end: number; proration: boolean };

/** What is unused comes back and what remains is charged, to the second; another interval begins anew. */
export function upgradeParts(subscription: StubSubscription, price: StubPrice, date: number): Part[] {
  const [item] = subscription.items.data;
  const { current_period_start: start, current_period_end: end, price: former } = item;
  const share = (end - date) / (end - start);
  const unused = { price: former, amount: -Math.round(former.unit_amount * share) };
  const charged =
    former.recurring.interval === price.recurring.interval
      ? { price, amount: Math.round(price.unit_amount * share), start: date, end, proration: true }
      : { ...wholePeriod(price, date, date), proration: false };
  return [{ ...unused, start: date, end, proration: true }, charged];
}

export const wholePeriod = (price: StubPrice, start: number, anchor: number): Part => ({
  price,
  amount: price.unit_amount,
  start,
  end: periodEnd(start, anchor, price.recurring.interval),
  proration: false,
});

/** The next anniversary of the anchor after `start`: the anchor's day, or the last of a shorter month. */
export function periodEnd(start: number, anchor: number, interval: 'month' | 'year'): number {
  const from = new Date(anchor * 1000);
  for (let months = interval === 'year' ? 12 : 1; ; months += interval === 'year' ? 12 : 1) {
    const first = new Date(from);
    first.setUTCDate(1);
    first.setUTCMonth(from.getUTCMonth() + months);
    const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    first.setUTCDate(Math.min(from.getUTCDate(), lastDay));
    if (first.getTime() / 1000 > start) return first.getTime() / 1000;
  }
}

/** An invoice as Stripe would make it now; nothing keeps it yet. */
export function draftInvoice(
  state: StubState,
  { id: subscription, customer }: StubSubscription,
  billing_reason: StubInvoice['billing_reason'],
  parts: readonly Part[],
): StubInvoice {
  const id = state.newId('in');
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  const balance = state.customers.get(customer)?.balance ?? 0;
  const isCycle = billing_reason === 'subscription_cycle';
  const lines: StubLine[] = parts.map(({ price, amount, start, end, proration }) => ({
    id: state.newId('il'),
    object: 'line_item',
    amount,
    parent: {
      subscription_item_details: { proration, subscription },
      type: 'subscription_item_details',
    },
    period: { start, end },
    pricing: { price_details: { price: price.id, product: price.product }, type: 'price_details' },
  }));
  return {
    id,
    object: 'invoice',
    amount_due: Math.max(0, total + balance),
    amount_paid: 0,
    attempted: false,
    attempt_count: 0,
    auto_advance: true,
    automatically_finalizes_at: isCycle ? state.now() + HOUR : null,
    billing_reason,
    created: state.now(),
    currency: 'eur',
    customer,
    hosted_invoice_url: isCycle ? null : `${state.pagesUrl}/i/${id}`,
    lines: { object: 'list', data: lines, has_more: false },
    next_payment_attempt: null,
    parent: { subscription_details: { subscription }, type: 'subscription_details' },
    status: isCycle ? 'draft' : 'open',
    status_transitions: { finalized_at: isCycle ? null : state.now(), paid_at: null, voided_at: null },
    total,
    total_taxes: [
      { amount: Math.round((total * VAT_PERCENT) / (100 + VAT_PERCENT)), tax_behavior: 'inclusive' },
    ],
  };
}

/** Asks the card for what is due. A sum below zero is kept as the customer's credit. */
export function collect(state: StubState, invoice: StubInvoice): boolean {
  const { customer, amount_due } = invoice;
  const card = state.cards.get(customer) ?? 'good';
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (amount_due > 0 && !isPaid(state, invoice, card)) {
    const retry = RETRY_DAYS[invoice.attempt_count - 1];
    const isRenewal = invoice.billing_reason === 'subscription_cycle';
    invoice.next_payment_attempt =
      isRenewal && retry !== undefined
        ? (invoice.status_transitions.finalized_at ?? state.now()) + retry * DAY
        : null;
    state.emit(card === 'confirm' ? 'invoice.payment_action_required' : 'invoice.payment_failed', invoice);
    return false;
  }
  const owner = state.customers.get(customer);
  if (owner) owner.balance += Math.min(-owner.balance, invoice.total);
  settleInvoice(state, invoice);
  return true;
}

function settleInvoice(state: StubState, invoice: StubInvoice) {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = state.now();
  state.emit('invoice.paid', invoice);
}

function isPaid(state: StubState, { id: invoice, amount_due, customer }: StubInvoice, card: string): boolean {
  const known = [...state.intents.values()].find((one) => one.invoice === invoice);
  const intent = known ?? {
    id: state.newId('pi'),
    object: 'payment_intent' as const,
    invoice,
    status: 'requires_payment_method' as const,
  };
  intent.status =
    card === 'good' ? 'succeeded' : card === 'confirm' ? 'requires_action' : 'requires_payment_method';
  state.intents.set(intent.id, intent);
  if (card !== 'confirm')
    makeCharge(state, { customer, amount: amount_due, intent: intent.id, isGood: card === 'good' });
  return card === 'good';
}

export function makeCharge(
  state: StubState,
  { customer, amount, intent, isGood }: { customer: string; amount: number; intent: string; isGood: boolean },
) {
  const id = state.newId('ch');
  state.charges.set(id, {
    id,
    object: 'charge',
    amount,
    amount_refunded: 0,
    created: state.now(),
    currency: 'eur',
    customer,
    disputed: false,
    payment_intent: intent,
    status: isGood ? 'succeeded' : 'failed',
  });
}

export function refundCharge(
  state: StubState,
  { charge: id, amount, metadata, reason }: Pick<StubRefund, 'charge' | 'amount' | 'metadata' | 'reason'>,
): StubRefund {
  const charge = need(state.charges, id);
  if (charge.disputed) throw invalid('the charge is in dispute');
  if (charge.amount_refunded + amount > charge.amount) throw invalid('more than was charged');
  charge.amount_refunded += amount;
  const { currency, customer } = charge;
  const refund: StubRefund = {
    id: state.newId('re'),
    object: 'refund',
    amount,
    charge: id,
    created: state.now(),
    currency,
    customer,
    metadata,
    reason,
    status: 'succeeded',
  };
  state.refunds.set(refund.id, refund);
  state.emit('charge.refunded', charge);
  return refund;
}
