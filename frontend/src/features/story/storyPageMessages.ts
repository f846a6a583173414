import { defineMessages } from '../../i18n/defineMessages.ts';

export const storyPageMessages = defineMessages({
  loadFailed: { id: 'storyPage.loadFailed', defaultMessage: 'Failed to load story' },
  notFound: { id: 'storyPage.notFound', defaultMessage: 'Story not found' },
  notHere: { id: 'storyPage.notHere', defaultMessage: 'This story is not on this device' },
  notHereText: {
    id: 'storyPage.notHereText',
    defaultMessage:
      'It cannot be fetched without a connection. As soon as that is back, it opens here by itself.',
  },
  notFoundText: {
    id: 'storyPage.notFoundText',
    defaultMessage: 'It may have been deleted, or the link is not complete.',
  },
  toStories: { id: 'storyPage.toStories', defaultMessage: 'Back to my stories' },
  ready: { id: 'storyPage.ready', defaultMessage: 'Your story is ready.' },
  notReady: { id: 'storyPage.notReady', defaultMessage: 'Your story could not be made.' },
  why: { id: 'storyPage.why', defaultMessage: 'See why' },
  stopped: { id: 'storyPage.stopped', defaultMessage: 'Stopped. The story is given back.' },
  stoppedCounted: {
    id: 'storyPage.stoppedCounted',
    defaultMessage: 'Stopped. Some of it could be read already: the story stays counted.',
  },
  minutes: { id: 'storyPage.minutes', defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}' },
  share: { id: 'storyPage.share', defaultMessage: 'Share' },
  more: { id: 'storyPage.more', defaultMessage: 'More' },
  remove: { id: 'storyPage.remove', defaultMessage: 'Delete story' },
  textFailed: { id: 'storyPage.textFailed', defaultMessage: 'The text could not be written this time.' },
  narrationFailed: {
    id: 'storyPage.narrationFailed',
    defaultMessage: 'The narration could not be recorded, though we tried more than once.',
  },
  helperFailed: {
    id: 'storyPage.helperFailed',
    defaultMessage:
      'The outside model delivered nothing usable, and your settings ask us not to make the story without it.',
  },
  characterDeleted: {
    id: 'storyPage.characterDeleted',
    defaultMessage: 'Its hero was deleted before the story was finished.',
  },
  givenBack: {
    id: 'storyPage.givenBack',
    defaultMessage: 'The story has been given back to you: it does not count.',
  },
  letStudio: {
    id: 'storyPage.letStudio',
    defaultMessage: 'Let our own studio step in',
  },
  readText: { id: 'storyPage.readText', defaultMessage: 'Read the text' },
  whatNow: { id: 'storyPage.whatNow', defaultMessage: 'What now?' },
  another: { id: 'storyPage.another', defaultMessage: 'Make another story' },
  createFailed: { id: 'storyPage.createFailed', defaultMessage: 'Failed to create story. Please try again.' },
  recordingPart: { id: 'storyPage.recordingPart', defaultMessage: 'Recording, part {part} of {total}' },
  mixing: { id: 'storyPage.mixing', defaultMessage: 'Mixing in the music' },
  mixingFor: { id: 'storyPage.mixingFor', defaultMessage: 'Mixing in the music, {time}' },
  drawingPicture: { id: 'storyPage.drawingPicture', defaultMessage: 'Drawing, picture {part} of {total}' },
  origin: { id: 'storyPage.origin', defaultMessage: 'How this story came to be' },
});
