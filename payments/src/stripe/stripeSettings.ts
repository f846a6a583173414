import { text, type Config } from '@storylark/platform/process/readConfig';
import type { StripeConfig } from './createStripe.ts';
import { readPrices } from './prices.ts';

/** What Stripe needs, as `npm run stripe:setup` prints it; with no key the built-in provider takes its place. */
export const stripeSettings = {
  STRIPE_SECRET_KEY: text({ or: null }),
  STRIPE_WEBHOOK_SECRET: text({ or: null }),
  STRIPE_PRICES: text({ or: null }),
  STRIPE_PORTAL: text({ or: null }),
};

/**
 * Null without a key.
 * @throws Error that names what is missing beside the key
 */
export function stripeConfigOf({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICES: prices,
  STRIPE_PORTAL: portalConfiguration,
}: Config<typeof stripeSettings>): StripeConfig | null {
  if (secretKey === null) return null;
  if (webhookSecret === null || prices === null || portalConfiguration === null)
    throw new Error(
      'With STRIPE_SECRET_KEY go STRIPE_WEBHOOK_SECRET, STRIPE_PRICES and STRIPE_PORTAL; npm run stripe:setup prints them.',
    );
  return { secretKey, webhookSecret, prices: readPrices(prices), portalConfiguration };
}
