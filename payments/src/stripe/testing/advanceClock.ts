import type { StubState } from './createStubState.ts';
import { collect } from './stubMoney.ts';
import type { StubInvoice } from './stubObjects.ts';
import { afterPayment, turn } from './stubSubscriptions.ts';

type Due = { at: number; act: () => void };

/** Lets everything happen until then, in its order, as Stripe's test clocks do. */
export function advanceClock(state: StubState, until: number): void {
  for (;;) {
    const next = dueNow(state).toSorted((a, b) => a.at - b.at)[0];
    if (!next || next.at > until) break;
    state.setNow(Math.max(state.now(), next.at));
    next.act();
  }
  state.setNow(until);
}

function dueNow(state: StubState): Due[] {
  const due: Due[] = [];
  for (const subscription of state.subscriptions.values()) {
    if (subscription.status === 'canceled') continue;
    due.push({ at: subscription.items.data[0].current_period_end, act: () => turn(state, subscription) });
    const { pending_update } = subscription;
    if (pending_update)
      due.push({
        at: pending_update.expires_at,
        act: () => {
          subscription.pending_update = null;
          state.emit('customer.subscription.pending_update_expired', subscription);
        },
      });
  }
  for (const invoice of state.invoices.values()) {
    const { status, auto_advance, automatically_finalizes_at: at, next_payment_attempt: again } = invoice;
    if (status === 'draft' && auto_advance && at !== null)
      due.push({ at, act: () => finalize(state, invoice) });
    if (status === 'open' && again !== null) due.push({ at: again, act: () => ask(state, invoice) });
  }
  for (const session of state.sessions.values())
    if (session.status === 'open')
      due.push({
        at: session.expires_at,
        act: () => Object.assign(session, { status: 'expired', url: null }),
      });
  return due;
}

function finalize(state: StubState, invoice: StubInvoice) {
  invoice.status = 'open';
  invoice.hosted_invoice_url = `${state.pagesUrl}/i/${invoice.id}`;
  invoice.status_transitions.finalized_at = state.now();
  ask(state, invoice);
}

function ask(state: StubState, invoice: StubInvoice) {
  if (collect(state, invoice)) return afterPayment(state, invoice);
  const subscription = state.subscriptions.get(invoice.parent.subscription_details.subscription);
  if (!subscription || subscription.status !== 'active') return;
  subscription.status = 'past_due';
  state.emit('customer.subscription.updated', subscription);
}
