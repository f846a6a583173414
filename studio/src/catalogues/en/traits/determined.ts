import type { Tables } from '../../schema.ts';

export const determined: NonNullable<Tables['trait']['determined']> = {
  home: [
    'What {hero} began, {hero_he} finished, even puzzles with a piece missing. {hero_subj} had cut that piece out of a milk carton.',
    '{hero_subj} had been learning to whistle for three weeks. By now it sounded like a kettle, and that was progress.',
    {
      text: 'At table {hero} was always the last to stop, even with peas, which {hero_he} ate one by one.',
      from: '6-8',
    },
    {
      text: '{hero_subj} had dug a hole in the garden that was going to be a pond. It had been going to be a pond since Easter.',
      from: '6-8',
    },
    { text: 'If a lid would not come off, the others passed it to {hero} and left the room.', from: '6-8' },
    {
      text: '{hero_subj} practised the same four bars on the recorder until even the dog knew them.',
      from: '6-8',
    },
    'For nine days {hero} had been building a tower of cards. It was on its eleventh floor and its fortieth try.',
    '{hero_subj} wrote a list every morning and did not go to bed before the last tick. Yesterday the last tick had been: tick.',
    'When the kite got stuck in the tree, everybody went home for tea. {hero} came in at seven, with the kite.',
    {
      text: '{hero_subj} was learning to walk on {hero_his} hands. By now {hero_he} could do it from the bed to the cupboard, if nobody opened the cupboard.',
      from: '6-8',
    },
  ],
  firstMove: [
    {
      text: '{hero_subj} rolled up {hero_his} sleeves and began, before anyone had finished explaining.',
      from: '6-8',
    },
    '{hero_subj} set {hero_his} jaw, the way {hero_he} did with jam jars.',
    {
      text: '{hero_subj} started at the bottom left, as {hero_he} did with everything, and worked {hero_his} way along.',
      from: '6-8',
    },
    '<hero>It’ll move,</hero> said {hero}, <hero>or I will.</hero>',
    '{hero_subj} pushed. Then {hero_he} pushed from the other side, so as to be fair.',
    'There was no talking to {hero} now. {hero_subj} had put {hero_his} tongue between {hero_his} teeth.',
  ],
  helps: [
    '{hero_subj} did not begin again from the beginning. {hero_subj} changed one thing, quite a small one.',
    '<hero>Once more,</hero> said {hero}. <hero>But not the same once more.</hero>',
    '{hero_subj} counted how often {hero_he} had done the very same thing. It was five times. The sixth ought to be another thing.',
    'It was odd. You could stop without leaving off. {hero_subj} had never tried that before.',
    '{hero_subj} moved one finger’s breadth to the left. From there it looked quite different.',
    {
      text: '{hero_subj} had been pulling so hard that {hero_he} had not felt which way it wanted to go.',
      from: '6-8',
    },
  ],
};
