import type { TypeMessages } from '../../schema.ts';

export const bedtime: TypeMessages = {
  stir: [
    'But tonight there was one sound too many. It was as small as a crumb, and it came from under the bed.',
    '{hero_subj} lay quite still, the way one does before falling asleep. Only {hero_his} ears were still up.',
  ],
  arrive: [
    '{hero_subj} walked softly, in socks, because everything here seemed to be half asleep.',
    'It was dark, but a kind dark, with warm edges.',
  ],
  plan: [
    '<hero>I have a little time,</hero> said {hero}. <hero>As long as nobody counts to a hundred.</hero>',
    'They went slowly. The night was long enough.',
  ],
  low: ['It was very quiet then. A small wind came by and went on.', 'Nobody was cross. It was too late in the day for that.'],
  pause: [
    '{hero_subj} sat down and let {hero_his} shoulders sink. There was no hurry anywhere.',
    'The night waited with {hero_him}. It was good at waiting.',
  ],
  doubt: [
    '{hero_subj} could have gone back to bed and pulled the blanket over it all. But there are things that lie awake beside one when they are not put to bed, and {hero} knew that this was one of them.',
    'It would have kept until the morning, perhaps. But in the morning everything is loud and quick, and some things can only be done while the house is asleep and the dark is listening.',
  ],
  open: ['It happened so gently that one could only tell by the breathing.', 'All around them the night let its shoulders sink.'],
  homeward: ['The way home was downhill all the way, as ways home are at night.', 'Step by step the lights grew lower and warmer.'],
  close: [
    '{hero_subj} climbed into bed. The pillow was still warm where {hero_he} had left it.',
    'The blanket came up to {hero_gen} chin, and the day lay down at {hero_his} feet.',
  ],
};
