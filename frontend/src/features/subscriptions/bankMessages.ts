import { defineMessages } from '../../i18n/defineMessages.ts';

/** An upgrade that waits for its parent at their bank. */
export const bankMessages = defineMessages({
  asks: { id: 'subscriptions.bank.asks', defaultMessage: 'Your bank wants you to confirm this payment' },
  asksText: {
    id: 'subscriptions.bank.asksText',
    defaultMessage:
      'Your move up waits for that. Until you confirm, nothing is paid and your plan stays as it is. Have you just done so? It shows here in a moment.',
  },
  confirm: { id: 'subscriptions.bank.confirm', defaultMessage: 'Go on to your bank' },
  takeBack: { id: 'subscriptions.bank.takeBack', defaultMessage: 'Keep my plan as it is' },
  failed: {
    id: 'subscriptions.bank.failed',
    defaultMessage: 'That did not work. Please try again later.',
  },
  takenBack: {
    id: 'subscriptions.bank.takenBack',
    defaultMessage: 'You stay on your plan. Nothing was charged.',
  },
  paid: {
    id: 'subscriptions.bank.paid',
    defaultMessage: 'The payment is confirmed, and your new plan is open.',
  },
});
