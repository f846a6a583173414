import type { Locale } from '../languages.ts';
import type { Interval, Plan } from '../subscriptions/plans.ts';

export const mailKinds = [
  'confirmEmail',
  'resetPassword',
  'confirmNewEmail',
  'emailIsChanging',
  'passwordChanged',
  'passkeyAdded',
  'passkeyRemoved',
  'recoveryCodeUsed',
  'googleLinked',
  'googleUnlinked',
  'farewell',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** About money: facts, and the way to the plans page. */
export const billingMailKinds = [
  'subscriptionStarted',
  'subscriptionRenewed',
  'paymentFailed',
  'paymentReminder',
  'subscriptionLapsed',
  'subscriptionCancelled',
  'contractWithdrawn',
  'duplicateRefunded',
  'latePaymentRefunded',
] as const;
export type BillingMailKind = (typeof billingMailKinds)[number];
/** `amount`: cents, VAT included. `until`: what the mail announces, ISO time; null: nothing. */
export type BillingFacts = {
  plan: Plan | null;
  interval: Interval | null;
  amount: number;
  at: string;
  until: string | null;
};

type Letter<More> = {
  over: false;
  to: string;
  firstName: string;
  language: Locale;
  link: string | null;
} & More;
/**
 * What the mail manager is told by command-api: `over` when the reason for the mail has gone. `link` is a
 * path on our origin, or null; `paper` names the one that goes with a mail about money.
 */
export type MailWork =
  | { over: true }
  | Letter<{ kind: MailKind }>
  | Letter<{ kind: BillingMailKind; facts: BillingFacts; paper: string | null }>;
