import { paths } from '@storylark/contracts/paths';
import { CURRENCY } from '@storylark/contracts/subscriptions/money';
import type { PaidPlan } from '@storylark/contracts/subscriptions/plans';
import type Stripe from 'stripe';
import { isMissing } from '../answered.ts';
import { API_VERSION } from '../createStripeApi.ts';
import { eventTypes } from '../createWebhooks.ts';
import { listed } from '../listed.ts';
import { isPriceOf, lookupKeyOf, paidPlans, pricesBy, soldTerms, type PriceIds } from '../prices.ts';
import type { Terms } from '../../paymentProvider.ts';
import { priceOf } from '../../prorate.ts';

export type SetUp = {
  prices: PriceIds;
  portalConfiguration: string;
  /** `secret`: told by Stripe when the endpoint is made, and never again. */
  endpoint: { id: string; secret: string | null };
  /** Ids of what was not there before. */
  made: readonly string[];
};

const names: Record<PaidPlan, string> = {
  basic: 'Storylark Basic',
  standard: 'Storylark Standard',
  premium: 'Storylark Premium',
};

/** Marks what is ours among other things of the same owner at Stripe. */
const OURS = { storylark: '1' };
const isOurs = ({ metadata }: { metadata: Stripe.Metadata | null }) => metadata?.['storylark'] === '1';

/**
 * Products, prices, portal and webhook endpoint as this house needs them; what is there already is left as it
 * is. A price cannot be changed at Stripe: where the plan table has another amount, a new price takes over
 * the name, and who pays the old one goes on paying it.
 */
export async function setUp(stripe: Stripe, publicUrl: string): Promise<SetUp> {
  const made: string[] = [];
  const note = <T extends { id: string }>(one: T): T => {
    made.push(one.id);
    return one;
  };
  for (const plan of paidPlans) {
    const id = `storylark_${plan}`;
    const found = await stripe.products.retrieve(id).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
      return null;
    });
    if (!found) note(await stripe.products.create({ id, name: names[plan], metadata: OURS }));
  }

  const priced = await listed(
    stripe.prices.list({ active: true, lookup_keys: soldTerms.map(lookupKeyOf), limit: 100 }),
  );
  const ids: Record<string, string> = {};
  for (const terms of soldTerms) {
    const found = priced.find((price) => price.lookup_key === lookupKeyOf(terms) && isPriceOf(price, terms));
    ids[lookupKeyOf(terms)] = (found ?? note(await createPrice(stripe, terms))).id;
  }

  const configurations = await listed(stripe.billingPortal.configurations.list({ active: true, limit: 100 }));
  const portal = configurations.find(isOurs) ?? note(await createPortal(stripe));
  const url = publicUrl + paths.webhook.replace(':provider', 'stripe');
  const endpoints = await listed(stripe.webhookEndpoints.list({ limit: 100 }));
  const known = endpoints.find((one) => isOurs(one) && one.url === url);
  const endpoint = known ?? note(await createEndpoint(stripe, url));
  return {
    prices: pricesBy((terms) => ids[lookupKeyOf(terms)] ?? ''),
    portalConfiguration: portal.id,
    endpoint: { id: endpoint.id, secret: endpoint.secret ?? null },
    made,
  };
}

const createPrice = (stripe: Stripe, terms: Terms) =>
  stripe.prices.create({
    product: `storylark_${terms.plan}`,
    currency: CURRENCY.toLowerCase(),
    unit_amount: priceOf(terms),
    tax_behavior: 'inclusive',
    recurring: { interval: terms.interval },
    lookup_key: lookupKeyOf(terms),
    transfer_lookup_key: true,
    metadata: { ...OURS, plan: terms.plan },
  });

/** The portal is for cards and receipts; plans are changed and ended in the house, where rules are told. */
const createPortal = (stripe: Stripe) =>
  stripe.billingPortal.configurations.create({
    features: {
      customer_update: { enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_update: { enabled: false },
    },
    metadata: OURS,
  });

const createEndpoint = (stripe: Stripe, url: string) =>
  stripe.webhookEndpoints.create({
    url,
    enabled_events: [...eventTypes],
    api_version: API_VERSION,
    metadata: OURS,
  });
