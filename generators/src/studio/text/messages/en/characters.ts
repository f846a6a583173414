import type { Tables } from '../schema.ts';

export const characters: Tables['character'] = {
  human: {
    home: [
      'It was the house with the green gate, third from the corner, where the bicycle leaned on the wall and never fell over.',
      'In the kitchen somebody was looking for the other sock, as on every morning.',
    ],
    senses: [
      'It was cooler here than at home, and {hero} was glad of {hero_his} jumper.',
      '{hero_subj} breathed in until there was no more room.',
    ],
  },
  robot: {
    home: [
      '{hero_subj} lived in the workshop behind the last shelf, next to a tin of screws. In the mornings {hero_he} first counted {hero_his} fingers. There were ten, and they all answered.',
      'At night {hero} stood on a round mat and hummed until {hero_his} lamp turned from red to green.',
    ],
    senses: [
      '{hero_gen} fan ran one step faster, as it did whenever there was something new.',
      'A sign said: mind your head. {hero} took {hero_his} head in both hands, and minded it.',
    ],
  },
};
