import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  passage: [
    'The way was not long. It went down the stairs, past the third one, which always spoke, and round the corner to the left.',
    'Somebody called from downstairs. It was the voice that is used when something is the matter. So {hero} went down, on the banister side.',
    'From the top of the stairs to the bottom it was thirteen bumps, on the seat of the trousers. It was the quickest way there was.',
  ],
  arrive: [
    {
      text: 'It smelled of toast. The floor was cold by the door and warm by the radiator. A tap dripped, but only now and then.',
      from: '6-8',
    },
    'The radiator ticked. It smelled of toast and a bit of wet coat, and the lamp above the table hummed its one note.',
    { text: 'It smelled of toast. Tick, said the radiator. Tick.', to: '3-5' },
    { text: 'Drip, went the tap. The floor was cold, then warm.', to: '3-5' },
    {
      text: 'Someone had ironed. It smelled of that, and of onions, and from the yard you heard a ball that was nobody’s turn.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'Under the table, where nobody ever looked, somebody had once drawn a very small sun.',
      from: '6-8',
    },
    'On the window somebody had drawn a face in the steam. It had started to cry.',
  ],
  meet: [
    'On the best chair sat the cat, as round as a loaf. <companion>{helper}’s in your seat,</companion> said {companion} from under the table. {helper} opened one eye and shut it again.',
    '<companion>Don’t move,</companion> said {companion} from under the table. <companion>I’m being very quiet, so that {helper} comes.</companion> The cat {helper} was sitting behind {companion_him} and was being much quieter.',
    {
      text: 'The cat lay on the best chair. <companion>That’s {helper},</companion> said {companion}.',
      to: '3-5',
    },
    {
      text: 'Purr, went something. <companion>It’s {helper},</companion> said {companion}. {helper} was the cat.',
      to: '3-5',
    },
    {
      text: 'In the laundry basket two ears stuck out of the towels. <companion>{helper}’s been washed,</companion> said {companion}. The cat {helper} looked like somebody who would be writing to the management.',
      from: '6-8',
    },
  ],
  way: [
    {
      text: 'They went past the curtains, past the boots, and once round the table for luck. {helper} followed and sat down on everything that was passed.',
      from: '6-8',
    },
    'They went by way of the hall, where the coats were, and under all of the coats. {helper} helped by lying on them.',
    'They crawled, because of the floor, which was lava up to the kitchen. {helper} walked across it.',
  ],
  still: [
    'The kitchen clock skipped a tick. You only notice how loud a clock is when it stops.',
    '{helper} had stopped washing, with one leg in the air.',
    'The fridge stopped humming. It had been humming the whole time.',
  ],
  gift: [
    'In an old tin lay a drawing that nobody remembered. There was a house on it, with everybody in the windows. <companion>You have it,</companion> said {companion}. <companion>You’re the one who’s waving.</companion>',
    'Between the cookery books was a drawing, a yellow house, a red cat. On the back it said {hero}. <companion>You drew its ears too big,</companion> said {companion}. It was true.',
  ],
  homeward: [
    'They took a letter to the box on the corner, all of them. Then home was somewhere to come back to.',
    'Before supper they went once round the block, to see the house from outside. {helper} sat in the window and saw them come.',
    'They ran round the house once, to come in at the front. It was the same house, but now one could knock.',
  ],
  question: ['<hero>Why does the third stair creak,</hero> asked {hero}, <hero>and the others don’t?</hero>'],
  answer: [
    '{hero_subj} stepped on it at the edge, and it kept silent. In the middle the board bent and rubbed against a nail. Wood shrinks when it is dry, and this nail had got a bit of room.',
  ],
};
