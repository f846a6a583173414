import type { MotifMessages } from '../../schema.ts';

export const handSign: MotifMessages = {
  home: [
    'In {hero_gen} family nobody said goodbye. They held up two fingers, like ears, and the other one did it back.',
  ],
  echo: [
    'At the window {hero} held up two fingers, like ears. Out there, a long way off, something held up two of its own.',
  ],
  plant: [
    'Lately {hero} had forgotten it twice, on the way out, in a hurry. Nobody had said a word about it. But the two fingers behind the glass had stayed up for rather a long time before they sank.',
    'There was one person to whom {hero} no longer held up the two fingers, and that was because of a Tuesday. On that Tuesday {hero_he} had been with some others, older ones, at the corner, and when the two ears went up across the street, {hero_he} had looked into a shop window instead. It was a shop for vacuum cleaners. {hero_subj} had studied them for as long as it took.',
  ],
  pay: [
    '{hero} thought of the two fingers behind the glass, and of how long they had stayed up. It could not be made up for, not all at once. But it could be begun. This evening {hero_he} would stand at the window first, and hold up two ears, and wait until somebody a long way off had seen them.',
    'Two fingers, {hero} thought, weigh nothing. It had been heavier by far to keep them down, that Tuesday, in front of all those vacuum cleaners. The next time {hero_he} would put them up at once and leave them there, and if anybody at the corner asked, {hero_he} would explain that they were ears.',
  ],
};
