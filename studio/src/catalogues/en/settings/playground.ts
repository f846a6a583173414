import type { SettingMessages } from '../../schema.ts';

export const playground: SettingMessages = {
  title: ['The Second Swing', '{hero} and the Red Bucket', 'From the Top of the Slide'],
  passage: [
    'It was two corners and one hole in a hedge to the playground. {hero_subj} knew the way with closed eyes, but kept them open because of the hedge.',
    'They went past the bakery, past the dog that always barked, and past the place where it never did.',
  ],
  arrive: [
    'The metal was warm from the sun, and it smelled of it. Sand squeaked under the soles. Somewhere a chain went up and down and said the same word over and over.',
    {
      text: 'You could hear it before you could see it: the chains, the shouting, one ball. The sand was warm on top and cool below.',
      from: '6-8',
    },
  ],
  image: [
    'From up on the slide you could see everything, even the hat on the roof of the kiosk.',
    'Somebody had built a wall of sand there, with eleven towers and a car park.',
  ],
  meet: [
    'Next to the sandpit stood a child with a red bucket, whom nobody knew. <helper>I’m {helper},</helper> said the child. <helper>I’ve been here since yesterday. In the town, I mean.</helper>',
    'A child with a red bucket was digging, and did not look up. <helper>{helper},</helper> said the child, as if somebody had asked. <helper>And that’s the harbour, so please don’t step on it.</helper>',
  ],
  task: [
    '<helper>There’s only one free swing,</helper> said {helper}, <helper>and it’s on the far side. Nobody goes that way, because of the slide.</helper>',
    '{helper} pointed at the swing at the back, the one that went highest. <helper>I’d like to go there. But the way leads over the high slide, and I’ve only got the bucket.</helper>',
  ],
  way: [
    'They went round the sandpit, under the climbing frame, and three times over the same bench.',
    'Past the roundabout they went, where you have to walk in a curve to get straight ahead.',
  ],
  obstacle: [
    'The slide was higher from close up. It had a long ladder, and at the top there was nothing but sky.',
    'Then they stood before the high slide. Its ladder went up and up, and the fourth rung was loose.',
  ],
  stuck: [
    'Behind them a queue had formed. It said nothing, but it shuffled.',
    {
      text: 'The red bucket rolled down the slide on its own, and got more applause than anybody.',
      from: '6-8',
    },
  ],
  still: [
    'A chestnut fell on the roof of the little house, rolled, and stopped. You could hear it do so.',
    { text: 'For a moment nobody was on the swings, and they went on a little by themselves.', from: '6-8' },
  ],
  open: [
    'And then they were up, and over, and down, with sand in every shoe. The swing was free. It was wide enough for two, if one of them stood.',
    'The slide was over before it had properly begun. And there hung the swing, still moving, as if somebody had kept it warm.',
  ],
  gift: [
    '{helper} felt about in the bucket and found a chestnut under the sand, brown and new. <helper>It’s for you,</helper> said {helper}. <helper>It’s this year’s.</helper>',
    {
      text: 'Out of the red bucket came a chestnut, the smoothest of all. {helper} rubbed it on one sleeve and put it into {hero_gen} hand.',
      from: '6-8',
    },
  ],
  homeward: [
    'When the lamps came on, they went home through the hole in the hedge, and each of them held the twigs for the next.',
    'On the way home the sand ran out of their shoes, a little at every corner.',
  ],
  question: ['<hero>Why does a swing come back,</hero> asked {hero}, <hero>even when nobody pushes?</hero>'],
  answer: [
    'They counted it out. With one child or with two on it, the swing took just as long to come back. Only a longer chain made it slower.',
  ],
};
