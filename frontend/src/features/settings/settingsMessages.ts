import { defineMessages } from '../../i18n/defineMessages.ts';

export const settingsMessages = defineMessages({
  title: { id: 'settings.title', defaultMessage: 'Settings' },
  tabs: { id: 'settings.tabs', defaultMessage: 'Parts of the settings' },
  save: { id: 'settings.save', defaultMessage: 'Save' },
  saved: { id: 'settings.saved', defaultMessage: 'Saved.' },
  notSaved: { id: 'settings.notSaved', defaultMessage: 'This was not saved.' },

  profile: { id: 'settings.profile', defaultMessage: 'Your name' },
  profileText: {
    id: 'settings.profileText',
    defaultMessage: 'It stands in the top bar and in our mails to you, never in a story.',
  },
  firstName: { id: 'settings.firstName', defaultMessage: 'First name' },
  lastName: { id: 'settings.lastName', defaultMessage: 'Last name' },

  email: { id: 'settings.email', defaultMessage: 'Email address' },
  emailText: {
    id: 'settings.emailText',
    defaultMessage:
      'You sign in with <b>{email}</b>. A new address takes effect once you have opened the link that we send there.',
  },
  emailNew: { id: 'settings.emailNew', defaultMessage: 'New email address' },
  emailChange: { id: 'settings.emailChange', defaultMessage: 'Change the address' },
  emailNotChanged: { id: 'settings.emailNotChanged', defaultMessage: 'The change could not be asked for.' },
  emailWroteText: {
    id: 'settings.emailWroteText',
    defaultMessage:
      'We wrote to <b>{email}</b>. Its link is good for 48 hours, unless you change your password first; until you open it, your address stays as it is.',
  },

  password: { id: 'settings.password', defaultMessage: 'Password' },
  passwordText: {
    id: 'settings.passwordText',
    defaultMessage:
      'With a new password you stay signed in here; on all other devices it has to be entered again.',
  },
  passwordCurrent: { id: 'settings.passwordCurrent', defaultMessage: 'Current password' },
  passwordNew: { id: 'settings.passwordNew', defaultMessage: 'New password' },
  passwordAgain: { id: 'settings.passwordAgain', defaultMessage: 'New password once more' },
  passwordChange: { id: 'settings.passwordChange', defaultMessage: 'Change the password' },
  passwordNotChanged: { id: 'settings.passwordNotChanged', defaultMessage: 'The password was not changed.' },
  passwordDone: { id: 'settings.passwordDone', defaultMessage: 'Saved. All other devices are logged out.' },

  firstPasswordText: {
    id: 'settings.firstPasswordText',
    defaultMessage:
      'You have no password: you sign in with Google. To set one, we send a link to {email}. Once it is set, sign in again, here too.',
  },
  firstPasswordSend: { id: 'settings.firstPasswordSend', defaultMessage: 'Send me the link' },
  firstPasswordSent: {
    id: 'settings.firstPasswordSent',
    defaultMessage: 'It is on its way, and good for one hour.',
  },
  firstPasswordNotSent: { id: 'settings.firstPasswordNotSent', defaultMessage: 'The link was not sent.' },
  google: { id: 'settings.google', defaultMessage: 'Signing in with Google' },
  googleOff: {
    id: 'settings.googleOff',
    defaultMessage:
      'With Google connected you come in without your password. A passkey is asked for all the same. Google learns that you use Storylark, and nothing about your children.',
  },
  googleOn: {
    id: 'settings.googleOn',
    defaultMessage: 'Connected with the Google account <b>{email}</b>.',
  },
  googleOnly: {
    id: 'settings.googleOnly',
    defaultMessage: 'It is your only way in. Once you have set a password, you can disconnect it.',
  },
  googleUnlink: { id: 'settings.googleUnlink', defaultMessage: 'Disconnect Google' },
  googleNotUnlinked: { id: 'settings.googleNotUnlinked', defaultMessage: 'Google is still connected.' },
  googleGone: { id: 'settings.googleGone', defaultMessage: 'Google is disconnected.' },

  language: { id: 'settings.language', defaultMessage: 'Language' },
  languageText: {
    id: 'settings.languageText',
    defaultMessage: 'For everything on the screen and for our mails. Each story has a language of its own.',
  },
  languageNotKept: {
    id: 'settings.languageNotKept',
    defaultMessage: 'It is changed here, but not in your account yet.',
  },
  look: { id: 'settings.look', defaultMessage: 'Day and night' },
  lookText: {
    id: 'settings.lookText',
    defaultMessage: 'Night is easier on the eyes in a dark bedroom. For this device.',
  },
  sunset: { id: 'settings.sunset', defaultMessage: 'Night by itself from sunset to sunrise' },
  sunsetHint: {
    id: 'settings.sunsetHint',
    defaultMessage:
      'Where ‘As the device’ is chosen. Reckoned from the clock and the time zone of this device, so it may be half an hour early or late; nobody asks where you are.',
  },
  nightTimer: { id: 'settings.nightTimer', defaultMessage: 'Night while the sleep timer runs' },
  nightTimerHint: {
    id: 'settings.nightTimerHint',
    defaultMessage: 'In its last minute the screen gets darker still.',
  },

  reading: { id: 'settings.reading', defaultMessage: 'Reading and listening' },
  readingText: {
    id: 'settings.readingText',
    defaultMessage: 'How stories look and answer on this device. Every choice takes effect at once.',
  },
  size: { id: 'settings.size', defaultMessage: 'Size of the text' },
  sizeS: { id: 'settings.sizeS', defaultMessage: 'Small' },
  sizeM: { id: 'settings.sizeM', defaultMessage: 'Medium' },
  sizeL: { id: 'settings.sizeL', defaultMessage: 'Large' },
  sizeXl: { id: 'settings.sizeXl', defaultMessage: 'Very large' },
  easy: { id: 'settings.easy', defaultMessage: 'Easy reading' },
  easyHint: {
    id: 'settings.easyHint',
    defaultMessage: 'Clear letters, wider apart, with more room between the lines. Helps with dyslexia.',
  },
  highlight: { id: 'settings.highlight', defaultMessage: 'Mark the sentence being read aloud' },
  singleKeys: { id: 'settings.singleKeys', defaultMessage: 'Control the player with single keys' },
  singleKeysHint: {
    id: 'settings.singleKeysHint',
    defaultMessage: 'Space plays and pauses, the arrows go a sentence back or on, M mutes, T sets the timer.',
  },
  sample: { id: 'settings.sample', defaultMessage: 'This is how it looks:' },
  sampleSpoken: {
    id: 'settings.sampleSpoken',
    defaultMessage: 'The lark sat on the fence until the last light had gone.',
  },
  sampleRest: { id: 'settings.sampleRest', defaultMessage: 'Then it shook its wings and began to tell.' },

  sessionsText: {
    id: 'settings.sessionsText',
    defaultMessage:
      'Logging out wipes drafts and stories kept offline from this device. Your characters and stories stay in your account.',
  },
  logout: { id: 'settings.logout', defaultMessage: 'Log out here' },

  exportTitle: { id: 'settings.exportTitle', defaultMessage: 'Take everything with you' },
  exportText: {
    id: 'settings.exportText',
    defaultMessage:
      'Everything we hold about you, as one zip file: what you entered, the texts of the stories, their sound and pictures, your invoices. It can be large; with many stories several hundred megabytes.',
  },
  exportAsk: { id: 'settings.exportAsk', defaultMessage: 'Download everything' },
  exportBusy: {
    id: 'settings.exportBusy',
    defaultMessage: 'Your file is being put together. You can go on meanwhile; please keep this page open.',
  },
  exportDone: { id: 'settings.exportDone', defaultMessage: 'Your file is in your downloads.' },
  exportFailed: { id: 'settings.exportFailed', defaultMessage: 'The file could not be put together.' },

  leave: { id: 'settings.leave', defaultMessage: 'Leaving' },
  leaveText: {
    id: 'settings.leaveText',
    defaultMessage: 'First you see what would be lost. Nothing happens until you confirm it.',
  },
  leaveLink: { id: 'settings.leaveLink', defaultMessage: 'Delete my account' },

  planName: {
    id: 'settings.planName',
    defaultMessage: '{plan, select, free {Free} basic {Basic} standard {Standard} other {Premium}}',
  },
  planPaid: {
    id: 'settings.planPaid',
    defaultMessage: '{interval, select, year {Paid yearly} other {Paid monthly}}',
  },
  planFree: { id: 'settings.planFree', defaultMessage: 'Nothing to pay' },
  yourPlan: { id: 'settings.yourPlan', defaultMessage: 'Your plan' },
  paidUntil: { id: 'settings.paidUntil', defaultMessage: 'The paid period ends on {day}.' },
  stories: { id: 'settings.stories', defaultMessage: 'Stories' },
  storiesUsed: {
    id: 'settings.storiesUsed',
    defaultMessage: '{used} of {limit} used; counting begins anew on {day}',
  },
  characters: { id: 'settings.characters', defaultMessage: 'Characters' },
  charactersUsed: { id: 'settings.charactersUsed', defaultMessage: '{used} of {limit}' },
  downgrade: {
    id: 'settings.downgrade',
    defaultMessage: 'From {day} on you pay for {plan}; until then you keep the stories already paid for.',
  },
  cancellation: {
    id: 'settings.cancellation',
    defaultMessage: 'Your plan ends on {day}. After that it is Free; what you have made stays yours.',
  },
  payments: { id: 'settings.payments', defaultMessage: 'Payments and receipts' },
  seePlans: { id: 'settings.seePlans', defaultMessage: 'See all plans' },
  subscriptionFailed: {
    id: 'settings.subscriptionFailed',
    defaultMessage: 'Your subscription could not be fetched.',
  },

  newAddressTitle: { id: 'settings.newAddressTitle', defaultMessage: 'Your new email address' },
  newAddressBusy: { id: 'settings.newAddressBusy', defaultMessage: 'One moment, please.' },
  newAddressDone: {
    id: 'settings.newAddressDone',
    defaultMessage: 'Your new address is set. Please sign in with it from now on.',
  },
  newAddressFailed: { id: 'settings.newAddressFailed', defaultMessage: 'The address was not changed.' },
  newAddressDead: { id: 'settings.newAddressDead', defaultMessage: 'This link is no longer good.' },
  toSettings: { id: 'settings.toSettings', defaultMessage: 'Go to the settings' },
  toLogin: { id: 'settings.toLogin', defaultMessage: 'Go to sign in' },
});
