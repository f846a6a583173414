import type { LessonMessages } from '../../schema.ts';

export const blind: readonly LessonMessages[] = [
  {
    dilemma: [
      '{companion} was blind, had a white cane, and was the only one there who had packed sandwiches. <hero>I’ll take you,</hero> said {hero}, though nobody had asked.',
    ],
    firstTry: [
      '{hero_subj} caught hold of {companion_his} sleeve and pulled. <hero>Over there,</hero> said {hero}. <hero>Mind that. No, that!</hero>',
    ],
    why: [
      'There is no over there if you cannot see where a finger points. The cane caught, {companion} stumbled, and {hero}, who was pulling, went down too. Now neither of them knew where they were. <companion>Are you steering me,</companion> asked {companion}, <companion>or a wheelbarrow?</companion>',
    ],
    again: [
      '<hero>This way,</hero> said {hero}, and pulled from the other side. It was still no way to ask.',
    ],
    turn: [
      '{companion} had sat up, and was listening, with the head on one side. The cane knocked twice on the ground. It was hollow on the left, and solid on the right. {hero_subj} had not heard any of it for all {hero_his} talking.',
    ],
    deed: [
      '{hero_subj} let go of the sleeve. <hero>Do you want my elbow?</hero> asked {hero}. <hero>I’ll say what’s coming. Left, three steps, then one down.</hero>',
    ],
    answer: [
      '<companion>Elbow’s good,</companion> said {companion}, and took it. So they went, with the cane in front, and one of them said steps, and the other said echo. <companion>There’s wind from the right,</companion> said {companion}. <companion>It’s open there.</companion> And it was.',
    ],
    echo: [
      '<companion>You do stairs well,</companion> said {companion}. <companion>But you do puddles too late.</companion>',
    ],
  },
  {
    dilemma: [
      'It was to be dark there, pitch dark, as {hero} had heard. {hero_subj} had a torch. {companion} was blind and had none, only the white cane and a paper full of dots. <hero>You’d better wait here,</hero> said {hero}.',
    ],
    firstTry: [
      '{hero_subj} went ahead with the torch, as quick as {hero_he} could. The light danced on everything, and every shadow jumped.',
    ],
    why: [
      'Then the battery was flat. {hero_subj} stood there with outstretched arms, and did not know which way was back. <companion>Where are you?</companion> called {companion}. <hero>Here,</hero> said {hero}. It was not much of an answer.',
    ],
    again: ['{hero_subj} shook the torch. It gave off a glimmer, to say that it was sorry.'],
    turn: [
      '{hero_subj} stood still. Out there was tapping, in an even beat, unhurried, and it came nearer. It stopped wherever there was something in the way, and went on.',
    ],
    deed: ['<hero>I can’t find the way,</hero> said {hero}. <hero>Will you take me along?</hero>'],
    answer: [
      '<companion>Hand on my shoulder,</companion> said {companion}. {companion} read the dots with one finger: nine steps, wall on the left, then round. The cane said the rest. They walked upright and talked about soup. <companion>Light,</companion> said {hero} at last. <companion>Door,</companion> said {companion}, who had felt the draught long before.',
    ],
    echo: [
      '<companion>What did it look like in there?</companion> asked {companion}. <hero>No idea,</hero> said {hero}. They found that very funny.',
    ],
  },
];
