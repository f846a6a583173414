/** What we charge in. */
export const CURRENCY = 'EUR';

/** Whole euro cents, VAT included; `tax` is the VAT in it. Never negative: the kind of entry says whose it is. */
export type Money = { amount: number; tax: number; currency: typeof CURRENCY };
