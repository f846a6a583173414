import type { SettingMessages } from '../../schema.ts';

export const birthdayParty: SettingMessages = {
  title: ['One Balloon Left', '{hero} and the Knot in the Ribbon'],
  passage: [
    {
      text: 'The present was wrapped in newspaper with a painted bow. {companion} had written the card, and they walked so fast that it nearly got there before them.',
      from: '6-8',
    },
    'You only had to follow the noise. {hero} carried the present, and {companion} carried the bow, which had come off.',
  ],
  arrive: [
    {
      text: 'It smelled of matches and icing. Somebody was counting out loud, somebody was laughing under the table, and paper rustled in all the corners.',
      from: '6-8',
    },
    'Crackle, went the paper. Somebody blew into a thing that unrolled and went toot. The whole room smelled of candles that had just gone out.',
  ],
  image: [
    {
      text: 'There was one chair too few, so the whole row of them had moved up, and somebody was sitting on two halves.',
      from: '6-8',
    },
    'There was a piece of cake on the piano. Nobody was sitting there. It had simply had a rest.',
  ],
  meet: [
    'Under the table lived the neighbour’s puppy. <companion>That’s {helper},</companion> said {companion}. <companion>That’s the third party hat today.</companion> {helper} looked very festive.',
    '<companion>Mind your feet,</companion> said {companion}. <companion>That’s {helper}, from next door.</companion> Something small and brown raced by with a paper plate. Then it raced back without one.',
  ],
  task: [
    '<companion>There’s one balloon left,</companion> said {companion}. <companion>It’s tied to the lamp, and it’s going to be for the little one next door, who is ill. But just look at that knot.</companion>',
    '<companion>That there is the last balloon,</companion> said {companion}. <companion>It’s for the little one next door, who has chicken pox and can’t come. Only the ribbon’s full of knots.</companion>',
  ],
  way: [
    {
      text: 'They made their way through the streamers, round the musical chairs, once by mistake through the middle of them. {helper} had a sock by now.',
      from: '6-8',
    },
    'They crawled under the table. There {helper} had a whole camp, with three socks and a slice of bread.',
  ],
  obstacle: [
    'The ribbon was knotted five times over. Somebody had meant well, with all their might.',
    {
      text: 'The ribbon was red, and it had a knot, and the knot had been pulled tight by all the guests.',
      from: '6-8',
    },
  ],
  stuck: [
    { text: 'The ribbon squeaked, and the knot got a smaller one, like a hen with a chick.', from: '6-8' },
    'They pulled at the knot. Now there were two.',
  ],
  still: [
    'The music had just stopped, and they all stood there on one leg. Only the balloon nodded.',
    'Someone had put out the lamp, because of the cake. For a moment it was quite dark, and everybody waited.',
  ],
  open: [
    'The knot let go, and the balloon rose, right up to the ceiling. {helper} barked, just once. Then it came down slowly, the ribbon first, straight into their hands.',
    'Pop, went the knot, and not the balloon. It climbed up and bumped along the ceiling. They jumped, all at once, and {companion} had the ribbon. Then they took it next door, and it was passed in through the window.',
  ],
  gift: [
    {
      text: 'When the cake was gone, {hero} was given a candle stub, the blue one, from the very middle. There was still some wishing left in it.',
      from: '6-8',
    },
    '{hero} got a candle stub, with a bit of icing on. <companion>Yours was the one that didn’t want to go out,</companion> said {companion}.',
  ],
  homeward: [
    {
      text: 'They carried the balloon home between them, past the house next door, where it stayed. In the window somebody waved with both arms.',
      from: '6-8',
    },
    'In {hero_gen} pocket it crackled. It was half a biscuit, a paper hat, and something that had once been a sweet.',
  ],
  question: [
    '<hero>Why do some balloons go up,</hero> asked {hero}, <hero>and the ones I blow up don’t?</hero>',
  ],
  answer: [
    '{hero_subj} let go of two at once. One rose and the other sank. In the one was a gas that is lighter than the air all round it. In the other there was only breath.',
  ],
};
