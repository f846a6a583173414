import type { Tables } from '../schema.ts';

export const attributes: Tables['attribute'] = {
  short: {
    line: [
      'There was a gap below, no higher than a chair. {hero_subj} went through it without bending.',
      'Everybody looked over {hero_gen} head, so nobody saw how much {hero_he} could hear from down there.',
      '{hero_subj} needed a stone to stand on, and found one just the right size.',
      'Under the branches there was a way that only {hero} could see.',
    ],
  },
  glasses: {
    line: [
      '{hero_subj} took off {hero_his} glasses and cleaned them, although they were clean. It helped with thinking.',
      'For a moment {hero_gen} glasses fogged up, and the world was made of milk.',
      'The light caught in {hero_gen} glasses and jumped ahead of them like a small dog.',
    ],
  },
};
