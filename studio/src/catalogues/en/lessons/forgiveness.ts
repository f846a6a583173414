import type { LessonMessages } from '../../schema.ts';

export const forgiveness: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} had trodden on the boat that {hero} had carved. <companion>I’m sorry,</companion> {companion_he} had said, and that was an hour ago. <hero>It’s fine,</hero> said {hero}. It was not.',
    ],
    firstTry: [
      '<hero>You can go at the back,</hero> said {hero}, <hero>you needn’t help, it’s quite all right.</hero> {hero_subj} said it with {hero_his} teeth together.',
    ],
    why: [
      'So each of them pulled in another direction, with a smile, and it would not move. <hero>Mind where you tread, then!</hero> shouted {hero} all of a sudden. Now it was out, and it had come out sideways.',
    ],
    again: [
      '<companion>I did say sorry,</companion> said {companion}. <hero>I know,</hero> said {hero}. It was still no use.',
    ],
    turn: [
      'The boat was still in the bag. {hero_subj} took it out. The mast was broken, and one side was split. It was bad, but it was only the boat. In {hero_his} head it had been much more.',
    ],
    deed: [
      '<hero>I’d worked on it for six days,</hero> said {hero}, <hero>and you didn’t look. That’s what hurt.</hero> And {hero_he} held it out to {companion_him}.',
    ],
    answer: [
      '{companion} did not say sorry again. {companion_subj} fetched a strip of bark and bound it round the crack, tightly, and {hero} held the ends. You could still see it. It held.',
    ],
    echo: [
      'The boat now had a stripe round the middle. <companion>It’s faster like that,</companion> said {companion}. <hero>It’s wider,</hero> said {hero}. And both were so.',
    ],
  },
  {
    dilemma: [
      'There was a secret, and {companion} had let it out. By now it had got as far as everyone. <companion>I didn’t mean to,</companion> said {companion}. {hero} had crossed {hero_his} arms, and it was quite comfortable like that.',
    ],
    firstTry: ['With crossed arms you can walk, and you can look the other way. {hero_subj} did both.'],
    why: [
      'But you cannot hold on. At the first bump {hero} sat on the ground, arms still crossed, like a parcel. {companion} had reached out a moment too late, because {companion_he} had not dared.',
    ],
    again: ['{hero_subj} got up without help, which is not easy with no arms. It took three tries.'],
    turn: [
      'The arms had begun to go to sleep. {hero_subj} looked at them. They were holding on to something with all their might, and it had been gone for a long time.',
    ],
    deed: [
      '{hero_subj} uncrossed {hero_his} arms. <hero>I was ashamed,</hero> said {hero}, <hero>because they laughed. You go and tell them that it’s none of their business. And I’ll come with you.</hero>',
    ],
    answer: [
      'So they went from one to the next. {companion} did the talking, with red ears, and left nothing out. <companion>That was harder than telling it,</companion> said {companion}.',
    ],
    echo: [
      '<companion>I’ve got one too,</companion> said {companion} on the way, <companion>a secret,</companion> and told it. {hero} put it away where nobody would find it.',
    ],
  },
];
