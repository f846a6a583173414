import type { SettingMessages } from '../../schema.ts';

export const familyCamping: SettingMessages = {
  passage: [
    {
      text: 'Everything had been packed so full that {companion} held the kettle on {companion_his} knees the whole way.',
      from: '6-8',
    },
    'The road got narrower, the trees got higher, and {companion} had had to go since the last village. Then somebody said: here.',
    'The tent was in the boot, the boot was tied down with string, and {companion} sat on the pegs. Nobody could turn round any more, and so they went on.',
  ],
  arrive: [
    {
      text: 'It smelled of resin and wet rope. The zip of a tent went up, then down, and the ground was soft with needles.',
      from: '6-8',
    },
    'There was rustling all round. The needles were soft to walk on. From the next tent came a smell of onions, and from far off a guitar with one wrong string.',
    { text: 'It smelled of wood and rain. Zip, went a tent.', to: '3-5' },
    { text: 'The needles were soft. Something rustled. Crack, went a nut.', to: '3-5' },
    {
      text: 'Steam came from a pot, a mosquito sang, and there was already a star. The grass was flat where others had slept.',
      from: '6-8',
    },
  ],
  image: [
    'Through the net in the roof you could see the first star, divided into tiny squares.',
    'On a rope hung eleven wet swimming things, like a row of very thin people.',
  ],
  meet: [
    'A squirrel sat on the bread bag. <companion>That’s {helper},</companion> said {companion}. <companion>{helper} was here last year too, and still owes us a biscuit.</companion> {helper} looked away.',
    'Crack, it went above them, and a nutshell came down. <companion>That was {helper},</companion> said {companion}. A squirrel looked round the trunk, and it was chewing.',
    {
      text: 'A squirrel sat on the bread. <companion>That’s {helper},</companion> said {companion}.',
      to: '3-5',
    },
    {
      text: 'Crunch, crunch. <companion>It’s {helper},</companion> said {companion}. It was a squirrel.',
      to: '3-5',
    },
    {
      text: 'Somebody had taken the plug out of the air bed. <companion>{helper},</companion> said {companion}. From the branch above looked a squirrel with the plug, and turned it like a nut.',
      from: '6-8',
    },
  ],
  way: [
    'They walked across the meadow in the last light, once round the washing-up, twice round the ropes. {helper} took the upper road.',
    'They carried everything to the flat place. It was not flat, so they carried it to the next one. {helper} moved house as well.',
    'They fetched water, from the tap by the gate, in everything that holds any. {helper} ran along the fence, and held nothing.',
  ],
  still: [
    'The guitar had stopped in the middle of a song. Over in the wood a twig broke, and then it thought better of it.',
    'A pine cone fell. After that it was so quiet that you could hear the dark coming.',
    'The fire fell together, and looked round with one red eye.',
  ],
  gift: [
    {
      text: 'In front of the tent a stick was stuck in the ground, peeled white. It was the marshmallow stick, and {helper} had licked it clean.',
      from: '6-8',
    },
    'A stick lay across the bread bag, with a crust of sugar at the tip. It was the marshmallow stick. {helper} had been sitting on it, to keep it safe.',
  ],
  homeward: [
    {
      text: 'They sat close together on the way back. Everything they had with them smelled of resin, even the map.',
      from: '6-8',
    },
    'They shook the needles out of everything. In the end there was one left in each shoe, for at home.',
    'It all had to go back in the boot, and it had got bigger. {companion} sat on the pegs, the pan and the moss.',
  ],
  question: ['<hero>Why do you see more stars here,</hero> asked {hero}, <hero>than at home?</hero>'],
  answer: [
    'They counted a patch of the sky, as big as a hand. There were forty. Then somebody carried a lamp past, and they counted again. There were nine. It was only the light that hid them.',
  ],
};
