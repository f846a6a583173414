import type { BillingEvent, RequestFailure } from './billingEvents.ts';
import type { SubscriptionEvent } from './events.ts';

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

/** What runs at the payment provider, and what is asked of it. */
export type Contract = {
  /** The agreement, by the provider's name; null: nothing runs there. */
  agreement: string | null;
  /** When it was concluded: the 14 days of withdrawal count from there. */
  concludedAt: string | null;
  request: OpenRequest | null;
  /**
   * Of an upgrade that the bank wants confirmed: `awaited` from its parent, or `takenBack` by them. Null: the
   * open request waits for nobody but the provider.
   */
  confirmation: 'awaited' | 'takenBack' | null;
  /** How the last request ended, where it failed. */
  failure: { requestId: string; failure: RequestFailure } | null;
  /** Since when a renewal is not paid, ISO time. */
  unpaidSince: string | null;
};

export const noContract: Contract = {
  agreement: null,
  concludedAt: null,
  request: null,
  confirmation: null,
  failure: null,
  unpaidSince: null,
};

export function evolveContract(state: Contract, event: SubscriptionEvent): Contract {
  switch (event.type) {
    case 'UpgradeRequested':
    case 'DowngradeRequested':
    case 'DowngradeUndoRequested':
    case 'CancellationRequested':
    case 'ResumptionRequested':
    case 'WithdrawalDeclared':
      return { ...state, request: event, confirmation: null, failure: null };
    case 'ConfirmationRequired':
      return { ...state, confirmation: 'awaited' };
    case 'UpgradeTakenBack':
      return { ...state, confirmation: 'takenBack' };
    case 'RequestCarriedOut':
      return state.request?.data.requestId === event.data.requestId
        ? { ...state, request: null, confirmation: null }
        : state;
    case 'RequestGivenUp': {
      const { requestId, failure } = event.data;
      // what its parent took back has not failed
      const isFailed = state.confirmation !== 'takenBack';
      return {
        ...state,
        request: null,
        confirmation: null,
        failure: isFailed ? { requestId, failure } : null,
      };
    }
    case 'PaymentTaken':
      return isRenewal(state, event) ? { ...state, unpaidSince: null } : state;
    case 'PaymentFailed':
      return isRenewal(state, event)
        ? { ...state, unpaidSince: state.unpaidSince ?? event.data.happenedAt }
        : state;
    case 'SubscriptionStarted': {
      const { agreement = null, at } = event.data;
      return { ...state, agreement, concludedAt: at, unpaidSince: null, failure: null };
    }
    case 'SubscriptionEnded':
      return {
        ...state,
        agreement: null,
        concludedAt: null,
        unpaidSince: null,
        // nothing is left to change of what has ended; a refund that is owed holds nobody up
        request: null,
        confirmation: null,
      };
    default:
      return state;
  }
}

/** Of what runs now: nothing that is paid besides pays for the renewal that is owed. */
const isRenewal = (
  { agreement }: Contract,
  { data }: Extract<BillingEvent, { type: 'PaymentTaken' | 'PaymentFailed' }>,
): boolean => data.reason === 'renewal' && data.agreement === agreement;
