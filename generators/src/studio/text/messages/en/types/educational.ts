import type { TypeMessages } from '../../schema.ts';

export const educational: TypeMessages = {
  stir: [
    'That day a question got into {hero_gen} head, and it would not come out again by itself.',
    '{hero_subj} had a notebook for questions. Most of them were short. The one from this morning needed a whole page.',
  ],
  arrive: [
    '{hero_subj} looked first at what was big, and then, for much longer, at what was small.',
    '{hero_subj} took out {hero_his} pencil. One never knew.',
  ],
  plan: [
    '<hero>First we look, then we guess, then we try,</hero> said {hero}. <hero>In that order.</hero>',
    '{hero_subj} guessed first. It was a good guess, and it was wrong, but nobody knew that yet.',
  ],
  low: [
    '{hero_subj} crossed out a line in {hero_his} notebook. Underneath it the paper was very empty.',
    'So it was not that, then. One guess less is also a kind of map.',
  ],
  pause: [
    '{hero_subj} sat down and looked at what had really happened, not at what should have happened.',
    '<hero>What did we see?</hero> asked {hero}. <hero>Not what did we think. What did we see?</hero>',
  ],
  doubt: [
    'One could also have written down the answer one wanted, in neat letters, with a line under it. Nobody would have checked. {hero_subj} held the pencil over the page for quite a while, and then put the cap back on.',
    'It is a strange feeling to have been sure and to be wrong. {hero_subj} tried it from several sides, like a shoe that might still fit, and in the end had to admit that it belonged to another foot.',
  ],
  open: [
    '{hero_subj} tried it again, to be certain. It worked again. That is how one knows.',
    'And there it was, plain enough to touch. {hero_subj} wrote it down in small letters.',
  ],
  homeward: [
    'All the way home {hero} found things to which the answer fitted as well.',
    'On the way back {hero} walked slowly, because everything had grown more interesting.',
  ],
  close: [
    'At home {hero} wrote one line under the old question. It began with a new one.',
    '<hero>And why,</hero> asked {hero} at the door, <hero>is it like that everywhere?</hero>',
  ],
};
