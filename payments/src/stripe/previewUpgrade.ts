import { Refusal } from '@storylark/platform/refusal';
import type Stripe from 'stripe';
import type { PaymentProvider, UpgradePreview } from '../paymentProvider.ts';
import { isoOf } from './listed.ts';
import type { PriceIds, PriceTerms } from './prices.ts';

type Line = UpgradePreview['lines'][number];

/** Stripe's own reckoning of an upgrade, to the second. */
export async function previewUpgrade(
  { stripe, prices, termsOf }: { stripe: Stripe; prices: PriceIds; termsOf: PriceTerms },
  { agreement, terms, at }: Parameters<PaymentProvider['previewUpgrade']>[0],
): Promise<UpgradePreview> {
  const subscription = await stripe.subscriptions.retrieve(agreement);
  const [item] = subscription.items.data;
  if (subscription.status === 'canceled' || !item) throw new Refusal('paymentRefused');
  // a look and no act: the key that the SDK makes is good enough
  const { total, lines } = await stripe.invoices.createPreview({
    subscription: agreement,
    subscription_details: {
      items: [{ id: item.id, price: prices[terms.plan][terms.interval] }],
      proration_behavior: 'always_invoice',
      proration_date: Math.floor(Date.parse(at) / 1000),
    },
  });
  const shown = await Promise.all(lines.data.map((line) => shownLine(line, termsOf)));
  return { amountDue: total, prorationAt: at, lines: shown };
}

async function shownLine(
  { amount, period, parent, pricing }: Stripe.InvoiceLineItem,
  termsOf: PriceTerms,
): Promise<Line> {
  const price = pricing?.price_details?.price;
  const terms = price ? await termsOf(typeof price === 'string' ? price : price.id) : null;
  if (!terms) throw new Error('a line of the preview has no price of ours');
  const isProrated = parent?.subscription_item_details?.proration ?? false;
  const kind = !isProrated ? 'period' : amount < 0 ? 'unused' : 'remaining';
  return { kind, ...terms, from: isoOf(period.start), to: isoOf(period.end), amount };
}
