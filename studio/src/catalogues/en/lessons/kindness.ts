import type { LessonMessages } from '../../schema.ts';

export const kindness: readonly LessonMessages[] = [
  {
    dilemma: [
      'Somebody sat in the way, on a heavy bag, and growled at anyone who came. <hero>Then I’ll growl back,</hero> said {hero}. {hero_subj} was rather good at it.',
    ],
    firstTry: [
      '<hero>Move over!</hero> called {hero}. <hero>You’re in the way!</hero> The somebody spread out both elbows. <hero>Now,</hero> called {hero}.',
    ],
    why: [
      'With every word the bag grew wider, and so did the one on top of it. {companion} sighed. Now there was not even room for a thin person.',
    ],
    again: [
      '{hero} thought of three more things to say, all of them sharp, and said them. Then nobody could get past at all.',
    ],
    turn: [
      '{hero_subj} ran out of words, so {hero_he} had time to look. The handle of the bag was torn. There were red stripes on the palms that had carried it.',
    ],
    deed: [
      '{hero_subj} went up to the bag and took hold of one side of it. <hero>Where’s it going?</hero> asked {hero}.',
    ],
    answer: [
      '<companion>I’ll take the corner,</companion> said {companion}. The growler said nothing, for once, and only pointed. It was not even far.',
    ],
    echo: [
      'In the growler’s bag there had been nothing but jars. One of them was left standing on the ground, with a bow.',
    ],
  },
  {
    dilemma: [
      '{companion} had been cross since morning and answered everything with no. {hero} had decided to be cross as well. It was only fair.',
    ],
    firstTry: [
      '<hero>Give me that,</hero> said {hero}. <companion>No,</companion> said {companion}. <hero>Then I’ll do it without you,</hero> said {hero}, and tugged. They both tugged.',
    ],
    why: [
      'They tugged until the thing they were tugging at went off like a cork. Both of them sat on the ground. There was more no about than ever.',
    ],
    again: [
      '<hero>Your fault,</hero> said {hero}. <companion>No,</companion> said {companion}. It had been the wrong thing to say, for how was anyone to answer that with yes?',
    ],
    turn: [
      'From down there {hero} could see {companion_gen} feet. They were wet through. They had been wet since morning, and nobody had asked.',
    ],
    deed: ['{hero_subj} pulled off {hero_his} own dry socks and laid them down next to {companion}.'],
    answer: [
      'For a while there was nothing to be heard. Then {companion} put them on, one after the other. <companion>Yes,</companion> said {companion}, though nobody had asked anything.',
    ],
    echo: [
      '<companion>They’re too big,</companion> said {companion}, and wriggled. <companion>They’re just right.</companion>',
    ],
  },
];
