import type { LessonMessages } from '../../schema.ts';

export const cleanUpRoom: readonly LessonMessages[] = [
  {
    dilemma: [
      'They needed the whistle, and it was in {hero_gen} bag. In that bag there was everything. For a year nothing had ever been taken out. <hero>I’ll have it in a tick,</hero> said {hero}.',
    ],
    firstTry: [
      '{hero_subj} dug. Out flew a sock, a fork, half a book. {hero_subj} dug deeper, with both arms, and threw everything behind {hero_him}.',
    ],
    why: [
      'Behind {hero_him} a mountain grew. Soon the bag was under the mountain, and {companion} was behind it. Something rolled off. It sounded like a whistle.',
    ],
    again: ['{hero_subj} shoved the whole lot under a cloth. The cloth began to move.'],
    turn: [
      'The fork lay by the book, and the book by the sock. None of them belonged there. The fork looked quite lost, like somebody at a strange party.',
    ],
    deed: [
      '{hero_subj} picked up the fork. <hero>Where do you live?</hero> asked {hero}, and took it there. And then the next thing.',
    ],
    answer: [
      '{companion} brought the socks together, two by two. Bit by bit the floor came out, first as a path and then as a place. At the very end of it, all by itself, lay the whistle.',
    ],
    echo: ['The bag weighed half as much now. When you shook it, each thing answered from its own corner.'],
  },
  {
    dilemma: [
      '<companion>We have to get through here,</companion> said {companion}. It had been {hero_gen} camp yesterday. There were cups, coats, strings, crumbs and a tuba. <hero>I’ll see to it,</hero> said {hero}.',
    ],
    firstTry: [
      '{hero_subj} pushed it all together with one foot and sat down on it. From outside it looked tidy. It looked like someone sitting on a heap.',
    ],
    why: [
      'Then the heap began to slide, with {hero} on top of it. It slid right across the only free spot. Now there was no way through at all, and from deep inside it the tuba said something.',
    ],
    again: ['{hero_subj} threw a coat over it. The coat stood up.'],
    turn: [
      '{hero_subj} found that one hand was holding a cup. It was a good cup. It belonged on a hook, and the hook was right there, and it was empty.',
    ],
    deed: [
      '{hero_subj} hung up the cup. Then the coat, then the strings, one thing at a time, each of them where it lives.',
    ],
    answer: [
      'A strip of bare ground appeared, and grew longer, like a carpet being rolled out. <companion>I can see right through to the other end,</companion> said {companion}. Last of all they came to the tuba, and it got a chair.',
    ],
    echo: ['The crumbs were left for the ants. They cleared up at once, and nobody had to tell them.'],
  },
];
