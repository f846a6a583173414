import { defineMessages } from '../../i18n/defineMessages.ts';

export const secondStepMessages = defineMessages({
  text: {
    id: 'secondStep.text',
    defaultMessage:
      'Almost there. Now confirm with your passkey: by finger, face or PIN, as this device asks for it.',
  },
  passkey: { id: 'secondStep.passkey', defaultMessage: 'Use your passkey' },
  toCode: { id: 'secondStep.toCode', defaultMessage: 'Use a recovery code' },
  cancelled: {
    id: 'secondStep.cancelled',
    defaultMessage: 'The passkey was not used. Try again, or take a recovery code.',
  },
  impossible: {
    id: 'secondStep.impossible',
    defaultMessage: 'Passkeys cannot be used in this browser. One of your recovery codes lets you in.',
  },
  failed: { id: 'secondStep.failed', defaultMessage: 'That did not work.' },
  code: { id: 'secondStep.code', defaultMessage: 'Recovery code' },
  codeHint: {
    id: 'secondStep.codeHint',
    defaultMessage: 'One of the ten codes that you got with your first passkey. Each works once.',
  },
  goOn: { id: 'secondStep.goOn', defaultMessage: 'Go on' },
});
