import type { Tables } from '../../schema.ts';

export const kind: NonNullable<Tables['trait']['kind']> = {
  home: [
    '{hero_subj} carried spiders out of the bath in a cup. In winter {hero_he} put them in the cellar and left the light on.',
    'When {hero} laid the table, there was always one plate too many. You never knew.',
    'The neighbour’s cat had a home of its own. It only slept at {hero_gen} because of the way {hero_he} moved over.',
    { text: '{hero_subj} waved at buses, in case somebody on them had nobody to wave to.', from: '6-8' },
    'There was a hole in {hero_gen} mitten. That was where {hero_he} kept {hero_his} thumb warm for other people, {hero_he} said.',
    'If anybody coughed, {hero} was already fetching the water.',
    {
      text: '{hero_subj} always took the chair with the wobble, so that nobody else would get it.',
      from: '6-8',
    },
    {
      text: 'In the rain {hero} held the umbrella so far over the others that {hero_his} own left side was wet.',
      from: '6-8',
    },
    { text: '{hero_subj} knew the birthdays of everybody in the street, and of two dogs.', from: '6-8' },
    {
      text: 'The last strawberry in the bowl often lay there until evening, if {hero} had been the one to serve.',
      from: '6-8',
    },
  ],
  firstMove: [
    '{hero_subj} looked round first to see who was cold. Then {hero_he} took off {hero_his} scarf.',
    '<hero>Is everybody all right?</hero> asked {hero}. Everybody said yes, some of them rather faintly.',
    { text: '{hero_subj} held the end of it for the others, so that they could begin.', from: '6-8' },
    'Somebody sneezed. {hero_subj} had a handkerchief out before the echo.',
    { text: '{hero_subj} spoke to it first, softly, in case it was as tired as it looked.', from: '6-8' },
    '{hero_subj} offered to carry everything. It came up to {hero_his} chin.',
  ],
  helps: [
    '{hero_subj} looked at the one who was making the most trouble, and saw that there was a stone in that shoe.',
    '<hero>You’re shivering,</hero> said {hero}. Nobody had noticed until then, not even the one who was.',
    'It came to {hero} that {hero_he} had said yes to everyone today, except to the one who had not asked.',
    '{hero_subj} thought of what {hero_he} would have liked {hero_himself}, if {hero_he} had been standing over there.',
    '{hero_subj} moved over a little. It was not much of a place, but somebody could have sat there.',
    'There was something in that face that {hero} had seen before, in the mirror, on a bad Sunday.',
  ],
};
