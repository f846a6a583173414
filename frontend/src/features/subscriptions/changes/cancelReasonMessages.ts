import type { CancelReason } from '@storylark/contracts/subscriptions/billingEvents';
import { defineMessages, type Message } from '../../../i18n/defineMessages.ts';

export const cancelReasonMessages = defineMessages({
  tooExpensive: { id: 'subscriptions.cancelReason.tooExpensive', defaultMessage: 'It costs too much' },
  notUsed: { id: 'subscriptions.cancelReason.notUsed', defaultMessage: 'We do not use it enough' },
  childTooOld: {
    id: 'subscriptions.cancelReason.childTooOld',
    defaultMessage: 'My child has grown out of it',
  },
  quality: { id: 'subscriptions.cancelReason.quality', defaultMessage: 'The stories did not convince us' },
  somethingElse: { id: 'subscriptions.cancelReason.somethingElse', defaultMessage: 'Something else' },
  none: { id: 'subscriptions.cancelReason.none', defaultMessage: 'I would rather not say' },
}) satisfies Record<CancelReason | 'none', Message>;
