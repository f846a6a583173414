import type { LessonMessages } from '../../schema.ts';

export const respect: readonly LessonMessages[] = [
  {
    dilemma: [
      '<companion>Here one takes off one’s shoes,</companion> said {companion}, <companion>and waits till somebody says come.</companion> {hero} was in a hurry, and {hero_his} laces were wet.',
    ],
    firstTry: [
      '{hero_subj} kept {hero_his} shoes on and walked on tiptoe. That was almost the same, only quicker.',
    ],
    why: [
      'It was not the same. Under the third step something cried out, very thinly. It was the small ones, who slept down there, and they were awake now, all eleven of them.',
    ],
    again: ['<hero>Sorry,</hero> said {hero}, and took a step back, on to the twelfth.'],
    turn: [
      '{hero_subj} stood on one leg and did not dare put down the other. From here you could see that the ground was swept. Beside the way there stood a row of shoes, small ones and large ones.',
    ],
    deed: [
      '{hero_subj} asked why. Then {hero_he} untied the wet laces, took off both shoes, and put them at the end of the row.',
    ],
    answer: [
      '<companion>Come,</companion> said {companion}, after a time. It was soft to walk on, like breath, and nobody woke.',
    ],
    echo: [
      'When they fetched the shoes, they had been turned round, so that you could step straight in. Somebody had even dried the laces.',
    ],
  },
  {
    dilemma: [
      '{companion} did everything in a certain order. First a bow to the left, then one to the right, and only then did one begin. {hero} found that funny, and also slow.',
    ],
    firstTry: ['<hero>We’ll skip that,</hero> said {hero} and started straight in, from the middle.'],
    why: [
      'Something snapped, and all of it slid. It had been resting on the left, and after that on the right. {companion} stood there as if {hero} had walked across a bed.',
    ],
    again: [
      '<hero>It’s only a habit,</hero> said {hero}, and skipped it again. Again it slid, this time to the other side.',
    ],
    turn: [
      '{hero_subj} looked more closely. On the left, where you bowed, there was a peg. You could not see it standing up. You saw it only if you bowed.',
    ],
    deed: [
      '<hero>Will you show me how you do it?</hero> asked {hero}. Then {hero_he} waited, and did it just like that. Left first.',
    ],
    answer: [
      'The peg clicked, and so did the one on the right. <companion>My grandmother did it that way,</companion> said {companion}. <companion>And hers.</companion>',
    ],
    echo: ['On leaving, {hero} bowed to the left and to the right. It had begun to feel bare without it.'],
  },
];
