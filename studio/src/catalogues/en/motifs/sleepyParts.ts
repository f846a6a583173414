import type { MotifMessages } from '../../schema.ts';

export const sleepyParts: MotifMessages = {
  home: [
    'Every evening {hero} asked who was tired first. Usually it was the toes. Then the knees spoke up. The nose always said that it could go on for hours.',
  ],
  echo: [
    '{hero_gen} toes were asleep already. The knees said something, but it was not quite a word. The nose held out a little longer. Then it, too, breathed slowly in, and slowly out.',
  ],
  plant: [
    'The last one to fall asleep was really none of them. It was a thought, a particular one, about something {hero} had laughed at that had not been funny. It lay there each night behind the nose and said that it was not tired. You cannot tell a thought to shut its eyes. You can only ask it what it wants.',
  ],
  pay: [
    'So {hero} asked the thought what it wanted, and the answer was so small that {hero_he} nearly laughed again, but kindly this time: it wanted somebody to say that it had not been funny. That could be done. It could be done tomorrow, before lessons, in about the time it takes to tie a shoe.',
  ],
};
