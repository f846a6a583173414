import type { MotifMessages } from '../../schema.ts';

export const humTune: MotifMessages = {
  home: [
    'In {hero_gen} house somebody was always humming the same half of a tune. It went up, it went round a corner, and there it stopped. Nobody knew how it went on.',
  ],
  echo: [
    'In the evening somebody in the kitchen hummed the tune, up and round the corner, and stopped. Out in the hall, without thinking, {hero} hummed three notes more.',
  ],
  plant: [
    '{hero_subj} had once heard the other half. It had come from an open window, on a hot day, when {hero_he} was far too busy with an ice lolly to listen properly. Ever since, {hero_he} had walked past that house more slowly than the way required. The window stayed shut. It did not seem right to ring the bell of a stranger and ask for eight notes.',
  ],
  pay: [
    '{hero_subj} thought of the shut window, and of the eight notes behind it. They belonged to somebody who, very likely, had no idea that a whole family was stuck in the middle of their song. Put like that, it would be rude not to ring.',
  ],
};
