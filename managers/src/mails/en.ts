import type { MailTexts } from './mailTexts.ts';

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  closing: 'Good night,\nStorylark',
  kinds: {
    confirmEmail: {
      subject: 'Please confirm your email address',
      before: ['Welcome to Storylark. One tap, and you can sign in and draw the first character.'],
      button: 'Confirm my address',
      after: [
        'The link works once and for 48 hours. If you did not sign up, do nothing: without this tap nobody can sign in.',
      ],
    },
    resetPassword: {
      subject: 'A new password for Storylark',
      before: ['Somebody, hopefully you, asked for a new password.'],
      button: 'Choose a new password',
      after: [
        'The link works once and for one hour. After that you sign in again on all devices. If it was not you, your password stays as it is.',
      ],
    },
    confirmNewEmail: {
      subject: 'Please confirm your new email address',
      before: ['You want to use this address for Storylark from now on.'],
      button: 'Use this address',
      after: ['The link works once and for 48 hours. Until you open it, the old address stays.'],
    },
    emailIsChanging: {
      subject: 'Your email address is about to change',
      before: [
        'Somebody who knows your password wants to use another email address for your Storylark account. The change happens once the new address is confirmed.',
      ],
      after: [
        'If it was not you, change your password now: that stops the change and ends all other sessions.',
      ],
    },
    passwordChanged: {
      subject: 'Your password was changed',
      before: ['Your Storylark password has just been changed, and other devices were logged out.'],
      after: ['If it was not you, ask for a new password on the sign-in page right away.'],
    },
    farewell: {
      subject: 'Your account is being deleted',
      before: [
        'Your account, your characters and all stories with their sound and pictures are being deleted now. The keys to them are destroyed, so nobody can read them any more, not even we. A backup from before may still hold the keys for a while; it is kept only as long as repairing a fault could need it.',
      ],
      after: ['Thank you for the stories. Sleep well, all of you.'],
    },
  },
};
