import type { ReadStore } from '@storylark/platform/readStore/readStore';
import { Refusal } from '@storylark/platform/refusal';
import type { Books, PaymentProvider } from '../paymentProvider.ts';
import { agreementsOf } from './agreementsOf.ts';
import { answered, inOurWords } from './answered.ts';
import { cancelAtPeriodEnd, end, resume, scheduleDowngrade, undoDowngrade } from './changes.ts';
import { checkAccount } from './checkAccount.ts';
import { createCheckouts } from './createCheckouts.ts';
import { createCustomers } from './createCustomers.ts';
import { createStripeApi } from './createStripeApi.ts';
import { createWebhooks } from './createWebhooks.ts';
import { endNow } from './endNow.ts';
import { entriesOf } from './entriesOf.ts';
import { listed } from './listed.ts';
import { previewUpgrade } from './previewUpgrade.ts';
import { createPriceTerms, type PriceIds } from './prices.ts';
import { readLedger } from './readLedger.ts';
import { abandonUpgrade, upgrade } from './upgrade.ts';

export type StripeConfig = {
  secretKey: string;
  webhookSecret: string;
  prices: PriceIds;
  /** Stripe's id of what its portal shows. */
  portalConfiguration: string;
  /** Of another server that speaks Stripe's API, for tests. */
  baseUrl?: string;
  /** Of Stripe's sandbox: every customer is made under it. */
  testClock?: string;
};
type Deps = {
  /** Keeps which customer and which page at Stripe is whose. */
  readStore: ReadStore;
  /** ms since 1970. */
  now: () => number;
};

/** Stripe takes the money. Nothing is kept here but its names for things. */
export function createStripe({ baseUrl, testClock, ...config }: StripeConfig, { readStore, now }: Deps) {
  const stripe = createStripeApi(config.secretKey, baseUrl);
  const { prices, portalConfiguration, webhookSecret } = config;
  const customers = createCustomers(stripe, readStore, testClock);
  const termsOf = createPriceTerms(stripe, prices);
  const checkouts = createCheckouts({ stripe, customers, prices }, readStore);
  const webhooks = createWebhooks({ stripe, customers, webhookSecret }, now);
  const deps = { stripe, customers, prices, termsOf };

  async function booksOf(accountId: string): Promise<Books> {
    const customer = await customers.find(accountId);
    if (!customer) return { agreements: [], entries: [] };
    const subscriptions = await listed(
      stripe.subscriptions.list({ customer, status: 'all', limit: 100, expand: ['data.schedule'] }),
    );
    const ledger = await readLedger(stripe, customer);
    return {
      agreements: await agreementsOf(subscriptions, ledger.invoices, termsOf),
      entries: await entriesOf(stripe, ledger),
    };
  }

  async function portal(accountId: string, returnTo: string) {
    const customer = await customers.find(accountId);
    if (!customer) throw new Refusal('paymentRefused');
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      configuration: portalConfiguration,
      return_url: returnTo,
    });
    return { url };
  }

  /** The note goes last: a crash before that is finished by the next try. */
  async function forget(accountId: string): Promise<void> {
    for (const customer of await customers.all(accountId)) {
      const running = stripe.subscriptions.list({ customer, limit: 100, expand: ['data.schedule'] });
      for (const subscription of await listed(running))
        await end(stripe, subscription, `forget-${subscription.id}`);
      await customers.remove(customer);
    }
    await checkouts.forget(accountId);
    await customers.forget(accountId);
  }

  async function* eventsSince(at: string) {
    try {
      yield* webhooks.since(at);
    } catch (error) {
      throw inOurWords(error);
    }
  }

  const provider: PaymentProvider = {
    kind: 'stripe',
    isOpen: true,
    openCheckout: (asked) => answered(() => checkouts.open(asked)),
    checkoutState: (checkoutId) => answered(() => checkouts.state(checkoutId)),
    previewUpgrade: (asked) => answered(() => previewUpgrade(deps, asked)),
    upgrade: (asked) => answered(() => upgrade(deps, asked)),
    abandonUpgrade: (asked) => answered(() => abandonUpgrade(deps, asked)),
    scheduleDowngrade: (asked) => answered(() => scheduleDowngrade(deps, asked)),
    undoDowngrade: (asked) => answered(() => undoDowngrade(deps, asked)),
    cancelAtPeriodEnd: (asked) => answered(() => cancelAtPeriodEnd(deps, asked)),
    resume: (asked) => answered(() => resume(deps, asked)),
    endNow: (asked) => answered(() => endNow(deps, asked)),
    portal: ({ accountId, returnTo }) => answered(() => portal(accountId, returnTo)),
    booksOf: (accountId) => answered(() => booksOf(accountId)),
    forget: (accountId) => answered(() => forget(accountId)),
    readWebhook: (body, signature) => answered(() => webhooks.read(body, signature)),
    eventsSince,
  };
  return {
    provider,
    /** Asks once at the start whether key and prices are what they should be. */
    check: () => answered(() => checkAccount(stripe, prices)),
  };
}
