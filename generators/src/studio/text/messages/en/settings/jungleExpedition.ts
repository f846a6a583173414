import type { SettingMessages } from '../../schema.ts';

export const jungleExpedition: SettingMessages = {
  title: ['The Bridge of Ropes', '{hero} and the Flower That Opened Once'],
  passage: ['The stairs to the attic had more steps that day. From the ninth one on there were roots in them, and it dripped.'],
  arrive: ['It clicked and whistled from a hundred sides at once. The air was as thick as soup and tasted of wet bark.'],
  image: ['A leaf went by at knee height. Under it walked an ant, quite alone, and it did not stop.'],
  meet: [
    'On a branch sat a toucan who looked at them first with the left eye, then with the right. <helper>{helper},</helper> said the toucan. <helper>Guide. I do rivers, trees and rumours.</helper>',
  ],
  task: [
    '<helper>The orchid opens today,</helper> said {helper}. <helper>It does so once a year, and somebody ought to be there. But first comes the rope bridge.</helper>',
  ],
  way: ['The path wound round trees that were older than most streets. {helper} flew ahead and called back the bends.'],
  obstacle: ['The rope bridge hung over a brown river. It had planks, but not everywhere, and it swung even when nobody was on it.'],
  stuck: ['Below them the river took a plank, turned it over twice, and carried it off.'],
  still: ['All at once the clicking stopped, as if somebody had lifted a finger. A single drop fell from leaf to leaf to leaf.'],
  open: [
    'One plank, then the next, and there was the other side. In the fork of a tree the orchid was just opening. It took as long as a yawn.',
  ],
  gift: [
    '{helper} drew a feather from under one wing, a black one with a yellow edge. <helper>I’ve got more of them,</helper> said {helper}, <helper>but that’s the one I was wearing.</helper>',
  ],
  homeward: ['{hero_subj} went back by the sound of the river, until it was only the rain in the gutter.'],
  question: ['<hero>Why don’t things that grow up high dry out?</hero> asked {hero}. <hero>The orchid hasn’t got any earth.</hero>'],
  answer: [
    '{hero_subj} touched a root that hung in the air. It was grey and spongy. When a drop ran down it, it turned green and drank. The roots lived on the mist.',
  ],
};
