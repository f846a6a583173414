import type { SettingMessages } from '../../schema.ts';

export const iceCave: SettingMessages = {
  title: ['The Crystal That Counted', '{hero} in the Mirror Corridor'],
  passage: [
    {
      text: 'Frost had grown on the window overnight, ferns and feathers and a small white road. {hero_subj} breathed on the road, and it went further in.',
      from: '6-8',
    },
    '{hero_subj} held an icicle to {hero_his} eye and looked through. On the far side it went on, blue and deep.',
  ],
  arrive: [
    {
      text: 'It dripped, slowly, like a clock that thinks. The air bit the nose a little, and every breath stayed hanging there to look around.',
      from: '6-8',
    },
    'Every step crunched. The cold smelled of tin. Somewhere a drop fell, and a little later one more.',
  ],
  image: [
    {
      text: 'In the ice wall was a leaf, from some other summer, with its stalk still bent by the wind.',
      from: '6-8',
    },
    '{hero_gen} own breath hung there as a small cloud. It had the shape of a sheep.',
  ],
  meet: [
    'Something white stood there, and it was not snow, for it blinked. <helper>Stay on the dull ice,</helper> said the arctic fox. <helper>The shiny bit is mine, for sliding, as sure as I’m {helper}.</helper>',
    '<helper>You’re new,</helper> said an arctic fox, and walked round them once. <helper>You don’t smell of fish. I’m {helper}, by the way.</helper>',
  ],
  task: [
    '<helper>There’s a crystal in here that gives us our light,</helper> said {helper}. <helper>It’s turned itself away from the hole, and it’s getting dark. But I keep losing my way among the mirrors.</helper>',
    '<helper>Come quick,</helper> said {helper}. <helper>Our crystal’s turned to the wall. It has to face the light. But between here and there it’s nothing but mirrors.</helper>',
  ],
  way: [
    'They slid their feet along without lifting them. {helper} walked in front, and {helper_gen} tail swept the frost aside.',
    'They slid on their stomachs where it was low. {helper} slid the whole way, for fun.',
  ],
  obstacle: [
    {
      text: 'The mirror corridor was all ice, smooth on both sides. A hundred of them came towards themselves, and no one knew which were the real ones.',
      from: '6-8',
    },
    'Behind a bend came the mirrors, a whole corridor of them. In each there was another {hero}, and each looked a bit lost.',
  ],
  stuck: [
    'In the mirrors a hundred faces looked annoyed. That made it worse, because they had been one too many already.',
    'Bump. That had been a mirror. The one next to it had been a mirror as well.',
  ],
  still: [
    'The drip stopped. High up in the ice something creaked, once, like a stair at night.',
    'The drop did not fall. It hung there and thought it over.',
  ],
  open: [
    'They kept one hand on the wall and let the mirrors do as they liked. At the end hung the crystal. They turned it a little, and the whole cave went blue.',
    'At the end of the mirrors there was only one of each of them again. That was a relief. The crystal turned easily, like a door knob. Then it was light.',
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
  ],
  question: ['<hero>Why is thick ice blue,</hero> asked {hero}, <hero>when an ice cube isn’t?</hero>'],
  answer: [
    '{hero_subj} held up a splinter of ice, and it was clear. Then {hero_he} looked into the deep wall. Light goes a long way in there, and the ice swallows the red on the way.',
  ],
};
