import { CURRENCY } from '@storylark/contracts/subscriptions/money';
import Stripe from 'stripe';
import { isMissing } from './answered.ts';
import { priceOf, soldTerms, type PriceIds } from './prices.ts';

/**
 * Whether the key is good and what is sold costs what the plan table says.
 * @throws Error with one sentence for the operator
 */
export async function checkAccount(stripe: Stripe, prices: PriceIds): Promise<void> {
  for (const terms of soldTerms) {
    const name = `${terms.plan}.${terms.interval}`;
    const found = await stripe.prices.retrieve(prices[terms.plan][terms.interval]).catch((error: unknown) => {
      throw refused(error, name);
    });
    const fits =
      found.active &&
      found.unit_amount === priceOf(terms) &&
      found.currency.toUpperCase() === CURRENCY &&
      found.tax_behavior === 'inclusive' &&
      found.recurring?.interval === terms.interval;
    if (!fits)
      throw new Error(`Stripe's price of ${name} is not that of the plan table; run npm run stripe:setup.`);
  }
}

function refused(error: unknown, name: string): unknown {
  if (error instanceof Stripe.errors.StripeAuthenticationError)
    return new Error('Stripe does not accept the key in STRIPE_SECRET_KEY.');
  if (isMissing(error))
    return new Error(`Stripe has no such price of ${name}; run npm run stripe:setup with the same key.`);
  return error;
}
