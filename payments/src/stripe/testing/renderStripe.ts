import { invalid, type StubState } from './createStubState.ts';
import { contract } from './readContract.ts';

type Rendered = Record<string, unknown>;
const DEEPEST = 4;

/** An object as it is answered, with what was asked to be shown whole. */
export function renderStripe(state: StubState, value: unknown, expand: readonly string[]): unknown {
  const copy = structuredClone(value) as Rendered;
  for (const path of expand) {
    const parts = path.split('.');
    if (parts.length > DEEPEST) throw invalid(`expand goes deeper than ${DEEPEST}: ${path}`);
    show(state, copy, parts, path);
  }
  return copy;
}

function show(state: StubState, node: Rendered, [part, ...rest]: readonly string[], path: string): void {
  if (part === undefined) return;
  if (Array.isArray(node[part])) {
    for (const one of node[part]) show(state, one as Rendered, rest, path);
    return;
  }
  node[part] = shown(state, node, part, path);
  if (node[part] !== null) show(state, node[part] as Rendered, rest, path);
}

function shown(state: StubState, node: Rendered, part: string, path: string): unknown {
  const value = node[part];
  if (node['object'] === 'invoice' && part === 'payments') return paymentsOf(state, node['id']);
  if (node['object'] === 'charge' && part === 'refunds') {
    const data = [...state.refunds.values()].filter(({ charge }) => charge === node['id']).toReversed();
    return list(structuredClone(data));
  }
  if (value === null) return null;
  if (typeof value === 'object') return value;
  if (typeof value !== 'string') throw invalid(`there is nothing to expand at ${path}`);
  const found = state.schedules.get(value) ?? state.intents.get(value) ?? state.invoices.get(value);
  if (!found) throw invalid(`there is nothing to expand at ${path}`);
  const { invoice: _invoice, ...seen } = { invoice: null, ...found };
  return structuredClone(seen);
}

function paymentsOf(state: StubState, invoice: unknown) {
  const data = [...state.intents.values()]
    .filter((intent) => intent.invoice === invoice)
    .map(({ id, status }) => ({
      id: `inpay_${id}`,
      object: 'invoice_payment',
      payment: { payment_intent: id, type: 'payment_intent' },
      status: status === 'succeeded' ? 'paid' : 'open',
    }));
  return list(data);
}

export const list = (data: readonly unknown[], has_more = false) => ({ object: 'list', data, has_more });

const typeNames: Record<string, string> = {
  customer: 'Customer',
  'checkout.session': 'Checkout.Session',
  subscription: 'Subscription',
  subscription_item: 'SubscriptionItem',
  subscription_schedule: 'SubscriptionSchedule',
  invoice: 'Invoice',
  line_item: 'InvoiceLineItem',
  price: 'Price',
  product: 'Product',
  'billing_portal.session': 'BillingPortal.Session',
  event: 'Event',
  refund: 'Refund',
};

/** Fields of an answer that no such object of Stripe's has: the stub itself would be wrong. */
export function strangeFields(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strangeFields);
  if (typeof value !== 'object' || value === null) return [];
  const { object } = value as Rendered;
  const fields = contract.objects[typeNames[String(object)] ?? ''];
  const own = fields ? Object.keys(value).filter((name) => !fields.includes(name)) : [];
  return [
    ...own.map((name) => `${String(object)} has no ${name}`),
    ...Object.values(value).flatMap(strangeFields),
  ];
}
