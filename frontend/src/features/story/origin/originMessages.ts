import { defineMessages } from '../../../i18n/defineMessages.ts';

/** How a story came to be: what was chosen, who made what of it, what was looked at before. */
export const originMessages = defineMessages({
  failed: { id: 'storyPage.originFailed', defaultMessage: 'How it came to be could not be fetched' },
  chosen: { id: 'storyPage.originChosen', defaultMessage: 'What was chosen' },
  text: { id: 'storyPage.originText', defaultMessage: 'The words' },
  narration: { id: 'storyPage.originNarration', defaultMessage: 'The voice, with music and sounds' },
  pictures: {
    id: 'storyPage.originPictures',
    defaultMessage: '{count, plural, =0 {The pictures} one {The picture} other {The # pictures}}',
  },
  byHouse: { id: 'storyPage.originByHouse', defaultMessage: 'Made by our own studio, in this house.' },
  byModel: { id: 'storyPage.originByModel', defaultMessage: 'Made by an AI model: {model}.' },
  byBoth: {
    id: 'storyPage.originByBoth',
    defaultMessage:
      '{outside} of {count} made by an AI model: {model}. The others by our own studio, in this house.',
  },
  notMade: {
    id: 'storyPage.originNotMade',
    defaultMessage: '{pending, select, yes {Not made yet.} other {Not made.}}',
  },
  took: { id: 'storyPage.originTook', defaultMessage: 'It took {time}.' },
  askedAgain: {
    id: 'storyPage.originAskedAgain',
    defaultMessage: '{count, plural, one {It was asked once more.} other {It was asked # more times.}}',
  },
  checked: { id: 'storyPage.originChecked', defaultMessage: 'Looked at before you saw it: {checks}.' },
  check_rules: {
    id: 'storyPage.originCheck_rules',
    defaultMessage: 'our rules for language, length and age',
  },
  check_moderation: {
    id: 'storyPage.originCheck_moderation',
    defaultMessage: 'whether it is fit for children',
  },
  check_plan: { id: 'storyPage.originCheck_plan', defaultMessage: 'whether it keeps to the story’s plan' },
  check_transcript: {
    id: 'storyPage.originCheck_transcript',
    defaultMessage: 'whether every sentence is said as it is written',
  },
  tookOver: {
    id: 'storyPage.originTookOver',
    defaultMessage: 'An AI model was asked, too, but {reason}.',
  },
  reason_slow: { id: 'storyPage.originReason_slow', defaultMessage: 'it did not answer in time' },
  reason_full: { id: 'storyPage.originReason_full', defaultMessage: 'it had no room for us' },
  reason_refused: { id: 'storyPage.originReason_refused', defaultMessage: 'it refused' },
  reason_away: { id: 'storyPage.originReason_away', defaultMessage: 'it could not be reached' },
  reason_broken: { id: 'storyPage.originReason_broken', defaultMessage: 'its answer was damaged' },
  reason_unfit: { id: 'storyPage.originReason_unfit', defaultMessage: 'its answer did not meet our rules' },
  reason_unsafe: {
    id: 'storyPage.originReason_unsafe',
    defaultMessage: 'its answer was not fit for children',
  },
  reason_planNotKept: {
    id: 'storyPage.originReason_planNotKept',
    defaultMessage: 'its answer left the story’s plan',
  },
  reason_wrongLanguage: {
    id: 'storyPage.originReason_wrongLanguage',
    defaultMessage: 'its answer was in another language',
  },
  reason_transcriptDiffers: {
    id: 'storyPage.originReason_transcriptDiffers',
    defaultMessage: 'it said other words than those written',
  },
  reason_budget: {
    id: 'storyPage.originReason_budget',
    defaultMessage: 'the money that this house gives for it was spent',
  },
  reason_switchedOff: {
    id: 'storyPage.originReason_switchedOff',
    defaultMessage: 'help by AI models was switched off meanwhile',
  },
  money: {
    id: 'storyPage.originMoney',
    defaultMessage: 'The AI models cost this house {money}, and you nothing.',
  },
});
