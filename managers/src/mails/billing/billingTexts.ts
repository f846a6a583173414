import type { BillingMailKind } from '@storylark/contracts/accounts/mails';
import type { Interval } from '@storylark/contracts/subscriptions/plans';

/** Amounts and dates as they are written in the language; what a kind of mail has no use for is empty. */
export type SaidFacts = {
  plan: string;
  interval: Interval | null;
  amount: string;
  /** The day of what happened, and its minute. */
  day: string;
  minute: string;
  until: string;
  withdrawableUntil: string;
};
export type BillingTexts = Record<
  BillingMailKind,
  (facts: SaidFacts) => { subject: string; before: readonly string[]; after: readonly string[] }
> & { button: string };
