import type { SettingMessages } from '../../schema.ts';

export const iceCave: SettingMessages = {
  title: ['The Crystal That Counted', '{hero} in the Mirror Corridor'],
  passage: [
    'Frost had grown on the window overnight, ferns and feathers and a small white road. {hero_subj} breathed on the road, and it went further in.',
  ],
  arrive: [
    'It dripped, slowly, like a clock that thinks. The air bit the nose a little, and every breath stayed hanging there to look around.',
  ],
  image: ['In the ice wall was a leaf, from some other summer, with its stalk still bent by the wind.'],
  meet: [
    'Something white stood there, and it was not snow, for it blinked. <helper>Stay on the dull ice,</helper> said the arctic fox. <helper>The shiny bit is mine, for sliding, as sure as I’m {helper}.</helper>',
  ],
  task: [
    '<helper>There’s a crystal in here that gives us our light,</helper> said {helper}. <helper>It’s turned itself away from the hole, and it’s getting dark. But I keep losing my way among the mirrors.</helper>',
  ],
  way: ['They slid their feet along without lifting them. {helper} walked in front, and {helper_gen} tail swept the frost aside.'],
  obstacle: [
    'The mirror corridor was all ice, smooth on both sides. A hundred of them came towards themselves, and no one knew which were the real ones.',
  ],
  stuck: ['In the mirrors a hundred faces looked annoyed. That made it worse, because they had been one too many already.'],
  still: ['The drip stopped. High up in the ice something creaked, once, like a stair at night.'],
  open: [
    'They kept one hand on the wall and let the mirrors do as they liked. At the end hung the crystal. They turned it a little, and the whole cave went blue.',
  ],
  gift: [
    '{helper} held a jar under the drip until one drop fell in. <helper>That’s a thousand years old,</helper> said {helper}. <helper>It melted just now. You were here.</helper>',
  ],
  homeward: ['The blue grew paler and paler, until it was only frost on a window, with the street lamp behind it.'],
  question: ['<hero>Why is thick ice blue,</hero> asked {hero}, <hero>when an ice cube isn’t?</hero>'],
  answer: [
    '{hero_subj} held up a splinter of ice, and it was clear. Then {hero_he} looked into the deep wall. Light goes a long way in there, and the ice swallows the red on the way.',
  ],
};
