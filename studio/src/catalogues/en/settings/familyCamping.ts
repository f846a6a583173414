import type { SettingMessages } from '../../schema.ts';

export const familyCamping: SettingMessages = {
  title: ['The Torch in the Grass', '{hero} and Eleven Tent Poles'],
  passage: [
    {
      text: 'Everything had been packed so full that {companion} held the kettle on {companion_his} knees the whole way.',
      from: '6-8',
    },
    'The road got narrower, the trees got higher, and {companion} had had to go since the last village. Then somebody said: here.',
  ],
  arrive: [
    {
      text: 'Smoke got into the jumpers at once. The zip of a tent went up, then down, and the ground was soft with needles and smelled of resin.',
      from: '6-8',
    },
    'There was rustling all round. The needles were soft to walk on. From the next tent came a smell of onions, and from far off a guitar with one wrong string.',
  ],
  image: [
    'Through the net in the roof you could see the first star, divided into tiny squares.',
    'On a rope hung eleven wet swimming things, like a row of very thin people.',
  ],
  meet: [
    'A squirrel sat on the bread bag. <companion>That’s {helper},</companion> said {companion}. <companion>{helper} was here last year too, and still owes us a biscuit.</companion> {helper} looked away.',
    'Crack, it went above them, and a nutshell came down. <companion>That was {helper},</companion> said {companion}. A squirrel looked round the trunk, and it was chewing.',
  ],
  task: [
    '<companion>It’ll be dark soon, and we’ve lost the torch,</companion> said {companion}. <companion>It’s in the tent bag, right at the bottom. But the poles are all in one tangle on top of it.</companion>',
    '<companion>We need the torch,</companion> said {companion}. <companion>It’s in the bag with the tent, and it’s getting dark. But look what the poles have done.</companion>',
  ],
  way: [
    'They walked across the meadow in the last light, once round the washing-up, twice round the ropes. {helper} took the upper road.',
    'They carried everything to the flat place. It was not flat, so they carried it to the next one. {helper} moved house as well.',
  ],
  obstacle: [
    {
      text: 'There lay the tent poles, eleven of them, joined with elastic. They were tangled like noodles, and one of them was always too long.',
      from: '6-8',
    },
    'There lay the poles. Someone had thrown them into the bag last summer, and since then they had grown together.',
  ],
  stuck: [
    { text: 'A pole sprang out, drew a circle in the air, and went in again at another place.', from: '6-8' },
    'Click, one fitted. Clack, two others came apart.',
  ],
  still: [
    'The fire had burned down until it only ticked. Over in the wood an owl tried one note.',
    'A pine cone fell. After that it was so quiet that you could hear the dark coming.',
  ],
  open: [
    {
      text: 'The last pole clicked in, and then it was a tent, with a ridge and a front door. Under the bag lay the torch. When they switched it on, the whole tent stood there like a lantern.',
      from: '6-8',
    },
    'Then they all fitted, click, click, click, and the tent stood. It was a bit crooked. At the bottom of the bag was the torch, and it still worked. They wrote on the sky with it.',
  ],
  gift: [
    {
      text: 'In the morning a stick lay in front of the tent, toasted black at one end. It was the marshmallow stick, and {helper} had licked it clean.',
      from: '6-8',
    },
    'The fire was out. A stick was still lying there, with a crust of burnt sugar at the tip. {helper} had sat on it all night, to keep it safe.',
  ],
  homeward: [
    {
      text: 'They sat close together on the way back. Everything they had with them smelled of smoke, even the map.',
      from: '6-8',
    },
    'They shook the needles out of everything. In the end there was one left in each shoe, for at home.',
  ],
  question: ['<hero>Why do you see more stars here,</hero> asked {hero}, <hero>than at home?</hero>'],
  answer: [
    'They counted a patch of the sky, as big as a hand. There were forty. Then they turned the torch on and counted again. There were nine. It was only the light that hid them.',
  ],
};
