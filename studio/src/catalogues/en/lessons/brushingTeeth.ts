import type { LessonMessages } from '../../schema.ts';

export const brushingTeeth: readonly LessonMessages[] = [
  {
    dilemma: [
      'They had eaten toffee on the way. Now it sat in {hero_gen} back teeth and would not come out. {hero_subj} had a brush with {hero_him}, but it was such a cold one.',
    ],
    firstTry: [
      '{hero_subj} wetted the brush and stroked it over the two front teeth, left, right. <hero>Done,</hero> said {hero}. At the back something giggled.',
    ],
    why: [
      'They had agreed to whistle, so as not to lose each other. {hero} pursed {hero_his} lips, and out came: fff. The toffee had the whole back row to itself. <companion>What?</companion> called {companion} from far off.',
    ],
    again: ['{hero_subj} wetted the brush once more and held it up, as proof. The whistle was no better.'],
    turn: [
      '{hero_subj} felt with {hero_his} tongue, all along, up and down. There were more of them than {hero_he} had thought. Right at the back lived one whom nobody ever visited.',
    ],
    deed: ['{hero_subj} brushed them all, thirty strokes up and thirty down, as far as the very last one.'],
    answer: [
      '<companion>You’ve got a beard,</companion> said {companion}. It was foam. {hero} rinsed, took a breath, and whistled so clearly that it came back twice.',
    ],
    echo: [
      'The tongue went along the back row once more. It was like walking through a house where all the windows have been cleaned.',
    ],
  },
  {
    dilemma: [
      '{companion} had a toothbrush behind one ear and explained that now was the time. {hero} was tired. <hero>Later,</hero> said {hero}, and shut {hero_his} mouth tight.',
    ],
    firstTry: [
      'With a shut mouth {hero_he} pulled and pushed and pointed. What {hero_he} meant was: you go first, I’ll hold. {companion} took it to mean something quite different.',
    ],
    why: [
      '<hero>Mmm!</hero> said {hero}, and it was the wrong way. It is not easy to do something together if one of you will not open up. And when {hero_he} yawned, by mistake, a sesame seed fell out from the day before yesterday.',
    ],
    again: ['<hero>Mmm mmm,</hero> said {hero}. Nobody would have understood it, not even another {hero}.'],
    turn: [
      '{companion} had begun, just for {companion_himself}, up and down, and a beat came of it: shush-a, shush-a. It went right through your feet.',
    ],
    deed: [
      '{hero_subj} held out {hero_his} hand for the other brush, and joined in. Shush-a, shush-a, round every corner, until the sand in the timer had run through.',
    ],
    answer: [
      'They had foam up to their chins, and they were marching. With that beat it worked as if by itself. <companion>And spit,</companion> said {companion}. They spat, both at once, like two small fountains.',
    ],
    echo: ['When {hero} laughed now, there was nothing in the way of it.'],
  },
];
