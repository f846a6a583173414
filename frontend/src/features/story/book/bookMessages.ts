import { defineMessages } from '../../../i18n/defineMessages.ts';

export const bookMessages = defineMessages({
  untitled: { id: 'story.untitled', defaultMessage: 'A new story' },
  text: { id: 'story.text', defaultMessage: 'Text of the story' },
  hint: {
    id: 'story.textHint',
    defaultMessage: 'Choose a sentence with the left and right arrow keys; Enter plays from there.',
  },
  backToVoice: { id: 'story.backToVoice', defaultMessage: 'Back to the voice' },
  pictureOf: { id: 'story.pictureOf', defaultMessage: 'Picture {number} of {total}. {alt}' },
});
