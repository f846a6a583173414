import { defineMessages } from '../../../i18n/defineMessages.ts';

export const makingMessages = defineMessages({
  forHero: {
    id: 'making.forHero',
    defaultMessage:
      '{type, select, bedtime {A bedtime story for {name}} adventure {An adventure for {name}} fantasy {A fantasy story for {name}} educational {A learning story for {name}} other {An everyday story for {name}}}',
  },
  steps: { id: 'making.steps', defaultMessage: 'What happens' },
  text: { id: 'making.stepText', defaultMessage: 'Writing the words' },
  narration: { id: 'making.stepNarration', defaultMessage: 'Recording the narration' },
  pictures: {
    id: 'making.stepPictures',
    defaultMessage:
      '{count, plural, =0 {Drawing the pictures} one {Drawing one picture} other {Drawing # pictures}}',
  },
  ready: { id: 'making.stepReady', defaultMessage: 'Ready to hear and read' },
  aboutSeconds: { id: 'making.aboutSeconds', defaultMessage: 'about {seconds} s' },
  aboutMinutes: { id: 'making.aboutMinutes', defaultMessage: 'about {minutes} min' },
  done: { id: 'making.stepDone', defaultMessage: 'Done' },
  readSoon: {
    id: 'making.readSoon',
    defaultMessage: 'You can start reading as soon as the words are there.',
  },
  soFar: { id: 'making.soFar', defaultMessage: 'The story so far' },
  readAlong: {
    id: 'making.readAlong',
    defaultMessage: 'The first words are there: you can read along while the rest is told.',
  },
  playsByItself: {
    id: 'making.playsByItself',
    defaultMessage: 'It plays by itself as soon as it is told. Some phones want one more tap, on Play.',
  },
  tookOver: {
    id: 'making.tookOver',
    defaultMessage: 'Our own studio has taken over and tells this story from its beginning.',
  },
  overdue: { id: 'making.overdue', defaultMessage: 'This takes longer than usual.' },
  whileWaiting: { id: 'making.whileWaiting', defaultMessage: 'While you wait' },
  factsPause: { id: 'making.factsPause', defaultMessage: 'Stop changing' },
  factsGoOn: { id: 'making.factsGoOn', defaultMessage: 'Go on changing' },
  goOn: { id: 'making.goOn', defaultMessage: 'Go on, and tell me' },
  stop: { id: 'making.stop', defaultMessage: 'Stop and give it back' },
  stopCounted: { id: 'making.stopCounted', defaultMessage: 'Stop: it stays counted' },
  notStopped: { id: 'making.notStopped', defaultMessage: 'The story was not stopped.' },
});
