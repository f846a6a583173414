import { defineMessages } from '../../../i18n/defineMessages.ts';

export const guestMessages = defineMessages({
  shared: { id: 'guest.shared', defaultMessage: 'Somebody shares this story with you.' },
  minutes: { id: 'guest.minutes', defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}' },
  ownTitle: { id: 'guest.ownTitle', defaultMessage: 'A story with your own child in it' },
  own: { id: 'guest.own', defaultMessage: 'Make the first one free' },
  gone: { id: 'guest.gone', defaultMessage: 'This story is no longer shared.' },
  goneText: { id: 'guest.goneText', defaultMessage: 'Whoever sent you the link can share it again.' },
  home: { id: 'guest.home', defaultMessage: 'To the start page' },
});
