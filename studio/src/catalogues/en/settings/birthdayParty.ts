import type { SettingMessages } from '../../schema.ts';

export const birthdayParty: SettingMessages = {
  passage: [
    {
      text: 'The present was wrapped in newspaper with a painted bow. {companion} had written the card, and they walked so fast that it nearly got there before them.',
      from: '6-8',
    },
    'You only had to follow the noise. {hero} carried the present, and {companion} carried the bow, which had come off.',
    'They were the right way round, the clothes, and the hair was wet and parted. It lasted as far as the gate.',
  ],
  arrive: [
    {
      text: 'It smelled of icing and new paint. Somebody was counting out loud, somebody was laughing under the table, and paper rustled in all the corners.',
      from: '6-8',
    },
    'Crackle, went the paper. Somebody blew into a thing that unrolled and went toot. The whole room smelled of lemon cake and balloons.',
    'It was warm and it smelled of candles. Somebody sang the first line over and over, since the second was being argued about.',
    { text: 'Pop, went a balloon. It smelled of cake.', to: '3-5' },
    { text: 'Toot, went a paper horn. It was warm, and loud.', to: '3-5' },
  ],
  image: [
    {
      text: 'There was one chair too few. So the whole row of them had moved up, and somebody was sitting on two halves.',
      from: '6-8',
    },
    'There was a piece of cake on the piano. Nobody was sitting there. It had simply had a rest.',
    'On the coat hooks hung nine coats and one balloon. The balloon had been there first.',
    'Beneath the table sat two bears and a duck. They had plates.',
  ],
  meet: [
    'Under the table lived the neighbour’s puppy. <companion>That’s {helper},</companion> said {companion}. <companion>That’s the third party hat today.</companion> {helper} looked very festive.',
    '<companion>Mind your feet,</companion> said {companion}. <companion>That’s {helper}, from next door.</companion> Something small and brown raced by with a paper plate. Then it raced back without one.',
    {
      text: 'A puppy ran by with a sock. <companion>That’s {helper},</companion> said {companion}.',
      to: '3-5',
    },
    {
      text: 'Yap, yap. <companion>It’s {helper},</companion> said {companion}. It was next door’s puppy.',
      to: '3-5',
    },
  ],
  way: [
    {
      text: 'They made their way through the streamers, round the musical chairs, once by mistake through the middle of them. {helper} had a sock by now.',
      from: '6-8',
    },
    'They crawled under the table. There {helper} had a whole camp, with three socks and a slice of bread.',
    'They went along the wall, because in the middle it was statues. {helper} did not know the rules, and won.',
    'They made their way to the cake and had a look at it from all four sides. {helper} had a look from below.',
  ],
  still: [
    'The music had just stopped, and they all stood there on one leg. Only a paper streamer turned.',
    'In the kitchen someone dropped a spoon, and then everybody was quiet at once. It happens at parties. Nobody knows why.',
    'All at once nobody said anything. You could hear the icing crack.',
  ],
  gift: [
    {
      text: 'When the cake was gone, {hero} was given a candle stub, the blue one, from the very middle. There was still some wishing left in it.',
      from: '6-8',
    },
    '{hero} got a candle stub, with a bit of icing on. <companion>It was in my slice,</companion> said {companion}. <companion>I was going to keep it, and now I’m not.</companion>',
  ],
  homeward: [
    {
      text: 'They walked home slowly, on the side where the wall is low. The paper hat stayed on as far as the third lamp post.',
      from: '6-8',
    },
    'In {hero_gen} pocket it crackled. It was half a biscuit, a paper hat, and something that had once been a sweet.',
    'They walked backwards as far as the bend, waving, and {companion} fell over the hedgehog’s bowl.',
  ],
  question: [
    '<hero>Why do some balloons go up,</hero> asked {hero}, <hero>and the ones I blow up don’t?</hero>',
  ],
  answer: [
    '{hero_subj} let go of two at once. One rose and the other sank. In the one was a gas that is lighter than the air all round it. In the other there was only breath.',
  ],
};
