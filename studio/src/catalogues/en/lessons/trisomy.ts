import type { LessonMessages } from '../../schema.ts';

export const trisomy: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} was there, with the knots. {companion} had Down syndrome and {companion_his} own way of tying a knot, with a song to it. It took as long as the song. <hero>We’re in a hurry,</hero> said {hero}.',
    ],
    firstTry: [
      '{companion} had got as far as the second verse. <hero>Let me,</hero> said {hero}. {hero_subj} took the rope out of {companion_his} hands and made a knot of {hero_his} own, a fast one.',
    ],
    why: [
      'It came undone, just as everything was hanging on it. <companion>That was mine,</companion> said {companion}, and was cross, and rightly. Now they had no knot, and no song either.',
    ],
    again: [
      '<hero>I’ll do it again, and tighter,</hero> said {hero}. <companion>No,</companion> said {companion}.',
    ],
    turn: [
      '{hero_subj} looked at the bit that {companion} had already tied. It lay flat and firm, over, under, round, and each turn was the same as the last. There was no gap in it anywhere.',
    ],
    deed: [
      '{hero_subj} gave back the rope. Then {hero_he} put both hands behind {hero_his} back, and waited.',
    ],
    answer: [
      '{companion} started again from the beginning, with the first verse. Over, under, round. At the end of the song {companion} leaned on it, and it held. Then both of them leaned on it. <companion>Now you can say something,</companion> said {companion}.',
    ],
    echo: [
      '<hero>How does the third verse go?</hero> asked {hero}. <companion>You missed it,</companion> said {companion}. <companion>You were talking.</companion> But then {companion} sang it after all.',
    ],
  },
  {
    dilemma: [
      '{companion} was to carry the soup, and that was settled. {companion} had Down syndrome, two good hands, and a rule: no soup without a beat. <companion>Left, and left,</companion> said {companion}, and went off.',
    ],
    firstTry: [
      'It seemed slow to {hero}. {hero_subj} reached out from the side and took one handle. <hero>I’ll help you,</hero> said {hero}, and went ahead.',
    ],
    why: [
      'Now there were two beats on one pot. It slopped over, on the left, on the left, and on the right. <companion>I didn’t ask for that,</companion> said {companion}, and stood still. {companion_gen} chin was out. Nothing would get past a chin like that.',
    ],
    again: [
      '<hero>I only wanted to help,</hero> said {hero}, and took hold again. That cost them the dumplings.',
    ],
    turn: [
      '{hero_subj} looked back at the way. Where {companion} had carried it alone, there was not one drop on the ground. They began exactly where there had been four hands.',
    ],
    deed: ['{hero_subj} let go, put {hero_his} hands behind {hero_him}, and said: <hero>You lead.</hero>'],
    answer: [
      '<companion>Left,</companion> said {companion}, <companion>and left.</companion> {hero} walked behind in step and kept quiet. It was like a very small procession, with steam. Not a drop went over. <companion>I’d have let you carry the spoon,</companion> said {companion}, <companion>if you had asked.</companion>',
    ],
    echo: [
      '{hero} was given the spoon. {hero_subj} held it in front of {hero_him} with both hands, left, and left.',
    ],
  },
];
