import { Stripe } from 'stripe';

/** What our code was written against; the key's own default version does not matter. */
export const API_VERSION = '2026-10-28.endive';

const TIMEOUT_MS = 20_000;
/** More is left to who asked: every act may be repeated. */
const RETRIES = 1;

/** `baseUrl`: of another server that speaks Stripe's API, for tests. */
export function createStripeApi(secretKey: string, baseUrl = 'https://api.stripe.com'): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl);
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  });
}
