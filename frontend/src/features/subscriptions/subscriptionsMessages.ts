import type { SlotReturnReason } from '@storylark/contracts/subscriptions/events';
import type { PlanView } from '@storylark/contracts/subscriptions/views';
import { defineMessages, type Message } from '../../i18n/defineMessages.ts';

export const subscriptionsMessages = defineMessages({
  title: { id: 'subscriptions.title', defaultMessage: 'Plans' },
  planName: {
    id: 'subscriptions.planName',
    defaultMessage: '{plan, select, basic {Basic} standard {Standard} premium {Premium} other {Free}}',
  },
  youAreOn: {
    id: 'subscriptions.youAreOn',
    defaultMessage:
      '{interval, select, month {You are on {plan}, monthly. The paid period ends on {day}.} year {You are on {plan}, yearly. The paid period ends on {day}.} unpaid {You are on {plan}.} other {You are on {plan}. Counting begins anew on {day}.}}',
  },
  fetchFailed: {
    id: 'subscriptions.fetchFailed',
    defaultMessage: 'Failed to fetch subscription plans. Please try again later.',
  },
  downgrade: { id: 'subscriptions.downgrade', defaultMessage: 'Your new plan is {plan}' },
  downgradeText: {
    id: 'subscriptions.downgradeText',
    defaultMessage: 'Its price and limits count from {day}. Until then you keep {plan}.',
  },
  cancellation: { id: 'subscriptions.cancellation', defaultMessage: '{plan} stays until {day}, then Free' },
  cancellationText: {
    id: 'subscriptions.cancellationText',
    defaultMessage: 'All stories and characters are kept.',
  },

  billing: { id: 'subscriptions.billing', defaultMessage: 'Show prices' },
  monthly: { id: 'subscriptions.monthly', defaultMessage: 'Monthly' },
  yearly: { id: 'subscriptions.yearly', defaultMessage: 'Yearly, save {percent}' },
  yourPlan: { id: 'subscriptions.yourPlan', defaultMessage: 'Your plan' },
  noCard: { id: 'subscriptions.noCard', defaultMessage: 'no card needed' },
  aMonth: { id: 'subscriptions.aMonth', defaultMessage: 'a month, VAT included' },
  orYearly: {
    id: 'subscriptions.orYearly',
    defaultMessage: 'or {monthPrice} when paid yearly ({yearPrice})',
  },
  paidYearly: { id: 'subscriptions.paidYearly', defaultMessage: '{yearPrice} once a year, {percent} saved' },
  stories: {
    id: 'subscriptions.stories',
    defaultMessage: '{count, plural, one {# story a month} other {# stories a month}}',
  },
  characters: {
    id: 'subscriptions.characters',
    defaultMessage: '{count, plural, one {# character} other {# characters}}',
  },
  relationships: {
    id: 'subscriptions.relationships',
    defaultMessage: 'Family and friends as characters, with relationships',
  },
  premiumEffects: { id: 'subscriptions.premiumEffects', defaultMessage: 'Premium sound effects' },
  storiesUsed: {
    id: 'subscriptions.storiesUsed',
    defaultMessage: '{used} of {limit, plural, one {# story} other {# stories}} used this month',
  },
  charactersUsed: {
    id: 'subscriptions.charactersUsed',
    defaultMessage: '{used} of {limit, plural, one {# character} other {# characters}}',
  },

  history: { id: 'subscriptions.history', defaultMessage: 'Stories counted and given back' },
  historyRule: {
    id: 'subscriptions.historyRule',
    defaultMessage:
      'A story that you delete before its text is there is given back to you; with its text there and before it is told, three a month are; after that it stays counted.',
  },
  historyFailed: { id: 'subscriptions.historyFailed', defaultMessage: 'Failed to fetch data' },
  historyEmpty: { id: 'subscriptions.historyEmpty', defaultMessage: 'No story has been asked for yet.' },
  historyMore: { id: 'subscriptions.historyMore', defaultMessage: 'The newest {shown} of {total}.' },
  taken: { id: 'subscriptions.taken', defaultMessage: 'Counted on {at}' },
  back: { id: 'subscriptions.back', defaultMessage: 'Given back on {at}: {reason}' },
  backCounts: {
    id: 'subscriptions.backCounts',
    defaultMessage: 'It counts as one more story in the month that was open then.',
  },
  untitled: { id: 'subscriptions.untitled', defaultMessage: 'A story without a title' },
  gone: { id: 'subscriptions.gone', defaultMessage: 'A story that is no longer here' },
});

