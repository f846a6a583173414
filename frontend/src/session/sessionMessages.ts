import { defineMessages } from '../i18n/defineMessages.ts';

export const sessionMessages = defineMessages({
  loggedOut: { id: 'session.loggedOut', defaultMessage: 'You are logged out. Good night.' },
  deleted: { id: 'session.deleted', defaultMessage: 'Your account is deleted. Goodbye, and good nights.' },
  notReached: { id: 'session.notReached', defaultMessage: 'Your account could not be reached.' },
  ended: { id: 'session.ended', defaultMessage: 'Your session has ended. Please sign in again.' },
  profileFailed: {
    id: 'session.profileFailed',
    defaultMessage: 'Your profile could not be fetched, so you were logged out. Please sign in again.',
  },
  termsThanks: { id: 'session.termsThanks', defaultMessage: 'Thank you. The terms are accepted.' },
  termsFailed: {
    id: 'session.termsFailed',
    defaultMessage: 'There was an error accepting the terms. Please try again.',
  },
  termsDeclined: {
    id: 'session.termsDeclined',
    defaultMessage: 'The terms must be accepted to use the service.',
  },
});
