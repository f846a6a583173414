import type { SettingMessages } from '../../schema.ts';

export const playground: SettingMessages = {
  passage: [
    'It was two corners and one hole in a hedge to the playground. They knew the way with closed eyes, but kept them open because of the hedge.',
    'They went past the bakery, past the dog that always barked, and past the place where it never did.',
    'The shoes knew where they were going. They ran ahead, and the rest of {hero_him} had to see that it kept up.',
  ],
  arrive: [
    'The metal was warm from the sun, and it smelled of it. Sand squeaked under the soles. Somewhere a chain went up and down and said the same word over and over.',
    {
      text: 'You could hear it before you could see it: the chains, the shouting, one ball. The sand was warm on top and cool below.',
      from: '6-8',
    },
    { text: 'The sand was warm. Squeak, said the swing. Squeak.', to: '3-5' },
    { text: 'It smelled of sun and metal. Somebody laughed, way up high.', to: '3-5' },
    {
      text: 'Sun lay on the slide, and nobody dared to sit down on it. There was a creak and a thump, and then the creak again.',
      from: '6-8',
    },
  ],
  image: [
    'From the bench you could see everything, even the hat on the roof of the kiosk.',
    'Somebody had built a wall of sand there, with eleven towers and a car park.',
  ],
  meet: [
    'Next to the sandpit stood a child with a red bucket, whom nobody knew. <helper>I’m {helper},</helper> said the child. <helper>I’ve been here since yesterday. In the town, I mean.</helper>',
    'A child with a red bucket was digging, and did not look up. <helper>{helper},</helper> said the child, as if somebody had asked. <helper>And that’s a whale, so please don’t step on it.</helper>',
    {
      text: 'A child had a red bucket. <helper>I’m {helper},</helper> said the child. <helper>I’m new.</helper>',
      to: '3-5',
    },
    { text: '<helper>Look, a hole,</helper> said a child with a red bucket. It was {helper}.', to: '3-5' },
    {
      text: 'Under the climbing frame sat a child beneath a red bucket. <helper>I’m not here,</helper> said the bucket. After a while it lifted. <helper>I’m {helper}. Was I good?</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They went round the sandpit, under the climbing frame, and three times over the same bench.',
    'Past the roundabout they went, where you have to walk in a curve to get straight ahead.',
    'They balanced along the edge of the sandpit. Whoever fell off was in the sea, and had to swim to the bench.',
  ],
  still: [
    'A chestnut fell on the roof of the little house, rolled, and stopped. You could hear it do so.',
    { text: 'For a moment nobody was on the swings, and they went on a little by themselves.', from: '6-8' },
    'A pigeon walked across the hopscotch. It missed out the four.',
  ],
  gift: [
    '{helper} felt about in the bucket and found a chestnut under the sand, brown and new. <helper>It’s for you,</helper> said {helper}. <helper>It’s this year’s.</helper>',
    {
      text: 'Out of the red bucket came a chestnut, the smoothest of all. {helper} rubbed it on one sleeve and put it into {hero_gen} hand.',
      from: '6-8',
    },
  ],
  homeward: [
    'When the lamps came on, they went home through the hole in the hedge. Each of them held the twigs for the next.',
    'On the way home the sand ran out of their shoes, a little at every corner.',
    'They shook out the sand at the gate. It belonged here, and wanted to stay.',
  ],
  question: ['<hero>Why does a swing come back,</hero> asked {hero}, <hero>even when nobody pushes?</hero>'],
  answer: [
    'They counted it out. With one child or with two on it, the swing took just as long to come back. Only a longer chain made it slower.',
  ],
};
