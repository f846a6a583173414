import type { SubscriptionEvent } from './events.ts';
import type { BillingEvent, RequestFailure } from './billingEvents.ts';
import type { Interval, PaidPlan } from './plans.ts';

/** What the parent asked for and the provider has not carried out yet. */
export type OpenRequest = Extract<
  BillingEvent,
  {
    type:
      | 'UpgradeRequested'
      | 'DowngradeRequested'
      | 'DowngradeUndoRequested'
      | 'CancellationRequested'
      | 'ResumptionRequested'
      | 'WithdrawalDeclared';
  }
>;
type EntryEvent = Extract<BillingEvent, { data: { entry: string } }>;

/** The money side of the folded `subscription-{accountId}`. */
export type Billing = {
  /** What runs at the provider, by its name; null: nothing. */
  agreement: string | null;
  /** When it was concluded: the 14 days of withdrawal count from there. */
  concludedAt: string | null;
  /** The last page to pay on that was opened. */
  checkout: { checkoutId: string; plan: PaidPlan; interval: Interval; at: string } | null;
  request: OpenRequest | null;
  /** How the last request ended, where it failed. */
  failure: { requestId: string; failure: RequestFailure } | null;
  /** By the provider's name for it. */
  entries: ReadonlyMap<string, EntryEvent>;
  /** Agreements that have ended, or were found to be one too many. */
  over: ReadonlySet<string>;
  /** Since when a renewal is not paid, ISO time. */
  unpaidSince: string | null;
  /** The agreement that was withdrawn from last. */
  withdrawn: string | null;
};

export const noBilling: Billing = {
  agreement: null,
  concludedAt: null,
  checkout: null,
  request: null,
  failure: null,
  entries: new Map(),
  over: new Set(),
  unpaidSince: null,
  withdrawn: null,
};

export function evolveBilling(state: Billing, event: SubscriptionEvent): Billing {
  switch (event.type) {
    case 'CheckoutStarted': {
      const { checkoutId, plan, interval, at } = event.data;
      return { ...state, checkout: { checkoutId, plan, interval, at } };
    }
    case 'UpgradeRequested':
    case 'DowngradeRequested':
    case 'DowngradeUndoRequested':
    case 'CancellationRequested':
    case 'ResumptionRequested':
      return { ...state, request: event, failure: null };
    case 'WithdrawalDeclared':
      return { ...state, request: event, failure: null, withdrawn: event.data.agreement };
    case 'RequestCarriedOut':
      return { ...state, request: null };
    case 'RequestGivenUp': {
      const { requestId, failure } = event.data;
      return { ...state, request: null, failure: { requestId, failure } };
    }
    case 'PaymentTaken':
      return { ...entered(state, event), unpaidSince: null };
    case 'PaymentFailed':
      return {
        ...entered(state, event),
        unpaidSince:
          event.data.reason === 'renewal' ? (state.unpaidSince ?? event.data.happenedAt) : state.unpaidSince,
      };
    case 'RefundIssued':
    case 'DisputeOpened':
    case 'DisputeWon':
    case 'DisputeLost':
      return entered(state, event);
    case 'DuplicateFound':
      return { ...state, over: new Set(state.over).add(event.data.agreement) };
    case 'SubscriptionStarted': {
      const { agreement = null, at } = event.data;
      return { ...state, agreement, concludedAt: at, unpaidSince: null, failure: null };
    }
    case 'SubscriptionEnded':
      return {
        ...state,
        over: state.agreement === null ? state.over : new Set(state.over).add(state.agreement),
        agreement: null,
        concludedAt: null,
        unpaidSince: null,
      };
    default:
      return state;
  }
}

const entered = (state: Billing, event: EntryEvent): Billing => ({
  ...state,
  entries: new Map(state.entries).set(event.data.entry, event),
});

/** Cents that this entry moved: towards us, or back. What is only tried or in dispute moves nothing. */
const movedBy = ({ type, data }: EntryEvent): number => {
  if (type === 'PaymentTaken') return data.amount;
  return type === 'RefundIssued' || type === 'DisputeLost' ? -data.amount : 0;
};

/** What the account has paid us and not got back, cents. */
export const balanceOf = ({ entries }: Pick<Billing, 'entries'>): number =>
  [...entries.values()].reduce((sum, entry) => sum + movedBy(entry), 0);
