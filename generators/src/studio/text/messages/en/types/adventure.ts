import type { TypeMessages } from '../../schema.ts';

export const adventure: TypeMessages = {
  stir: [
    'That morning a note lay under the door, folded four times. “Come before noon,” it said. “Bring good shoes.” Nobody had signed it.',
    'Then something tapped at the window, twice. It was a paper boat on a string, and in the boat lay a key with {hero_gen} name on it.',
  ],
  arrive: [
    '{hero_subj} turned once all the way round, so as not to miss a corner. There was more of it than a day could hold.',
    '<hero>So this is where it is,</hero> said {hero}, though nobody had told {hero_him} that it was anywhere.',
  ],
  plan: [
    '{hero_subj} drew it in the dust with one finger: here they were, there they had to go, and between the two lay a rather long line.',
    '<hero>Straight there, straight back,</hero> said {hero}. It sounded simple. The best plans do, until somebody starts walking.',
  ],
  low: [
    'For a moment nobody found a word. Even {helper} looked at the ground.',
    'It was the kind of quiet in which one hears one’s own shoes.',
  ],
  pause: [
    '{hero_subj} sat down where {hero_he} stood. The plan had a hole in it now, and {hero_he} looked at that hole for a while.',
    'There are moments when running is no use. {hero_subj} stopped, put both hands on {hero_his} knees, and got {hero_his} breath back.',
  ],
  doubt: [
    'Nobody would have blamed {hero_him} for turning round. There was even a good reason ready, one of those reasons that sound sensible at supper and only begin to itch much later, in the dark, when everybody else is asleep.',
    '{hero_subj} could have let it pass. It would have been easy, and nobody here kept a list of what {hero_he} let pass, except perhaps {hero_himself}, who had always been rather good at keeping lists.',
  ],
  open: [
    '{hero_subj} laughed, because {hero_his} legs were still shaking and {hero_his} face had not waited for them.',
    'They stood there, out of breath and covered in dust, and nobody minded at all.',
  ],
  homeward: [
    'The way back was shorter. It always is, when one knows which stones are loose.',
    'They ran the last bit, not because they had to, but because their feet had got used to it.',
  ],
  close: [
    'When {hero} came home, {hero_his} pockets were heavy and {hero_his} shoes were full of somewhere else.',
    'At home everything stood where it had stood that morning. Only {hero} came in at a different speed.',
  ],
};
