import { defineMessages } from '../../i18n/defineMessages.ts';

/** Of the voices that a device has of its own. */
export const voicesMessages = defineMessages({
  read: { id: 'device.read', defaultMessage: 'Read by this device' },
  readBy: { id: 'device.readBy', defaultMessage: 'Read by this device: {voice}' },
  stays: {
    id: 'device.stays',
    defaultMessage: 'These voices speak on the device itself: the story is sent nowhere.',
  },
  missing: {
    id: 'device.missing',
    defaultMessage: 'The reading could not be loaded. Choose a voice again once you are connected.',
  },
});
