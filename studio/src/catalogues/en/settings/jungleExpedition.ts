import type { SettingMessages } from '../../schema.ts';

export const jungleExpedition: SettingMessages = {
  title: ['The Bridge of Ropes', '{hero} and the Flower That Opened Once'],
  passage: [
    {
      text: 'The stairs to the attic had more steps that day. From the ninth one on there were roots in them, and it dripped.',
      from: '6-8',
    },
    'A creeper hung out of the letter box. {hero_subj} pulled. It was a long one, and somewhere up there a bell rang.',
  ],
  arrive: [
    'It clicked and whistled from a hundred sides at once. The air was as thick as soup and tasted of wet bark.',
    'It dripped, and it was green, and it was never quite quiet. The bark felt wet, like a dog’s nose.',
  ],
  image: [
    'A leaf went by at knee height. Under it walked an ant, quite alone, and it did not stop.',
    { text: 'On a leaf sat a frog, as blue as ink, and it did not know what it looked like.', from: '6-8' },
  ],
  meet: [
    'On a branch sat a toucan who looked at them first with the left eye, then with the right. <helper>{helper},</helper> said the toucan. <helper>Guide. I do rivers, trees and rumours.</helper>',
    '<helper>Duck,</helper> said somebody. A nut flew by. <helper>Now you can come up,</helper> said the toucan with the huge beak. <helper>{helper}. I crack nuts and I know the way.</helper>',
  ],
  task: [
    '<helper>The orchid opens today,</helper> said {helper}. <helper>It does so once a year, and somebody ought to be there. But first comes the rope bridge.</helper>',
    '<helper>There’s a flower, an orchid,</helper> said {helper}. <helper>It opens once, and today’s the day. Over there, past the rope bridge. I don’t like to look at things alone.</helper>',
  ],
  way: [
    'The path wound round trees that were older than most streets. {helper} flew ahead and called back the bends.',
    'They followed the ants, since ants hate detours. {helper} counted them, to be friendly.',
  ],
  obstacle: [
    'The rope bridge hung over a brown river. It had planks, but not everywhere, and it swung even when nobody was on it.',
    'There was the rope bridge. Some of its planks had gone on holiday.',
  ],
  stuck: [
    { text: 'Below them the river took a plank, turned it over twice, and carried it off.', from: '6-8' },
    'The rope bridge swung left. Then it swung right. It seemed to like it.',
  ],
  still: [
    'All at once the clicking stopped, as if somebody had lifted a finger. A single drop fell from leaf to leaf to leaf.',
    'A leaf as big as a door let itself down on the path. After that nothing.',
  ],
  open: [
    'One plank, then the next, and there was the other side. In the fork of a tree the orchid was just opening. It took as long as a yawn.',
    'The last plank creaked, and they were over. The orchid had waited. It was white, with a yellow tongue, and it smelled of vanilla and rain.',
  ],
  gift: [
    {
      text: '{helper} drew a feather from under one wing, a black one with a yellow edge. <helper>I’ve got more of them,</helper> said {helper}, <helper>but that’s the one I was wearing.</helper>',
      from: '6-8',
    },
    'Something black and yellow came sailing down. It was a feather. <helper>Oops,</helper> said {helper}. <helper>Now it’s yours.</helper>',
  ],
  homeward: [
    {
      text: '{hero_subj} went back by the sound of the river, until it was only the rain in the gutter.',
      from: '6-8',
    },
    'The green let go, leaf by leaf. Then it was only the hedge.',
  ],
  question: [
    '<hero>Why don’t things that grow up high dry out?</hero> asked {hero}. <hero>The orchid hasn’t got any earth.</hero>',
  ],
  answer: [
    '{hero_subj} touched a root that hung in the air. It was grey and spongy. When a drop ran down it, it turned green and drank. The roots lived on the mist.',
  ],
};
