import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  title: ['The Bear Behind the Drawer', '{hero} Looks Everywhere'],
  passage: [
    'The way was not long. It went down the stairs, past the third one, which always spoke, and round the corner to the left.',
    'Somebody called from downstairs. It was the voice that is used when something has gone. So {hero} went down, on the banister side.',
  ],
  arrive: [
    {
      text: 'It smelled of toast. The fridge hummed, the floor was cold by the door and warm by the stove, and a tap dripped, but only now and then.',
      from: '6-8',
    },
    'The radiator ticked. It smelled of toast and a bit of wet coat, and the lamp above the table hummed its one note.',
  ],
  image: [
    {
      text: 'Under the table, where nobody ever looked, somebody had once drawn a very small sun.',
      from: '6-8',
    },
    'On the window somebody had drawn a face in the steam. It had started to cry.',
  ],
  meet: [
    'On the best chair sat the cat, as round as a loaf. <companion>{helper}’s in your seat,</companion> said {companion}, who was looking under the sofa. {helper} opened one eye and shut it again.',
    '<companion>Don’t move,</companion> said {companion} from under the table. <companion>I’m being very quiet, so that {helper} comes.</companion> The cat {helper} was sitting behind {companion_him} and was being much quieter.',
  ],
  task: [
    '<companion>The teddy’s gone,</companion> said {companion}. <companion>I’ve got to have him before it’s dark. I’ve looked everywhere except in the big drawer, and that’s locked.</companion>',
    '<companion>I can’t find my bear,</companion> said {companion}. <companion>He’s in none of the beds. So he has to be in the drawer. It’s just that it’s locked, and it gets dark so early.</companion>',
  ],
  way: [
    {
      text: 'They looked behind the curtains, in the boots, and in the oven glove. {helper} followed and sat down on everything that had been searched.',
      from: '6-8',
    },
    'They looked in the washing machine, in the bread bin and behind Tuesday, on the calendar. {helper} helped by lying on it.',
  ],
  obstacle: [
    {
      text: 'The drawer was the bottom one in the old chest. It was locked, as it had always been, and its keyhole was no bigger than a bean.',
      from: '6-8',
    },
    'In front of them was the bottom drawer. It had a brass keyhole, and in it was nothing but dark.',
  ],
  stuck: [
    'The drawer rattled, and something inside slid from left to right. That was all it would do.',
    'The drawer said clack. It did not mean yes.',
  ],
  still: [
    'The fridge stopped humming. You only notice how loud it was when it stops.',
    '{helper} had stopped washing, with one leg in the air.',
  ],
  open: [
    {
      text: '{helper} jumped up on the chest, stepped on the lid of the old tin, and there lay the key. The drawer came open with a sigh. Between the tablecloths sat the bear, and looked as if it had been his idea.',
      from: '6-8',
    },
    'The little key hung on the nail, behind the calendar, where nobody ever looks. Click, said the drawer. There lay the bear with his face in the napkins. He had grown a bit flatter.',
  ],
  gift: [
    'Beneath the bear lay a drawing that nobody remembered. There was a house on it, with everybody in the windows. <companion>You have it,</companion> said {companion}. <companion>You’re the one who’s waving.</companion>',
    'There was a drawing in the drawer as well, a yellow house, a red cat. On the back it said {hero}, and a year. <companion>You drew my ear,</companion> said {companion}. It was true.',
  ],
  homeward: [
    'Then there were just the stairs again. The third one spoke, and the bear was carried up by one ear.',
    'They went up the stairs, all of them, and the bear first.',
  ],
  question: ['<hero>Why does the third stair creak,</hero> asked {hero}, <hero>and the others don’t?</hero>'],
  answer: [
    '{hero_subj} stepped on it at the edge, and it kept silent. In the middle the board bent and rubbed against a nail. Wood shrinks when it is dry, and this nail had got a bit of room.',
  ],
};
