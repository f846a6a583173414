import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  title: ['The Bear Behind the Drawer', '{hero} Looks Everywhere'],
  passage: ['The way was not long. It went down the stairs, past the third one, which always spoke, and round the corner to the left.'],
  arrive: [
    'It smelled of toast. The fridge hummed, the floor was cold by the door and warm by the stove, and a tap dripped, but only now and then.',
  ],
  image: ['Under the table, where nobody ever looked, somebody had once drawn a very small sun.'],
  meet: [
    'On the best chair sat the cat, as round as a loaf. <companion>{helper}’s in your seat,</companion> said {companion}, who was looking under the sofa. {helper} opened one eye and shut it again.',
  ],
  task: [
    '<companion>The teddy’s gone,</companion> said {companion}. <companion>I’ve got to have him before it’s dark. I’ve looked everywhere except in the big drawer, and that’s locked.</companion>',
  ],
  way: [
    'They looked behind the curtains, in the boots, and in the oven glove. {helper} followed and sat down on everything that had been searched.',
  ],
  obstacle: [
    'The drawer was the bottom one in the old chest. It was locked, as it had always been, and its keyhole was no bigger than a bean.',
  ],
  stuck: ['The drawer rattled, and something inside slid from left to right. That was all it would do.'],
  still: ['The fridge stopped humming. You only notice how loud it was when it stops.'],
  open: [
    '{helper} jumped up on the chest, stepped on the lid of the old tin, and there lay the key. The drawer came open with a sigh. Between the tablecloths sat the bear, and looked as if it had been his idea.',
  ],
  gift: [
    'Beneath the bear lay a drawing that nobody remembered. There was a house on it, with everybody in the windows. <companion>You have it,</companion> said {companion}. <companion>You’re the one who’s waving.</companion>',
  ],
  homeward: ['Then there were just the stairs again. The third one spoke, and the bear was carried up by one ear.'],
  question: ['<hero>Why does the third stair creak,</hero> asked {hero}, <hero>and the others don’t?</hero>'],
  answer: [
    '{hero_subj} stepped on it at the edge, and it kept silent. In the middle the board bent and rubbed against a nail. Wood shrinks when it is dry, and this nail had got a bit of room.',
  ],
};
