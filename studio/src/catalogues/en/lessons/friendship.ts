import type { LessonMessages } from '../../schema.ts';

export const friendship: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} had a game that was exactly right for two, with a ball and a rule. {companion} stood at the edge and watched. {companion_subj} did not know the rule.',
    ],
    firstTry: [
      '<hero>You can join in,</hero> said {hero}, <hero>if you stay behind the line. And if you don’t touch the ball. And if I say so.</hero>',
    ],
    why: [
      '{companion} listened to all three ifs. Then {companion_he} turned round and went off to look at something else. The ball lay there, and it was no fun with one.',
    ],
    again: [
      '<hero>All right, only two ifs!</hero> called {hero} after {companion_him}. {companion_subj} did not turn round for two, either.',
    ],
    turn: [
      '{hero_subj} looked at the line. It went all the way round. There was nowhere in it that anybody could come in.',
    ],
    deed: [
      '{hero_subj} rubbed out a piece of the line with one foot. Then {hero_he} moved aside, by exactly one place.',
    ],
    answer: [
      '<hero>What do you like to play?</hero> asked {hero}. {companion} knew a rule that was much better. It had hopping in it.',
    ],
    echo: [
      'They had lost count long ago. <companion>You’ve won,</companion> said {companion}. <hero>No, you,</hero> said {hero}. It was that sort of game.',
    ],
  },
  {
    dilemma: [
      'There were two apples in the bag, two straws, two of everything. {hero} had packed it that way, for {hero_himself} and for later. {companion} came without a bag.',
    ],
    firstTry: [
      '<hero>You can walk behind us,</hero> said {hero}. By us {hero_he} meant {hero_himself} and the bag. It took up the whole of the path.',
    ],
    why: [
      'So they walked, one in front and one behind, and nobody saw what the other one saw. When {hero} called, there was no answer. {companion} had stopped, a long way back.',
    ],
    again: [
      '{hero_subj} called once more, louder, and pointed to the place behind the bag. It did not look any better when you pointed at it.',
    ],
    turn: [
      '{hero_subj} looked at the log on which {hero_he} was sitting. {hero_subj} sat in the middle of it, and the bag sat beside {hero_him} like a person.',
    ],
    deed: ['{hero_subj} put the bag on the ground. Where it had been, there was a place.'],
    answer: [
      '{companion} looked at the place for a bit, and then sat down in it. It fitted. <companion>What have we got?</companion> asked {companion}.',
    ],
    echo: [
      '<companion>I’d have thought there were more of us,</companion> said {companion}, counting the straws. There were just enough.',
    ],
  },
];
