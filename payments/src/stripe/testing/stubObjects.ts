/** Stripe's objects, as far as the stub fills them. Times are seconds since 1970, amounts cents. */
export type StubCustomer = {
  id: string;
  object: 'customer';
  created: number;
  balance: number;
  email: string | null;
  preferred_locales: readonly string[];
  metadata: Record<string, string>;
  test_clock: string | null;
};
export type StubProduct = { id: string; object: 'product'; name: string; metadata: Record<string, string> };
export type StubPrice = {
  id: string;
  object: 'price';
  active: boolean;
  currency: string;
  lookup_key: string | null;
  metadata: Record<string, string>;
  product: string;
  recurring: { interval: 'month' | 'year'; interval_count: number };
  tax_behavior: string;
  unit_amount: number;
};
export type StubSession = {
  id: string;
  object: 'checkout.session';
  cancel_url: string;
  client_reference_id: string;
  consent_collection: { terms_of_service?: string };
  customer: string;
  expires_at: number;
  locale: string;
  metadata: Record<string, string>;
  mode: string;
  status: 'open' | 'complete' | 'expired';
  subscription: string | null;
  success_url: string;
  url: string | null;
};
export type StubItem = {
  id: string;
  object: 'subscription_item';
  current_period_start: number;
  current_period_end: number;
  price: StubPrice;
  quantity: number;
};
export type StubSubscription = {
  id: string;
  object: 'subscription';
  billing_cycle_anchor: number;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  created: number;
  customer: string;
  items: { object: 'list'; data: [StubItem]; has_more: false };
  latest_invoice: string | null;
  metadata: Record<string, string>;
  pending_update: { expires_at: number; subscription_items: readonly { price: string }[] } | null;
  schedule: string | null;
  status: 'active' | 'past_due' | 'canceled';
};
export type StubPhase = {
  start_date: number;
  end_date: number;
  items: readonly [{ price: string; quantity: number }];
};
export type StubSchedule = {
  id: string;
  object: 'subscription_schedule';
  current_phase: { start_date: number; end_date: number } | null;
  end_behavior: string;
  phases: readonly StubPhase[];
  status: 'active' | 'released';
  subscription: string | null;
  customer: string;
};
export type StubLine = {
  id: string;
  object: 'line_item';
  amount: number;
  parent: { subscription_item_details: { proration: boolean; subscription: string }; type: string };
  period: { start: number; end: number };
  pricing: { price_details: { price: string; product: string }; type: string };
};
export type StubInvoice = {
  id: string;
  object: 'invoice';
  amount_due: number;
  amount_paid: number;
  attempted: boolean;
  attempt_count: number;
  auto_advance: boolean;
  automatically_finalizes_at: number | null;
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  created: number;
  currency: string;
  customer: string;
  hosted_invoice_url: string | null;
  lines: { object: 'list'; data: readonly StubLine[]; has_more: false };
  next_payment_attempt: number | null;
  parent: { subscription_details: { subscription: string }; type: string };
  status: 'draft' | 'open' | 'paid' | 'void';
  status_transitions: { finalized_at: number | null; paid_at: number | null; voided_at: number | null };
  total: number;
  total_taxes: readonly { amount: number; tax_behavior: 'inclusive' }[];
};
export type StubIntent = {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'canceled';
  invoice: string | null;
};
export type StubCharge = {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  customer: string;
  disputed: boolean;
  payment_intent: string;
  status: 'succeeded' | 'failed';
};
export type StubRefund = {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  customer: string;
  metadata: Record<string, string>;
  reason: string | null;
  status: 'succeeded';
};
export type StubDispute = {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  status: 'needs_response' | 'won' | 'lost' | 'warning_needs_response';
};
export type StubEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: unknown };
  type: string;
};
export type StubConfiguration = {
  id: string;
  object: 'billing_portal.configuration';
  active: boolean;
  features: unknown;
  metadata: Record<string, string>;
};
export type StubPortal = {
  id: string;
  object: 'billing_portal.session';
  configuration: string;
  customer: string;
  return_url: string;
  url: string;
};
export type StubEndpoint = {
  id: string;
  object: 'webhook_endpoint';
  api_version: string;
  enabled_events: readonly string[];
  metadata: Record<string, string>;
  secret?: string;
  status: 'enabled' | 'disabled';
  url: string;
};
