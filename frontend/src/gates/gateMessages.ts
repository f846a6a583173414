import { defineMessages } from '../i18n/defineMessages.ts';

export const gateMessages = defineMessages({
  parentsTitle: { id: 'gate.parentsTitle', defaultMessage: 'One moment, this is for grown-ups' },
  parentsText: {
    id: 'gate.parentsText',
    defaultMessage: 'Behind this door are plans, account, sharing and deleting. Answer the sum to come in.',
  },
  question: { id: 'gate.question', defaultMessage: 'What is {first} plus {second}?' },
  answer: { id: 'gate.answer', defaultMessage: 'Your answer' },
  wrong: { id: 'gate.wrong', defaultMessage: 'Incorrect answer. Please try again.' },
  pause: {
    id: 'gate.pause',
    defaultMessage: 'That was three times. Please wait 30 seconds; then there is a new question.',
  },
  verify: { id: 'gate.verify', defaultMessage: 'Verify' },
  termsTitle: { id: 'gate.termsTitle', defaultMessage: 'Our terms' },
  termsText: {
    id: 'gate.termsText',
    defaultMessage: 'Please read the <terms>terms</terms> and accept them to use Storylark.',
  },
  termsTick: { id: 'gate.termsTick', defaultMessage: 'I have read the terms and accept them.' },
  termsAccept: { id: 'gate.termsAccept', defaultMessage: 'Accept' },
  termsMissing: { id: 'gate.termsMissing', defaultMessage: 'Tick the box first' },
  termsDecline: { id: 'gate.termsDecline', defaultMessage: 'Decline and log out' },
  proofTitle: { id: 'gate.proofTitle', defaultMessage: 'Is it you?' },
  proofText: {
    id: 'gate.proofText',
    defaultMessage: 'Please enter your password once more. Then we do what you asked for.',
  },
  proofByGoogle: {
    id: 'gate.proofByGoogle',
    defaultMessage:
      'You sign in with Google: please go there once more. You come back here, and then ask for it again.',
  },
  proofPassword: { id: 'gate.proofPassword', defaultMessage: 'Password' },
  proofGoOn: { id: 'gate.proofGoOn', defaultMessage: 'Go on' },
});
