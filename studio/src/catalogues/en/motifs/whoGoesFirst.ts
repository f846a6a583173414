import type { MotifMessages } from '../../schema.ts';

export const whoGoesFirst: MotifMessages = {
  home: [
    'At {hero_gen} door there was a discussion every time. After you, said one. No, after you, said the other. Some days they got no further than the mat.',
  ],
  echo: [
    'In the evening they stood on the mat again. After you, said one. This time {hero} did not argue. {hero_subj} took the other by the sleeve, and they fitted through together.',
  ],
  plant: [
    'There was one door at which nobody argued, and that was the one at the end of the landing. {hero} always let the others pass it first. It was only a box room, with a sewing machine and a rolled carpet, but {hero_he} had once heard somebody cry behind it, somebody who never cried, and had walked away on tiptoe. Nothing had ever been said about it since.',
  ],
  pay: [
    '{hero_subj} thought of the door on the landing. Nobody can be made to come out of a room. But a person could knock, and sit down on the carpet, and not ask anything at all. This time {hero} thought {hero_he} would go first.',
  ],
};
