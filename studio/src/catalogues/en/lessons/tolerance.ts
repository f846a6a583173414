import type { LessonMessages } from '../../schema.ts';

export const tolerance: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} ate the soup with a fork and the bread with a spoon, and walked backwards after meals. <hero>I’ll show you how it’s done,</hero> said {hero}.',
    ],
    firstTry: [
      '<hero>First you turn round,</hero> said {hero} and took {companion_him} by the shoulders. <hero>So. And now straight on. You see?</hero>',
    ],
    why: [
      '{companion} walked forwards, three steps, and straight into the post. It had all gone so well before. And the soup had gone through a crack. Nobody had been stirring it with a fork any more.',
    ],
    again: [
      '<hero>You’re only out of practice,</hero> said {hero}, and turned {companion_him} round again. It was the same post.',
    ],
    turn: [
      '{hero_subj} looked at the bread. It was a runny sort of bread. With a fork you would have got nowhere with it.',
    ],
    deed: [
      '{hero_subj} picked up a spoon and ate the bread with it. Then {hero_he} turned round, and walked backwards beside {companion}.',
    ],
    answer: [
      'Walking backwards you see where you have come from. <hero>There’s our way back,</hero> said {hero}. <companion>And you look out for posts,</companion> said {companion}. Side by side, one facing each way, they saw everything.',
    ],
    echo: ['At the next meal there lay beside each plate a fork, a spoon, and a good deal of curiosity.'],
  },
  {
    dilemma: [
      'In these parts, said {companion}, you began a song at the end. {hero} had never heard anything so silly. They needed the song for walking in step.',
    ],
    firstTry: [
      '{hero_subj} sang it properly, from the front, and twice as loud. Then {companion} would notice how it went.',
    ],
    why: [
      'They met in the middle, with a crash. Neither of them knew what came next. Both their feet were in knots, and they had not got any further.',
    ],
    again: [
      '<hero>From the beginning,</hero> said {hero}. <companion>From the end,</companion> said {companion}. It was the only line they sang together.',
    ],
    turn: [
      '{hero_subj} tried it in {hero_his} head, quite quietly, from behind. The last note went up. And then it came down, like stairs.',
    ],
    deed: [
      '<hero>You start,</hero> said {hero}, <hero>and I’ll come in at your end.</hero> And {hero_he} sang it the other way round.',
    ],
    answer: [
      'It fitted. Where one went up, the other came down, and in the middle they shook hands. <companion>I’ve never heard it from your side,</companion> said {companion}.',
    ],
    echo: [
      'They sang it once more, each the other one’s way. It took both of them much longer, and nobody minded.',
    ],
  },
];
