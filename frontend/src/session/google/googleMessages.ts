import { defineMessages } from '../../i18n/defineMessages.ts';

export const googleMessages = defineMessages({
  goOn: { id: 'google.goOn', defaultMessage: 'Continue with Google' },
  or: { id: 'google.or', defaultMessage: 'or' },
  proved: {
    id: 'google.proved',
    defaultMessage: 'Thank you, it is you. Please ask for it once more now.',
  },
  linked: {
    id: 'google.linked',
    defaultMessage: 'Google is connected. From now on it lets you in too.',
  },
  notLinked: {
    id: 'google.notLinked',
    defaultMessage: 'You are in, but Google could not be connected. You can do it in the settings.',
  },
});
