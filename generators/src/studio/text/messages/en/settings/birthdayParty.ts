import type { SettingMessages } from '../../schema.ts';

export const birthdayParty: SettingMessages = {
  title: ['One Balloon Left', '{hero} and the Knot in the Ribbon'],
  passage: [
    'The present was wrapped in newspaper with a painted bow. {companion} had written the card, and they walked so fast that it nearly got there before them.',
  ],
  arrive: [
    'It smelled of matches and icing. Somebody was counting out loud, somebody was laughing under the table, and paper rustled in all the corners.',
  ],
  image: ['There was one chair too few, so the whole row of them had moved up, and somebody was sitting on two halves.'],
  meet: [
    'Under the table lived the neighbour’s puppy. <companion>That’s {helper},</companion> said {companion}. <companion>That’s the third party hat today.</companion> {helper} looked very festive.',
  ],
  task: [
    '<companion>There’s one balloon left,</companion> said {companion}. <companion>It’s tied to the lamp, and it’s going to be for the little one next door, who is ill. But just look at that knot.</companion>',
  ],
  way: [
    'They made their way through the streamers, round the musical chairs, once by mistake through the middle of them. {helper} had a sock by now.',
  ],
  obstacle: ['The ribbon was knotted five times over. Somebody had meant well, with all their might.'],
  stuck: ['The ribbon squeaked, and the knot got a smaller one, like a hen with a chick.'],
  still: ['The music had just stopped, and they all stood there on one leg. Only the balloon nodded.'],
  open: [
    'The knot let go, and the balloon rose, right up to the ceiling. {helper} barked, just once. Then it came down slowly, the ribbon first, straight into their hands.',
  ],
  gift: [
    'When the cake was gone, {hero} was given a candle stub, the blue one, from the very middle. There was still some wishing left in it.',
  ],
  homeward: [
    'They carried the balloon home between them, past the house next door, where it stayed. In the window somebody waved with both arms.',
  ],
  question: ['<hero>Why do some balloons go up,</hero> asked {hero}, <hero>and the ones I blow up don’t?</hero>'],
  answer: [
    '{hero_subj} let go of two at once. One rose and the other sank. In the one was a gas that is lighter than the air all round it. In the other there was only breath.',
  ],
};
