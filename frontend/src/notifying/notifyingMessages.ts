import { defineMessages } from '../i18n/defineMessages.ts';
import type { Notifying } from './notifyingSlice.ts';

export const notifyingMessages = defineMessages({
  offer: { id: 'notifying.offer', defaultMessage: 'Tell me when it is ready' },
  onClosed: {
    id: 'notifying.onClosed',
    defaultMessage: 'This device tells you when it is ready, also while Storylark is closed.',
  },
  onOpen: {
    id: 'notifying.onOpen',
    defaultMessage: 'This device tells you when it is ready, as long as Storylark is open in a tab.',
  },
  refused: {
    id: 'notifying.refused',
    defaultMessage:
      'Your browser does not let Storylark show notifications. You can allow them in the browser’s settings for this page.',
  },
  ready: { id: 'notifying.ready', defaultMessage: 'A new story is ready.' },
});

/** What is said of a device that tells, or may not. */
export function wordsOf(notifying: Notifying) {
  if (notifying.status !== 'on') return notifyingMessages.refused;
  return notifying.reach === 'closed' ? notifyingMessages.onClosed : notifyingMessages.onOpen;
}
