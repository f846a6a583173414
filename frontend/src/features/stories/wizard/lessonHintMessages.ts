import type { LessonId } from '@storylark/contracts/stories/vocabulary';
import { defineMessages, type Message } from '../../../i18n/defineMessages.ts';

/** What a story about a lesson may be about, in a sentence. */
export const lessonHints = defineMessages({
  friendship: {
    id: 'stories.hint.friendship',
    defaultMessage: 'Someone stands at the edge of the game, and there is room for one more.',
  },
  honesty: {
    id: 'stories.hint.honesty',
    defaultMessage: 'Something breaks, nobody saw it, and the pieces are still warm in the hand.',
  },
  kindness: {
    id: 'stories.hint.kindness',
    defaultMessage: 'A grumpy neighbour is in the way, and only a small good turn gets everyone further.',
  },
  courage: {
    id: 'stories.hint.courage',
    defaultMessage: 'A small fear sits at the door, and one has to walk past it.',
  },
  perseverance: {
    id: 'stories.hint.perseverance',
    defaultMessage: 'Ten times it did not work. What is different about the eleventh?',
  },
  responsibility: {
    id: 'stories.hint.responsibility',
    defaultMessage: 'A promise was easy to give in the morning. Now it is raining.',
  },
  sharing: { id: 'stories.hint.sharing', defaultMessage: 'There is one left, and two who like it.' },
  respect: {
    id: 'stories.hint.respect',
    defaultMessage: 'In somebody else’s home there are other rules, and they mean something.',
  },
  patience: {
    id: 'stories.hint.patience',
    defaultMessage: 'The thing one wants comes nearer only when nobody grabs it.',
  },
  teamwork: {
    id: 'stories.hint.teamwork',
    defaultMessage: 'Everyone can do a part, nobody can do the whole.',
  },
  bravery: {
    id: 'stories.hint.bravery',
    defaultMessage: 'Somebody smaller needs help, and the big one is watching.',
  },
  empathy: {
    id: 'stories.hint.empathy',
    defaultMessage: 'The other one is not angry at all. Something else is the matter.',
  },
  gratitude: {
    id: 'stories.hint.gratitude',
    defaultMessage: 'So many hands did something small before it was there.',
  },
  forgiveness: {
    id: 'stories.hint.forgiveness',
    defaultMessage: 'They said sorry. The anger is still sitting there with its arms crossed.',
  },
  generosity: {
    id: 'stories.hint.generosity',
    defaultMessage: 'One could keep it. One could also give it away and watch.',
  },
  tolerance: {
    id: 'stories.hint.tolerance',
    defaultMessage: 'They do everything the other way round here, and it works.',
  },
  humor: {
    id: 'stories.hint.humor',
    defaultMessage: 'It goes wrong so badly that there is only laughing left.',
  },
  creativity: {
    id: 'stories.hint.creativity',
    defaultMessage: 'The right tool is missing. What else could this thing be?',
  },
  flexibility: {
    id: 'stories.hint.flexibility',
    defaultMessage: 'The plan was perfect. Then the bridge was gone.',
  },
  acceptingMistakes: {
    id: 'stories.hint.acceptingMistakes',
    defaultMessage: 'The mistake was one’s own. It also knows the way out.',
  },
  brushingTeeth: {
    id: 'stories.hint.brushingTeeth',
    defaultMessage: 'Something sticky is hiding in the back row.',
  },
  brushingHair: { id: 'stories.hint.brushingHair', defaultMessage: 'A knot has moved in, and it has plans.' },
  takingBath: { id: 'stories.hint.takingBath', defaultMessage: 'The sea fits into a tub if one lets it in.' },
  sayingPleaseThankYou: {
    id: 'stories.hint.sayingPleaseThankYou',
    defaultMessage: 'Two short words that open what no key opens.',
  },
  eatingVegetables: {
    id: 'stories.hint.eatingVegetables',
    defaultMessage: 'It has a funny shape. Nobody knows yet what it tastes of.',
  },
  cleanUpRoom: {
    id: 'stories.hint.cleanUpRoom',
    defaultMessage: 'Somewhere in this room is the one thing that is needed now.',
  },
  autism: {
    id: 'stories.hint.autism',
    defaultMessage: 'A friend hears what the others miss, and needs the world a little quieter.',
  },
  trisomy: {
    id: 'stories.hint.trisomy',
    defaultMessage: 'A friend with a plan of her own, who takes the time a thing needs.',
  },
  adhd: {
    id: 'stories.hint.adhd',
    defaultMessage: 'A head with many doors open at once, and one of them leads out.',
  },
  blind: {
    id: 'stories.hint.blind',
    defaultMessage: 'When the lights go out, one of them knows the way exactly.',
  },
  deaf: {
    id: 'stories.hint.deaf',
    defaultMessage: 'Two who talk with their hands understand each other through glass, water and noise.',
  },
  wheelchair: {
    id: 'stories.hint.wheelchair',
    defaultMessage: 'The stairs are the problem, not the wheels.',
  },
}) satisfies Record<LessonId, Message>;
