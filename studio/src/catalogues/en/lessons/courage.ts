import type { LessonMessages } from '../../schema.ts';

export const courage: readonly LessonMessages[] = [
  {
    dilemma: [
      'When {hero} heard that, {hero_his} knees turned soft. Nobody had noticed yet. There was still time to say something about lunch.',
      'Something cold sat down in {hero_gen} stomach and made itself small. <hero>Of course,</hero> said {hero}, rather too loudly. <hero>Easy.</hero>',
    ],
    firstTry: [
      '<hero>That’s nothing,</hero> said {hero}, whistled, and walked straight towards it without looking. Halfway there the whistle stopped.',
      '{hero_subj} did it with {hero_his} eyes shut. What you do not look at is not there. That worked for four steps.',
    ],
    why: [
      'Then {hero_his} legs stood still all by themselves. They would go no further, and they would not go back. <companion>What is it?</companion> asked {companion}. <hero>Nothing,</hero> said {hero}, and could not move.',
    ],
    again: [
      '{hero_subj} thought of something else, of pancakes, of the number nine. {hero_his} feet were not fooled.',
    ],
    turn: [
      '{hero_subj} looked down at {hero_his} knees. They trembled, and anybody could see it. It was odd. The longer {hero_he} looked, the less they seemed like somebody else’s.',
    ],
    deed: [
      '<hero>I’m scared,</hero> said {hero}. Then {hero_he} held out {hero_his} hand, although it shook, and took one step, as long as a shoe.',
    ],
    answer: [
      '<companion>So am I,</companion> said {companion}. {companion_subj} took the hand. Now two hands were shaking, and together they shook much less.',
    ],
    echo: [
      '<companion>Are your knees still doing it?</companion> asked {companion}. <hero>A bit,</hero> said {hero}. <hero>They like it now.</hero>',
    ],
  },
  {
    dilemma: [
      'It had to be said out loud, in front of everyone. {hero} was the one to say it. {hero_subj} had a piece of paper for it. The paper rustled, although there was no wind.',
    ],
    firstTry: [
      '<hero>I’m not hungry today,</hero> said {hero}, <hero>and my voice is a bit,</hero> and coughed. {hero_subj} let {companion} go in front and held the paper very high.',
    ],
    why: [
      'Behind the paper it was dark and warm. But nobody can walk far like that. {hero_subj} ran straight into {companion}, and the words fell off the paper, or so it felt.',
    ],
    again: ['{hero_subj} tried it very softly, so that no one could hear it. No one did.'],
    turn: [
      'The paper shook, and so {hero} saw what it was that rustled. It was {hero_he} {hero_himself}, from the elbows down.',
    ],
    deed: [
      '{hero_subj} put the paper away. <hero>My voice is going to shake,</hero> said {hero}, <hero>and I’m going to say it now.</hero> And {hero_he} said it.',
    ],
    answer: [
      'It shook, from beginning to end, and every word arrived. <companion>I heard you right over here,</companion> said {companion}.',
    ],
    echo: [
      '<companion>What was on the paper?</companion> asked {companion}. {hero} took a look. There was just one word on it, and it was hello.',
    ],
  },
];
