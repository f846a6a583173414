import type { AllowanceEvent, SubscriptionEvent } from '@storylark/contracts/subscriptions/events';
import { defineMessages } from '../../i18n/defineMessages.ts';

export const eventMessages = defineMessages<SubscriptionEvent['type'] | AllowanceEvent['type']>({
  SubscriptionStarted: { id: 'audit.event.SubscriptionStarted', defaultMessage: 'Subscription started' },
  SubscriptionUpgraded: { id: 'audit.event.SubscriptionUpgraded', defaultMessage: 'Upgraded' },
  DowngradeScheduled: { id: 'audit.event.DowngradeScheduled', defaultMessage: 'Downgrade scheduled' },
  DowngradeWithdrawn: { id: 'audit.event.DowngradeWithdrawn', defaultMessage: 'Downgrade withdrawn' },
  DowngradeTookEffect: { id: 'audit.event.DowngradeTookEffect', defaultMessage: 'Downgrade took effect' },
  CancellationScheduled: {
    id: 'audit.event.CancellationScheduled',
    defaultMessage: 'Cancellation scheduled',
  },
  CancellationWithdrawn: {
    id: 'audit.event.CancellationWithdrawn',
    defaultMessage: 'Cancellation withdrawn',
  },
  PeriodRenewed: { id: 'audit.event.PeriodRenewed', defaultMessage: 'Period renewed' },
  SubscriptionEnded: { id: 'audit.event.SubscriptionEnded', defaultMessage: 'Subscription ended' },
  CheckoutStarted: { id: 'audit.event.CheckoutStarted', defaultMessage: 'Checkout opened' },
  UpgradeRequested: { id: 'audit.event.UpgradeRequested', defaultMessage: 'Upgrade requested' },
  ConfirmationRequired: {
    id: 'audit.event.ConfirmationRequired',
    defaultMessage: 'Confirmation required by the bank',
  },
  UpgradeTakenBack: { id: 'audit.event.UpgradeTakenBack', defaultMessage: 'Upgrade taken back' },
  DowngradeRequested: { id: 'audit.event.DowngradeRequested', defaultMessage: 'Downgrade requested' },
  DowngradeUndoRequested: {
    id: 'audit.event.DowngradeUndoRequested',
    defaultMessage: 'Undoing the downgrade requested',
  },
  CancellationRequested: {
    id: 'audit.event.CancellationRequested',
    defaultMessage: 'Cancellation requested',
  },
  ResumptionRequested: { id: 'audit.event.ResumptionRequested', defaultMessage: 'Resumption requested' },
  WithdrawalDeclared: { id: 'audit.event.WithdrawalDeclared', defaultMessage: 'Withdrawal declared' },
  RequestCarriedOut: { id: 'audit.event.RequestCarriedOut', defaultMessage: 'Request carried out' },
  RequestGivenUp: { id: 'audit.event.RequestGivenUp', defaultMessage: 'Request given up' },
  PaymentTaken: { id: 'audit.event.PaymentTaken', defaultMessage: 'Payment received' },
  PaymentFailed: { id: 'audit.event.PaymentFailed', defaultMessage: 'Payment failed' },
  PaymentReminderIssued: {
    id: 'audit.event.PaymentReminderIssued',
    defaultMessage: 'Reminder of a payment',
  },
  RefundIssued: { id: 'audit.event.RefundIssued', defaultMessage: 'Refund issued' },
  DisputeOpened: { id: 'audit.event.DisputeOpened', defaultMessage: 'Dispute opened' },
  DisputeWon: { id: 'audit.event.DisputeWon', defaultMessage: 'Dispute won' },
  DisputeLost: { id: 'audit.event.DisputeLost', defaultMessage: 'Dispute lost' },
  DuplicateFound: { id: 'audit.event.DuplicateFound', defaultMessage: 'Second subscription found' },
  StorySlotTaken: { id: 'audit.event.StorySlotTaken', defaultMessage: 'Story counted' },
  StorySlotReturned: { id: 'audit.event.StorySlotReturned', defaultMessage: 'Story given back' },
  StorySlotCredited: { id: 'audit.event.StorySlotCredited', defaultMessage: 'Story credited' },
});

/** Why: of all events that give a reason. */
export const reasonMessages = defineMessages({
  start: { id: 'audit.reason.start', defaultMessage: 'first payment' },
  renewal: { id: 'audit.reason.renewal', defaultMessage: 'renewal' },
  upgrade: { id: 'audit.reason.upgrade', defaultMessage: 'upgrade' },
  withdrawal: { id: 'audit.reason.withdrawal', defaultMessage: 'withdrawal' },
  duplicate: { id: 'audit.reason.duplicate', defaultMessage: 'second subscription' },
  operator: { id: 'audit.reason.operator', defaultMessage: 'by the operator' },
  accountDeleted: { id: 'audit.reason.accountDeleted', defaultMessage: 'account deleted' },
  cancelled: { id: 'audit.reason.cancelled', defaultMessage: 'cancelled' },
  unpaid: { id: 'audit.reason.unpaid', defaultMessage: 'unpaid' },
  withdrawn: { id: 'audit.reason.withdrawn', defaultMessage: 'withdrawn from' },
  disputed: { id: 'audit.reason.disputed', defaultMessage: 'disputed' },
  refusedByProvider: { id: 'audit.reason.refusedByProvider', defaultMessage: 'refused by the provider' },
  failed: { id: 'audit.reason.failed', defaultMessage: 'the story could not be made' },
  stopped: { id: 'audit.reason.stopped', defaultMessage: 'stopped' },
  deletedBeforeNarration: {
    id: 'audit.reason.deletedBeforeNarration',
    defaultMessage: 'deleted before it was read aloud',
  },
  characterDeleted: { id: 'audit.reason.characterDeleted', defaultMessage: 'character deleted' },
  notRequested: { id: 'audit.reason.notRequested', defaultMessage: 'never ordered' },
  tooExpensive: { id: 'audit.reason.tooExpensive', defaultMessage: 'too expensive' },
  notUsed: { id: 'audit.reason.notUsed', defaultMessage: 'not used' },
  childTooOld: { id: 'audit.reason.childTooOld', defaultMessage: 'child too old' },
  quality: { id: 'audit.reason.quality', defaultMessage: 'quality' },
  somethingElse: { id: 'audit.reason.somethingElse', defaultMessage: 'something else' },
});
