import { defineMessages } from './defineMessages.ts';

export const i18nMessages = defineMessages({
  notLoaded: {
    id: 'i18n.notLoaded',
    defaultMessage: 'This language could not be loaded. Please try again when you are online.',
  },
});
