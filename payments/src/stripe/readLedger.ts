import { CURRENCY, type Money } from '@storylark/contracts/subscriptions/money';
import type Stripe from 'stripe';
import { idOf, listed } from './listed.ts';

/** A charge and the invoice it was made for. */
export type Charged = { charge: Stripe.Charge; invoice: Stripe.Invoice; agreement: string };
/** Everything about the money of one customer, as Stripe has it now. */
export type Ledger = { invoices: readonly Stripe.Invoice[]; charged: readonly Charged[] };

const LIMIT = 100;

export async function readLedger(stripe: Stripe, customer: string): Promise<Ledger> {
  const invoices = await listed(stripe.invoices.list({ customer, limit: LIMIT, expand: ['data.payments'] }));
  const charges = await listed(stripe.charges.list({ customer, limit: LIMIT, expand: ['data.refunds'] }));
  const invoiceOf = new Map(
    invoices.flatMap((invoice) =>
      (invoice.payments?.data ?? []).flatMap(({ payment }) => {
        const intent = idOf(payment.payment_intent);
        return intent ? [[intent, invoice] as const] : [];
      }),
    ),
  );
  const charged = charges.flatMap((charge) => {
    const invoice = invoiceOf.get(idOf(charge.payment_intent) ?? '');
    const agreement = invoice && agreementOf(invoice);
    return invoice && agreement ? [{ charge, invoice, agreement }] : [];
  });
  return { invoices, charged };
}

/** The subscription that an invoice belongs to. */
export const agreementOf = ({ parent }: Stripe.Invoice): string | null =>
  idOf(parent?.subscription_details?.subscription);

/** The share of an invoice's tax that lies in `amount` cents of it. */
export function moneyOf(amount: number, { total, total_taxes, currency }: Stripe.Invoice): Money {
  if (currency.toUpperCase() !== CURRENCY) throw new Error(`an invoice is in ${currency}`);
  const tax = (total_taxes ?? []).reduce((sum, { amount: part }) => sum + part, 0);
  return { amount, tax: total > 0 ? Math.round((tax * amount) / total) : 0, currency: CURRENCY };
}
