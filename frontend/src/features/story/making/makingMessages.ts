import { defineMessages } from '../../../i18n/defineMessages.ts';

export const makingMessages = defineMessages({
  forHero: {
    id: 'story.forHero',
    defaultMessage:
      '{type, select, bedtime {A bedtime story for {name}} adventure {An adventure for {name}} fantasy {A fantasy story for {name}} educational {A learning story for {name}} other {An everyday story for {name}}}',
  },
  steps: { id: 'story.steps', defaultMessage: 'What happens' },
  text: { id: 'story.stepText', defaultMessage: 'Writing the words' },
  narration: { id: 'story.stepNarration', defaultMessage: 'Recording the narration' },
  pictures: {
    id: 'story.stepPictures',
    defaultMessage:
      '{count, plural, =0 {Drawing the pictures} one {Drawing one picture} other {Drawing # pictures}}',
  },
  ready: { id: 'story.stepReady', defaultMessage: 'Ready to hear and read' },
  aboutSeconds: { id: 'story.aboutSeconds', defaultMessage: 'about {seconds} s' },
  aboutMinutes: { id: 'story.aboutMinutes', defaultMessage: 'about {minutes} min' },
  done: { id: 'story.stepDone', defaultMessage: 'Done' },
  readSoon: { id: 'story.readSoon', defaultMessage: 'You can start reading as soon as the words are there.' },
  overdue: { id: 'story.overdue', defaultMessage: 'This takes longer than usual.' },
  whileWaiting: { id: 'story.whileWaiting', defaultMessage: 'While you wait' },
  factsPause: { id: 'story.factsPause', defaultMessage: 'Stop changing' },
  factsGoOn: { id: 'story.factsGoOn', defaultMessage: 'Go on changing' },
  goOn: { id: 'story.goOn', defaultMessage: 'Go on, and tell me' },
  stop: { id: 'story.stop', defaultMessage: 'Stop and give it back' },
  notStopped: { id: 'story.notStopped', defaultMessage: 'The story was not stopped.' },
});
