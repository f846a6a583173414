import type { LessonMessages } from '../../schema.ts';

export const teamwork: readonly LessonMessages[] = [
  {
    dilemma: [
      'There was a long plank to be carried. At the end it had to be put down and held, both at once. <hero>I can do that,</hero> said {hero}. <hero>You just watch.</hero>',
    ],
    firstTry: [
      '{hero_subj} got one end up on {hero_his} shoulder and staggered off. Behind {hero_him} the other end was ploughing a furrow. It nearly worked.',
    ],
    why: [
      'At the last step two things had to happen at once. There was only one of {hero_him}. The plank tipped, slapped down, and lay where it had come from.',
    ],
    again: ['{hero_subj} tried it from the other end. That was the same plank, only with the dirt in front.'],
    turn: [
      '{companion} sat there with nothing to do, and had been humming, evenly, in time. It was just the sort of humming that you can walk to.',
    ],
    deed: [
      '<hero>You say when,</hero> said {hero}. <hero>You’ve got the better ear.</hero> Then {hero_he} took the heavy end and gave away the front one.',
    ],
    answer: [
      '<companion>And up,</companion> said {companion}, <companion>and left, and left, and down.</companion> They put it down so exactly that it did not even click.',
    ],
    echo: [
      'Afterwards {hero} had a splinter and {companion} had hiccups, so the work had been fairly divided.',
    ],
  },
  {
    dilemma: [
      'They had one rope and one bell. It had to ring at the top, once, and not before. <hero>I’m the quickest,</hero> said {hero}. <hero>I’ll do it.</hero>',
    ],
    firstTry: [
      '{hero_subj} climbed with the bell between {hero_his} teeth. The rope was round {hero_his} foot. One hand held the clapper.',
    ],
    why: [
      'Quick it was. But just below the top {hero_he} needed one hand more than {hero_he} had. The clapper slipped, the bell rang all the way down, and everybody knew that it had not worked.',
    ],
    again: ['The second time {hero_he} carried the bell on {hero_his} head. It rang there too, and louder.'],
    turn: [
      'Down below {companion} had caught hold of the rope and held it, quite steady. {hero_subj} saw that the last fall had not been a fall.',
    ],
    deed: [
      '{hero_subj} let the bell down again on the rope. <hero>You take it up,</hero> said {hero}. <hero>I’ll hold.</hero>',
    ],
    answer: [
      'It went up slowly, a bit at a time, and no one heard it until they were meant to. <companion>That was us,</companion> said {companion} from above.',
    ],
    echo: [
      'Both had rope marks, one at the top of the arm and one at the bottom. Side by side they made a line.',
    ],
  },
];
