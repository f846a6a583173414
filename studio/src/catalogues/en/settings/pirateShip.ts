import type { SettingMessages } from '../../schema.ts';

export const pirateShip: SettingMessages = {
  passage: [
    {
      text: 'The washing on the line filled with wind, all the sheets together. The yard gave a jerk. Then it cast off.',
      from: '6-8',
    },
    '{hero_subj} had built a ship out of the sofa, and the broom was the mast. Then the sheet on the broom filled. There really was wind.',
    'Somebody had hung the hammock in the wrong place, between the wardrobe and the evening. At the third swing there was water beneath it.',
  ],
  arrive: [
    'It smelled of tar and wet rope. The floor never agreed with your feet, and every plank had something to say about it.',
    'Everything creaked. Everything swayed. The wind was salty and made your sleeves flap.',
    { text: 'Creak, went the ship. Creak. The wind smelled of salt.', to: '3-5' },
    { text: 'The floor went up. The floor went down. Hop.', to: '3-5' },
    {
      text: 'Sun and tar and yesterday’s soup: it smelled of work that somebody else was doing. A bell went, and eleven people took no notice.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'At the mast hung a hammock, and in it, neatly tucked in, lay a melon with a face.',
      from: '6-8',
    },
    'The ship’s cat slept in the captain’s hat. Nobody was allowed to wake the hat.',
    'On the rail eleven hats were drying, in order of rank. The smallest was in front.',
    'A cannon stood there with a jam jar on it. There were flowers in the jar.',
  ],
  meet: [
    'A parrot with one blue wing was walking up and down on the rail. <helper>Ship’s parrot {helper},</helper> said the parrot. <helper>I’m the only one here who can read. Don’t tell the captain.</helper>',
    '<helper>Name?</helper> asked the ship’s parrot, and dipped a feather into ink. <helper>Mine’s {helper}. I’m writing it all down, in case we’re ever famous.</helper>',
    {
      text: 'A parrot walked along the rail. <helper>{helper},</helper> it said. <helper>I can read.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Ahoy,</helper> said a parrot with one blue wing. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Can you spell rope?</helper> asked a parrot from up in the rigging. <helper>Good. Then there are two of us. {helper}. The others think it has a w in it.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They went round the deck once, to be introduced. {helper} knew every plank by name.',
    'They went aft, or perhaps it was forward. {helper} called left and right, mostly at the right time.',
    'They climbed over coils and cannons and a sleeping bosun. {helper} read out the notices, and made up the last line of each.',
  ],
  still: [
    'The ropes dripped. Nothing moved, and even the water seemed to listen.',
    'There was only the drip from the sails. One. Two. Then not even that.',
    'The flag hung down and looked at its feet.',
  ],
  gift: [
    '{helper} pulled a short bit of rope from the rail, with a knot in it. <helper>That one holds,</helper> said {helper}. <helper>I’ve forgotten how it’s done. So keep it.</helper>',
    '<helper>For you,</helper> said {helper}. It was a rope knot, as hard as a nut. <helper>It’s the one that never comes undone.</helper>',
  ],
  homeward: [
    {
      text: 'The sheets filled once more, and the ship sailed in between the clothes props as if it had never been away.',
      from: '6-8',
    },
    'The wind grew tired. The mast was a broom, and it leaned in the corner.',
    'The hammock swung more slowly. At the last swing there was a rug below it, and one slipper.',
  ],
  question: [
    '<hero>How do sailors know where they are,</hero> asked {hero}, <hero>when there’s only water?</hero>',
  ],
  answer: [
    '{hero_subj} laid a needle that had been stroked with a magnet on a bit of cork. It floated, turned, and stopped. Each time it pointed north, however you spun the bowl.',
  ],
  play: [
    'The sofa cushions were the ship, and she was a fast one. The carpet was deep. Somebody was captain, and somebody had to be the whole crew.',
    'A saucepan lid was the wheel, and it turned both ways. The bath mat sailed down the hall with all hands. At the coat stand there was a storm.',
  ],
  unplay: [
    'Then there was land in sight, and it was the kitchen. The ship was put back on the sofa, and everyone went ashore to eat.',
    'The saucepan lid was wanted, because the rice was ready. So they dropped anchor on the bath mat and washed their hands.',
  ],
};
