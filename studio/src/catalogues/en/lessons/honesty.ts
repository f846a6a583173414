import type { LessonMessages } from '../../schema.ts';

export const honesty: readonly LessonMessages[] = [
  {
    dilemma: [
      'They had a glass marble that had to come along, {companion} had lent it for luck. {hero} only threw it up once. Now there were two halves in {hero_his} fist, and nobody had seen.',
    ],
    firstTry: [
      '{hero_subj} kept {hero_his} fist in {hero_his} pocket and talked a lot, about something else. With one hand in a pocket {hero_he} set about it.',
    ],
    why: [
      'It would not work with one hand. <companion>Have you got the marble?</companion> called {companion}. <hero>Of course,</hero> said {hero}. The two halves knocked together. After that nothing was any fun.',
    ],
    again: [
      '<companion>Then it was me,</companion> said {companion}, and turned out all {companion_his} pockets once again. <companion>I think I lost it.</companion> {hero} looked the other way.',
    ],
    turn: [
      'In the fist it had got quite hot. {hero_subj} saw {companion} search the same spot for the third time, on all fours.',
    ],
    deed: [
      '{hero_subj} went over and opened {hero_his} hand. <hero>It was me,</hero> said {hero}. <hero>I broke it. I threw it too high.</hero>',
    ],
    answer: [
      '{companion} looked at the two halves for a long time, then held one of them up to the light. <companion>That was my best one,</companion> said {companion}. <companion>Thank you for saying. Come on, take hold, with both hands.</companion>',
    ],
    echo: [
      '{companion} kept one half and {hero} the other. When you looked through it, everything had an edge.',
    ],
  },
  {
    dilemma: [
      '<companion>Did you close the tin?</companion> asked {companion}. The provisions were in it, and {hero} had been the last. <hero>Yes,</hero> said {hero}, and only then began to think.',
    ],
    firstTry: [
      '{hero_subj} walked at the back, so that nobody would see the bag. A raisin dropped out, then another. {hero} trod on them.',
    ],
    why: [
      'When they needed their strength, the tin was empty. <companion>Somebody has eaten it all,</companion> said {companion}, and looked round for whoever it might have been. There was nobody but a beetle. Now the beetle was in trouble.',
    ],
    again: [
      '<hero>It looks very well fed,</hero> said {hero}. The beetle had six legs, and it looked from one to the other.',
    ],
    turn: [
      'The beetle sat there and could not say anything. {hero_subj} had a stomach full of yes, and it was as heavy as a stone.',
    ],
    deed: ['<hero>I left it open,</hero> said {hero}. <hero>I said yes before I’d looked.</hero>'],
    answer: [
      'It was quiet for about as long as a raisin takes to fall. <companion>Right,</companion> said {companion}. <companion>Then we know where they are. All along the way we came.</companion> And so they were, one by one.',
    ],
    echo: ['They gave the beetle a raisin, the largest. It thought about it for some time, and then it ate.'],
  },
];
