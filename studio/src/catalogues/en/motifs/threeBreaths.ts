import type { MotifMessages } from '../../schema.ts';

export const threeBreaths: MotifMessages = {
  home: [
    'At night {hero} took three breaths, always in the same order. One was for today. One was for tomorrow. One was for nothing at all.',
  ],
  echo: [
    '{hero_subj} lay down and breathed. One was for today, and it was long. One was for tomorrow, and it was longer. The one for nothing at all went on until it was sleep.',
  ],
  plant: [
    'It had not always been three. For a while there had been a fourth breath, in between, for a quarrel that never quite got settled. {hero} could not remember when {hero_he} had stopped. It had not ended. It had only got left out, the way a button gets left out when you are in a hurry, and ever since then everything had sat a little crooked.',
  ],
  pay: [
    'Tonight, between today and tomorrow, there was room for the fourth one. {hero_subj} took it slowly. It was not hard, once it was there. It went in like cold air, and it came out warm, and it took the quarrel with it as far as the window.',
  ],
};
