import { defineMessages } from '../../i18n/defineMessages.ts';

export const authMessages = defineMessages({
  loginTitle: { id: 'auth.loginTitle', defaultMessage: 'Good to have you back' },
  loginPage: { id: 'auth.loginPage', defaultMessage: 'Sign in' },
  loginFailed: { id: 'auth.loginFailed', defaultMessage: 'Login failed!' },
  secondStepTitle: { id: 'auth.secondStepTitle', defaultMessage: 'One more step' },
  resend: { id: 'auth.resend', defaultMessage: 'Send the confirmation mail again' },
  resent: {
    id: 'auth.resent',
    defaultMessage: 'It is on its way. Please look into your inbox, and at spam too.',
  },
  signIn: { id: 'auth.signIn', defaultMessage: 'Sign in' },
  forgot: { id: 'auth.forgot', defaultMessage: 'Forgot your password?' },
  noAccount: { id: 'auth.noAccount', defaultMessage: 'No account yet? <link>Sign up for free</link>' },
  email: { id: 'auth.email', defaultMessage: 'Email address' },
  password: { id: 'auth.password', defaultMessage: 'Password' },
  newPassword: { id: 'auth.newPassword', defaultMessage: 'New password' },
  confirmPassword: { id: 'auth.confirmPassword', defaultMessage: 'Password once more' },
  firstName: { id: 'auth.firstName', defaultMessage: 'First name' },
  lastName: { id: 'auth.lastName', defaultMessage: 'Last name' },
  signupTitle: { id: 'auth.signupTitle', defaultMessage: 'The first story is free' },
  signupPage: { id: 'auth.signupPage', defaultMessage: 'Sign up' },
  signupText: {
    id: 'auth.signupText',
    defaultMessage: 'One hero, one story a month, no card. This account is for you, the grown-up.',
  },
  signupFailed: { id: 'auth.signupFailed', defaultMessage: 'Signing up did not work.' },
  signup: { id: 'auth.signup', defaultMessage: 'Sign up' },
  acceptTerms: {
    id: 'auth.acceptTerms',
    defaultMessage:
      'I accept the <terms>Terms and Conditions</terms> and have read the <privacy>privacy notice</privacy>.',
  },
  hasAccount: { id: 'auth.hasAccount', defaultMessage: 'An account already? <link>Sign in</link>' },
  isItYours: { id: 'auth.isItYours', defaultMessage: 'Is it yours? <link>Sign in with it</link>' },
  signupDoneTitle: { id: 'auth.signupDoneTitle', defaultMessage: 'One step to go: your inbox' },
  signupDoneText: {
    id: 'auth.signupDoneText',
    defaultMessage:
      'We have sent a mail to <b>{email}</b>. Its link confirms your account and is good for 48 hours; after that you can sign in.',
  },
  signupDoneNoEmail: {
    id: 'auth.signupDoneNoEmail',
    defaultMessage:
      'We have sent you a mail. Its link confirms your account and is good for 48 hours; after that you can sign in.',
  },
  toLogin: { id: 'auth.toLogin', defaultMessage: 'Go to sign in' },
  forgotTitle: { id: 'auth.forgotTitle', defaultMessage: 'A new password' },
  forgotText: {
    id: 'auth.forgotText',
    defaultMessage: 'Tell us your email address, and we send a link to set a new one.',
  },
  forgotSend: { id: 'auth.forgotSend', defaultMessage: 'Send the link' },
  forgotFailed: { id: 'auth.forgotFailed', defaultMessage: 'The link could not be asked for.' },
  checkTitle: { id: 'auth.checkTitle', defaultMessage: 'Please check your email' },
  checkText: {
    id: 'auth.checkText',
    defaultMessage:
      'If there is an account for <b>{email}</b>, a mail is on its way. Its link is good for one hour.',
  },
  checkNoEmail: {
    id: 'auth.checkNoEmail',
    defaultMessage:
      'If there is an account for your address, a mail is on its way. Its link is good for one hour.',
  },
  askAgain: { id: 'auth.askAgain', defaultMessage: 'Nothing came? Ask again' },
  resetTitle: { id: 'auth.resetTitle', defaultMessage: 'Choose a new password' },
  resetSave: { id: 'auth.resetSave', defaultMessage: 'Save the password' },
  resetFailed: { id: 'auth.resetFailed', defaultMessage: 'The password was not changed.' },
  resetAgain: { id: 'auth.resetAgain', defaultMessage: 'Ask for a new link' },
  resetDone: { id: 'auth.resetDone', defaultMessage: 'Your new password is set. Please sign in with it.' },
  confirmTitle: { id: 'auth.confirmTitle', defaultMessage: 'Confirming your address' },
  confirmBusy: { id: 'auth.confirmBusy', defaultMessage: 'One moment, please.' },
  confirmFailedTitle: { id: 'auth.confirmFailedTitle', defaultMessage: 'The confirmation did not work' },
  confirmHelp: {
    id: 'auth.confirmHelp',
    defaultMessage:
      'The link may be older than 48 hours or was used before. If it was used, simply sign in; else we send a new one.',
  },
  welcome: { id: 'auth.welcome', defaultMessage: 'Welcome to Storylark' },
  googleTitle: { id: 'auth.googleTitle', defaultMessage: 'Back from Google' },
  googleBusy: { id: 'auth.googleBusy', defaultMessage: 'One moment, please.' },
  googleCancelled: { id: 'auth.googleCancelled', defaultMessage: 'You turned back on the way' },
  googleCancelledText: {
    id: 'auth.googleCancelledText',
    defaultMessage: 'That is fine. Nothing has changed, and nobody was signed in.',
  },
  googleFailed: { id: 'auth.googleFailed', defaultMessage: 'That did not work with Google' },
  googleBack: { id: 'auth.googleBack', defaultMessage: 'Go back to where you were' },
  googleKnown: { id: 'auth.googleKnown', defaultMessage: 'You have an account already' },
  googleKnownText: {
    id: 'auth.googleKnownText',
    defaultMessage:
      'There is a Storylark account with this email address. Please sign in once with its password, within ten minutes: then Google is connected, and lets you in too.',
  },
  googleKnownGoOn: { id: 'auth.googleKnownGoOn', defaultMessage: 'Sign in with the password' },
  googleConfirm: {
    id: 'auth.googleConfirm',
    defaultMessage: 'We have written to {email}. Follow the link in that mail, then continue with Google.',
  },
  googleConfirmWhy: {
    id: 'auth.googleConfirmWhy',
    defaultMessage: 'Google does not run this mailbox, so we ask once whether it is yours.',
  },
  confirmDone: {
    id: 'auth.confirmDone',
    defaultMessage: 'Your address is confirmed. Sign in, and the first story can begin.',
  },
});
