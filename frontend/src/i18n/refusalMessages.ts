import type { RefusalCode } from '@storylark/contracts/refusals';
import type { MessageDescriptor } from 'react-intl';
import { accountRefusalMessages } from './accountRefusalMessages.ts';
import { connectionMessages } from './connectionMessages.ts';
import { defineMessages } from './defineMessages.ts';
import type { Failure } from '../lib/failure.ts';

/**
 * Every "no" of the house in words; a code that contracts gains does not compile until it has its words here.
 * SPEC 8 where it names them.
 */
export const refusalMessages = defineMessages({
  notJson: {
    id: 'refusal.notJson',
    defaultMessage: 'This could not be read. Please reload the page and try again.',
  },
  unauthenticated: {
    id: 'refusal.unauthenticated',
    defaultMessage: 'Your session has ended. Please sign in again.',
  },
  forbidden: { id: 'refusal.forbidden', defaultMessage: 'This is not open to your account.' },
  termsNotAccepted: { id: 'refusal.termsNotAccepted', defaultMessage: 'Please accept the terms first.' },
  reauthenticationNeeded: {
    id: 'refusal.reauthenticationNeeded',
    defaultMessage: 'Please show that it is you to go on.',
  },
  notFound: { id: 'refusal.notFound', defaultMessage: 'This is no longer here.' },
  methodNotAllowed: {
    id: 'refusal.methodNotAllowed',
    defaultMessage: 'This cannot be done here. Please reload the page and try again.',
  },
  tooLarge: { id: 'refusal.tooLarge', defaultMessage: 'This is too long to be sent. Please shorten it.' },
  unsupportedMediaType: {
    id: 'refusal.unsupportedMediaType',
    defaultMessage: 'This could not be read. Please reload the page and try again.',
  },
  invalid: { id: 'refusal.invalid', defaultMessage: 'Please check what you entered.' },
  idempotencyKeyReused: {
    id: 'refusal.idempotencyKeyReused',
    defaultMessage: 'This was sent before in another form. Please reload the page and try again.',
  },
  tooManyRequests: {
    id: 'refusal.tooManyRequests',
    defaultMessage: 'Too many attempts. Please wait a moment and try again.',
  },
  tooMuchAtOnce: {
    id: 'refusal.tooMuchAtOnce',
    defaultMessage: 'That was a lot in a short time. Please wait a little and go on then.',
  },
  exportLimitReached: {
    id: 'refusal.exportLimitReached',
    defaultMessage:
      'Your data can be downloaded three times a day, one download at a time. Please try again later.',
  },
  unexpected: { id: 'refusal.unexpected', defaultMessage: 'Server error occurred. Please try again later' },
  unavailable: {
    id: 'refusal.unavailable',
    defaultMessage: 'Unable to connect to the server. Please try again later',
  },
  characterLimitReached: {
    id: 'refusal.characterLimitReached',
    defaultMessage:
      'You’ve reached your limit of {limit, plural, one {# character} other {# characters}} with your current plan.',
  },
  characterNotFound: { id: 'refusal.characterNotFound', defaultMessage: 'Character not found' },
  premiumFeature: {
    id: 'refusal.premiumFeature',
    defaultMessage: 'Relationships are part of the Standard and Premium plans.',
  },
  idAlreadyUsed: {
    id: 'refusal.idAlreadyUsed',
    defaultMessage: 'This was made before. Please reload the page to see it.',
  },
  storyLimitReached: {
    id: 'refusal.storyLimitReached',
    defaultMessage:
      'You’ve reached your limit of {limit, plural, one {# story} other {# stories}} with your current plan.',
  },
  storyNotFound: { id: 'refusal.storyNotFound', defaultMessage: 'Story not found' },
  heroMustBeMain: {
    id: 'refusal.heroMustBeMain',
    defaultMessage: 'The hero of a story must be a main character.',
  },
  heroNotFound: {
    id: 'refusal.heroNotFound',
    defaultMessage: 'This hero is no longer here. Please choose another.',
  },
  voiceNotInPlan: {
    id: 'refusal.voiceNotInPlan',
    defaultMessage: 'Your plan does not have this voice. Please choose another.',
  },
  tooLateToStop: {
    id: 'refusal.tooLateToStop',
    defaultMessage: 'The text is written already, so this story can no longer be stopped.',
  },
  orderAgain: {
    id: 'refusal.orderAgain',
    defaultMessage: 'This story was not begun in time. Please ask for it again; nothing was used up.',
  },
  storyNotReady: { id: 'refusal.storyNotReady', defaultMessage: 'This story is not ready yet.' },
  endsInPast: { id: 'refusal.endsInPast', defaultMessage: 'Please choose a day that is still to come.' },
  planUnchanged: { id: 'refusal.planUnchanged', defaultMessage: 'You have this plan already.' },
  notAnUpgrade: { id: 'refusal.notAnUpgrade', defaultMessage: 'This plan is not larger than yours.' },
  notADowngrade: { id: 'refusal.notADowngrade', defaultMessage: 'This plan is not smaller than yours.' },
  nothingToUndo: { id: 'refusal.nothingToUndo', defaultMessage: 'There is no change to undo.' },
  nothingToConfirm: { id: 'refusal.nothingToConfirm', defaultMessage: 'No payment waits for you any more.' },
  alreadySubscribed: {
    id: 'refusal.alreadySubscribed',
    defaultMessage: 'You have a subscription already. Change it on the plans page.',
  },
  notSubscribed: { id: 'refusal.notSubscribed', defaultMessage: 'You have no paid plan at the moment.' },
  setByOperator: {
    id: 'refusal.setByOperator',
    defaultMessage:
      'We gave you this plan, so there is nothing to pay or to change here. Please write to us.',
  },
  changeUnderWay: {
    id: 'refusal.changeUnderWay',
    defaultMessage: 'Your last change is still under way. Please try again in a moment.',
  },
  quoteExpired: {
    id: 'refusal.quoteExpired',
    defaultMessage: 'This amount no longer holds. Please look at the new one before you confirm.',
  },
  withdrawalOver: {
    id: 'refusal.withdrawalOver',
    defaultMessage: 'The 14 days of withdrawal are over. You can cancel at any time.',
  },
  paymentsNotSetUp: {
    id: 'refusal.paymentsNotSetUp',
    defaultMessage: 'Plans cannot be bought here yet: payments have not been set up. Nothing was charged.',
  },
  paymentRefused: {
    id: 'refusal.paymentRefused',
    defaultMessage: 'The payment was not accepted. Nothing has changed.',
  },
  webhookRefused: {
    id: 'refusal.webhookRefused',
    defaultMessage: 'This message is not from our payment provider.',
  },
  linkExpired: {
    id: 'refusal.linkExpired',
    defaultMessage: 'This link has expired. Please reload the page.',
  },
  jobNotFound: { id: 'refusal.jobNotFound', defaultMessage: 'This job is no longer here.' },
});
const words = { ...refusalMessages, ...accountRefusalMessages } satisfies Record<
  RefusalCode,
  MessageDescriptor
>;

const isKnown = (code: string): code is RefusalCode => Object.hasOwn(words, code);

/** The words for what went wrong; `facts` of a refusal fill them in. */
export const messageOf = (failure: Failure): MessageDescriptor =>
  failure.kind === 'refused'
    ? words[isKnown(failure.code) ? failure.code : 'invalid']
    : connectionMessages[failure.kind];
