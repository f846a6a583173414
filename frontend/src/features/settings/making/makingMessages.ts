import { defineMessages } from '../../../i18n/defineMessages.ts';

/** How stories are made: who may help, what they are told, what was sent last. */
export const makingMessages = defineMessages({
  part: { id: 'settings.making', defaultMessage: 'How stories are made' },
  state: {
    id: 'settings.makingState',
    defaultMessage:
      '{who, select, alone {By our own studio} yes {AI models may help} no {By our own studio; AI models may not help} other {By our own studio until you answer}}',
  },
  alone: { id: 'settings.makingAlone', defaultMessage: 'By our own studio, alone' },
  aloneText: {
    id: 'settings.makingAloneText',
    defaultMessage:
      'No AI model outside is set up here. Nothing about your stories leaves this house for one.',
  },
  unknown: {
    id: 'settings.makingUnknown',
    defaultMessage: 'We could not find out yet who helps with stories here.',
  },
  help: { id: 'settings.makingHelp', defaultMessage: 'Help by AI models' },
  mayHelp: { id: 'settings.makingMayHelp', defaultMessage: 'AI models may help with my stories' },
  mayHelpHint: {
    id: 'settings.makingMayHelpHint',
    defaultMessage:
      'Switched off, it takes effect at the next step, also of a story that is being made just now.',
  },
  fallback: {
    id: 'settings.makingFallback',
    defaultMessage: 'Our own studio makes what they do not deliver',
  },
  fallbackHint: {
    id: 'settings.makingFallbackHint',
    defaultMessage:
      'Without that, such a story fails and is given back to you. One that can be heard already only lacks the pictures.',
  },
  notSaved: { id: 'settings.makingNotSaved', defaultMessage: 'Your choice was not saved' },
  spoken: { id: 'settings.spoken', defaultMessage: 'What the AI voice calls your children' },
  spokenText: {
    id: 'settings.spokenText',
    defaultMessage:
      'It needs a word where a name stands. The story that you read keeps the names. If a character has an alias of its own, it goes by that.',
  },
  spokenNone: {
    id: 'settings.spokenNone',
    defaultMessage: 'Nothing: our own voice reads, with the real names',
  },
  spokenNoneHint: {
    id: 'settings.spokenNoneHint',
    defaultMessage:
      'Nothing is sent to the AI voice, unless each character in a story has an alias of its own.',
  },
  spokenAlias: { id: 'settings.spokenAlias', defaultMessage: 'The hero by an alias' },
  spokenAliasField: { id: 'settings.spokenAliasField', defaultMessage: 'Alias of the hero' },
  spokenAliasHint: {
    id: 'settings.spokenAliasHint',
    defaultMessage:
      'Like Captain or Firefly. If the story names others too, each needs an alias of their own; otherwise our own voice reads.',
  },
  spokenName: { id: 'settings.spokenName', defaultMessage: 'Everybody by their name' },
  spokenNameHint: {
    id: 'settings.spokenNameHint',
    defaultMessage:
      'With this you agree that the first names in your stories are sent to the AI voice. You can take that back at any time; it holds from the next part of a story on.',
  },
  spokenSince: { id: 'settings.spokenSince', defaultMessage: 'You agreed on {at}.' },
  last: { id: 'settings.makingLast', defaultMessage: 'What was sent for your last story' },
  lastNothing: {
    id: 'settings.makingLastNothing',
    defaultMessage: 'Nothing. {title} was made by our own studio.',
  },
  lastUntitled: { id: 'settings.makingLastUntitled', defaultMessage: 'Your last story' },
  lastNone: { id: 'settings.makingLastNone', defaultMessage: 'There is no story yet.' },
  lastText: {
    id: 'settings.makingLastText',
    defaultMessage:
      '{count, plural, one {# request for {title}, as it was sent.} other {# requests for {title}, as they were sent.}} It cost this house {money}, and you nothing.',
  },
  request: { id: 'settings.makingRequest', defaultMessage: '{at}, to {model}' },
  requestSpoken: {
    id: 'settings.makingRequestSpoken',
    defaultMessage: '{at}, to {model}: {count, plural, one {# sentence} other {# sentences}}',
  },
  lastSpoken: {
    id: 'settings.makingLastSpoken',
    defaultMessage: 'Where the AI voice was told an alias or a name, a placeholder stands here.',
  },
  lastFailed: { id: 'settings.makingLastFailed', defaultMessage: 'What was sent could not be fetched' },
});
