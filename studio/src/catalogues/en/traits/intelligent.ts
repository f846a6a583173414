import type { Tables } from '../../schema.ts';

export const intelligent: NonNullable<Tables['trait']['intelligent']> = {
  home: [
    {
      text: '{hero_subj} could tell from the way the key turned who was coming home, and what they had bought.',
      from: '6-8',
    },
    '{hero_subj} added up the numbers on car plates. When the sum was a square, it was a good day.',
    {
      text: 'On the inside of {hero_gen} wardrobe was a table of all the biscuits, with the time each could be dipped.',
      from: '6-8',
    },
    {
      text: '{hero} had worked out that the stairs were quicker if you took them in threes, and had told everybody. Now they all did it, and it was slower.',
      from: '6-8',
    },
    'If you asked {hero} the time, {hero_he} told you why.',
    '{hero_subj} had read the instructions of the washing machine for pleasure. Since then they got on very well, the two of them.',
    '{hero_subj} sorted the spoons by how they rang. The cook was the only one who had noticed.',
    'At four {hero} had asked where the light goes when you turn it off. {hero_subj} was still waiting for a good answer.',
    '{hero_subj} kept a record of when the neighbour sneezed. There was a pattern.',
    'In {hero_gen} satchel there was a second pencil case, just for thoughts. It contained short pencils.',
  ],
  firstMove: [
    '{hero_subj} looked for the rule in it. There nearly always is one, if you squint.',
    '{hero_subj} paced it out: eleven shoes across. Then {hero_he} checked it with the other shoe.',
    '<hero>Strictly speaking,</hero> said {hero}, and explained. By the end of it nobody was standing there any more.',
    '{hero_subj} took out a pencil and put one line under another.',
    {
      text: '{hero_subj} had seen something like this before, in a book, on the left-hand page.',
      from: '6-8',
    },
    '<hero>There are only three possibilities,</hero> said {hero}. It was the fourth.',
  ],
  helps: [
    '{hero_subj} laid three pebbles in a row, for the three of them, and moved the middle one. Then {hero_he} saw it.',
    '{hero_subj} went through it once more, step by step. The sum was right. It was only that somebody had been left out of it.',
    '{hero_subj} had been right the whole time. It had not been of any use to anyone.',
    '<hero>If that’s so, and that’s so,</hero> said {hero} slowly, <hero>then the one who’s wrong is me.</hero> It was a very neat proof.',
    'There was one thing here that did not follow any rule. {hero_subj} looked at it for a while. It was a face.',
    {
      text: '{hero_subj} drew a small cross for where {hero_he} stood, and another one for where {hero_he} ought to be standing. They were not far apart.',
      from: '6-8',
    },
  ],
};
