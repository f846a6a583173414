import { defineMessages } from '../../../i18n/defineMessages.ts';

export const passkeysMessages = defineMessages({
  title: { id: 'passkeys.title', defaultMessage: 'Passkeys' },
  text: {
    id: 'passkeys.text',
    defaultMessage:
      'A passkey is a key that stays on your phone or computer: signing in then asks for your finger, face or PIN as well, so a stolen password alone opens nothing.',
  },
  none: {
    id: 'passkeys.none',
    defaultMessage: 'You have none yet. At the moment signing in takes one step.',
  },
  list: { id: 'passkeys.list', defaultMessage: 'Your passkeys' },
  since: { id: 'passkeys.since', defaultMessage: 'since {day}' },
  name: { id: 'passkeys.name', defaultMessage: 'Name of the new passkey' },
  nameHint: { id: 'passkeys.nameHint', defaultMessage: 'So that you know it again, such as “Anna’s phone”.' },
  add: { id: 'passkeys.add', defaultMessage: 'Add a passkey' },
  added: { id: 'passkeys.added', defaultMessage: 'Added. We have sent you a mail about it.' },
  notAdded: { id: 'passkeys.notAdded', defaultMessage: 'No passkey was added.' },
  cancelled: { id: 'passkeys.cancelled', defaultMessage: 'The dialog of your device was closed.' },
  known: { id: 'passkeys.known', defaultMessage: 'This device holds one of your passkeys already.' },
  impossible: {
    id: 'passkeys.impossible',
    defaultMessage:
      'Passkeys cannot be made in this browser. It takes a recent one, and a page with https and a name of its own.',
  },
  failed: { id: 'passkeys.failed', defaultMessage: 'Your passkeys could not be loaded.' },
  remove: { id: 'passkeys.remove', defaultMessage: 'Remove' },
  removeNamed: { id: 'passkeys.removeNamed', defaultMessage: 'Remove {name}' },
  removeTitle: { id: 'passkeys.removeTitle', defaultMessage: 'Remove {name}?' },
  removeText: {
    id: 'passkeys.removeText',
    defaultMessage:
      'It no longer opens your account. Please delete it in your device’s settings too: we cannot do that.',
  },
  removeLast: {
    id: 'passkeys.removeLast',
    defaultMessage:
      'It is your last one: from then on signing in takes one step again, and your recovery codes are void. Please delete it in your device’s settings too: we cannot do that.',
  },
  notRemoved: { id: 'passkeys.notRemoved', defaultMessage: 'The passkey was not removed.' },
  codesLeft: {
    id: 'passkeys.codesLeft',
    defaultMessage:
      '{left, plural, =0 {No recovery code is left.} one {# recovery code is left.} other {# recovery codes are left.}} One of them lets you in when your device is lost or broken.',
  },
  codesAgain: { id: 'passkeys.codesAgain', defaultMessage: 'Make new recovery codes' },
  codesNotMade: { id: 'passkeys.codesNotMade', defaultMessage: 'No new codes were made.' },
  codesTitle: { id: 'passkeys.codesTitle', defaultMessage: 'Your recovery codes' },
  codesText: {
    id: 'passkeys.codesText',
    defaultMessage:
      'Each of these lets you in once, in place of a passkey. We show them only now: keep them where you find them without your phone, on paper for example. Codes from before are void.',
  },
  codesCopy: { id: 'passkeys.codesCopy', defaultMessage: 'Copy' },
  codesCopied: { id: 'passkeys.codesCopied', defaultMessage: 'Copied.' },
  codesByHand: {
    id: 'passkeys.codesByHand',
    defaultMessage: 'Please copy them by hand: this browser forbids it.',
  },
  codesFile: { id: 'passkeys.codesFile', defaultMessage: 'Download' },
  codesFileText: {
    id: 'passkeys.codesFileText',
    defaultMessage: 'Storylark, recovery codes for {email}. Each works once, in place of a passkey.',
  },
  codesFileName: { id: 'passkeys.codesFileName', defaultMessage: 'storylark-recovery-codes.txt' },
  codesKept: { id: 'passkeys.codesKept', defaultMessage: 'I have kept them' },
});
