import { defineMessages } from '../i18n/defineMessages.ts';

export const usageMessages = defineMessages({
  stories: {
    id: 'usage.stories',
    defaultMessage: '{used} of {limit, plural, one {# story} other {# stories}} used',
  },
  characters: {
    id: 'usage.characters',
    defaultMessage: '{used} of {limit, plural, one {# character} other {# characters}} used',
  },
});
