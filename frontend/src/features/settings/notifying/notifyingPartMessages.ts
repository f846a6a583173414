import { defineMessages } from '../../../i18n/defineMessages.ts';

export const notifyingPartMessages = defineMessages({
  title: { id: 'settings.notifyingTitle', defaultMessage: 'Notifications on this device' },
  text: {
    id: 'settings.notifyingText',
    defaultMessage: 'They say that a story is ready, and nothing else: no name, no title.',
  },
  tell: { id: 'settings.notifyingTell', defaultMessage: 'Tell me when a story is ready' },
  impossible: {
    id: 'settings.notifyingImpossible',
    defaultMessage: 'This browser cannot show notifications at this address.',
  },
});
