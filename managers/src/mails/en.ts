import { en as billing } from './billing/en.ts';
import type { MailTexts } from './mailTexts.ts';

export const en: MailTexts = {
  greeting: (firstName) => `Hello ${firstName},`,
  closing: 'Good night,\nStorylark',
  billing,
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
    passkeyAdded: {
      subject: 'A passkey was added to your account',
      before: ['From now on, signing in to Storylark also asks for a passkey or one of your recovery codes.'],
      after: [
        'If it was not you, sign in right away, remove the passkey in the settings and change your password.',
      ],
    },
    passkeyRemoved: {
      subject: 'A passkey was removed from your account',
      before: [
        'A passkey has just been removed from your Storylark account. If it was the last one, signing in takes one step again.',
      ],
      after: ['If it was not you, change your password right away and add a passkey again.'],
    },
    recoveryCodeUsed: {
      subject: 'A recovery code was used',
      before: [
        'Somebody, hopefully you, has just used one of your recovery codes in place of a passkey. It does not work a second time.',
      ],
      after: [
        'If it was not you, change your password right away and make new recovery codes in the settings: the old ones are void then.',
      ],
    },
    googleLinked: {
      subject: 'Google is connected to your account',
      before: ['From now on you can sign in to Storylark with your Google account too.'],
      after: [
        'If it was not you, sign in right away, disconnect Google in the settings and change your password.',
      ],
    },
    googleUnlinked: {
      subject: 'Google is no longer connected to your account',
      before: ['Signing in to Storylark with Google has just been turned off for your account.'],
      after: ['If it was not you, change your password right away and connect Google again in the settings.'],
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
