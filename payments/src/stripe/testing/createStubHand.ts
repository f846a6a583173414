import { signed } from '../../signature.ts';
import { need, type Card, type StubState } from './createStubState.ts';
import { collect, makeCharge, refundCharge } from './stubMoney.ts';
import { afterPayment, conclude } from './stubSubscriptions.ts';
import type { StubDispute, StubEvent } from './stubObjects.ts';

export const STUB_WEBHOOK_SECRET = 'whsec_stub';

/** What people and banks do outside of the API, and what Stripe sends of its own accord. */
export function createStubHand(state: StubState) {
  let told = 0;
  const invoiceAt = (url: string) => need(state.invoices, url.slice(url.lastIndexOf('/') + 1));
  return {
    /** Somebody pays on the page of a checkout. */
    pay(checkoutId: string, card: Card = 'good') {
      const session = [...state.sessions.values()].find((one) => one.client_reference_id === checkoutId);
      if (session?.status !== 'open') return;
      state.cards.set(session.customer, card);
      if (card === 'good') return conclude(state, session);
      const { unit_amount: amount } = need(state.prices, need(state.sold, session.id).price);
      const intent = state.newId('pi');
      state.intents.set(intent, {
        id: intent,
        object: 'payment_intent',
        status: 'requires_payment_method',
        invoice: null,
      });
      makeCharge(state, { customer: session.customer, amount, intent, isGood: false });
    },
    /** The holder of the card agrees on the page of an invoice. */
    confirm(url: string) {
      const invoice = invoiceAt(url);
      if (invoice.status !== 'open') return;
      state.cards.set(invoice.customer, 'good');
      if (collect(state, invoice)) afterPayment(state, invoice);
    },
    /** The holder of the card says no there: another card may pay for it still. */
    refuse(url: string) {
      const invoice = invoiceAt(url);
      const intent = [...state.intents.values()].find((one) => one.invoice === invoice.id);
      if (invoice.status !== 'open' || !intent) return;
      intent.status = 'requires_payment_method';
      state.emit('invoice.payment_failed', invoice);
    },
    /** The operator gives something back in the dashboard. */
    refund: (charge: string, amount: number) =>
      void refundCharge(state, { charge, amount, metadata: {}, reason: null }),
    /** A bank takes a payment back, or has decided. */
    dispute(charge: string, status: StubDispute['status']) {
      const of = need(state.charges, charge);
      of.disputed = true;
      const former = [...state.disputes.values()].find((one) => one.charge === charge);
      const dispute: StubDispute = former ?? {
        id: state.newId('dp'),
        object: 'dispute',
        amount: of.amount,
        charge,
        created: state.now(),
        currency: 'eur',
        status,
      };
      dispute.status = status;
      state.disputes.set(dispute.id, dispute);
      state.emit(former ? 'charge.dispute.closed' : 'charge.dispute.created', dispute);
    },
    /** Webhooks that were not sent yet, signed now; as they happened, or the last one first. */
    deliveries({ times = 1, isBackwards = false } = {}): { body: Buffer; signature: string }[] {
      const news = [...state.events.values()].slice(told);
      told += news.length;
      const sent = Array.from({ length: times }, () => news).flat();
      return (isBackwards ? sent.toReversed() : sent).map((event) => delivery(event));
    },
  };

  function delivery(event: StubEvent) {
    const body = JSON.stringify(event);
    return {
      body: Buffer.from(body),
      signature: signed(body, STUB_WEBHOOK_SECRET, state.now() * 1000),
    };
  }
}
export type StubHand = ReturnType<typeof createStubHand>;
