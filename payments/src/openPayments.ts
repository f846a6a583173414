import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Supervised } from '@storylark/platform/engines/supervise';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { Config } from '@storylark/platform/process/readConfig';
import type { PaymentProvider } from './paymentProvider.ts';
import { refuseOtherProvider } from './refuseOtherProvider.ts';
import { stripeConfigOf, type stripeSettings } from './stripe/stripeSettings.ts';
import type { openTestCheckout } from './testCheckout/openTestCheckout.ts';

type Deps = Parameters<typeof openTestCheckout>[0] & {
  config: Config<typeof stripeSettings>;
  eventStore: Pick<EventStore, 'readAll'>;
};
type Payments = {
  provider: PaymentProvider;
  /** Serves the provider's own pages; false for what is none of them. */
  answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  start: (signal: AbortSignal) => readonly Supervised[];
};

/**
 * Stripe with a key, the built-in provider without; only the one that is used is loaded.
 * @throws Error that says what to do where the key does not fit, or subscriptions run at the other provider
 */
export async function openPayments(deps: Deps): Promise<Payments> {
  const stripe = stripeConfigOf(deps.config);
  await refuseOtherProvider(deps, stripe ? 'stripe' : 'test');
  if (stripe) {
    const { createStripe } = await import('./stripe/createStripe.ts');
    const { provider, check } = createStripe(stripe, deps);
    await check();
    return { provider, answer: () => false, start: () => [] };
  }
  const { openTestCheckout } = await import('./testCheckout/openTestCheckout.ts');
  const { provider, answer, start } = await openTestCheckout(deps);
  return { provider, answer, start: (signal) => [start(signal)] };
}
