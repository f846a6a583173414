import { Refusal } from '@storylark/platform/refusal';
import { Unavailable } from '@storylark/platform/unavailable';
import { Stripe } from 'stripe';
import { InvalidRequest } from '../invalidRequest.ts';

const {
  StripeAPIError,
  StripeAuthenticationError,
  StripeCardError,
  StripeConnectionError,
  StripeError,
  StripeInvalidRequestError,
  StripeRateLimitError,
} = Stripe.errors;
/** Somebody else is at the same act under the same key. */
const CONFLICT = 409;

/**
 * Says in our words what Stripe said no with. Its own sentences may quote an address, so they go no further:
 * kind, code and parameter do.
 */
export function inOurWords(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  if (error instanceof StripeCardError) return new Refusal('paymentRefused');
  if (error instanceof StripeAuthenticationError)
    return new Error('Stripe does not accept the key in STRIPE_SECRET_KEY.');
  const { type, code, param, statusCode } = error;
  const isAway =
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError ||
    error instanceof StripeAPIError ||
    statusCode === CONFLICT ||
    (statusCode ?? 0) >= 500;
  const said = [type, code, param].filter(Boolean).join(' ');
  if (isAway) return new Unavailable(`Stripe did not answer: ${said}`);
  return error instanceof StripeInvalidRequestError
    ? new InvalidRequest(`Stripe refused: ${said}`, code ?? null)
    : new Error(`Stripe refused: ${said}`);
}

/** @throws Unavailable, Refusal `paymentRefused`, InvalidRequest; Error where the operator has to see to it */
export async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw inOurWords(error);
  }
}

/** Whether it was refused because there is no such thing, or no longer. */
export const isMissing = (error: unknown) =>
  error instanceof StripeError && error.code === 'resource_missing';
