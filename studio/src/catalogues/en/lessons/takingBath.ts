import type { LessonMessages } from '../../schema.ts';

export const takingBath: readonly LessonMessages[] = [
  {
    dilemma: [
      '{hero} was covered in mud from top to toe, and each bit was from somewhere else. There was a tub, and it steamed. <hero>Not me,</hero> said {hero}. It was the best mud of the whole year.',
    ],
    firstTry: [
      '{hero_subj} hid. But a trail led right up to the hiding place, with five toes to every step.',
    ],
    why: [
      'Besides, it had begun to dry. First the knees would not bend, and then the elbows. {hero_subj} stood there like a jug with two handles. Nobody can help a jug along.',
    ],
    again: [
      '{hero_subj} hid behind {companion}. Now there were two with mud on them, and one who had not wanted any.',
    ],
    turn: [
      'A crust fell off {hero_his} knee, and under it there was a scratch. {hero_subj} knew that scratch. It was from the bramble, right at the start, and {hero_he} had quite forgotten it.',
    ],
    deed: ['{hero_subj} climbed into the tub, foam up to the chin, and washed the first knee.'],
    answer: [
      'With each spot the day was told again, backwards. The arm had been by the ditch, the ear in the hedge. <companion>Look,</companion> said {companion}. On the water swam all that mud, brown on white, and it was a map.',
    ],
    echo: ['In the end only the tip of {hero_his} nose was still brown. {hero} left it on, as a souvenir.'],
  },
  {
    dilemma: [
      '<companion>Bath’s ready,</companion> said {companion}, who had filled a tub with warm water to the brim. {hero} sniffed at {hero_himself}. That was at most two days’ worth.',
    ],
    firstTry: [
      '<hero>I’ll just pretend,</hero> said {hero}. {hero_subj} wetted {hero_his} hair under the pump and put a clean shirt on over everything.',
    ],
    why: [
      'It itched. It itched so badly that {hero_he} could not keep still for the length of a breath. And whatever was hiding round here heard {hero_him} scratching, and stayed where it was.',
    ],
    again: ['{hero_subj} scratched with a stick, then against a post. The post began to look thoughtful.'],
    turn: [
      '{hero_subj} put one finger in the water. It was warm, and a ship could have sailed there. In fact there was one, a nutshell, and it was waiting for some waves.',
    ],
    deed: ['{hero_subj} took off the shirt, got in up to {hero_his} shoulders, and made the first wave.'],
    answer: [
      'The itching floated off, and the ship came through a storm, round two knees. <companion>Land,</companion> said {companion}, and held up a towel as big as a sail.',
    ],
    echo: ['{hero_subj} smelled of soap, and {hero_his} fingers were as wrinkled as very old maps.'],
  },
];
