import { defineMessages } from '../i18n/defineMessages.ts';

export const offlineMessages = defineMessages({
  keep: { id: 'offline.keep', defaultMessage: 'Keep on this device' },
  keeping: { id: 'offline.keeping', defaultMessage: 'Keeping it on this device' },
  keepForGood: { id: 'offline.keepForGood', defaultMessage: 'Keep on this device for good' },
  drop: { id: 'offline.drop', defaultMessage: 'Remove from this device' },
  nowKept: { id: 'offline.nowKept', defaultMessage: 'The story now plays without a connection.' },
  nowDropped: {
    id: 'offline.nowDropped',
    defaultMessage: 'The story is no longer kept on this device. It stays on your shelf.',
  },
  full: {
    id: 'offline.full',
    defaultMessage: 'There is no room left on this device. Remove a kept story, then try again.',
  },
  unreachable: {
    id: 'offline.unreachable',
    defaultMessage: 'The story could not be fetched. Check your connection, then try again.',
  },
  shelf: { id: 'offline.shelf', defaultMessage: 'On this device' },
  shelfText: {
    id: 'offline.shelfText',
    defaultMessage: 'These play now. All others are here again as soon as the connection is back.',
  },
  shelfEmpty: {
    id: 'offline.shelfEmpty',
    defaultMessage:
      'No story lies on this device yet. Your shelf is here again as soon as the connection is back.',
  },
  untitled: { id: 'offline.untitled', defaultMessage: 'Story without a title' },
  keepsAnswers: {
    id: 'offline.keepsAnswers',
    defaultMessage:
      'No connection just now. Your answers stay on this device; send them when the connection is back.',
  },
  notHere: { id: 'offline.notHere', defaultMessage: 'Not on this device' },
});
