import { defineMessages } from '../../../i18n/defineMessages.ts';

export const keptMessages = defineMessages({
  title: { id: 'settings.keptTitle', defaultMessage: 'Stories on this device' },
  text: {
    id: 'settings.keptText',
    defaultMessage: 'They play without a connection. Removed here, they stay on your shelf.',
  },
  none: {
    id: 'settings.keptNone',
    defaultMessage: 'No story is kept here. In a story’s menu you find ‘Keep on this device’.',
  },
  impossible: {
    id: 'settings.keptImpossible',
    defaultMessage: 'This browser cannot keep stories at this address.',
  },
  untitled: { id: 'settings.keptUntitled', defaultMessage: 'Story without a title' },
  drop: { id: 'settings.keptDrop', defaultMessage: 'Remove' },
  dropNamed: { id: 'settings.keptDropNamed', defaultMessage: 'Remove from this device: {title}' },
  dropAll: { id: 'settings.keptDropAll', defaultMessage: 'Remove all from this device' },
  rest: { id: 'settings.keptRest', defaultMessage: 'Everything else that lies here' },
  restText: {
    id: 'settings.keptRestText',
    defaultMessage:
      'Your login, what you have begun to enter, and how you like to read. <link>The whole list</link>',
  },
});
