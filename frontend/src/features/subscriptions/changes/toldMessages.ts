import type { ChangeKind } from '@storylark/contracts/subscriptions/views';
import { defineMessages, type Message } from '../../../i18n/defineMessages.ts';

/** What is said once a change has been carried out. */
export const toldMessages = defineMessages({
  upgrade: { id: 'subscriptions.change.toldUpgrade', defaultMessage: '{plan} is yours from now on.' },
  downgrade: { id: 'subscriptions.change.toldDowngrade', defaultMessage: 'The move to {plan} is noted.' },
  undoDowngrade: {
    id: 'subscriptions.change.toldUndoDowngrade',
    defaultMessage: 'The change is taken back.',
  },
  cancel: { id: 'subscriptions.change.toldCancel', defaultMessage: 'Your plan is cancelled.' },
  resume: { id: 'subscriptions.change.toldResume', defaultMessage: 'Your plan goes on.' },
  withdraw: {
    id: 'subscriptions.change.toldWithdraw',
    defaultMessage:
      'You have withdrawn from the contract. {refund, plural, =0 {Nothing is paid back: all that was paid for has been used.} other {{amount} goes back to where the payment came from.}}',
  },
}) satisfies Record<ChangeKind, Message>;
