import type { LessonMessages } from '../../schema.ts';

export const patience: readonly LessonMessages[] = [
  {
    dilemma: [
      'What they needed was a rope, and there was one. But it lay there in a single great knot, as big as a cabbage. <hero>I’ll have that open in no time,</hero> said {hero}.',
    ],
    firstTry: [
      '{hero_subj} took the first end that stuck out, and pulled. {hero_subj} pulled with one hand, then with both, then with one foot against it.',
    ],
    why: [
      'With each pull the knot grew smaller and harder. In the end it was no bigger than an egg, and one could no longer see where it began.',
    ],
    again: ['{hero_subj} tried it with {hero_his} teeth. The knot tasted of dust, and won.'],
    turn: [
      '{hero_subj} laid the knot in {hero_his} lap and only looked. After a while there was a loop in it. After another while, there was a second one, holding on to the first.',
    ],
    deed: [
      '{hero_subj} opened {hero_his} hands and pulled at nothing. Then {hero_he} pushed one loop back, just a little, and waited. And another one.',
    ],
    answer: [
      'The knot sighed, if knots can sigh, and fell apart into plain rope. {companion} had not dared to breathe. <companion>Now,</companion> whispered {companion}.',
    ],
    echo: [
      '<companion>How long did that take?</companion> asked {companion}. {hero_subj} thought about it. <hero>As long as it was.</hero>',
    ],
  },
];
