import type { MotifMessages } from '../../schema.ts';

export const shadowFriends: MotifMessages = {
  home: [
    'When the lamp stood low, three shadows lived on {hero_gen} ceiling. One was a boat, one was a bird and one was a bear. In the evening they went out. Later they came home.',
  ],
  echo: [
    '{hero} looked up, and they came home. First the boat, without a sound. Then the bird. The bear was last, as bears are, and when he was in his place, the ceiling was dark and full.',
  ],
  plant: [
    'For a while there had been another shadow, long and thin, that none of the things in the room would own up to. {hero} had been afraid of it for a whole week. Then {hero_he} found out that it was {hero_his} own arm, reaching for the lamp. It was the oddest feeling, to have been frightened, all that time, by somebody who was only trying to make it light.',
  ],
  pay: [
    '{hero_subj} thought of the long thin shadow and held out an arm, just to see. There were days when a person is afraid of something, and there were days when somebody else is, and the arm was the same one. It was good to know where it was.',
  ],
};
