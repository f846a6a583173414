import type { LessonMessages } from '../../schema.ts';

export const flexibility: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} had a plan. It had nine steps, drawn in three colours, and each one followed from the last. <hero>Now comes number four,</hero> said {hero}.',
    ],
    firstTry: [
      'But number four had gone, washed out or fallen down. {hero_subj} stood where it should have been, and stamped. <hero>It says so here,</hero> said {hero}.',
    ],
    why: [
      '{hero_subj} went all the way back to number one and began again, with firmer steps. Number one was there, and two, and three. Number four was still not there. Meanwhile {companion} had sat down.',
    ],
    again: ['The third time {hero_he} read it out loud, with the colours.'],
    turn: [
      'The paper had gone soft from holding. It bent along the folds by itself, here a corner, there a corner. It already looked like something.',
    ],
    deed: [
      '{hero_subj} sat down and folded the plan, over and over, into a boat. Then {hero_he} let it go, and they went where it went.',
    ],
    answer: [
      '<companion>That’s not on it at all,</companion> said {companion} after a while. There was a way there that nobody had planned. <hero>No,</hero> said {hero}. <hero>It’s under it.</hero>',
    ],
    echo: ['The boat still showed a bit of number nine. It said: supper. They had got that right.'],
  },
  {
    dilemma: [
      'They had agreed on left. {hero} had said it on purpose, and had even shaken on it. But left was shut, and on it hung a sign: not today.',
    ],
    firstTry: [
      '<hero>We said left,</hero> said {hero}, and pulled, and pushed, and then sat down in front of it. It was going to open some time.',
    ],
    why: [
      'It did not. The sign swung, not today, not today. {companion} looked right, and said nothing, and looked right again. It was getting late, and they were still sitting where they sat.',
    ],
    again: ['<hero>If I’d wanted right, I’d have said right,</hero> explained {hero} to the sign.'],
    turn: [
      '{hero_subj} turned the thing over in {hero_his} mind, this way and that. It had never been about left. It had been about getting there.',
    ],
    deed: ['{hero_subj} stood up, took a pencil, and drew a tail on the arrow. Now it pointed right.'],
    answer: [
      'On the right it went up and down and twice through a hedge. <companion>We would never have found this,</companion> said {companion}, with a mouth full of raspberries, or whatever grew there.',
    ],
    echo: ['From the other side you could read the back of the sign. It said: well done.'],
  },
];
