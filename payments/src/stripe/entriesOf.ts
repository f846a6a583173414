import { CURRENCY } from '@storylark/contracts/subscriptions/money';
import type { ChargeReason, RefundReason } from '@storylark/contracts/subscriptions/billingEvents';
import type Stripe from 'stripe';
import type { Entry } from '../paymentProvider.ts';
import { isoOf, listed } from './listed.ts';
import { agreementOf, moneyOf, type Charged, type Ledger } from './readLedger.ts';

const refundReasons: readonly RefundReason[] = ['withdrawal', 'duplicate', 'operator', 'accountDeleted'];
/** Stripe's questions about a charge, before anybody has taken money back. */
const NO_DISPUTE = new Set(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented']);

/** Every entry of money; a charge under its own id, so a renewal tried three times is three entries. */
export async function entriesOf(stripe: Stripe, { invoices, charged }: Ledger): Promise<Entry[]> {
  const entries = charged.flatMap(chargeEntry);
  for (const one of charged) {
    entries.push(...(await refundEntries(stripe, one)));
    if (one.charge.disputed) entries.push(...(await disputeEntries(stripe, one)));
  }
  const triedByCharge = new Set(charged.map(({ invoice }) => invoice.id));
  const unheard = invoices.filter(
    (invoice) => invoice.status === 'open' && invoice.attempted && !triedByCharge.has(invoice.id),
  );
  return [...entries, ...unheard.flatMap(failureWithoutCharge)];
}

const reasonOf = ({ billing_reason }: Stripe.Invoice): ChargeReason => {
  if (billing_reason === 'subscription_create') return 'start';
  return billing_reason === 'subscription_update' ? 'upgrade' : 'renewal';
};

function chargeEntry({ charge, invoice, agreement }: Charged): Entry[] {
  const { id, status, amount, created } = charge;
  if (status !== 'succeeded' && status !== 'failed') return [];
  const kind = status === 'succeeded' ? 'payment' : 'failure';
  const reason = reasonOf(invoice);
  return [
    { kind, id, agreement, at: isoOf(created), ...moneyOf(amount, invoice), reason, invoice: invoice.id },
  ];
}

/** A renewal for which there was no card to charge, or whose bank waits for the holder of the card. */
function failureWithoutCharge(invoice: Stripe.Invoice): Entry[] {
  const agreement = agreementOf(invoice);
  const reason = reasonOf(invoice);
  if (!agreement || reason !== 'renewal') return [];
  const { id, amount_due, created, status_transitions } = invoice;
  const at = isoOf(status_transitions.finalized_at ?? created);
  return [{ kind: 'failure', id, agreement, at, ...moneyOf(amount_due, invoice), reason, invoice: id }];
}

async function refundEntries(stripe: Stripe, { charge, invoice, agreement }: Charged): Promise<Entry[]> {
  const { refunds } = charge;
  const found = refunds?.has_more
    ? await listed(stripe.refunds.list({ charge: charge.id, limit: 100 }))
    : (refunds?.data ?? []);
  return found
    .filter(({ status }) => status === 'succeeded')
    .map(({ id, amount, created, metadata }) => ({
      kind: 'refund',
      id,
      agreement,
      at: isoOf(created),
      ...moneyOf(amount, invoice),
      // one that was made by hand in the dashboard says nothing of ours
      reason: refundReasons.find((one) => one === metadata?.['reason']) ?? 'operator',
      of: charge.id,
    }));
}

/** How it went has no time at Stripe: both entries bear that of the dispute. */
async function disputeEntries(stripe: Stripe, { charge, invoice, agreement }: Charged): Promise<Entry[]> {
  const disputes = await listed(stripe.disputes.list({ charge: charge.id, limit: 100 }));
  return disputes
    .filter(({ status }) => !NO_DISPUTE.has(status))
    .flatMap(({ id, amount, created, status, currency }) => {
      const isOurs = currency.toUpperCase() === CURRENCY;
      const money = moneyOf(isOurs ? amount : charge.amount, invoice);
      const about = { agreement, at: isoOf(created), ...money, of: charge.id };
      const opened: Entry = { kind: 'dispute', id, ...about };
      if (status === 'won') return [opened, { kind: 'disputeWon', id: `${id}/won`, ...about }];
      if (status === 'lost') return [opened, { kind: 'disputeLost', id: `${id}/lost`, ...about }];
      return [opened];
    });
}
