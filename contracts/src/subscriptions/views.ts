import type { ChargeReason, RefundReason, RefundShare, RequestFailure } from './billingEvents.ts';
import type { Contract } from './contract.ts';
import type { Money } from './money.ts';
import type { Interval, PaidPlan, Plan } from './plans.ts';

export const changeKinds = ['upgrade', 'downgrade', 'undoDowngrade', 'cancel', 'resume', 'withdraw'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** The subscription as shown to its account. */
export type SubscriptionView = {
  /** The plan shown: a scheduled downgrade shows at once. */
  plan: Plan;
  /** The plan whose rules hold: until its day comes, a downgrade leaves it as it was. */
  held: Plan;
  interval: Interval | null;
  characterLimit: number;
  charactersUsed: number;
  storyLimit: number;
  storiesUsed: number;
  /** When the story window ends and counting begins anew. */
  windowEndsAt: string;
  /** When the paid period ends; null on Free. */
  periodEndsAt: string | null;
  downgrade: { plan: Plan; interval: Interval; effectiveAt: string } | null;
  cancellation: { effectiveAt: string } | null;
  /** Who the paid plan is from; null on Free. */
  by: 'operator' | 'checkout' | null;
  /** What the parent asked for and the payment provider has not carried out yet. */
  underWay: ChangeKind | null;
  /** Of an upgrade under way: its bank wants it confirmed by the parent, or it is being taken back. */
  confirmation: Contract['confirmation'];
  /** How the last change ended, where it failed. */
  failed: { requestId: string; failure: RequestFailure } | null;
  /** Until when the contract can be withdrawn from; null: it cannot, or no longer. */
  withdrawableUntil: string | null;
  /** A renewal was not paid: until then the plan stays, and the provider tries again. */
  unpaidUntil: string | null;
  relationships: boolean;
};

/**
 * GET /api/subscriptions/plans. Prices in euro cents, VAT included. `savingPercent`: yearly against twelve
 * months, whole.
 */
export type PlanView = {
  plan: Plan;
  stories: number;
  characters: number;
  relationships: boolean;
  voices: 'basic' | 'standard' | 'all';
  premiumEffects: boolean;
  price: { month: number; year: number };
  currency: 'EUR';
  savingPercent: number;
  isCurrent: boolean;
  periodEndsAt: string | null;
};

/** GET /api/subscriptions/slots. */
export type SlotView = {
  storyUuid: string;
  window: string;
  takenAt: string | null;
  returnedAt: string | null;
  reason: string | null;
  creditedTo: string | null;
};

/** POST /api/subscriptions/checkout: the page to pay on. */
export type CheckoutView = { id: string; url: string; expiresAt: string };

/**
 * GET /api/subscriptions/checkout/{id}. `paid`: the provider has the money, the plan is about to be opened;
 * `active`: it is open.
 */
export type CheckoutStateView = { status: (typeof checkoutStates)[number]; checkedAt: string };
export const checkoutStates = ['open', 'paid', 'active', 'expired'] as const;

/** POST /api/subscriptions/upgrade/preview: what it costs now, and what is charged next. */
export type UpgradePreviewView = Money & {
  /** Sent with the confirmation; holds until `quoteEndsAt`. */
  quoteId: string;
  quoteEndsAt: string;
  /** Credits are negative; `amount` of the whole is their sum. */
  lines: readonly {
    kind: 'unused' | 'remaining' | 'period';
    plan: PaidPlan;
    interval: Interval;
    from: string;
    to: string;
    amount: number;
  }[];
  next: { amount: number; at: string };
};

/**
 * The answer to every change. `pending`: it is kept and carried out as soon as the provider answers;
 * `confirm`: the card's holder has to agree at `url` first; `unpaid`: the card was refused, nothing changed.
 */
export type ChangeView = {
  outcome: (typeof changeOutcomes)[number];
  url: string | null;
};
export const changeOutcomes = ['done', 'pending', 'confirm', 'unpaid'] as const;

/** POST /api/subscriptions/portal: where the card is changed and the provider's receipts are. */
export type PortalView = { url: string };

/** GET /api/subscriptions/withdraw: what comes back if the contract is withdrawn from now. */
export type WithdrawalView = Money & {
  until: string;
  concludedAt: string;
  storiesUsed: number;
  storiesPaid: number;
  /** Which of the two shares was the smaller one; the time, where they are equal. */
  decidedBy: RefundShare;
};

/**
 * GET /api/subscriptions/invoices, newest first. Money that came, was refused, went back or is in dispute, and
 * each withdrawal, which by itself moves none.
 */
export type InvoiceView = Money & {
  /** Our name for it, as it stands in the log; `/pdf` behind it gives the paper. */
  id: string;
  kind: InvoiceKind;
  reason: ChargeReason | RefundReason | null;
  at: string;
};
export const invoiceKinds = [
  'paid',
  'failed',
  'refunded',
  'disputed',
  'disputeWon',
  'disputeLost',
  'withdrawn',
] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
