import type { LessonMessages } from '../../schema.ts';

export const deaf: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} came along as well. {companion} was deaf and talked with both hands, faster than most people with their mouths. {hero} could say nothing but hello, and waved it.',
    ],
    firstTry: [
      '<hero>You take the left side,</hero> said {hero}, with {hero_his} back turned. <hero>I said left.</hero> {hero_subj} shouted it, through a mouthful of apple.',
    ],
    why: [
      '{companion} took the right side. Shouting had only made {hero_gen} face larger. The two of them pulled in opposite directions, until something gave way, and it was both of them. <companion>I can’t read your back,</companion> signed {companion}. {hero} did not understand that either.',
    ],
    again: ['{hero_subj} shouted it from the side, and then from behind a bush. It was a good loud shout.'],
    turn: [
      '{hero_subj} saw that {companion_gen} eyes were looking for {hero_his} mouth. They had been looking for it all along. Every time {hero} had turned away in the middle.',
    ],
    deed: [
      '{hero_subj} went round to the front, into the light, and looked at {companion}. <hero>Show me,</hero> said {hero}, and lifted both hands.',
    ],
    answer: [
      'Left, showed {companion}. Together. Now. That was three signs, and {hero} did them over, until they were right. Then there was a noise, a great one, in which nobody could have heard a word. They did not need one. Left, together, now.',
    ],
    echo: [
      '{companion} showed a fourth sign and grinned. {hero} did it, to everyone they met. It turned out to mean cucumber.',
    ],
  },
  {
    dilemma: [
      '<hero>Then you’ll wait here for my call,</hero> said {hero} to {companion}. It was only afterwards that it struck {hero_him}. {companion} was deaf. A call was no use, however good.',
    ],
    firstTry: [
      '{hero_subj} called all the same, louder and louder, and waved {hero_his} hat behind a corner. {companion} stood there, looked the other way, and ate a pear.',
    ],
    why: [
      'So {hero} came at the run, and banged on the ground with both feet. {companion} got a fright and dropped the pear. <companion>Tap me on the shoulder, like everybody,</companion> signed {companion}, and was annoyed, and rightly. The moment was gone.',
    ],
    again: ['{hero_subj} wrote it down. The paper was wet, and all that was left of it was: Pl.'],
    turn: [
      '{hero_subj} had thought that everything was in the calling. But {companion} had pointed over there, long ago, with two fingers, and had pulled them apart. {companion} had seen it before any of them. No one had been looking.',
    ],
    deed: [
      '{hero_subj} tapped {companion} lightly on the shoulder. When they stood face to face, {hero} made the sign for sorry, as well as {hero_he} could.',
    ],
    answer: [
      '{companion} put {hero_gen} thumb right. Then they agreed on three signs: wait, come, stop. So they stood far apart, with all that noise in between, and talked across it without any trouble. <companion>Come,</companion> signed {companion}. And {hero_he} came.',
    ],
    echo: ['On the way they went on talking, each with the mouth full.'],
  },
];
