import type { LessonMessages } from '../../schema.ts';

export const wheelchair: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} was there, in a wheelchair with red wheels, freshly oiled. <hero>I’ll push you,</hero> said {hero}, and already had hold of the handles.',
    ],
    firstTry: [
      '{hero_subj} pushed, fast and well, and did not ask. {hero_subj} was looking at the ground. So {hero_he} pushed past everything {companion} wanted to see.',
    ],
    why: [
      'Then there was an edge. The front wheels stuck, and the tea went flying. <companion>Stop,</companion> said {companion}. <companion>I drive myself. You don’t pick people up and carry them round either.</companion> {hero} had been just about to. Now they were stuck, and one of them was cross.',
    ],
    again: [
      '<hero>I’ll lift you over,</hero> said {hero}. <companion>You will not,</companion> said {companion}, and put the brake on.',
    ],
    turn: [
      '{hero_subj} let go. Now {hero_he} did not know where to put {hero_his} hands. {companion} was looking along the edge, very carefully, as you read a line.',
    ],
    deed: [
      '{hero_subj} went round to the front and stood beside {companion}. <hero>Which way would you go?</hero> asked {hero}.',
    ],
    answer: [
      '<companion>Over there it’s flat,</companion> said {companion}. <companion>It’s longer, but I’m quicker.</companion> And so it was. On the straight bit {hero} had to run to keep up. At the end of the slope {companion_he} was waiting, with both arms folded.',
    ],
    echo: [
      '<companion>You can hold my tea next time,</companion> said {companion}. <companion>But ask first.</companion>',
    ],
  },
  {
    dilemma: [
      '{companion} used a wheelchair and had the best arms of anyone there. The shortest way went up some steps, nine of them. <hero>I’ll just run up,</hero> said {hero}, <hero>and tell you all about it.</hero>',
    ],
    firstTry: [
      '{hero_subj} ran up the steps, two at a time. At the top there was a great deal to be told, and nobody to tell it to.',
    ],
    why: [
      'And there was something up there that took two. {hero_subj} tried it with hands and feet. <hero>It’s great up here!</hero> called {hero} down, and noticed, while {hero_he} was calling, how that sounded. From below came nothing.',
    ],
    again: ['<hero>Really great!</hero> called {hero} once more. It had already grown a bit smaller.'],
    turn: [
      '{hero_subj} looked down. The steps were the trouble, nine bits of stone that somebody had put there without thinking. {companion} had long been studying the wall. On it hung a plan with all the ways.',
    ],
    deed: [
      '{hero_subj} came down again, all nine steps. <hero>Let’s go the way that works for both of us,</hero> said {hero}.',
    ],
    answer: [
      '<companion>Ramp, round the back,</companion> said {companion}. <companion>It’s on the plan. Somebody’s put bins in front of it.</companion> They moved the bins. Then {companion} took the ramp, both hands on the wheels. They came up side by side, eye to eye. For the thing that took two they had four good arms.',
    ],
    echo: [
      'On the plan {companion} drew in the bins, with a cross through them. <companion>For the next one,</companion> said {companion}.',
    ],
  },
];
