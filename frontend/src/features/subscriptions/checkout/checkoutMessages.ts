import { defineMessages } from '../../../i18n/defineMessages.ts';

export const checkoutMessages = defineMessages({
  waiting: { id: 'subscriptions.checkout.waiting', defaultMessage: 'We are waiting for the payment' },
  keepOpen: { id: 'subscriptions.checkout.keepOpen', defaultMessage: 'Please keep this page open.' },
  opening: { id: 'subscriptions.checkout.opening', defaultMessage: 'Your plan is being opened' },
  paid: { id: 'subscriptions.checkout.paid', defaultMessage: 'The payment has arrived.' },
  lastChecked: { id: 'subscriptions.checkout.lastChecked', defaultMessage: 'Last checked {time}' },
  notAsked: {
    id: 'subscriptions.checkout.notAsked',
    defaultMessage: 'We could not ask just now, and try again.',
  },
  long: { id: 'subscriptions.checkout.long', defaultMessage: 'This takes longer than usual' },
  longText: {
    id: 'subscriptions.checkout.longText',
    defaultMessage:
      'You may close this page now. Your plan opens by itself as soon as the payment is confirmed, and you find it on the <plans>plans page</plans>. If nothing has changed there by tomorrow, please <link>write to us</link>, and do not pay a second time.',
  },
  success: { id: 'subscriptions.checkout.success', defaultMessage: '{plan} is yours' },
  successText: {
    id: 'subscriptions.checkout.successText',
    defaultMessage:
      'Thank you. You have {stories, plural, one {# story} other {# stories}} a month and room for {characters, plural, one {# character} other {# characters}}.',
  },
  open: { id: 'subscriptions.checkout.open', defaultMessage: 'Your plan is open' },
  makeStory: { id: 'subscriptions.checkout.makeStory', defaultMessage: 'Make a story' },
  seePlan: { id: 'subscriptions.checkout.seePlan', defaultMessage: 'See my plan' },
  left: { id: 'subscriptions.checkout.left', defaultMessage: 'Nothing was bought' },
  leftText: {
    id: 'subscriptions.checkout.leftText',
    defaultMessage: 'You left the payment page. Nothing is charged, and nothing has changed.',
  },
  expiredText: {
    id: 'subscriptions.checkout.expiredText',
    defaultMessage:
      'The payment page was open for too long and is closed now. Nothing is charged, and nothing has changed.',
  },
  toPlans: { id: 'subscriptions.checkout.toPlans', defaultMessage: 'See the plans' },
  home: { id: 'subscriptions.checkout.home', defaultMessage: 'Home' },
  unknown: { id: 'subscriptions.checkout.unknown', defaultMessage: 'We do not know this payment' },
  unknownText: {
    id: 'subscriptions.checkout.unknownText',
    defaultMessage: 'The address may not be whole. What you have is on the plans page.',
  },
});
