import { defineMessages } from '../i18n/defineMessages.ts';

export const storyActsMessages = defineMessages({
  untitled: { id: 'storyActs.untitled', defaultMessage: 'a story without a title' },
  shareTitle: { id: 'storyActs.shareTitle', defaultMessage: 'Share “{title}”' },
  shareNames: {
    id: 'storyActs.shareNames',
    defaultMessage:
      'Whoever has the link can hear and read this story, and {name}’s name is heard and read in it.',
  },
  shareHero: {
    id: 'storyActs.shareHero',
    defaultMessage:
      'Whoever has the link can hear and read this story, and the hero’s name is heard and read in it.',
  },
  shareUntil: { id: 'storyActs.shareUntil', defaultMessage: 'Until when (if you like)' },
  shareUntilHint: {
    id: 'storyActs.shareUntilHint',
    defaultMessage: 'The link works to the end of that day. You can withdraw it at any time.',
  },
  shareIndexable: { id: 'storyActs.shareIndexable', defaultMessage: 'Search engines may list it' },
  shareMake: { id: 'storyActs.shareMake', defaultMessage: 'Make the link' },
  shareNot: { id: 'storyActs.shareNot', defaultMessage: 'Do not share' },
  shareLink: { id: 'storyActs.shareLink', defaultMessage: 'The link' },
  shareCopy: { id: 'storyActs.shareCopy', defaultMessage: 'Copy link' },
  shareCopied: { id: 'storyActs.shareCopied', defaultMessage: 'Copied.' },
  shareCopyByHand: {
    id: 'storyActs.shareCopyByHand',
    defaultMessage: 'The link is marked; copy it by hand.',
  },
  shareSend: { id: 'storyActs.shareSend', defaultMessage: 'Send' },
  shareOpenings: {
    id: 'storyActs.shareOpenings',
    defaultMessage: '{count, plural, =0 {Not opened yet} one {Opened once} other {Opened # times}}',
  },
  shareSave: { id: 'storyActs.shareSave', defaultMessage: 'Save changes' },
  shareSaved: { id: 'storyActs.shareSaved', defaultMessage: 'Saved. The link works.' },
  shareFailed: { id: 'storyActs.shareFailed', defaultMessage: 'Failed to share story' },
  shareLookFailed: { id: 'storyActs.shareLookFailed', defaultMessage: 'Failed to load story' },
  withdraw: { id: 'storyActs.withdraw', defaultMessage: 'Withdraw the link' },
  withdrawTitle: { id: 'storyActs.withdrawTitle', defaultMessage: 'Withdraw the link?' },
  withdrawText: {
    id: 'storyActs.withdrawText',
    defaultMessage: 'Whoever has it can no longer open the story. A link made later is a new one.',
  },
  withdrawNot: { id: 'storyActs.withdrawNot', defaultMessage: 'Keep sharing' },
  withdrawFailed: { id: 'storyActs.withdrawFailed', defaultMessage: 'Failed to withdraw the link' },
  deleteTitle: { id: 'storyActs.deleteTitle', defaultMessage: 'Delete “{title}”?' },
  deleteLost: {
    id: 'storyActs.deleteLost',
    defaultMessage: 'Its text, narration and pictures are gone for good.',
  },
  deleteLink: { id: 'storyActs.deleteLink', defaultMessage: 'The shared link stops working.' },
  deleteUsed: {
    id: 'storyActs.deleteUsed',
    defaultMessage: 'It stays counted among the stories of this month.',
  },
  deleteGivenBack: {
    id: 'storyActs.deleteGivenBack',
    defaultMessage: 'It is not told yet, so the story is given back to you.',
  },
  deleteGivenBackRead: {
    id: 'storyActs.deleteGivenBackRead',
    defaultMessage:
      'Its text could be read already. Three such stories a month are given back to you, and this is one of them.',
  },
  deleteUsedRead: {
    id: 'storyActs.deleteUsedRead',
    defaultMessage:
      'Its text could be read already, and three such stories were given back to you this month: this one stays counted.',
  },
  deleteFailedOne: {
    id: 'storyActs.deleteFailedOne',
    defaultMessage: 'It was not finished and has used up nothing.',
  },
  deleteAct: { id: 'storyActs.deleteAct', defaultMessage: 'Delete' },
  deleteFailed: { id: 'storyActs.deleteFailed', defaultMessage: 'Failed to delete story' },
  deleted: { id: 'storyActs.deleted', defaultMessage: 'The story was deleted.' },
  limitTitle: { id: 'storyActs.limitTitle', defaultMessage: 'Story Limit Reached' },
  limitNext: {
    id: 'storyActs.limitNext',
    defaultMessage:
      '{larger, select, yes {New stories on {day}. With a larger plan you can go on at once.} other {New stories on {day}.}}',
  },
  limitPlan: { id: 'storyActs.limitPlan', defaultMessage: 'Your plan: {plan}' },
  planName: {
    id: 'storyActs.planName',
    defaultMessage: '{plan, select, basic {Basic} standard {Standard} premium {Premium} other {Free}}',
  },
  limitPlans: { id: 'storyActs.limitPlans', defaultMessage: 'See the plans' },
  limitStay: { id: 'storyActs.limitStay', defaultMessage: 'Stay here' },
});
