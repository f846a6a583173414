import type { Locale } from '../languages.ts';
import type { ChargeReason, RefundReason } from './billingEvents.ts';
import type { Money } from './money.ts';
import type { Interval, Plan } from './plans.ts';
import type { InvoiceKind } from './views.ts';

/** What an account gets in writing about its money. */
export const paperKinds = ['invoice', 'creditNote', 'withdrawalNotice'] as const;
export type PaperKind = (typeof paperKinds)[number];

/** Which lines of the list of payments come with a paper. */
export const paperKindOf: { readonly [K in InvoiceKind]?: PaperKind } = {
  paid: 'invoice',
  refunded: 'creditNote',
  withdrawn: 'withdrawalNotice',
};

/** Everything that stands on a paper but for the seller. Times are ISO, days of a period UTC. */
export type Paper = Money & {
  kind: PaperKind;
  accountId: string;
  /** Name of the entry, or of the request to withdraw. */
  id: string;
  language: Locale;
  email: string;
  /** Of invoices and credit notes, counted together for each account without a gap. */
  number: string | null;
  /** When the log took it in: the date of the paper; and when it happened. */
  at: string;
  happenedAt: string;
  reason: ChargeReason | RefundReason | null;
  /** What was paid for; null where nothing was opened for it. */
  paidFor: { plan: Plan; interval: Interval; from: string; to: string } | null;
  /** The invoice that a credit note takes back. */
  of: { number: string; at: string } | null;
  agreement: string;
  /** When the contract was concluded that is withdrawn from. */
  concludedAt: string | null;
  /** The built-in provider took the money: none has moved. */
  isTest: boolean;
};

/** What a manager is told by command-api: `over` when nothing can be written to the account any more. */
export type PaperWork = { over: true } | ({ over: false } & Paper);

/** Where the paper lies, sealed by the account's key. @param id of the entry, or of the request to withdraw */
export const paperKey = (accountId: string, id: string) =>
  `${accountId}/papers/paper-${id.replace(/[^A-Za-z0-9_-]/g, (sign) => `.${sign.charCodeAt(0)}.`)}.pdf`;

// A correction of an invoice is no `Gutschrift` in German: in tax law that is written by who is paid.
const names: Record<PaperKind, Record<Locale, string>> = {
  invoice: { en: 'invoice', de: 'rechnung', fr: 'facture' },
  creditNote: { en: 'credit-note', de: 'rechnungskorrektur', fr: 'avoir' },
  withdrawalNotice: { en: 'withdrawal', de: 'widerruf', fr: 'retractation' },
};
/** The file's name, as it is saved. @param at when it happened, ISO time */
export const paperName = (kind: PaperKind, at: string, language: Locale) =>
  `storylark-${names[kind][language]}-${at.slice(0, 10)}.pdf`;
