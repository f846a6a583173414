import type { LessonMessages } from '../../schema.ts';

export const generosity: readonly LessonMessages[] = [
  {
    dilemma: [
      'There it lay, the last one, a blue button with an anchor. Now {hero_gen} collection would be whole. But {companion} was holding {companion_his} coat shut. A button was missing.',
    ],
    firstTry: [
      '<hero>You can have this one,</hero> said {hero}, and brought out the brown one, with a crack in it. {hero_subj} had three more like that.',
    ],
    why: [
      '{companion} said thank you and sewed it on. At the first pull it broke in two, and the coat flew open. Then {companion_he} needed one hand for the coat again, and that made one hand too few.',
    ],
    again: ['<hero>Or this one,</hero> said {hero}. It was grey, and it had only one hole.'],
    turn: [
      'The blue one lay in {hero_his} palm. It was thick and smooth and had four holes. It had been made for nothing else but to hold a coat.',
    ],
    deed: ['{hero_subj} closed {hero_his} eyes for a moment. Then {hero_he} held out the blue one.'],
    answer: [
      'It went through the buttonhole as if it had come home. <companion>Now I’ve both hands free,</companion> said {companion}, and did not know what else to say.',
    ],
    echo: [
      'In the box there was a round place where the blue one would have been. {hero} left it empty. It was a good place to look at.',
    ],
  },
  {
    dilemma: [
      '{hero} had found a stick that was perfectly straight, with a fork at the top. You could do anything with it. {companion} was limping a bit, and did not say so.',
    ],
    firstTry: [
      '<hero>I’ll lend it to you later,</hero> said {hero}, <hero>when I’ve finished.</hero> But a stick like that is never finished. {hero_subj} hit the air with it and it hummed.',
    ],
    why: [
      'They fell further and further behind. At every step {companion} looked for something to lean on, and there was nothing there but the humming. They would not get anywhere like that.',
    ],
    again: ['{hero_subj} gave {companion_him} another stick, a short one. It was good for stirring.'],
    turn: [
      '{hero_subj} stood the stick in front of {hero_him}, to rest on. It came up to {hero_his} nose. For {hero} it was too tall, and it always had been.',
    ],
    deed: [
      '{hero_subj} broke nothing off and asked for nothing back. <hero>Here,</hero> said {hero}. <hero>It’s yours. It’s your height.</hero>',
    ],
    answer: [
      '{companion} leaned on it and stood quite straight. <companion>It’s got a fork for the thumb,</companion> said {companion}, full of wonder. Then off they went, and it was {hero} who had trouble keeping up.',
    ],
    echo: ['{hero_gen} hand was empty for the rest of the way. You could swing it.'],
  },
];
