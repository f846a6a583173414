import { defineMessages } from './defineMessages.ts';

/** Of signing up, signing in and what proves who somebody is: part of `refusalMessages`. */
export const accountRefusalMessages = defineMessages({
  emailTaken: {
    id: 'refusal.emailTaken',
    defaultMessage: 'This email is already registered. Please use a different email or sign in',
  },
  unconfirmed: { id: 'refusal.unconfirmed', defaultMessage: 'Please confirm your account first.' },
  wrongCredentials: { id: 'refusal.wrongCredentials', defaultMessage: 'Wrong email or password' },
  wrongPassword: { id: 'refusal.wrongPassword', defaultMessage: 'This is not your current password.' },
  confirmFailed: { id: 'refusal.confirmFailed', defaultMessage: 'Failed to confirm email' },
  resetTokenInvalid: {
    id: 'refusal.resetTokenInvalid',
    defaultMessage: 'Invalid or expired reset token. Please request a new password reset link.',
  },
  emailChangeFailed: {
    id: 'refusal.emailChangeFailed',
    defaultMessage:
      'It has expired or was used before. If it was used, your new address already holds; else please ask for a new link in the settings.',
  },
  secondFactorNeeded: {
    id: 'refusal.secondFactorNeeded',
    defaultMessage: 'Please confirm with your passkey or a recovery code.',
  },
  secondFactorExpired: {
    id: 'refusal.secondFactorExpired',
    defaultMessage: 'That took too long. Please begin again.',
  },
  passkeyNotAccepted: {
    id: 'refusal.passkeyNotAccepted',
    defaultMessage: 'This passkey was not accepted. Please try another one, or a recovery code.',
  },
  wrongRecoveryCode: {
    id: 'refusal.wrongRecoveryCode',
    defaultMessage: 'This code is wrong or was used before. Each code works once.',
  },
  passkeyLimitReached: {
    id: 'refusal.passkeyLimitReached',
    defaultMessage:
      'There are {limit, plural, one {# passkey} other {# passkeys}} already. Remove one first.',
  },
  passkeyNotFound: { id: 'refusal.passkeyNotFound', defaultMessage: 'This passkey is no longer here.' },
  googleNotOffered: {
    id: 'refusal.googleNotOffered',
    defaultMessage: 'Signing in with Google is not offered here.',
  },
  googleExpired: {
    id: 'refusal.googleExpired',
    defaultMessage:
      'This way back from Google is good for ten minutes, once, and only in the browser that set out. Please begin again.',
  },
  googleNotAccepted: {
    id: 'refusal.googleNotAccepted',
    defaultMessage: 'What Google answered could not be accepted. Please begin again.',
  },
  googleAddressUnverified: {
    id: 'refusal.googleAddressUnverified',
    defaultMessage:
      'Google has not confirmed the email address of this account. Confirm it at Google first, or sign in with your password.',
  },
  googleAway: {
    id: 'refusal.googleAway',
    defaultMessage: 'Google does not answer at the moment. Please try again, or sign in with your password.',
  },
  googleAddressKnown: {
    id: 'refusal.googleAddressKnown',
    defaultMessage: 'There is a Storylark account with this email address already.',
  },
  googleAccountDiffers: {
    id: 'refusal.googleAccountDiffers',
    defaultMessage: 'That was another Google account than the one connected here. Please choose that one.',
  },
  googleTaken: {
    id: 'refusal.googleTaken',
    defaultMessage:
      'This Google account opens another Storylark account. Disconnect it there first, or choose another one.',
  },
  lastWayIn: {
    id: 'refusal.lastWayIn',
    defaultMessage: 'Google is your only way in. Set a password first, then you can disconnect it.',
  },
});
