import type { JobKind } from '@storylark/contracts/work';
import { defineMessages, type Message } from '../../i18n/defineMessages.ts';

export const adminMessages = defineMessages({
  admin: { id: 'admin.admin', defaultMessage: 'Admin' },
  nav: { id: 'admin.nav', defaultMessage: 'Administration' },
  utc: { id: 'admin.utc', defaultMessage: 'All days UTC' },
  usage: { id: 'admin.usage', defaultMessage: 'Usage' },
  accounts: { id: 'admin.accounts', defaultMessage: 'Accounts' },
  costs: { id: 'admin.costs', defaultMessage: 'Costs' },
  failures: { id: 'admin.failures', defaultMessage: 'Given up' },
  usageTitle: { id: 'admin.usageTitle', defaultMessage: 'Usage stats' },
  usageFailed: { id: 'admin.usageFailed', defaultMessage: 'The usage could not be fetched' },
  filters: { id: 'admin.filters', defaultMessage: 'What is counted' },
  from: { id: 'admin.from', defaultMessage: 'First day' },
  to: { id: 'admin.to', defaultMessage: 'Last day' },
  bucket: { id: 'admin.bucket', defaultMessage: 'Step' },
  bucketName: {
    id: 'admin.bucketName',
    defaultMessage: '{bucket, select, week {Week} month {Month} other {Day}}',
  },
  plan: { id: 'admin.plan', defaultMessage: 'Plan' },
  planName: {
    id: 'admin.planName',
    defaultMessage:
      '{plan, select, free {Free} basic {Basic} standard {Standard} premium {Premium} other {All plans}}',
  },
  language: { id: 'admin.language', defaultMessage: 'Language' },
  languageName: {
    id: 'admin.languageName',
    defaultMessage: '{language, select, en {English} de {German} fr {French} other {All languages}}',
  },
  languageIs: {
    id: 'admin.languageIs',
    defaultMessage:
      'Of stories the language they are told in, of accounts the one the app is read in. The plan is the one held at that moment.',
  },
  spanWrong: {
    id: 'admin.spanWrong',
    defaultMessage: 'Choose a first and a last day, at most three years apart.',
  },
  summary: { id: 'admin.summary', defaultMessage: 'In all this time' },
  nothingYet: { id: 'admin.nothingYet', defaultMessage: 'Nothing was counted in this time.' },
  showTable: { id: 'admin.showTable', defaultMessage: 'As a table' },
  tableOf: { id: 'admin.tableOf', defaultMessage: '{name}, as a table' },
  plotOf: {
    id: 'admin.plotOf',
    defaultMessage: '{name}, {from} to {to}. The numbers are in the table.',
  },
  weekFrom: { id: 'admin.weekFrom', defaultMessage: 'Week from {day}' },
  accountsTitle: { id: 'admin.accountsTitle', defaultMessage: 'Accounts' },
  accountsFailed: { id: 'admin.accountsFailed', defaultMessage: 'The accounts could not be fetched' },
  noAccounts: { id: 'admin.noAccounts', defaultMessage: 'There is no account yet.' },
  sort: { id: 'admin.sort', defaultMessage: 'Order' },
  sortName: {
    id: 'admin.sortName',
    defaultMessage:
      '{sort, select, lastActive {Last active first} stories {Most stories first} other {Newest first}}',
  },
  shown: { id: 'admin.shown', defaultMessage: '{from} to {to} of {total}' },
  before: { id: 'admin.before', defaultMessage: 'Previous page' },
  after: { id: 'admin.after', defaultMessage: 'Next page' },
  failuresTitle: { id: 'admin.failuresTitle', defaultMessage: 'Given up' },
  failuresText: {
    id: 'admin.failuresText',
    defaultMessage: 'Work that failed at every try. Ids and reasons only, newest first.',
  },
  failuresFailed: { id: 'admin.failuresFailed', defaultMessage: 'The list could not be fetched' },
  noFailures: { id: 'admin.noFailures', defaultMessage: 'Nothing was given up.' },
  noReason: { id: 'admin.noReason', defaultMessage: 'no reason told' },
  retry: { id: 'admin.retry', defaultMessage: 'Try again' },
  retryTitle: { id: 'admin.retryTitle', defaultMessage: 'Try this again?' },
  retryText: {
    id: 'admin.retryText',
    defaultMessage:
      '{kind}. It begins anew with all its tries. If the reason is still there, it will be given up again.',
  },
  retried: { id: 'admin.retried', defaultMessage: 'It is being tried again.' },
  seeOutcome: { id: 'admin.seeOutcome', defaultMessage: 'See what happened' },
  outcomeDone: { id: 'admin.outcomeDone', defaultMessage: 'This time it went well.' },
  outcomeGivenUp: { id: 'admin.outcomeGivenUp', defaultMessage: 'It was given up again: {reason}' },
  outcomeUnseen: { id: 'admin.outcomeUnseen', defaultMessage: 'How far it is could not be found out' },
  retryFailed: { id: 'admin.retryFailed', defaultMessage: 'It could not be tried again' },
});
/** The columns of both lists. */
export const columnMessages = defineMessages({
  accountId: { id: 'admin.column.accountId', defaultMessage: 'Account' },
  openedAt: { id: 'admin.column.openedAt', defaultMessage: 'Opened' },
  plan: { id: 'admin.column.plan', defaultMessage: 'Plan held' },
  stories: { id: 'admin.column.stories', defaultMessage: 'Stories' },
  characters: { id: 'admin.column.characters', defaultMessage: 'Characters' },
  lastActive: { id: 'admin.column.lastActive', defaultMessage: 'Last active' },
  attempts: { id: 'admin.column.attempts', defaultMessage: 'Tries' },
  orderedAt: { id: 'admin.column.orderedAt', defaultMessage: 'Ordered' },
  reason: { id: 'admin.column.reason', defaultMessage: 'Reason' },
  about: { id: 'admin.column.about', defaultMessage: 'About' },
});
/** What they mean. */
export const columnMeanings = defineMessages({
  accountId: {
    id: 'admin.columnMeaning.accountId',
    defaultMessage: 'A random id: names and addresses are not shown here.',
  },
  openedAt: { id: 'admin.columnMeaning.openedAt', defaultMessage: 'Day on which the account was opened.' },
  plan: {
    id: 'admin.columnMeaning.plan',
    defaultMessage: 'The plan whose limits hold now; a downgrade counts from its date.',
  },
  stories: {
    id: 'admin.columnMeaning.stories',
    defaultMessage: 'Stories that were finished, also those deleted since.',
  },
  characters: { id: 'admin.columnMeaning.characters', defaultMessage: 'Characters that are there now.' },
  lastActive: {
    id: 'admin.columnMeaning.lastActive',
    defaultMessage: 'Last day of a login, a listening, or a change.',
  },
  attempts: {
    id: 'admin.columnMeaning.attempts',
    defaultMessage: 'How often it was begun, also where the house itself was stopped in between.',
  },
  orderedAt: { id: 'admin.columnMeaning.orderedAt', defaultMessage: 'When the work was asked for.' },
  reason: {
    id: 'admin.columnMeaning.reason',
    defaultMessage: 'What the last try ended with, as the worker named it.',
  },
  about: {
    id: 'admin.columnMeaning.about',
    defaultMessage: 'The story or the character it is for, by its id, or the account itself.',
  },
});
/** The kinds of work. */
export const kindMessages = defineMessages({
  writeText: { id: 'admin.kind.writeText', defaultMessage: 'Write a story’s text' },
  recordNarration: { id: 'admin.kind.recordNarration', defaultMessage: 'Record a narration' },
  drawPicture: { id: 'admin.kind.drawPicture', defaultMessage: 'Draw a picture' },
  drawPortrait: { id: 'admin.kind.drawPortrait', defaultMessage: 'Draw a portrait' },
  sendMail: { id: 'admin.kind.sendMail', defaultMessage: 'Send a mail' },
  tellStoryReady: { id: 'admin.kind.tellStoryReady', defaultMessage: 'Find the devices to tell of a story' },
  sendPush: { id: 'admin.kind.sendPush', defaultMessage: 'Tell a device of a story' },
  writePaper: { id: 'admin.kind.writePaper', defaultMessage: 'Write an invoice or a confirmation' },
  readBooks: { id: 'admin.kind.readBooks', defaultMessage: 'Read the payment provider’s books' },
  returnSlot: { id: 'admin.kind.returnSlot', defaultMessage: 'Give a story back to the allowance' },
  deleteStoriesOfCharacter: {
    id: 'admin.kind.deleteStoriesOfCharacter',
    defaultMessage: 'Delete the stories of a character',
  },
  failStoriesOfCharacter: {
    id: 'admin.kind.failStoriesOfCharacter',
    defaultMessage: 'End the orders for a deleted character',
  },
  shredStory: { id: 'admin.kind.shredStory', defaultMessage: 'Destroy a story’s key and files' },
  shredCharacter: { id: 'admin.kind.shredCharacter', defaultMessage: 'Destroy a character’s key and files' },
  releaseEmailClaim: { id: 'admin.kind.releaseEmailClaim', defaultMessage: 'Release an e-mail address' },
  eraseAccount: { id: 'admin.kind.eraseAccount', defaultMessage: 'Erase an account' },
}) satisfies Record<JobKind, Message>;
