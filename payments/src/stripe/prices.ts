import { intervals, type Interval, type PaidPlan } from '@storylark/contracts/subscriptions/plans';
import { CURRENCY } from '@storylark/contracts/subscriptions/money';
import type Stripe from 'stripe';
import type { Terms } from '../paymentProvider.ts';
import { priceOf } from '../prorate.ts';

/** Stripe's ids of the prices that are sold now. */
export type PriceIds = Record<PaidPlan, Record<Interval, string>>;

export const paidPlans = ['basic', 'standard', 'premium'] as const satisfies readonly PaidPlan[];
export const soldTerms: readonly Terms[] = paidPlans.flatMap((plan) =>
  intervals.map((interval) => ({ plan, interval })),
);

/** Under this name a price is found at Stripe, whatever its id. */
export const lookupKeyOf = ({ plan, interval }: Terms) => `storylark_${plan}_${interval}`;

/** As in STRIPE_PRICES: `basic.month=price_…,basic.year=price_…`. */
export const writePrices = (ids: PriceIds) =>
  soldTerms.map(({ plan, interval }) => `${plan}.${interval}=${ids[plan][interval]}`).join(',');

/** @throws Error naming what is not there */
export function readPrices(text: string): PriceIds {
  const given = new Map<string, string>();
  for (const pair of text.split(',')) {
    const [name = '', id = ''] = pair.trim().split('=');
    given.set(name, id);
  }
  return pricesBy(({ plan, interval }) => {
    const id = given.get(`${plan}.${interval}`);
    if (!id) throw new Error(`STRIPE_PRICES has no price for ${plan}.${interval}; see npm run stripe:setup`);
    return id;
  });
}

export function pricesBy(idOf: (terms: Terms) => string): PriceIds {
  const of = (plan: PaidPlan) => ({
    month: idOf({ plan, interval: 'month' }),
    year: idOf({ plan, interval: 'year' }),
  });
  return { basic: of('basic'), standard: of('standard'), premium: of('premium') };
}

/** What a price is for; null for one that is none of ours. One of former years says it in its metadata. */
export function termsOfPrice({ recurring, metadata }: Stripe.Price): Terms | null {
  const plan = paidPlans.find((one) => one === metadata['plan']);
  const interval = intervals.find((one) => one === recurring?.interval);
  return plan && interval ? { plan, interval } : null;
}

/** Whether it is what the plan table says of these terms. */
export const isPriceOf = (price: Stripe.Price, terms: Terms): boolean =>
  price.unit_amount === priceOf(terms) &&
  price.currency.toUpperCase() === CURRENCY &&
  price.tax_behavior === 'inclusive' &&
  price.recurring?.interval === terms.interval;

/** Looks a price up by its id; what is sold now is known without asking. */
export function createPriceTerms(stripe: Stripe, ids: PriceIds) {
  const known = new Map<string, Terms | null>(
    soldTerms.map((terms) => [ids[terms.plan][terms.interval], terms]),
  );
  return async (price: string): Promise<Terms | null> => {
    const found = known.get(price);
    if (found !== undefined) return found;
    const terms = termsOfPrice(await stripe.prices.retrieve(price));
    known.set(price, terms);
    return terms;
  };
}
export type PriceTerms = ReturnType<typeof createPriceTerms>;
