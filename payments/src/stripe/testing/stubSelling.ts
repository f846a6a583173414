import type { GivenObject } from './checkParams.ts';
import { invalid, need, StubError, type StubState } from './createStubState.ts';
import { endpointSecret } from './createStubCourier.ts';
import { list } from './renderStripe.ts';
import { cancel } from './stubSubscriptions.ts';
import { map, page, text, type StubOperation } from './stubOperation.ts';

/** Search learns of a customer, and of its end, this long afterwards. */
const SEARCH_LAG_S = 60;
const OPEN_S = 24 * 60 * 60;

const customerOf = (state: StubState, id: string) => {
  if (state.deleted.has(id)) throw new StubError(404, 'invalid_request_error', 'resource_missing');
  return need(state.customers, id);
};

const createSession: StubOperation = (state, _id, given) => {
  const { id: customer } = customerOf(state, text(given['customer']));
  const [{ price = '' } = {}] = given['line_items'] as readonly Record<string, string>[];
  if (!need(state.prices, price).active) throw invalid('the price is not active');
  const id = state.newId('cs');
  state.sold.set(id, { price, metadata: map((given['subscription_data'] as GivenObject)['metadata']) });
  const session = {
    id,
    object: 'checkout.session' as const,
    cancel_url: text(given['cancel_url']),
    client_reference_id: text(given['client_reference_id']),
    consent_collection: map(given['consent_collection']),
    customer,
    expires_at: state.now() + OPEN_S,
    locale: text(given['locale']),
    metadata: map(given['metadata']),
    mode: text(given['mode']),
    status: 'open' as const,
    subscription: null,
    success_url: text(given['success_url']),
    url: `${state.pagesUrl}/c/pay/${id}`,
  };
  state.sessions.set(id, session);
  return session;
};

const createPrice: StubOperation = (state, _id, given) => {
  const lookup_key = text(given['lookup_key']) || null;
  const holder = [...state.prices.values()].find((price) => price.lookup_key === lookup_key);
  if (holder && given['transfer_lookup_key'] !== 'true') throw invalid('the lookup key is taken');
  if (holder) holder.lookup_key = null;
  const { interval } = given['recurring'] as { interval: 'month' | 'year' };
  const price = {
    id: state.newId('price'),
    object: 'price' as const,
    active: true,
    currency: text(given['currency']),
    lookup_key,
    metadata: map(given['metadata']),
    product: need(state.products, text(given['product'])).id,
    recurring: { interval, interval_count: 1 },
    tax_behavior: text(given['tax_behavior']),
    unit_amount: Number(given['unit_amount']),
  };
  state.prices.set(price.id, price);
  return price;
};

const createProduct: StubOperation = (state, _id, given) => {
  const id = text(given['id']) || state.newId('prod');
  if (state.products.has(id)) throw new StubError(400, 'invalid_request_error', 'resource_already_exists');
  const product = {
    id,
    object: 'product' as const,
    name: text(given['name']),
    metadata: map(given['metadata']),
  };
  state.products.set(id, product);
  return product;
};

const createEndpoint: StubOperation = (state, _id, given) => {
  const endpoint = {
    id: state.newId('we'),
    object: 'webhook_endpoint' as const,
    api_version: text(given['api_version']),
    enabled_events: given['enabled_events'] as readonly string[],
    metadata: map(given['metadata']),
    status: 'enabled' as const,
    url: text(given['url']),
  };
  state.endpoints.set(endpoint.id, endpoint);
  // told once, and never again
  return { ...endpoint, secret: endpointSecret(endpoint.id) };
};

/** Customers, pages, and what is sold on them. */
export const sellingOperations: Record<string, StubOperation> = {
  'customers.create': (state, _id, given) => {
    const customer = {
      id: state.newId('cus'),
      object: 'customer' as const,
      created: state.now(),
      balance: 0,
      email: null,
      preferred_locales: [],
      metadata: map(given['metadata']),
      test_clock: text(given['test_clock']) || null,
    };
    state.customers.set(customer.id, customer);
    return customer;
  },
  'customers.retrieve': (state, id) => {
    need(state.customers, id);
    return state.deleted.has(id) ? { id, object: 'customer', deleted: true } : customerOf(state, id);
  },
  'customers.update': (state, id, { email, preferred_locales }) =>
    Object.assign(customerOf(state, id), { email: text(email), preferred_locales }),
  'customers.del': (state, id) => {
    customerOf(state, id);
    for (const subscription of state.subscriptions.values())
      if (subscription.customer === id && subscription.status !== 'canceled') cancel(state, subscription);
    Object.assign(need(state.customers, id), { email: null });
    state.deleted.set(id, state.now());
    return { id, object: 'customer', deleted: true };
  },
  'customers.search': (state, _id, { query }) => {
    const wanted = /^metadata\['accountId'\]:'([^']*)'$/.exec(text(query))?.[1];
    if (wanted === undefined) throw invalid('the stub does not know this query');
    const indexedUntil = state.now() - SEARCH_LAG_S;
    const found = [...state.customers.values()].filter(
      ({ id, metadata, created }) =>
        metadata['accountId'] === wanted &&
        created <= indexedUntil &&
        !((state.deleted.get(id) ?? Infinity) <= indexedUntil),
    );
    return { ...list(found), object: 'search_result' };
  },
  'checkout.sessions.create': createSession,
  'checkout.sessions.retrieve': (state, id) => need(state.sessions, id),
  'prices.create': createPrice,
  'prices.retrieve': (state, id) => need(state.prices, id),
  'prices.list': (state, _id, given) => {
    const keys = given['lookup_keys'] as readonly string[];
    return page(
      [...state.prices.values()].filter(({ lookup_key }) => keys.includes(lookup_key ?? '')),
      given,
    );
  },
  'products.create': createProduct,
  'products.retrieve': (state, id) => need(state.products, id),
  'webhookEndpoints.create': createEndpoint,
  'webhookEndpoints.list': (state, _id, given) => page(state.endpoints.values(), given),
  'billingPortal.configurations.create': (state, _id, given) => {
    const configuration = {
      id: state.newId('bpc'),
      object: 'billing_portal.configuration' as const,
      active: true,
      features: given['features'],
      metadata: map(given['metadata']),
    };
    state.configurations.set(configuration.id, configuration);
    return configuration;
  },
  'billingPortal.configurations.list': (state, _id, given) => page(state.configurations.values(), given),
  'billingPortal.sessions.create': (state, _id, { customer, configuration, return_url }) => {
    const id = state.newId('bps');
    const portal = {
      id,
      object: 'billing_portal.session' as const,
      configuration: need(state.configurations, text(configuration)).id,
      customer: customerOf(state, text(customer)).id,
      return_url: text(return_url),
      url: `${state.pagesUrl}/p/session/${id}`,
    };
    state.portals.set(id, portal);
    return portal;
  },
};
