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
      'With each pull the knot grew smaller and harder. In the end it was no bigger than an egg, and there was no end to be seen.',
    ],
    again: ['{hero_subj} tried it with {hero_his} teeth. The knot tasted of dust, and won.'],
    turn: [
      '{hero_subj} laid the knot in {hero_his} lap and only looked. After a while there was a loop in it. A while later there was a second one, holding on to the first.',
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
  {
    dilemma: [
      'What would show them the way was a tiny bird made of paper, {companion_gen} bird. It sat on a stalk and was shy. <hero>I’ll just get it,</hero> said {hero}.',
    ],
    firstTry: [
      '{hero_subj} snatched. It hopped one stalk further. {hero_subj} crept up, held {hero_his} breath, and snatched again.',
    ],
    why: [
      'With each snatch it hopped further off, until it was no bigger than a dot. <companion>It’s afraid of fingers,</companion> said {companion}.',
    ],
    again: ['{hero_subj} threw {hero_his} hat at it. It was a good throw. Now the hat was gone as well.'],
    turn: [
      'There was nothing left to snatch with. {hero_subj} sat down, and saw that the dot had turned round. It was looking, first with one eye and then with the other.',
    ],
    deed: [
      '{hero_subj} laid both hands open in {hero_his} lap and did not move. {hero_subj} breathed in and out, three times. Then three times more.',
    ],
    answer: [
      'There was a rustle, and something weighed almost nothing on {hero_his} palm. <companion>Don’t laugh now,</companion> breathed {companion}.',
    ],
    echo: ['It had left a crease in {hero_gen} palm, the shape of a wing. It took some time to fade.'],
  },
];
