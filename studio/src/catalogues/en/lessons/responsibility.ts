import type { LessonMessages } from '../../schema.ts';

export const responsibility: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} had promised to look after {companion_gen} seedling. It was to have a sip from the little can at every stop. It had been easy to promise. Now there was something far better to see.',
    ],
    firstTry: [
      '{hero_subj} put the can down, only for a moment, and ran on. There was so much to look at. The moment grew longer and longer.',
    ],
    why: [
      'When {hero_he} came back for a drink, the seedling was hanging over the edge like a wet sock. {companion} was holding it, and said nothing at all. They could not go on like that.',
    ],
    again: [
      '<hero>It’ll be all right,</hero> said {hero}. A leaf came off. It had been the larger one of two.',
    ],
    turn: [
      'From over there came shouts and laughing. They had begun without {hero_him}. In the tin the earth had drawn back from the side, and there was a crack in it.',
    ],
    deed: ['{hero_subj} took the can and ran the other way, against everyone, to where there was water.'],
    answer: [
      'It drank, you could hear it. <companion>It’s looking at you,</companion> said {companion} after a while. And the stalk was straighter by the thickness of a hair.',
    ],
    echo: [
      '{hero_subj} gave it a sip at each stop. At the last one it had another leaf, as small as a comma.',
    ],
  },
  {
    dilemma: [
      '<hero>I’ll keep watch,</hero> {hero} had said, <hero>you can count on me.</hero> So {companion} had gone on ahead, with the end of the string. {hero} was holding the other.',
    ],
    firstTry: [
      'It was dull to hold a string. {hero_subj} tied it to the next best thing, with a bow, and had a look round the corner. There was a good deal round the corner.',
    ],
    why: [
      'When the string was pulled, nobody pulled back. The bow had come undone. Somewhere out there {companion} was standing with a loose end, and did not know which way was home.',
    ],
    again: [
      '<hero>In a minute!</hero> called {hero} to no one in particular. The string crept away, a little bit at a time.',
    ],
    turn: [
      '{hero_subj} saw it lying there, quite slack. It was only a string. At the other end of it was somebody who had counted on {hero_him}.',
    ],
    deed: [
      '{hero_subj} turned round without being called. {hero_subj} took up the string, wound it round {hero_his} wrist, and pulled twice.',
    ],
    answer: [
      'For a long while nothing came. Then there were two tugs in reply. <companion>I knew you were there,</companion> said {companion}, and came back along it, step by step.',
    ],
    echo: [
      'There was a red line round {hero_gen} wrist, where the string had been. It itched, and {hero_he} was rather proud of it.',
    ],
  },
];
