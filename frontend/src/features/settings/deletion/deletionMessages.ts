import { defineMessages } from '../../../i18n/defineMessages.ts';

export const deletionMessages = defineMessages({
  title: { id: 'settings.deleteTitle', defaultMessage: 'Delete the account' },
  reason: { id: 'settings.deleteReason', defaultMessage: 'Why do you want to leave?' },
  tooExpensive: { id: 'settings.tooExpensive', defaultMessage: 'It is too expensive' },
  dontUse: { id: 'settings.dontUse', defaultMessage: 'I do not use it enough' },
  technicalIssues: { id: 'settings.technicalIssues', defaultMessage: 'Something did not work' },
  betterAlternatives: { id: 'settings.betterAlternatives', defaultMessage: 'I found something better' },
  other: { id: 'settings.other', defaultMessage: 'Something else' },
  comment: { id: 'settings.comment', defaultMessage: 'What was it?' },
  commentHint: { id: 'settings.commentHint', defaultMessage: 'If you like. Please no names of children.' },
  goOn: { id: 'settings.deleteGoOn', defaultMessage: 'Go on' },
  stay: { id: 'settings.deleteStay', defaultMessage: 'Keep my account' },
  exportFirst: { id: 'settings.exportFirst', defaultMessage: 'Take it with you first' },
  lossTitle: { id: 'settings.lossTitle', defaultMessage: 'This will be lost' },
  lossCharacters: {
    id: 'settings.lossCharacters',
    defaultMessage:
      '{count, plural, =0 {No characters} one {Your character: {names}} other {Your # characters: {names}}}',
  },
  lossStories: {
    id: 'settings.lossStories',
    defaultMessage: '{count, plural, =0 {No stories} one {One story} other {# stories}}',
  },
  lossAudio: {
    id: 'settings.lossAudio',
    defaultMessage:
      '{hours, plural, one {# hour of narration, with its pictures} other {# hours of narration, with their pictures}}',
  },
  lossPlan: {
    id: 'settings.lossPlan',
    defaultMessage: 'Your {plan} subscription: it is cancelled, and nothing more is charged',
  },
  lossFailed: { id: 'settings.lossFailed', defaultMessage: 'What would be lost could not be counted.' },
  confirmTitle: { id: 'settings.confirmTitle', defaultMessage: 'Delete it for good?' },
  confirmText: {
    id: 'settings.confirmText',
    defaultMessage:
      'This cannot be undone. The keys to everything you entered are destroyed, so that nobody can read it any more, not even we.',
  },
  confirm: { id: 'settings.deleteConfirm', defaultMessage: 'Delete account for good' },
  failed: {
    id: 'settings.deleteFailed',
    defaultMessage: 'The account was not deleted. Everything is still there.',
  },
  deleted: { id: 'settings.deleted', defaultMessage: 'Your account is deleted' },
  deletedText: {
    id: 'settings.deletedText',
    defaultMessage:
      'Thank you for the evenings with us. In a moment you are logged out and back at the start page.',
  },
});
