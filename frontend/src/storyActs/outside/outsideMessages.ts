import { defineMessages } from '../../i18n/defineMessages.ts';

/** What a parent has to know of outside models, before they agree and ever after. */
export const outsideMessages = defineMessages({
  text: { id: 'storyActs.outsideText', defaultMessage: 'Telling' },
  speech: { id: 'storyActs.outsideSpeech', defaultMessage: 'Reading aloud' },
  images: { id: 'storyActs.outsideImages', defaultMessage: 'Painting' },
  elsewhere: { id: 'storyActs.outsideElsewhere', defaultMessage: '{model} at {host}, outside this house.' },
  inTheHouse: {
    id: 'storyActs.outsideInTheHouse',
    defaultMessage: '{model} on a machine of this house ({host}). Nothing leaves it.',
  },
  keeps: {
    id: 'storyActs.outsideKeeps',
    defaultMessage:
      '{days, plural, =0 {It keeps nothing of what it is sent.} one {It keeps what it is sent for up to # day.} other {It keeps what it is sent for up to # days.}}',
  },
  keepsUnknown: {
    id: 'storyActs.outsideKeepsUnknown',
    defaultMessage: 'How long it keeps what it is sent, we do not know.',
  },
  leaves: {
    id: 'storyActs.outsideLeaves',
    defaultMessage:
      'They are sent the plan of a story and what is told so far: kind, place and lesson, an age group, traits, girl or boy, and who is related to whom.',
  },
  leavesPictures: {
    id: 'storyActs.outsideLeavesPictures',
    defaultMessage:
      'To paint, they are also sent our drawing of each character in the picture, and in words what it is to show. It shows how a character looks, and says nothing of who it is.',
  },
  stays: {
    id: 'storyActs.outsideStays',
    defaultMessage:
      '{looks, select, leave {Names and ages in years stay} other {Names, ages in years and looks stay}} in the house: where a name belongs, a placeholder stands.',
  },
  voice: {
    id: 'storyActs.outsideVoice',
    defaultMessage:
      'The AI voice is sent the finished story, sentence by sentence. What it calls your children is for you to choose, in the settings or with a character; until you have, our own voice reads and nothing is sent to it.',
  },
});
