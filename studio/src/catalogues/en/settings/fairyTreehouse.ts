import type { SettingMessages } from '../../schema.ts';

export const fairyTreehouse: SettingMessages = {
  title: ['The Missing Rung', '{hero} and the Jar of Wishes'],
  passage: [
    'There was a beech at the end of the park with a number on it, like a house. {hero_subj} had always taken it for the forester’s. Today there was a doormat.',
    {
      text: 'There was a bell hanging in the old tree, at the height of {hero_gen} nose. It had a label: please ring and climb.',
      from: '6-8',
    },
  ],
  arrive: [
    {
      text: 'The bark was rough and warm under the fingers. Up there it smelled of honey, and the whole tree rocked a little, like a boat at night.',
      from: '6-8',
    },
    'The wood was warm. It creaked quietly, and the leaves talked in their sleep. Somebody up there was baking with honey.',
  ],
  image: [
    {
      text: 'The windows were as big as a hand, and in each one stood a light no bigger than a pip.',
      from: '6-8',
    },
    'On a line between two twigs hung the washing. The largest sock would have fitted a thumb.',
  ],
  meet: [
    '<helper>Shoes off,</helper> said somebody. A wood fairy sat on the banister, sewing a button on a leaf. <helper>{helper}. I keep house here. For the squirrels, mostly.</helper>',
    'A wood fairy slid down a rope and landed in the soup. <helper>Every time,</helper> said the fairy. <helper>{helper}. Welcome. Would you like some soup? I’ve only stood in it briefly.</helper>',
  ],
  task: [
    '<helper>The wish jar’s at the very top,</helper> said {helper}. <helper>It’s full, and the wishes are starting to sing. It ought to be opened before dark. But there’s a rung missing.</helper>',
    '<helper>At the very top is the wish jar,</helper> said {helper}. <helper>Today’s the evening for it. But someone’s borrowed a rung, and I’ve got my hands full of soup.</helper>',
  ],
  way: [
    'They climbed from one room to the next, through cupboards and knotholes. {helper} could have flown, but {helper_he} called that showing off.',
    'Up they went, past eleven doors. On each there was a name, and behind each somebody said to wipe your feet.',
  ],
  obstacle: [
    {
      text: 'Then the ladder stopped being one. Where the next rung should have been there was only air, with a bit of evening in it.',
      from: '6-8',
    },
    'One rung, two rungs, no rung. It was the seventh one that was missing, and the eighth was a long way up.',
  ],
  stuck: [
    { text: 'From above came the singing, and it was a little out of tune with waiting.', from: '6-8' },
    'A nut fell down the gap. It took its time before it went click.',
  ],
  still: [
    {
      text: 'A leaf let go of its twig and went down, past all the windows, without looking in.',
      from: '6-8',
    },
    'The wind stopped rocking the tree. The lights stood up straight.',
  ],
  open: [
    {
      text: 'They got past the gap, nobody quite knew how, and stood in the smallest room of all. {helper} lifted the lid of the jar. The wishes flew out, and it sounded like a hundred people saying oh.',
      from: '6-8',
    },
    'And then they were up. The wish jar was warm and buzzed a bit. They lifted the lid together. One wish after the other flew out and knew where it had to go.',
  ],
  gift: [
    {
      text: '{helper} turned an acorn cup over and blew the dust out. <helper>You can drink out of it,</helper> said {helper}, <helper>if you’re not very thirsty.</helper>',
      from: '6-8',
    },
    '<helper>There’s one thing left in it,</helper> said {helper}, and shook. Out fell an acorn cup. It was the wish of a squirrel, and it had already come true.',
  ],
  homeward: [
    'It went down from light to light. At the bottom stood {hero_gen} shoes, and somebody had put a nut in each.',
    {
      text: 'Down they went on the rope, past all the small lit windows, and without any soup.',
      from: '6-8',
    },
  ],
  question: [
    '<hero>How does the water get up to the top of a tree?</hero> asked {hero}. <hero>There isn’t a pump.</hero>',
  ],
  answer: [
    '{hero_subj} stood a white flower in water with ink. By evening it had blue veins. The leaves let water go into the air, and each drop pulls the next one up behind it.',
  ],
};
