import { defineMessages } from '../../i18n/defineMessages.ts';

export const noteMessages = defineMessages({
  operator: { id: 'subscriptions.note.operator', defaultMessage: 'You have {plan} from us' },
  operatorText: {
    id: 'subscriptions.note.operatorText',
    defaultMessage:
      'There is nothing to pay, and nothing to change here. Do you need something else? <link>Write to us</link>.',
  },
  notForSale: {
    id: 'subscriptions.note.notForSale',
    defaultMessage: 'Plans cannot be bought here yet',
  },
  notForSaleText: {
    id: 'subscriptions.note.notForSaleText',
    defaultMessage: 'Payments have not been set up. Free goes on as it is, and nothing you made is touched.',
  },
  goesOn: {
    id: 'subscriptions.note.goesOn',
    defaultMessage:
      '{interval, select, year {From then on {price} a year, VAT included, until you cancel.} other {From then on {price} a month, VAT included, until you cancel.}}',
  },
  underWay: {
    id: 'subscriptions.note.underWay',
    defaultMessage:
      '{kind, select, upgrade {Your move up is under way} undoUpgrade {Your move up is being taken back} downgrade {Your move down is under way} undoDowngrade {Your move down is being taken back} cancel {Your cancellation is under way} resume {Your cancellation is being taken back} other {Your withdrawal is under way}}',
  },
  underWayText: {
    id: 'subscriptions.note.underWayText',
    defaultMessage:
      'We have noted it, and carry it out as soon as the payment provider answers. You need not wait here.',
  },
  failedUnpaid: { id: 'subscriptions.note.failedUnpaid', defaultMessage: 'Your last change was not paid' },
  failedUnpaidText: {
    id: 'subscriptions.note.failedUnpaidText',
    defaultMessage: 'Nothing has changed. You can choose another payment method and try again.',
  },
  failedRefused: {
    id: 'subscriptions.note.failedRefused',
    defaultMessage: 'Your last change could not be carried out',
  },
  failedRefusedText: {
    id: 'subscriptions.note.failedRefusedText',
    defaultMessage: 'Nothing has changed. Please try again, or <link>write to us</link>.',
  },
  gotIt: { id: 'subscriptions.note.gotIt', defaultMessage: 'Got it' },
  unpaid: { id: 'subscriptions.note.unpaid', defaultMessage: 'The last payment did not work' },
  unpaidText: {
    id: 'subscriptions.note.unpaidText',
    defaultMessage:
      '{plan} stays until {day}, and the payment is tried again. If it has not worked by then, your account moves to Free; all stories and characters are kept.',
  },
  payments: { id: 'subscriptions.note.payments', defaultMessage: 'Payments and receipts' },
});
