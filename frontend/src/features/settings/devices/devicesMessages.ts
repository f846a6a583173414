import { defineMessages } from '../../../i18n/defineMessages.ts';

export const devicesMessages = defineMessages({
  title: { id: 'devices.title', defaultMessage: 'Where you are logged in' },
  here: { id: 'devices.here', defaultMessage: 'This device' },
  unknown: { id: 'devices.unknown', defaultMessage: 'Unknown browser' },
  since: { id: 'devices.since', defaultMessage: 'Logged in since {began}, last used on {used}' },
  sinceHere: { id: 'devices.sinceHere', defaultMessage: 'Logged in since {began}' },
  byGoogle: { id: 'devices.byGoogle', defaultMessage: 'With Google' },
  copied: {
    id: 'devices.copied',
    defaultMessage:
      'Logged out on {day}: an old copy of this login was used. Unless you have just restored the device from a backup, please change your password.',
  },
  end: { id: 'devices.end', defaultMessage: 'Log out there' },
  endLabel: { id: 'devices.endLabel', defaultMessage: 'Log out there: {device}' },
  endOthers: { id: 'devices.endOthers', defaultMessage: 'Log out everywhere else' },
  lost: {
    id: 'devices.lost',
    defaultMessage: 'Lost a phone? Log it out here, and nobody gets in with it any more.',
  },
  ended: { id: 'devices.ended', defaultMessage: 'Logged out there.' },
  notEnded: { id: 'devices.notEnded', defaultMessage: 'Logging out did not work.' },
  failed: { id: 'devices.failed', defaultMessage: 'Your devices could not be fetched.' },
});
