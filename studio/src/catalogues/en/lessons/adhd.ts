import type { LessonMessages } from '../../schema.ts';

export const adhd: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} had come as well, and had already been everywhere. {companion} had ADHD and could see nine things at once. <hero>First we all sit down,</hero> said {hero}, <hero>and I’ll read out how it’s done. It’s four pages.</hero>',
    ],
    firstTry: [
      '{hero_subj} read aloud. {companion} sat on {companion_his} hands. At the end of page one {companion} was standing, and on page two {companion} was over there. <hero>Sit,</hero> said {hero}.',
    ],
    why: [
      'So {companion} sat, and heard nothing at all, because sitting took up all {companion_his} strength. {hero}, too, had lost the thread. By page three everyone was sitting, and no one was getting anywhere.',
    ],
    again: ['{hero_subj} read page three again, a bit slower. Even the page wanted to leave.'],
    turn: [
      '{hero_subj} looked up. {companion} had built something out of pine cones or pebbles while {hero} had been reading. It was the whole way, with all of the bends.',
    ],
    deed: [
      '{hero_subj} tore off a corner of page four and drew three little pictures on it. <hero>You do the first one,</hero> said {hero}. <hero>It’s the one with running.</hero>',
    ],
    answer: [
      '{companion} was gone and back again before the pencil was down. <companion>Tick,</companion> said {companion}. <companion>And there’s a loose one on the left, I saw it as I went past.</companion> That was just what wasn’t in the four pages.',
    ],
    echo: [
      '<companion>Three pictures are good,</companion> said {companion}, and ran the last bit twice. <companion>But draw me with longer legs.</companion>',
    ],
  },
  {
    dilemma: [
      '{companion} knew a short cut, and then another, and had just had a third idea. That is how it often was with {companion}, who had ADHD and was fun to be with. <hero>One thing at a time,</hero> said {hero} sternly.',
    ],
    firstTry: [
      '<hero>You just stand there and hold this,</hero> said {hero}, and gave {companion_him} the string. <hero>And don’t do anything else.</hero>',
    ],
    why: [
      '{companion} held it. {companion} held it for eleven breaths, which was a record. Then a beetle came. The string went with the beetle, the string went slack, and all they had built went with the string. <companion>I did hold it,</companion> said {companion}, in a very small voice.',
    ],
    again: [
      '<hero>Then hold it properly,</hero> said {hero}. That is a sentence which has never held anything yet.',
    ],
    turn: [
      '{hero_subj} had the job of running to and fro, and was tired of it. {companion} had the job of standing still, and was tired of that. {hero_subj} looked from one to the other. It was really quite simple.',
    ],
    deed: [
      '{hero_subj} took the string {hero_himself}. <hero>Let’s swap,</hero> said {hero}. <hero>You run.</hero>',
    ],
    answer: [
      '<companion>Really?</companion> said {companion}, and ran. Over there, over here, over there, and while running {companion} saw that the beetle knew a way through. It was the short cut, the fourth one. {hero} stood there and held on, and was good at it.',
    ],
    echo: ['The beetle got a bit of string for its trouble. It dragged it three ways at once.'],
  },
];
