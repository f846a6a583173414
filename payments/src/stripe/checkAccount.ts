import type Stripe from 'stripe';
import { isMissing } from './answered.ts';
import { isPriceOf, soldTerms, type PriceIds } from './prices.ts';

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
    if (!found.active || !isPriceOf(found, terms))
      throw new Error(`Stripe's price of ${name} is not that of the plan table; run npm run stripe:setup.`);
  }
}

function refused(error: unknown, name: string): unknown {
  if (isMissing(error))
    return new Error(`Stripe has no such price of ${name}; run npm run stripe:setup with the same key.`);
  return error;
}
