import { defineMessages } from '../../i18n/defineMessages.ts';

export const storyMessages = defineMessages({
  loadFailed: { id: 'story.loadFailed', defaultMessage: 'Failed to load story' },
  notFound: { id: 'story.notFound', defaultMessage: 'Story not found' },
  notFoundText: {
    id: 'story.notFoundText',
    defaultMessage: 'It may have been deleted, or the link is not complete.',
  },
  toStories: { id: 'story.toStories', defaultMessage: 'Back to my stories' },
  ready: { id: 'story.ready', defaultMessage: 'Your story is ready. You will find it in My stories.' },
  notReady: { id: 'story.notReady', defaultMessage: 'Your story could not be made. My stories says why.' },
  stopped: { id: 'story.stopped', defaultMessage: 'Stopped. The story is given back.' },
  minutes: { id: 'story.minutes', defaultMessage: '{minutes, plural, one {# minute} other {# minutes}}' },

  options: { id: 'story.options', defaultMessage: 'Aa, text size and reading options' },
  size: { id: 'story.size', defaultMessage: 'Text size' },
  sizeName: {
    id: 'story.sizeName',
    defaultMessage: '{size, select, 0 {Small} 1 {Medium} 2 {Large} other {Very large}}',
  },
  easy: { id: 'story.easy', defaultMessage: 'Easy reading' },
  easyHint: {
    id: 'story.easyHint',
    defaultMessage: 'Clearer letters, more room between them, shorter lines',
  },
  highlight: { id: 'story.highlight', defaultMessage: 'Mark what is being read' },
  singleKeys: { id: 'story.singleKeys', defaultMessage: 'Control the player with single keys' },
  share: { id: 'story.share', defaultMessage: 'Share' },
  download: { id: 'story.download', defaultMessage: 'Download audio' },
  more: { id: 'story.more', defaultMessage: 'More' },
  remove: { id: 'story.remove', defaultMessage: 'Delete story' },
  ai: { id: 'story.ai', defaultMessage: 'Made with AI' },
  aiText: {
    id: 'story.aiText',
    defaultMessage:
      'The words, the voice and the pictures of this story were made by computers from your choices. No person has read them before you.',
  },

  sound: { id: 'story.sound', defaultMessage: 'Sound of the story' },
  listen: { id: 'story.listen', defaultMessage: 'Listen' },
  goOnFrom: { id: 'story.goOnFrom', defaultMessage: 'Go on from {time}' },
  fromStart: { id: 'story.fromStart', defaultMessage: 'From the beginning' },
  recordingPart: { id: 'story.recordingPart', defaultMessage: 'Recording, part {part} of {total}' },
  drawingPicture: { id: 'story.drawingPicture', defaultMessage: 'Drawing, picture {part} of {total}' },

  textFailed: { id: 'story.textFailed', defaultMessage: 'The text could not be written this time.' },
  narrationFailed: {
    id: 'story.narrationFailed',
    defaultMessage: 'The narration could not be recorded, though we tried more than once.',
  },
  characterDeleted: {
    id: 'story.characterDeleted',
    defaultMessage: 'Its hero was deleted before the story was finished.',
  },
  givenBack: {
    id: 'story.givenBack',
    defaultMessage: 'The story has been given back to you: it does not count.',
  },
  another: { id: 'story.another', defaultMessage: 'Make another story' },
  createFailed: { id: 'story.createFailed', defaultMessage: 'Failed to create story. Please try again.' },
});
