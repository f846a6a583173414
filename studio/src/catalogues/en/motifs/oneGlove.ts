import type { MotifMessages } from '../../schema.ts';

export const oneGlove: MotifMessages = {
  home: [
    'On the hook by {hero_gen} door hung one green glove. It had been waiting for the other one since the snow. Nobody had the heart to take it down.',
  ],
  echo: [
    'The green glove still hung on its hook. {hero_subj} held it for a moment, palm to palm, the way you shake hands. It was not cold at all.',
  ],
  plant: [
    'The other glove was not really lost, and {hero} knew it. Last winter, at the bus stop, {hero_he} had lent it to a girl with a red nose and no gloves at all, and had kept the left one. That way there would be a reason to meet again. It had seemed a clever plan in January. By now it was a long time since January, and the bus had a different number.',
  ],
  pay: [
    '{hero_subj} thought of the girl at the bus stop. Perhaps she, too, had one green glove on a hook, and looked at it in the mornings. A plan that has waited a whole year is not a bad plan. It only needs somebody to walk over to the stop and stand there for a while.',
  ],
};
