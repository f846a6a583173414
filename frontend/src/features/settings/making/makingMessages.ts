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
  lastFailed: { id: 'settings.makingLastFailed', defaultMessage: 'What was sent could not be fetched' },
});
