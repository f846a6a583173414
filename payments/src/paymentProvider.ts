import type { Locale } from '@storylark/contracts/languages';
import type { ChargeReason, RefundReason } from '@storylark/contracts/subscriptions/billingEvents';
import type { Money } from '@storylark/contracts/subscriptions/money';
import type { Interval, PaidPlan } from '@storylark/contracts/subscriptions/plans';

export type Terms = { plan: PaidPlan; interval: Interval };

/**
 * An agreement as the provider has it now. Times are ISO. `unpaid`: a renewal was refused and is tried again.
 */
export type Agreement = Terms & {
  id: string;
  status: 'active' | 'unpaid' | 'ended';
  concludedAt: string;
  periodStart: string;
  periodEnd: string;
  /** It ends then, if nobody takes that back. */
  endsAt: string | null;
  /** What follows at the end of the period. */
  next: Terms | null;
};

type EntryOf<Kind extends string, More = unknown> = Money & {
  kind: Kind;
  /** The provider's name for it. */
  id: string;
  agreement: string;
  at: string;
} & More;
export type Entry =
  | EntryOf<'payment' | 'failure', { reason: ChargeReason; invoice: string }>
  | EntryOf<'refund', { reason: RefundReason; of: string }>
  | EntryOf<'dispute' | 'disputeWon' | 'disputeLost', { of: string }>;

/** Everything the provider has on its books about one account, read at one moment. */
export type Books = { agreements: readonly Agreement[]; entries: readonly Entry[] };

/** What an upgrade costs now, by line; credits are negative. `amountDue` is their sum, cents. */
export type UpgradePreview = {
  amountDue: number;
  prorationAt: string;
  lines: readonly {
    kind: 'unused' | 'remaining' | 'period';
    plan: PaidPlan;
    interval: Interval;
    from: string;
    to: string;
    amount: number;
  }[];
};

/** The provider's names for an event, its kind and its object, and whose books it speaks of. */
export type Webhook = { eventId: string; type: string; object: string; accountId: string };

/** Names an act: tried again under the same id it happens once. */
type Once = { requestId: string };
type OfAgreement = Once & { agreement: string };

/**
 * Who takes the money. Every act may be repeated. What came of it is read from the books and nowhere else:
 * a webhook only says whose books to read again.
 * Each call throws Unavailable when the provider does not answer, Refusal `paymentRefused` when it says no,
 * InvalidRequest when it does not take what it is asked.
 */
export interface PaymentProvider {
  readonly kind: 'test' | 'stripe';
  /** Whether parents reach the pages to pay on. */
  readonly isOpen: boolean;
  /** A page to pay on, on our address or the provider's; open for `expiresAt`. */
  openCheckout(asked: {
    checkoutId: string;
    accountId: string;
    email: string;
    language: Locale;
    terms: Terms;
    returnTo: { paid: string; left: string };
  }): Promise<{ url: string; expiresAt: string }>;
  checkoutState(checkoutId: string): Promise<'open' | 'paid' | 'expired'>;
  previewUpgrade(asked: { agreement: string; terms: Terms; at: string }): Promise<UpgradePreview>;
  /** `unpaid`: nothing has changed. `confirm`: the holder of the card has to agree at `url` first. */
  upgrade(
    asked: OfAgreement & { terms: Terms; prorationAt: string },
  ): Promise<{ outcome: 'done' | 'unpaid' } | { outcome: 'confirm'; url: string }>;
  /**
   * Gives up an upgrade to which the holder of the card was to agree: nobody can pay for it any more, however it
   * is tried. `done`: it was paid before that, and stays.
   */
  abandonUpgrade(asked: OfAgreement & { terms: Terms }): Promise<{ outcome: 'done' | 'unpaid' }>;
  scheduleDowngrade(asked: OfAgreement & { terms: Terms }): Promise<void>;
  undoDowngrade(asked: OfAgreement): Promise<void>;
  cancelAtPeriodEnd(asked: OfAgreement): Promise<void>;
  resume(asked: OfAgreement): Promise<void>;
  /** Ends now and gives `refund` cents of its payments back, of the newest first; also of one that has ended. */
  endNow(asked: OfAgreement & { refund: number; reason: RefundReason }): Promise<void>;
  /** Where the parent changes the card and sees the provider's receipts. */
  portal(asked: { accountId: string; returnTo: string }): Promise<{ url: string }>;
  booksOf(accountId: string): Promise<Books>;
  /** Ends everything and removes what it knows of the person; the books stay as the law wants them. */
  forget(accountId: string): Promise<void>;
  /**
   * Whose books a delivery speaks of; null for what concerns no account of ours.
   * @throws Refusal `webhookRefused` for a signature that is wrong, or older than five minutes
   */
  readWebhook(body: Buffer, signature: string): Promise<Webhook | null>;
  /** The same for deliveries that may have been lost, oldest first. */
  eventsSince(at: string): AsyncIterable<Pick<Webhook, 'eventId' | 'accountId'>>;
}
