import { invalid, need, type StubState } from './createStubState.ts';
import { collect, draftInvoice, periodEnd, upgradeParts, wholePeriod } from './stubMoney.ts';
import type { StubInvoice, StubPrice, StubSession, StubSubscription } from './stubObjects.ts';

const HOUR = 3600;
const PENDING_HOURS = 23;

/** Somebody has paid on a page. */
export function conclude(state: StubState, session: StubSession): void {
  const { price: priceId, metadata } = need(state.sold, session.id);
  const price = need(state.prices, priceId);
  const now = state.now();
  const first = wholePeriod(price, now, now);
  const subscription: StubSubscription = {
    id: state.newId('sub'),
    object: 'subscription',
    billing_cycle_anchor: now,
    cancel_at: null,
    cancel_at_period_end: false,
    created: now,
    customer: session.customer,
    items: {
      object: 'list',
      data: [
        {
          id: state.newId('si'),
          object: 'subscription_item',
          current_period_start: first.start,
          current_period_end: first.end,
          price,
          quantity: 1,
        },
      ],
      has_more: false,
    },
    latest_invoice: null,
    metadata,
    pending_update: null,
    schedule: null,
    status: 'active',
  };
  const invoice = draftInvoice(state, subscription, 'subscription_create', [first]);
  state.subscriptions.set(subscription.id, subscription);
  keep(state, subscription, invoice);
  collect(state, invoice);
  Object.assign(session, { status: 'complete', url: null, subscription: subscription.id });
  state.emit('customer.subscription.created', subscription);
  state.emit('checkout.session.completed', session);
}

const keep = (state: StubState, subscription: StubSubscription, invoice: StubInvoice) => {
  state.invoices.set(invoice.id, invoice);
  subscription.latest_invoice = invoice.id;
};

/** Another price at once, paid for now; pending until that is done. */
export function changePrice(
  state: StubState,
  subscription: StubSubscription,
  price: StubPrice,
  date: number,
) {
  const [item] = subscription.items.data;
  if (date < item.current_period_start || date > item.current_period_end)
    throw invalid('proration_date lies outside of the current period');
  const parts = upgradeParts(subscription, price, date);
  const invoice = draftInvoice(state, subscription, 'subscription_update', parts);
  keep(state, subscription, invoice);
  if (collect(state, invoice)) return applyPrice(state, subscription, price, date);
  subscription.pending_update = {
    expires_at: state.now() + PENDING_HOURS * HOUR,
    subscription_items: [{ price: price.id }],
  };
}

function applyPrice(state: StubState, subscription: StubSubscription, price: StubPrice, date: number) {
  const [item] = subscription.items.data;
  if (item.price.recurring.interval !== price.recurring.interval) {
    subscription.billing_cycle_anchor = date;
    item.current_period_start = date;
    item.current_period_end = periodEnd(date, date, price.recurring.interval);
  }
  item.price = price;
  subscription.pending_update = null;
  state.emit('customer.subscription.updated', subscription);
}

/** The holder of the card has agreed, or a card was good after all. */
export function afterPayment(state: StubState, { billing_reason, parent, lines }: StubInvoice): void {
  const subscription = need(state.subscriptions, parent.subscription_details.subscription);
  if (billing_reason === 'subscription_update' && subscription.pending_update) {
    const [{ price } = { price: '' }] = subscription.pending_update.subscription_items;
    applyPrice(
      state,
      subscription,
      need(state.prices, price),
      Math.max(...lines.data.map(({ period }) => period.start)),
    );
    state.emit('customer.subscription.pending_update_applied', subscription);
  } else if (subscription.status === 'past_due') {
    subscription.status = 'active';
    state.emit('customer.subscription.updated', subscription);
  }
}

export function voidInvoice(state: StubState, invoice: StubInvoice): void {
  if (invoice.status !== 'open') throw invalid('only an open invoice can be voided');
  invoice.status = 'void';
  invoice.next_payment_attempt = null;
  invoice.status_transitions.voided_at = state.now();
  state.emit('invoice.voided', invoice);
  const subscription = need(state.subscriptions, invoice.parent.subscription_details.subscription);
  if (subscription.latest_invoice === invoice.id) subscription.pending_update = null;
}

export function cancel(state: StubState, subscription: StubSubscription): void {
  if (subscription.status === 'canceled') throw invalid('the subscription is canceled already');
  subscription.status = 'canceled';
  subscription.pending_update = null;
  for (const invoice of state.invoices.values())
    if (invoice.parent.subscription_details.subscription === subscription.id)
      Object.assign(invoice, { auto_advance: false, next_payment_attempt: null });
  state.emit('customer.subscription.deleted', subscription);
}

/** A period is over: the subscription ends, or the next one begins with a draft that is charged an hour later. */
export function turn(state: StubState, subscription: StubSubscription): void {
  const [item] = subscription.items.data;
  const end = item.current_period_end;
  if (subscription.cancel_at !== null && subscription.cancel_at <= end) return cancel(state, subscription);
  const price = enterPhase(state, subscription, end) ?? item.price;
  if (price.recurring.interval !== item.price.recurring.interval) subscription.billing_cycle_anchor = end;
  item.price = price;
  const part = wholePeriod(price, end, subscription.billing_cycle_anchor);
  item.current_period_start = part.start;
  item.current_period_end = part.end;
  keep(state, subscription, draftInvoice(state, subscription, 'subscription_cycle', [part]));
  state.emit('customer.subscription.updated', subscription);
}

/** The price of the phase that begins now; after the last one the schedule lets go. */
function enterPhase(state: StubState, subscription: StubSubscription, at: number): StubPrice | null {
  const schedule = subscription.schedule === null ? null : need(state.schedules, subscription.schedule);
  const phase = schedule?.phases.find(({ start_date }) => start_date === at);
  if (schedule && !phase) {
    Object.assign(schedule, { status: 'released', current_phase: null });
    subscription.schedule = null;
    state.emit('subscription_schedule.released', schedule);
  }
  if (!schedule || !phase) return null;
  schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
  state.emit('subscription_schedule.updated', schedule);
  return need(state.prices, phase.items[0].price);
}
