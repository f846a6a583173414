/** What we charge in. */
export const CURRENCY = 'EUR';

const VAT_PERCENT = 19;
/** The VAT in an amount of whole cents. */
export const vatIn = (amount: number) => Math.round((amount * VAT_PERCENT) / (100 + VAT_PERCENT));

/** Whole euro cents, VAT included; `tax` is the VAT in it. Never negative: the kind of entry says whose it is. */
export type Money = { amount: number; tax: number; currency: typeof CURRENCY };
