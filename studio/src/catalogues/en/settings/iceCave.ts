import type { SettingMessages } from '../../schema.ts';

export const iceCave: SettingMessages = {
  passage: [
    {
      text: 'Frost had grown on the window overnight, ferns and feathers and a small white road. {hero_subj} breathed on the road, and it went further in.',
      from: '6-8',
    },
    '{hero_subj} held an icicle to {hero_his} eye and looked through. On the far side it went on, blue and deep.',
    {
      text: 'There were flowers of frost on the window. {hero_subj} breathed a hole in the middle, and put one eye to it, and then {hero_his} nose, and then it was no window.',
      from: '6-8',
    },
  ],
  arrive: [
    {
      text: 'It dripped, slowly, like a clock that thinks. The air bit the nose a little, and every breath stayed hanging there to look around.',
      from: '6-8',
    },
    'Every step crunched. The cold smelled of tin. Somewhere a drop fell, and a little later one more.',
    { text: 'Crunch, crunch. It was blue in there. Noses went cold.', to: '3-5' },
    { text: 'Plink, went a drop. The ice glittered like sugar.', to: '3-5' },
    {
      text: 'Every breath went up and was a small cloud of its own. Far back it rang, as a glass does when somebody has passed with a spoon.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'In the ice wall was a leaf, from some other summer, its stalk still bent by the wind.',
      from: '6-8',
    },
    '{hero_gen} own breath hung there as a small cloud. It had the shape of a sheep.',
  ],
  meet: [
    'Something white stood there, and it was not snow, for it blinked. <helper>Stay on the dull ice,</helper> said the arctic fox. <helper>The shiny bit is mine, for sliding, as sure as I’m {helper}.</helper>',
    '<helper>You’re new,</helper> said an arctic fox, and walked round them once. <helper>You don’t smell of fish. I’m {helper}, by the way.</helper>',
    {
      text: 'A white fox sniffed at them. <helper>I’m {helper},</helper> it said. <helper>You’re warm.</helper>',
      to: '3-5',
    },
    { text: 'Pat, pat, on soft white paws. It was {helper}, an arctic fox.', to: '3-5' },
    {
      text: '<helper>Shut the door,</helper> said something white in front of something white. It turned out to be an arctic fox. <helper>There isn’t a door? Then that’s what it is. {helper}.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They went along with small steps, without lifting their feet. {helper} walked in front, and {helper_gen} tail swept the frost aside.',
    'They went on all fours where it was low. {helper} slid the whole way, for fun.',
    'They slid more than they walked. {helper} walked, and waited at each bend with the patience of somebody who has claws.',
  ],
  still: [
    'The drip stopped. High up in the ice something creaked, once, like a stair at night.',
    'The drop did not fall. It hung there and thought it over.',
    'A drop hung from the ceiling, and made up its mind not to.',
  ],
  gift: [
    '{helper} held a jar under the drip until one drop fell in. <helper>That’s a thousand years old,</helper> said {helper}. <helper>It melted just now. You were here.</helper>',
    '{helper} came after them with a jar, and in the jar was one drop. <helper>It can freeze for you whenever you like,</helper> said {helper}. <helper>It knows how.</helper>',
  ],
  homeward: [
    {
      text: 'The blue grew paler and paler, until it was only frost on a window, with the street lamp behind it.',
      from: '6-8',
    },
    'The crunching grew softer. Outside it dripped from the roof, and it was just a day in winter.',
    {
      text: 'The hole in the frost was still as big as a nose. Beyond it the kitchen light was on.',
      from: '6-8',
    },
  ],
  question: ['<hero>Why is thick ice blue,</hero> asked {hero}, <hero>when an ice cube isn’t?</hero>'],
  answer: [
    '{hero_subj} held up a splinter of ice, and it was clear. Then {hero_he} looked into the deep wall. Light goes a long way in there, and the ice swallows the red on the way.',
  ],
  play: [
    'The white sheets hung from the clothes horse, and inside was the cave. It was cold there, because the door had been open. They saw each other’s breath, if one believed in it.',
    'The bathroom was all ice, down to the tiles. One slid your feet. The towel rail was a bear’s rib, and nobody said where the bear was.',
  ],
  unplay: [
    'Then the sheets were dry. The cave was folded up, edge to edge, and it smelled of washing.',
    'Somebody wanted to wash for supper. The ice gave way, and on the bath mat stood two wet footprints, human.',
  ],
};
