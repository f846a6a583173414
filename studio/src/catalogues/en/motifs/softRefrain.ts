import type { MotifMessages } from '../../schema.ts';

export const softRefrain: MotifMessages = {
  home: [
    'Outside {hero_gen} window a branch brushed over the roof, as it did every night. Hush, it went. Hush. Then it waited, and you had to wait as well. Hush.',
  ],
  echo: [
    'The branch brushed over the roof. Hush, it went. {hero} breathed out. Hush. The pillow was cool on one side and warm on the other. And much later, when nobody was listening any more: hush.',
  ],
  plant: [
    'In the spring they were going to cut the branch. {hero} had heard it through the wall, together with the price. It was a perfectly sensible thing to do, because of the tiles. {hero_subj} had gone to bed that night without saying that there would be nobody left to count to three with.',
  ],
  pay: [
    'There was a good chance that nobody knew about the counting. People cannot know what they have not been told, not even through a wall. {hero_subj} would say it at breakfast, just as it was. The tiles could have their say afterwards.',
  ],
};
