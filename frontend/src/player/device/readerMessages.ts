import { defineMessages } from '../../i18n/defineMessages.ts';

export const readerMessages = defineMessages({
  player: { id: 'device.player', defaultMessage: 'Read by this device, {voice}: {title}' },
  voice: { id: 'device.voice', defaultMessage: 'Voice, {voice}' },
  recording: { id: 'device.recording', defaultMessage: 'The recording' },
  sentence: { id: 'device.sentence', defaultMessage: 'Sentence {at} of {count}' },
  waiting: { id: 'device.waiting', defaultMessage: 'The voice is getting ready' },
  refused: {
    id: 'device.refused',
    defaultMessage: 'Your browser lets a page speak only after a press. Please try again.',
  },
  voiceGone: {
    id: 'device.voiceGone',
    defaultMessage:
      'This device no longer has this voice, or not its language. Choose another one. Your place in the story is kept.',
  },
  silent: {
    id: 'device.silent',
    defaultMessage:
      'This voice makes no sound. Try again, or choose another one. Your place in the story is kept.',
  },
  broken: {
    id: 'device.broken',
    defaultMessage: 'The device cannot read aloud right now. Your place in the story is kept.',
  },
});
