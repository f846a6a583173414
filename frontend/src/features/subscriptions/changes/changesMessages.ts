import { defineMessages } from '../../../i18n/defineMessages.ts';

export const changesMessages = defineMessages({
  priced: {
    id: 'subscriptions.change.priced',
    defaultMessage: '{interval, select, year {{price} a year} other {{price} a month}}',
  },
  termsOf: {
    id: 'subscriptions.change.termsOf',
    defaultMessage: '{interval, select, year {{plan}, yearly} other {{plan}, monthly}}',
  },
  stayOn: { id: 'subscriptions.change.stayOn', defaultMessage: 'Stay on {plan}' },
  sending: { id: 'subscriptions.change.sending', defaultMessage: 'One moment ...' },
  leave: { id: 'subscriptions.change.leave', defaultMessage: 'Leave it as it is' },
  start: { id: 'subscriptions.change.start', defaultMessage: 'Choose {plan}' },
  startWhen: {
    id: 'subscriptions.change.startWhen',
    defaultMessage: 'Yours as soon as it is paid. You can cancel on any day.',
  },
  upgrade: { id: 'subscriptions.change.upgrade', defaultMessage: 'Move up to {plan}' },
  upgradeWhen: {
    id: 'subscriptions.change.upgradeWhen',
    defaultMessage: 'Works at once. You see what it costs today before you agree.',
  },
  yearly: { id: 'subscriptions.change.yearly', defaultMessage: 'Pay by the year' },
  yearlyWhen: {
    id: 'subscriptions.change.yearlyWhen',
    defaultMessage:
      'The year begins today. What you have paid already is taken off, and you see the amount first.',
  },
  downgrade: { id: 'subscriptions.change.downgrade', defaultMessage: 'Move down to {plan}' },
  monthly: { id: 'subscriptions.change.monthly', defaultMessage: 'Pay by the month' },
  downgradeWhen: {
    id: 'subscriptions.change.downgradeWhen',
    defaultMessage: 'From {day} on. Until then everything stays as it is.',
  },
  cancel: { id: 'subscriptions.change.cancel', defaultMessage: 'Cancel plan' },
  cancelWhen: {
    id: 'subscriptions.change.cancelWhen',
    defaultMessage: '{plan} stays until {day}, then Free. All stories and characters are kept.',
  },
  cancelUnpaidWhen: {
    id: 'subscriptions.change.cancelUnpaidWhen',
    defaultMessage: '{plan} stays until {day} at the latest, then Free. All stories and characters are kept.',
  },
  more: { id: 'subscriptions.change.more', defaultMessage: 'More room' },
  startRoom: {
    id: 'subscriptions.change.startRoom',
    defaultMessage:
      '{stories, plural, one {# story} other {# stories}} a month and {characters, plural, one {# character} other {# characters}}.',
  },
  startDue: { id: 'subscriptions.change.startDue', defaultMessage: 'To pay, VAT included' },
  startRenews: {
    id: 'subscriptions.change.startRenews',
    defaultMessage:
      '{interval, select, year {Then {price} each year, until you cancel. You can cancel on any day; the plan stays until the end of the year that is paid.} other {Then {price} each month, until you cancel. You can cancel on any day; the plan stays until the end of the month that is paid.}}',
  },
  startAtOnce: {
    id: 'subscriptions.change.startAtOnce',
    defaultMessage:
      'By going on you ask for the plan to begin as soon as it is paid. Withdraw within {days} days, and you pay only for what was used.',
  },
  startAct: { id: 'subscriptions.change.startAct', defaultMessage: 'Go on to payment' },
  startFoot: {
    id: 'subscriptions.change.startFoot',
    defaultMessage: 'You pay on the next page. Nothing is charged before that.',
  },
  startFailed: {
    id: 'subscriptions.change.startFailed',
    defaultMessage: 'Failed to create checkout session. Please try again later.',
  },
  upgradeTitle: { id: 'subscriptions.change.upgradeTitle', defaultMessage: 'Move up to {plan} today' },
  yearlyTitle: { id: 'subscriptions.change.yearlyTitle', defaultMessage: 'Pay {plan} by the year' },
  upgradeRoom: {
    id: 'subscriptions.change.upgradeRoom',
    defaultMessage:
      '{stories, plural, one {# story} other {# stories}} a month and {characters, plural, one {# character} other {# characters}}, at once.',
  },
  quoteUnused: { id: 'subscriptions.change.quoteUnused', defaultMessage: '{plan} until {day}, already paid' },
  quoteRemaining: { id: 'subscriptions.change.quoteRemaining', defaultMessage: '{plan} until {day}' },
  quotePeriod: {
    id: 'subscriptions.change.quotePeriod',
    defaultMessage:
      '{interval, select, year {{plan}, a year until {day}} other {{plan}, a month until {day}}}',
  },
  quoteDue: { id: 'subscriptions.change.quoteDue', defaultMessage: 'Due today, VAT included' },
  quoteNext: {
    id: 'subscriptions.change.quoteNext',
    defaultMessage:
      '{interval, select, year {Next on {day}: {price}, then every year, until you cancel.} other {Next on {day}: {price}, then every month, until you cancel.}}',
  },
  quoteHolds: { id: 'subscriptions.change.quoteHolds', defaultMessage: 'This amount holds until {time}.' },
  quoteAnew: { id: 'subscriptions.change.quoteAnew', defaultMessage: 'The amount has changed' },
  quoteAnewText: {
    id: 'subscriptions.change.quoteAnewText',
    defaultMessage: 'The one from before no longer holds. Nothing was charged; this is the new one.',
  },
  upgradeAct: { id: 'subscriptions.change.upgradeAct', defaultMessage: 'Pay {amount} and move up' },
  yearlyAct: { id: 'subscriptions.change.yearlyAct', defaultMessage: 'Pay {amount} for the year' },
  upgradeFailed: {
    id: 'subscriptions.change.upgradeFailed',
    defaultMessage: 'Failed to upgrade subscription. Please try again later.',
  },
  downgradeTitle: { id: 'subscriptions.change.downgradeTitle', defaultMessage: '{plan} from {day}' },
  downgradeUntil: {
    id: 'subscriptions.change.downgradeUntil',
    defaultMessage: 'Until {day} you keep everything you have now. Nothing is charged today.',
  },
  downgradeThen: {
    id: 'subscriptions.change.downgradeThen',
    defaultMessage:
      'Then {price}, with {stories, plural, one {# story} other {# stories}} a month and {characters, plural, one {# character} other {# characters}}. VAT is included.',
  },
  downgradeTooMany: {
    id: 'subscriptions.change.downgradeTooMany',
    defaultMessage:
      'You have {used, plural, one {# character} other {# characters}}. All of them are kept; there is room for a new one when there are fewer than {limit}.',
  },
  downgradeShown: {
    id: 'subscriptions.change.downgradeShown',
    defaultMessage:
      'The plans page shows {plan} from now on, with this date. You can take it back until then.',
  },
  downgradeAct: { id: 'subscriptions.change.downgradeAct', defaultMessage: 'Move to {plan} on {day}' },
  downgradeFailed: {
    id: 'subscriptions.change.downgradeFailed',
    defaultMessage: 'Failed to downgrade subscription. Please try again later.',
  },
  undoDowngrade: { id: 'subscriptions.change.undoDowngrade', defaultMessage: 'Take back the change' },
  undoTitle: { id: 'subscriptions.change.undoTitle', defaultMessage: 'Take back the change' },
  undoText: {
    id: 'subscriptions.change.undoText',
    defaultMessage:
      'You do not move to {plan}. Your plan goes on as before, at the price it has had, until you cancel.',
  },
  undoFailed: {
    id: 'subscriptions.change.undoFailed',
    defaultMessage: 'Failed to take back the change. Please try again later.',
  },
  cancelTitle: { id: 'subscriptions.change.cancelTitle', defaultMessage: 'Cancel {plan}' },
  cancelNothing: { id: 'subscriptions.change.cancelNothing', defaultMessage: 'Nothing more is charged.' },
  cancelWhy: { id: 'subscriptions.change.cancelWhy', defaultMessage: 'Would you tell us why? You need not.' },
  cancelAct: { id: 'subscriptions.change.cancelAct', defaultMessage: 'Cancel now' },
  cancelFailed: {
    id: 'subscriptions.change.cancelFailed',
    defaultMessage: 'Failed to cancel subscription. Please try again later.',
  },
  resume: { id: 'subscriptions.change.resume', defaultMessage: 'Take back the cancellation' },
  resumeTitle: { id: 'subscriptions.change.resumeTitle', defaultMessage: '{plan} goes on' },
  resumeText: {
    id: 'subscriptions.change.resumeText',
    defaultMessage: 'Nothing is charged today. On {day} it is {price} again, VAT included, until you cancel.',
  },
  resumeAct: { id: 'subscriptions.change.resumeAct', defaultMessage: 'Let {plan} go on' },
  resumeStay: { id: 'subscriptions.change.resumeStay', defaultMessage: 'Stay with the cancellation' },
  resumeFailed: {
    id: 'subscriptions.change.resumeFailed',
    defaultMessage: 'Failed to resume subscription. Please try again later.',
  },
  withdraw: { id: 'subscriptions.change.withdraw', defaultMessage: 'Withdraw from contract' },
  withdrawUntil: {
    id: 'subscriptions.change.withdrawUntil',
    defaultMessage: 'You can withdraw from the contract without giving reasons until {at}.',
  },
  withdrawTitle: { id: 'subscriptions.change.withdrawTitle', defaultMessage: 'Withdraw from contract' },
  withdrawText: {
    id: 'subscriptions.change.withdrawText',
    defaultMessage:
      'The contract on {plan} of {day} ends at once, and you are on Free. All stories and characters are kept.',
  },
  withdrawRefund: { id: 'subscriptions.change.withdrawRefund', defaultMessage: 'You get back, VAT included' },
  withdrawHow: {
    id: 'subscriptions.change.withdrawHow',
    defaultMessage:
      'Of what you have paid, it is the smaller of two shares: the time that is left, or the stories that are left ({left} of {all}). Here {share, select, stories {the stories decide} other {the time decides}}.',
  },
  withdrawNext: {
    id: 'subscriptions.change.withdrawNext',
    defaultMessage: 'Free begins to count anew: the first new story can be made in a month.',
  },
  withdrawAct: { id: 'subscriptions.change.withdrawAct', defaultMessage: 'Confirm withdrawal' },
  withdrawFailed: {
    id: 'subscriptions.change.withdrawFailed',
    defaultMessage: 'Failed to withdraw from the contract. Please try again later.',
  },
  portal: { id: 'subscriptions.change.portal', defaultMessage: 'Payment method' },
  portalFailed: {
    id: 'subscriptions.change.portalFailed',
    defaultMessage: 'Failed to open the payment method. Please try again later.',
  },
});
