import { defineMessages } from '../../../i18n/defineMessages.ts';

export const keptMessages = defineMessages({
  title: { id: 'settings.keptTitle', defaultMessage: 'Stories on this device' },
  text: {
    id: 'settings.keptText',
    defaultMessage: 'They play without a connection. Removed here, they stay on your shelf.',
  },
  none: {
    id: 'settings.keptNone',
    defaultMessage: 'No story is kept here yet. In a story’s menu you find ‘Keep on this device’.',
  },
  byItself: { id: 'settings.keptByItself', defaultMessage: 'Keep stories by themselves' },
  byItselfHint: {
    id: 'settings.keptByItselfHint',
    defaultMessage:
      'The three heard last on this device and the three newest. Older ones make room for them; what you keep for good stays. Switched off, those kept by themselves go from here at once.',
  },
  saveData: {
    id: 'settings.keptSaveData',
    defaultMessage: 'This device saves data at the moment: no further story is kept by itself.',
  },
  tight: {
    id: 'settings.keptTight',
    defaultMessage: 'There is little room left on this device: no further story is kept by itself.',
  },
  room: {
    id: 'settings.keptRoom',
    defaultMessage: '{count, plural, one {# story takes {room}.} other {# stories take {room}.}}',
  },
  howForGood: { id: 'settings.keptHowForGood', defaultMessage: 'Kept for good, {room}' },
  howByItself: { id: 'settings.keptHowByItself', defaultMessage: 'Kept by itself, {room}' },
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
