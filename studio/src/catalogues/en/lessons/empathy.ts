import type { LessonMessages } from '../../schema.ts';

export const empathy: readonly LessonMessages[] = [
  {
    dilemma: [
      '<companion>Leave me alone,</companion> said {companion}, and it sounded sharp. A moment ago they had been getting on so well. {hero} had not done anything. Almost nothing.',
    ],
    firstTry: [
      'So {hero} cheered {companion_him} up, the way {hero_he} liked it {hero_himself}. There was a loud song, two jokes, and a push in the ribs.',
    ],
    why: [
      '{companion_subj} did not laugh. {companion_subj} drew in {companion_his} head and said nothing more at all. The louder it got, the further away {companion_he} seemed.',
    ],
    again: ['{hero_subj} tried a third joke. It was the one with the elephant. Even the elephant was sorry.'],
    turn: [
      'There was something about {companion_gen} face that did not look angry in the least. It looked like somebody at a station when the train has gone.',
    ],
    deed: ['{hero_subj} sat down on the ground next to {companion}, just as low, and was quiet.'],
    answer: [
      '<hero>Is it something I can’t see?</hero> asked {hero} after a long time. <companion>Yes,</companion> said {companion}. <companion>It’s my birthday, and nobody has noticed.</companion> After that they could look at it from both sides.',
    ],
    echo: [
      '{hero} tied a bow round a pebble. <hero>It’s late,</hero> said {hero}, <hero>but it’s heavy.</hero>',
    ],
  },
  {
    dilemma: [
      '{companion} walked slower and slower. <hero>Are you coming or not?</hero> called {hero}. They had agreed to be quick.',
    ],
    firstTry: [
      '{hero_subj} pulled at one end and pushed at the other. <hero>It’s going to be such fun,</hero> said {hero}.',
    ],
    why: [
      'At that {companion} stopped altogether and snapped. It was just one word, but it had teeth. Neither of them was able to go on, and all the fun in the world did not help.',
    ],
    again: ['<hero>You always do that,</hero> said {hero}. {companion_subj} had never done it before.'],
    turn: [
      '{hero_subj} looked back along the way. There were the tracks of both of them. In one of the two, each second step was only half a step.',
    ],
    deed: [
      '{hero_subj} crouched down, until {hero_his} eyes were as low as {companion_gen}. <hero>Does something hurt?</hero> asked {hero}.',
    ],
    answer: [
      'It was a thorn, and it was tiny. <companion>I didn’t want to spoil it for you,</companion> said {companion}. They got it out. From then on they went at the slower one’s pace. It is a good pace for seeing things.',
    ],
    echo: ['They kept the thorn, stuck in a leaf. It was hard to believe how small it was.'],
  },
];