export const voicesMessages = defineMessages({
  basic: { id: 'subscriptions.voices.basic', defaultMessage: 'Basic voices' },
  standard: { id: 'subscriptions.voices.standard', defaultMessage: 'Standard voices' },
  all: { id: 'subscriptions.voices.all', defaultMessage: 'All voices' },
}) satisfies Record<PlanView['voices'], Message>;

export const reasonMessages = defineMessages({
  failed: { id: 'subscriptions.reason.failed', defaultMessage: 'the story could not be made' },
  stopped: { id: 'subscriptions.reason.stopped', defaultMessage: 'you stopped the story' },
  deletedBeforeNarration: {
    id: 'subscriptions.reason.deletedBeforeNarration',
    defaultMessage: 'you deleted the story before it was told',
  },
  characterDeleted: {
    id: 'subscriptions.reason.characterDeleted',
    defaultMessage: 'its hero was deleted before the text was written',
  },
  notRequested: { id: 'subscriptions.reason.notRequested', defaultMessage: 'the story was not begun' },
  accountDeleted: { id: 'subscriptions.reason.accountDeleted', defaultMessage: 'the account was deleted' },
}) satisfies Record<SlotReturnReason, Message>;

export const whenMessages = defineMessages({
  title: { id: 'subscriptions.when.title', defaultMessage: 'What happens when' },
  month: { id: 'subscriptions.when.month', defaultMessage: 'The month ends' },
  monthText: {
    id: 'subscriptions.when.monthText',
    defaultMessage:
      'Counting begins anew on {day}. Stories that were not used are not carried over. With yearly payment, too, stories count by the month.',
  },
  limit: { id: 'subscriptions.when.limit', defaultMessage: 'All stories are used' },
  limitText: {
    id: 'subscriptions.when.limitText',
    defaultMessage:
      'Everything made so far can be read, played and downloaded. New stories wait for the next month. A character that is deleted makes room for another.',
  },
  failed: { id: 'subscriptions.when.failed', defaultMessage: 'A story fails' },
  failedText: {
    id: 'subscriptions.when.failedText',
    defaultMessage:
      'It is given back by itself, and so is one you stop or delete before its text is there. One that has been told stays counted.',
  },
  smaller: { id: 'subscriptions.when.smaller', defaultMessage: 'The plan becomes smaller or ends' },
  smallerText: {
    id: 'subscriptions.when.smallerText',
    defaultMessage:
      'All stories and characters are kept. Nothing new can be made until there is room in the plan again.',
  },
  price: { id: 'subscriptions.when.price', defaultMessage: 'You pay' },
  priceText: {
    id: 'subscriptions.when.priceText',
    defaultMessage: 'Prices are in euros and include VAT. A yearly price is paid once for twelve months.',
  },
  larger: { id: 'subscriptions.when.larger', defaultMessage: 'You move up' },
  largerText: {
    id: 'subscriptions.when.largerText',
    defaultMessage:
      'The larger plan works at once. You pay only what it costs more for the rest of the period, and see the amount before you agree.',
  },
  cancel: { id: 'subscriptions.when.cancel', defaultMessage: 'You move down or cancel' },
  cancelText: {
    id: 'subscriptions.when.cancelText',
    defaultMessage:
      'You can on any day. What is paid stays until its period ends; until then you can take it back.',
  },
  withdraw: { id: 'subscriptions.when.withdraw', defaultMessage: 'You change your mind' },
  withdrawText: {
    id: 'subscriptions.when.withdrawText',
    defaultMessage:
      'You can withdraw within 14 days of signing a contract, here on this page. What holds then is written in the <link>terms</link>.',
  },
});
