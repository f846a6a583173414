import { writePrices } from '../prices.ts';
import type { SetUp } from './setUp.ts';

/** What was made, and what to set where the house starts; the key itself is not repeated. */
export function describeSetUp({ made, prices, portalConfiguration, endpoint }: SetUp): string {
  const done =
    made.length === 0 ? ['Everything was there.'] : ['Made at Stripe:', ...made.map((id) => `  ${id}`)];
  const secret =
    endpoint.secret === null
      ? [`# STRIPE_WEBHOOK_SECRET: as Stripe showed it when ${endpoint.id} was made, or from its dashboard`]
      : [`STRIPE_WEBHOOK_SECRET=${endpoint.secret}`];
  return [
    ...done,
    '',
    'Set where the house starts, beside STRIPE_SECRET_KEY:',
    ...secret,
    `STRIPE_PRICES=${writePrices(prices)}`,
    `STRIPE_PORTAL=${portalConfiguration}`,
  ].join('\n');
}
