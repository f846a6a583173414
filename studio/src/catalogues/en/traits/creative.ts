import type { Tables } from '../../schema.ts';

export const creative: NonNullable<Tables['trait']['creative']> = {
  home: [
    '{hero_gen} bed had been a ship, a bakery and a bank. At the moment it was a bed, but only at night.',
    {
      text: '{hero_subj} never threw anything away before {hero_he} had tried it on {hero_his} head.',
      from: '6-8',
    },
    'From two forks, a cork and a rubber band {hero} had built something. It did not do anything yet, but it looked ready.',
    {
      text: '{hero} drew with both hands, and sometimes with a foot, if there was a third thing to draw.',
      from: '6-8',
    },
    'On {hero_gen} window sill stood a town made of bottle tops. It had a mayor.',
    {
      text: '{hero_subj} could not eat mashed potato before there had been a lake in it, and a bridge.',
      from: '6-8',
    },
    {
      text: 'For rainy days {hero} had invented a game with an umbrella, a spoon and the letter K.',
      from: '6-8',
    },
    '{hero_subj} gave every colour in the paint box a name of {hero_his} own. The brown one was called Uncle.',
    'When the zip on {hero_gen} coat broke, {hero_he} mended it with paper clips. Now it jingled, and you heard {hero_him} coming.',
    '{hero_subj} had made wings for the tortoise. The tortoise had not said no.',
  ],
  firstMove: [
    '{hero_subj} looked about for something to build with, and found a bit of string and a good idea. The string was too short.',
    { text: '{hero_subj} held up a twig, shut one eye, and saw half a machine.', from: '6-8' },
    { text: '<hero>If we turned it upside down,</hero> said {hero}, and was already turning.', from: '6-8' },
    'Within a minute {hero} had made a tool. It was a fine tool, only nobody knew for what.',
    '{hero_subj} emptied {hero_his} pockets on to the ground and arranged it all by usefulness. The feather came first.',
    '{hero_subj} drew it in the dust, and added wheels.',
  ],
  helps: [
    '{hero_subj} tipped {hero_his} head until everything lay on its side. It looked quite different, lying down.',
    {
      text: 'What if it was not a wall at all? {hero_subj} tried thinking of it as a shelf, as a hat, as somebody who was tired.',
      from: '6-8',
    },
    {
      text: '{hero_subj} took the whole thing apart in {hero_his} head. When {hero_he} put it together again, one part was left over, and it was {hero_him}.',
      from: '6-8',
    },
    'It was like those pictures where there is a vase, and then two faces. {hero_subj} blinked, and saw the faces.',
    '<hero>We’ve been using it the wrong way round,</hero> murmured {hero}. <hero>All of it.</hero>',
    'There was nothing here to make anything from. There was only what people had said, and what they had not.',
  ],
};
