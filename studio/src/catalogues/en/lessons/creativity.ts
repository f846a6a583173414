import type { LessonMessages } from '../../schema.ts';

export const creativity: readonly LessonMessages[] = [
  {
    dilemma: [
      'They had a box with a picture on it. It showed just what they needed. Inside there were quite different pieces: a colander, an umbrella, and eleven clothes pegs.',
    ],
    firstTry: [
      '<hero>We’ll make it like the picture,</hero> said {hero}. {hero_subj} held a peg where a wheel should have been, and the colander where there was a sail.',
    ],
    why: [
      'It looked like the picture for as long as you did not breathe. Then it looked like a heap. <companion>The right parts are missing,</companion> said {companion}, and that was so.',
    ],
    again: ['{hero_subj} turned over the box and shook it. Out came a twelfth peg.'],
    turn: [
      'It was raining through the colander, quite evenly, in a hundred thin threads. Then {hero} had a thought. The umbrella was lying there on its back, and had begun to rock.',
    ],
    deed: [
      '{hero_subj} threw away the picture. {hero_subj} turned the umbrella upside down, sat {companion} in it, and put the colander on {hero_his} own head.',
    ],
    answer: [
      '<companion>It’s a boat,</companion> said {companion}, holding on to the handle. <companion>No, a sledge. No, wait.</companion> It was whatever was needed, one thing after the other, and the pegs kept it together.',
    ],
    echo: [
      'The colander had left a pattern on {hero_gen} forehead. It looked like a very small town by night.',
    ],
  },
  {
    dilemma: [
      'What they needed was a ladder. What they had was a heap of old chairs, a scarf, and plenty of time. <hero>We’ll just wait for a ladder,</hero> said {hero}.',
    ],
    firstTry: [
      'They waited. Then {hero} stood one chair on another. A ladder is just a thing, and on top of it a thing.',
    ],
    why: [
      'The chairs had sixteen legs, and all of them wanted to go somewhere else. They came down before anyone was up. <companion>That’s no ladder,</companion> said {companion}.',
    ],
    again: ['{hero_subj} stacked them with the legs pointing up. So now it was a hedgehog.'],
    turn: [
      'One chair had fallen on its back. A beetle was walking along it, over the back, over the seat, as though it were a street. It did not go up at all.',
    ],
    deed: [
      '{hero_subj} laid all the chairs on their backs, one behind the other, and tied them together with the scarf. Then {hero_he} walked out along it.',
    ],
    answer: [
      '<companion>It’s a bridge,</companion> said {companion}. <companion>Or a very slow caterpillar.</companion> It swayed, and creaked, and carried both of them.',
    ],
    echo: ['Afterwards they put the chairs back. It was funny to see people just sitting on them.'],
  },
];
