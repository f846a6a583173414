import { defineMessages } from '../../i18n/defineMessages.ts';

/** The figures that are shown, by name. */
export const figureMessages = defineMessages({
  ordered: { id: 'admin.figure.ordered', defaultMessage: 'Stories ordered' },
  finished: { id: 'admin.figure.finished', defaultMessage: 'Stories finished' },
  failed: { id: 'admin.figure.failed', defaultMessage: 'Stories failed' },
  textFailed: { id: 'admin.figure.textFailed', defaultMessage: 'No text' },
  narrationFailed: { id: 'admin.figure.narrationFailed', defaultMessage: 'No narration' },
  helperFailed: { id: 'admin.figure.helperFailed', defaultMessage: 'Outside model failed' },
  characterDeleted: { id: 'admin.figure.characterDeleted', defaultMessage: 'Hero deleted' },
  stopped: { id: 'admin.figure.stopped', defaultMessage: 'Stopped' },
  failureShare: { id: 'admin.figure.failureShare', defaultMessage: 'Share that failed' },
  minutes: { id: 'admin.figure.minutes', defaultMessage: 'Minutes of sound' },
  characters: { id: 'admin.figure.characters', defaultMessage: 'Characters created' },
  active: { id: 'admin.figure.active', defaultMessage: 'Active accounts' },
  opened: { id: 'admin.figure.opened', defaultMessage: 'New accounts' },
  closed: { id: 'admin.figure.closed', defaultMessage: 'Deleted accounts' },
  bought: { id: 'admin.figure.bought', defaultMessage: 'Plans bought' },
  ended: { id: 'admin.figure.ended', defaultMessage: 'Plans ended' },
  conversion: { id: 'admin.figure.conversion', defaultMessage: 'Conversion' },
  slotsTaken: { id: 'admin.figure.slotsTaken', defaultMessage: 'Slots taken' },
  slotsReturned: { id: 'admin.figure.slotsReturned', defaultMessage: 'Slots given back' },
  quota: { id: 'admin.figure.quota', defaultMessage: 'Quota use' },
});
/** What each of them means. */
export const figureMeanings = defineMessages({
  ordered: {
    id: 'admin.meaning.ordered',
    defaultMessage: 'Stories that were accepted for making, on the day they were ordered.',
  },
  finished: {
    id: 'admin.meaning.finished',
    defaultMessage: 'Stories with text, narration and pictures, on the day the last of them was done.',
  },
  failed: {
    id: 'admin.meaning.failed',
    defaultMessage:
      'Stories that were given up for one of the reasons below. Stopped ones are not among them.',
  },
  textFailed: {
    id: 'admin.meaning.textFailed',
    defaultMessage: 'The text could not be written, though it was tried more than once.',
  },
  narrationFailed: {
    id: 'admin.meaning.narrationFailed',
    defaultMessage: 'The narration could not be recorded, though it was tried more than once.',
  },
  helperFailed: {
    id: 'admin.meaning.helperFailed',
    defaultMessage:
      'An outside model did not deliver, and the parent did not want the story made without it.',
  },
  characterDeleted: {
    id: 'admin.meaning.characterDeleted',
    defaultMessage: 'The hero was deleted before the text was there.',
  },
  stopped: {
    id: 'admin.meaning.stopped',
    defaultMessage: 'Stopped by the parent before the text was there.',
  },
  failureShare: {
    id: 'admin.meaning.failureShare',
    defaultMessage: 'Failed stories, of those that failed or were finished.',
  },
  minutes: {
    id: 'admin.meaning.minutes',
    defaultMessage: 'Length of the narrations, on the day they were recorded.',
  },
  characters: {
    id: 'admin.meaning.characters',
    defaultMessage: 'Characters that were created, also those deleted since.',
  },
  active: {
    id: 'admin.meaning.active',
    defaultMessage:
      'Accounts that were opened, logged in, listened, or made or changed something: each once a day, week or month, under the plan it held first in it. The number on top is that of the last one shown.',
  },
  opened: { id: 'admin.meaning.opened', defaultMessage: 'Accounts that were opened.' },
  closed: {
    id: 'admin.meaning.closed',
    defaultMessage: 'Accounts whose deletion was asked for. What they did stays counted.',
  },
  bought: {
    id: 'admin.meaning.bought',
    defaultMessage:
      'Accounts that went from Free to a plan they pay for, under that plan. Plans set by the operator do not count.',
  },
  ended: {
    id: 'admin.meaning.ended',
    defaultMessage: 'Paid plans that ended, for whatever reason, under the plan that was held.',
  },
  conversion: {
    id: 'admin.meaning.conversion',
    defaultMessage:
      'Plans bought, for a hundred accounts opened in the same time; those who bought may have come earlier.',
  },
  slotsTaken: {
    id: 'admin.meaning.slotsTaken',
    defaultMessage: 'Places in the allowances that were taken by orders.',
  },
  slotsReturned: {
    id: 'admin.meaning.slotsReturned',
    defaultMessage: 'Places that came back: the story failed, was stopped, or was deleted early enough.',
  },
  quota: {
    id: 'admin.meaning.quota',
    defaultMessage:
      'Of the stories that monthly allowances give, those in use. Each allowance counts on its first day, and only if a story was ordered from it.',
  },
});
/** The plots, by name. */
export const plotMessages = defineMessages({
  stories: { id: 'admin.plot.stories', defaultMessage: 'Stories' },
  failures: { id: 'admin.plot.failures', defaultMessage: 'Why stories were not made' },
  sound: { id: 'admin.plot.sound', defaultMessage: 'Sound' },
  active: { id: 'admin.plot.active', defaultMessage: 'Active accounts' },
  accounts: { id: 'admin.plot.accounts', defaultMessage: 'Accounts opened and deleted' },
  plans: { id: 'admin.plot.plans', defaultMessage: 'Plans bought and ended' },
  characters: { id: 'admin.plot.characters', defaultMessage: 'Characters' },
  slots: { id: 'admin.plot.slots', defaultMessage: 'Slots' },
  quota: { id: 'admin.plot.quota', defaultMessage: 'Quota use' },
});
