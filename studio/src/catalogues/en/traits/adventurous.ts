import type { Tables } from '../../schema.ts';

export const adventurous: NonNullable<Tables['trait']['adventurous']> = {
  home: [
    {
      text: 'There were two ways to school, one short and one long. {hero_subj} had found a third, through a hedge, and it took till noon.',
      from: '6-8',
    },
    '{hero_subj} had slept in the tent, in the bath and in the wheelbarrow. Once, by mistake, {hero_he} had slept in bed.',
    'Over {hero_gen} bed hung a map of the world. There were pins in all the places where {hero_he} had not been yet.',
    {
      text: '{hero_subj} could not pass a wall without finding out whether you could walk along the top of it.',
      from: '6-8',
    },
    'By Wednesday {hero} had usually packed for Saturday. This week it was rope, a whistle and half a loaf.',
    {
      text: 'When the others turned back at the end of the path, {hero} asked them to hold {hero_his} bag.',
      from: '6-8',
    },
    '{hero_subj} had once gone out to fetch the milk and come home with a boat. It was only a small one.',
    {
      text: '{hero_subj} called the cupboard under the stairs base camp, and the attic the summit.',
      from: '6-8',
    },
    { text: 'There was hardly a tree in the park that had not had {hero_gen} other shoe.', from: '6-8' },
    { text: '{hero_subj} liked it best when somebody said: we have never tried that.', from: '6-8' },
  ],
  firstMove: [
    '{hero_subj} left the path at once. It was a good path, but everybody could see where it went.',
    '<hero>There’s another way,</hero> said {hero}, and pointed at something that was no way at all.',
    '{hero_subj} was halfway up it before anyone had said that it was not for climbing.',
    '{hero_subj} licked one finger, held it up, and chose the direction with more wind in it.',
    '{hero_subj} tied a rope to it, just in case. It was not clear yet in case of what.',
    '{hero_subj} lay down flat and looked along it, to see how the land lay.',
  ],
  helps: [
    'There was still one direction that nobody had tried. It led back to where {hero_he} had gone past somebody.',
    {
      text: 'It came to {hero} that {hero_he} had been looking at the horizon, and that the thing was right beside {hero_his} shoe.',
      from: '6-8',
    },
    '<hero>Let’s not go round it,</hero> said {hero}. <hero>Let’s go through the middle.</hero> {hero_subj} did not mean the ground.',
    {
      text: '{hero_subj} had come for something else. Somewhere on the way the errand had fallen out of {hero_his} pocket, and now {hero_he} went back for it.',
      from: '6-8',
    },
    'You could explore a thing like this as well. You only had to go slowly, and not talk.',
    'There was a place on no map, and that was next to somebody who was sad. {hero_subj} set out for it.',
  ],
};
