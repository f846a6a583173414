import type { SettingMessages } from '../../schema.ts';

export const atHome: SettingMessages = {
  passage: [
    'The way was not long. It went down the stairs, past the third one, which always spoke, and round the corner to the left.',
    'Somebody called from downstairs. It was the voice that is used when something is the matter. So {hero} went down, on the banister side.',
  ],
  arrive: [
    {
      text: 'It smelled of toast. The floor was cold by the door and warm by the radiator. A tap dripped, but only now and then.',
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
    'On the best chair sat the cat, as round as a loaf. <companion>{helper}’s in your seat,</companion> said {companion} from under the table. {helper} opened one eye and shut it again.',
    '<companion>Don’t move,</companion> said {companion} from under the table. <companion>I’m being very quiet, so that {helper} comes.</companion> The cat {helper} was sitting behind {companion_him} and was being much quieter.',
  ],
  way: [
    {
      text: 'They went past the curtains, past the boots, and once round the table for luck. {helper} followed and sat down on everything that was passed.',
      from: '6-8',
    },
    'They went by way of the hall, where the coats were, and under all of the coats. {helper} helped by lying on them.',
  ],
  still: [
    'The kitchen clock skipped a tick. You only notice how loud a clock is when it stops.',
    '{helper} had stopped washing, with one leg in the air.',
  ],
  gift: [
    'In an old tin lay a drawing that nobody remembered. There was a house on it, with everybody in the windows. <companion>You have it,</companion> said {companion}. <companion>You’re the one who’s waving.</companion>',
    'Between the cookery books was a drawing, a yellow house, a red cat. On the back it said {hero}. <companion>You drew its ears too big,</companion> said {companion}. It was true.',
  ],
  homeward: [
    'They took a letter to the box on the corner, all of them. Then home was somewhere to come back to.',
    'Before supper they went once round the block, to see the house from outside. {helper} sat in the window and saw them come.',
  ],
  question: ['<hero>Why does the third stair creak,</hero> asked {hero}, <hero>and the others don’t?</hero>'],
  answer: [
    '{hero_subj} stepped on it at the edge, and it kept silent. In the middle the board bent and rubbed against a nail. Wood shrinks when it is dry, and this nail had got a bit of room.',
  ],
};
