import type { PaperKind } from '@storylark/contracts/subscriptions/papers';
import type { InvoiceView } from '@storylark/contracts/subscriptions/views';
import { defineMessages, type Message } from '../../../i18n/defineMessages.ts';

export const paymentsMessages = defineMessages({
  title: { id: 'subscriptions.payments.title', defaultMessage: 'Payments and receipts' },
  back: { id: 'subscriptions.payments.back', defaultMessage: 'Back to the plans' },
  none: { id: 'subscriptions.payments.none', defaultMessage: 'Nothing has been paid yet.' },
  failed: { id: 'subscriptions.payments.failed', defaultMessage: 'Failed to fetch data' },
  more: { id: 'subscriptions.payments.more', defaultMessage: 'Show more' },
  list: { id: 'subscriptions.payments.list', defaultMessage: 'All payments' },
  tax: { id: 'subscriptions.payments.tax', defaultMessage: '{tax} VAT included' },
  paper: { id: 'subscriptions.payments.paper', defaultMessage: '{paper}, {day}' },
  paperFailed: {
    id: 'subscriptions.payments.paperFailed',
    defaultMessage: 'The file could not be fetched',
  },
  paperWait: {
    id: 'subscriptions.payments.paperWait',
    defaultMessage: 'A new one takes a moment to be made. Please try again.',
  },
  portalText: {
    id: 'subscriptions.payments.portalText',
    defaultMessage: 'You see and change the payment method on the pages of our payment provider.',
  },
  withdrawal: { id: 'subscriptions.payments.withdrawal', defaultMessage: 'withdrawal from the contract' },
  duplicate: { id: 'subscriptions.payments.duplicate', defaultMessage: 'it was paid twice' },
  operator: { id: 'subscriptions.payments.operator', defaultMessage: 'given back by us' },
  accountDeleted: { id: 'subscriptions.payments.accountDeleted', defaultMessage: 'the account was deleted' },
  start: { id: 'subscriptions.payments.start', defaultMessage: 'beginning of the plan' },
  renewal: { id: 'subscriptions.payments.renewal', defaultMessage: 'next period' },
  upgrade: { id: 'subscriptions.payments.upgrade', defaultMessage: 'move up' },
});

export const paperMessages = defineMessages({
  invoice: { id: 'subscriptions.paper.invoice', defaultMessage: 'Invoice as PDF' },
  creditNote: { id: 'subscriptions.paper.creditNote', defaultMessage: 'Credit note as PDF' },
  withdrawalNotice: { id: 'subscriptions.paper.withdrawalNotice', defaultMessage: 'Confirmation as PDF' },
}) satisfies Record<PaperKind, Message>;

export const invoiceKindMessages = defineMessages({
  paid: { id: 'subscriptions.invoice.paid', defaultMessage: 'Paid' },
  failed: { id: 'subscriptions.invoice.failed', defaultMessage: 'Not paid: the card was refused' },
  refunded: { id: 'subscriptions.invoice.refunded', defaultMessage: 'Paid back' },
  disputed: { id: 'subscriptions.invoice.disputed', defaultMessage: 'Disputed with the bank' },
  disputeWon: { id: 'subscriptions.invoice.disputeWon', defaultMessage: 'Dispute over: the payment stands' },
  disputeLost: { id: 'subscriptions.invoice.disputeLost', defaultMessage: 'Dispute over: paid back' },
  withdrawn: { id: 'subscriptions.invoice.withdrawn', defaultMessage: 'Withdrawal declared' },
}) satisfies Record<InvoiceView['kind'], Message>;
