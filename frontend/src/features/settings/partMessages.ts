import { defineMessages } from '../../i18n/defineMessages.ts';

/** Names of the parts, and how things stand with each. */
export const partMessages = defineMessages({
  account: { id: 'settings.account', defaultMessage: 'Account' },
  device: { id: 'settings.device', defaultMessage: 'This device' },
  profile: { id: 'settings.partProfile', defaultMessage: 'Profile' },
  profileState: { id: 'settings.partProfileState', defaultMessage: '{name}, {email}' },
  devices: { id: 'settings.partDevices', defaultMessage: 'Password, passkeys, devices' },
  devicesState: {
    id: 'settings.partDevicesState',
    defaultMessage:
      '{passkeys, plural, =0 {No passkey} one {# passkey} other {# passkeys}}, {devices, plural, one {# device} other {# devices}}',
  },
  subscription: { id: 'settings.subscription', defaultMessage: 'Subscription' },
  subscriptionState: {
    id: 'settings.partSubscriptionState',
    defaultMessage: '{plan}, {used} of {limit} stories used',
  },
  subscriptionEnds: { id: 'settings.partSubscriptionEnds', defaultMessage: '{plan} until {day}' },
  export: { id: 'settings.export', defaultMessage: 'Your data' },
  exportState: {
    id: 'settings.partExportState',
    defaultMessage:
      '{status, select, busy {Your file is being put together} done {Your file is in your downloads} failed {Your file could not be put together} other {One file with everything}}',
  },
  deletion: { id: 'settings.partDeletion', defaultMessage: 'Delete account' },
  deletionState: { id: 'settings.partDeletionState', defaultMessage: 'Here since {day}' },
  reading: { id: 'settings.partReading', defaultMessage: 'Reading and night' },
  readingState: { id: 'settings.partReadingState', defaultMessage: 'Text: {size}. Light: {light}.' },
  notifying: { id: 'settings.partNotifying', defaultMessage: 'Notifications' },
  notifyingState: {
    id: 'settings.partNotifyingState',
    defaultMessage: '{on, select, yes {When a story is ready} other {None}}',
  },
  kept: { id: 'settings.partKept', defaultMessage: 'Kept on this device' },
  keptState: {
    id: 'settings.partKeptState',
    defaultMessage: '{count, plural, =0 {No story} one {# story} other {# stories}}',
  },
});
