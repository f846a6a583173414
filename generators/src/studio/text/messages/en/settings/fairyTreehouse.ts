import type { SettingMessages } from '../../schema.ts';

export const fairyTreehouse: SettingMessages = {
  title: ['The Missing Rung', '{hero} and the Jar of Wishes'],
  passage: [
    'There was a beech at the end of the park with a number on it, like a house. {hero_subj} had always taken it for the forester’s. Today there was a doormat.',
  ],
  arrive: [
    'The bark was rough and warm under the fingers. Up there it smelled of honey, and the whole tree rocked a little, like a boat at night.',
  ],
  image: ['The windows were as big as a hand, and in each one stood a light no bigger than a pip.'],
  meet: [
    '<helper>Shoes off,</helper> said somebody. A wood fairy sat on the banister, sewing a button on a leaf. <helper>{helper}. I keep house here. For the squirrels, mostly.</helper>',
  ],
  task: [
    '<helper>The wish jar’s at the very top,</helper> said {helper}. <helper>It’s full, and the wishes are starting to sing. It ought to be opened before dark. But there’s a rung missing.</helper>',
  ],
  way: [
    'They climbed from one room to the next, through cupboards and knotholes. {helper} could have flown, but {helper_he} called that showing off.',
  ],
  obstacle: ['Then the ladder stopped being one. Where the next rung should have been there was only air, with a bit of evening in it.'],
  stuck: ['From above came the singing, and it was a little out of tune with waiting.'],
  still: ['A leaf let go of its twig and went down, past all the windows, without looking in.'],
  open: [
    'They got past the gap, nobody quite knew how, and stood in the smallest room of all. {helper} lifted the lid of the jar. The wishes flew out, and it sounded like a hundred people saying oh.',
  ],
  gift: [
    '{helper} turned an acorn cup over and blew the dust out. <helper>You can drink out of it,</helper> said {helper}, <helper>if you’re not very thirsty.</helper>',
  ],
  homeward: ['It went down from light to light. At the bottom stood {hero_gen} shoes, and somebody had put a nut in each.'],
  question: ['<hero>How does the water get up to the top of a tree?</hero> asked {hero}. <hero>There isn’t a pump.</hero>'],
  answer: [
    '{hero_subj} stood a white flower in water with ink. By evening it had blue veins. The leaves let water go into the air, and each drop pulls the next one up behind it.',
  ],
};
