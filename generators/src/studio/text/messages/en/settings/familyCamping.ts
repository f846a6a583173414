import type { SettingMessages } from '../../schema.ts';

export const familyCamping: SettingMessages = {
  title: ['The Torch in the Grass', '{hero} and Eleven Tent Poles'],
  passage: [
    'They had packed the car, or the cart, or whatever it was that stood there, so full that {companion} held the kettle on {companion_his} knees the whole way.',
  ],
  arrive: [
    'Smoke got into the jumpers at once. The zip of a tent went up, then down, and the ground was soft with needles and smelled of resin.',
  ],
  image: ['Through the net in the roof you could see the first star, divided into tiny squares.'],
  meet: [
    'A squirrel sat on the bread bag. <companion>That’s {helper},</companion> said {companion}. <companion>{helper} was here last year too, and still owes us a biscuit.</companion> {helper} looked away.',
  ],
  task: [
    '<companion>It’ll be dark soon, and we’ve lost the torch,</companion> said {companion}. <companion>It’s in the tent bag, right at the bottom. But the poles are all in one tangle on top of it.</companion>',
  ],
  way: ['They walked across the meadow in the last light, once round the washing-up, twice round the ropes. {helper} took the upper road.'],
  obstacle: [
    'There lay the tent poles, eleven of them, joined with elastic. They were tangled like noodles, and one of them was always too long.',
  ],
  stuck: ['A pole sprang out, drew a circle in the air, and went in again at another place.'],
  still: ['The fire had burned down until it only ticked. Over in the wood an owl tried one note.'],
  open: [
    'The last pole clicked in, and then it was a tent, with a ridge and a front door. Under the bag lay the torch. When they switched it on, the whole tent stood there like a lantern.',
  ],
  gift: [
    'In the morning a stick lay in front of the tent, toasted black at one end. It was the marshmallow stick, and {helper} had licked it clean.',
  ],
  homeward: ['They sat close together on the way back. Everything they had with them smelled of smoke, even the map.'],
  question: ['<hero>Why do you see more stars here,</hero> asked {hero}, <hero>than at home?</hero>'],
  answer: [
    'They counted a patch of the sky, as big as a hand. There were forty. Then they turned the torch on and counted again. There were nine. It was only the light that hid them.',
  ],
};
