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
    '<hero>Wait,</hero> said {hero}, and held up two fingers, long enough for somebody far away to see. It did not make up for the other times. It was a beginning. Behind the glass, very small, two ears went up at once, as if they had been waiting on the sill the whole time.',
    'Two fingers, {hero} thought, weigh nothing. It had been heavier by far to keep them down, that Tuesday, in front of all those vacuum cleaners. The next time {hero_he} would put them up at once and leave them there, and if anybody at the corner asked, {hero_he} would explain that they were ears.',
  ],
};
