import type { PaymentProvider } from './paymentProvider.ts';

/** Whose an agreement is stands in its name: the built-in provider's hold the account's, and a slash. */
export const providerOf = (agreement: string): PaymentProvider['kind'] =>
  agreement.includes('/') ? 'test' : 'stripe';
