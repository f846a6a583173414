import type { Money } from './money.ts';
import type { Interval, PaidPlan } from './plans.ts';

// Stored for ever, in `subscription-{accountId}`. A type or a field may be added; none is renamed or removed.

/** Why somebody leaves, as they choose it; null: they did not say. */
export const cancelReasons = ['tooExpensive', 'notUsed', 'childTooOld', 'quality', 'somethingElse'] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Why a request was not carried out. `unpaid`: the card was refused, or nobody confirmed in time. */
export const requestFailures = ['unpaid', 'refusedByProvider'] as const;
export type RequestFailure = (typeof requestFailures)[number];

/** Why money was taken, asked for, or given back. */
export const chargeReasons = ['start', 'renewal', 'upgrade'] as const;
export type ChargeReason = (typeof chargeReasons)[number];
export const refundReasons = ['withdrawal', 'duplicate', 'operator', 'accountDeleted'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A withdrawal gives back the smaller of two shares: of the time and of the stories that are left. */
export const refundShares = ['time', 'stories'] as const;
export type RefundShare = (typeof refundShares)[number];

type About = { accountId: string; at: string };
/** Asked by the parent; carried out at the provider under `requestId`, once however often it is tried. */
type Request = About & { requestId: string };
type Terms = { plan: PaidPlan; interval: Interval };
/**
 * What the provider has on its books, under its own name for it: each is recorded once. `happenedAt` is the
 * provider's time.
 */
type Entry = About & Money & { entry: string; agreement: string; happenedAt: string };

export type BillingEvent =
  /**
   * A page to pay on was opened; nothing is concluded yet. `beginsAtOnce`: the parent asked for the plan to begin
   * before the days of withdrawal are over, by the version of the sentence that they were shown.
   */
  | {
      type: 'CheckoutStarted';
      data: About & Terms & { checkoutId: string; beginsAtOnce?: true; sentence?: string };
    }
  /** `amountDue`: as it was shown and confirmed, cents; reckoned at `prorationAt`. */
  | { type: 'UpgradeRequested'; data: Request & Terms & { amountDue: number; prorationAt: string } }
  /** Its bank asks the holder of the card to confirm the payment. Where, the provider is asked each time. */
  | { type: 'ConfirmationRequired'; data: Request }
  /** The parent gives up the upgrade that waited for that. */
  | { type: 'UpgradeTakenBack'; data: Request }
  | { type: 'DowngradeRequested'; data: Request & Terms }
  | { type: 'DowngradeUndoRequested'; data: Request }
  | { type: 'CancellationRequested'; data: Request & { why: CancelReason | null } }
  | { type: 'ResumptionRequested'; data: Request }
  /** The parent withdraws from the contract; `refund` in cents is what they get back, by that share. */
  | {
      type: 'WithdrawalDeclared';
      data: Request & { agreement: string; refund: number; decidedBy?: RefundShare };
    }
  | { type: 'RequestCarriedOut'; data: Request }
  | { type: 'RequestGivenUp'; data: Request & { failure: RequestFailure } }
  | { type: 'PaymentTaken'; data: Entry & { reason: ChargeReason; invoice: string } }
  | { type: 'PaymentFailed'; data: Entry & { reason: ChargeReason; invoice: string } }
  /** The parent is reminded, once for each renewal that is not paid: the plan stays until `until`. */
  | { type: 'PaymentReminderIssued'; data: About & { agreement: string; until: string } }
  /** `of`: the entry of the payment. */
  | { type: 'RefundIssued'; data: Entry & { reason: RefundReason; of: string } }
  | { type: 'DisputeOpened'; data: Entry & { of: string } }
  | { type: 'DisputeWon'; data: Entry & { of: string } }
  | { type: 'DisputeLost'; data: Entry & { of: string } }
  /** A second agreement of the same account: it is ended and paid back. */
  | { type: 'DuplicateFound'; data: About & { agreement: string } };
