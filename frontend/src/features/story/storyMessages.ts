import { defineMessages } from '../../i18n/defineMessages.ts';

/** What the book and the player's place say, a guest's too. */
export const storyMessages = defineMessages({
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
  download: { id: 'story.download', defaultMessage: 'Download audio' },
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
});
