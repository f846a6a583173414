import type { LessonMessages } from '../../schema.ts';

export const acceptingMistakes: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} had the map, and knew how to read one. A hundred steps, then left. {hero_subj} counted in a firm voice, and {companion} walked behind.',
    ],
    firstTry: [
      'After a hundred steps there was no left. <hero>The map’s wrong,</hero> said {hero}, put it in {hero_his} pocket, and turned left all the same.',
    ],
    why: [
      'Because the map was wrong, {hero_he} did not look at it any more. So they walked in the wrong direction, and very briskly. In the end they stood where nothing was. <companion>Who counted?</companion> asked {companion}. <hero>The steps are too long here,</hero> said {hero}.',
    ],
    again: [
      '<hero>And it’s badly drawn,</hero> said {hero}. It grew no shorter for that, the way they had come.',
    ],
    turn: [
      '{hero_subj} took out the map once more, just to be cross with it. Then {hero_his} stomach went cold. The little arrow for north did not point up. It pointed to the side.',
    ],
    deed: [
      '<hero>It was me,</hero> said {hero}. <hero>I held it the wrong way. A quarter turn, from the very beginning.</hero>',
    ],
    answer: [
      '<companion>Exactly a quarter?</companion> asked {companion}. <companion>Then we know where we are!</companion> A finger followed the wrong way on the map, corner by corner. It stopped just next to where they wanted to be.',
    ],
    echo: ['On the edge of the map {hero} drew a small snail. That was how long it had taken.'],
  },
  {
    dilemma: [
      'The dough was {hero_gen} job, three spoons of flour to one of water. It was to stick and to hold everything together. {hero_subj} counted, and talked while {hero_he} did so.',
    ],
    firstTry: [
      'It did not stick. It ran. <hero>That’s because of the flour,</hero> said {hero}, and smeared it on all the same, good and thick, without looking.',
    ],
    why: [
      'It held as long as nobody looked at it. Then everything slid off, very slowly, one piece after another. <hero>Bad flour,</hero> said {hero}. {companion} tasted it. It was very good flour.',
    ],
    again: ['{hero_subj} put on another layer. The second layer slid down on the first.'],
    turn: [
      'There lay the spoon. It was not the small one. It was the large one, the one for soup. {hero_subj} looked at it, and {hero_his} ears grew warm.',
    ],
    deed: [
      '<hero>I took the wrong spoon,</hero> said {hero}. <hero>I put in three times too much water. Nobody else did it.</hero>',
    ],
    answer: [
      '<companion>Three times?</companion> said {companion}, and began to reckon. <companion>Then all it needs is three times the flour!</companion> So it was no longer too little of the right stuff. It was a great deal of it.',
    ],
    echo: ['There was enough dough left over for eleven little men. All of them got a soup spoon.'],
  },
];
