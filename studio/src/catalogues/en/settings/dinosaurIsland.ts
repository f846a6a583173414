import type { SettingMessages } from '../../schema.ts';

export const dinosaurIsland: SettingMessages = {
  title: ['The Egg in the Ferns', '{hero} and the Ground That Hummed'],
  passage: [
    'Behind the rhubarb the garden went on. It had never done that before. The leaves grew as big as umbrellas, and somewhere among them the fence stopped.',
    {
      text: 'There was a footprint in the vegetable bed. It had three toes. {hero_subj} put one foot in it, and then there was another, further on.',
      from: '6-8',
    },
  ],
  arrive: [
    {
      text: 'The ground hummed before there was anything to see. The mud was as warm as a bath, and it smelled of mushrooms and rain.',
      from: '6-8',
    },
    'Something breathed, very slowly, like a bus at a stop. The air was warm and wet. It tasted of leaves.',
  ],
  image: [
    { text: 'In one footprint stood a pond, with two frogs in it and an island.', from: '6-8' },
    'A fern leaf unrolled. It took its time, and there was a beetle in it.',
  ],
  meet: [
    'Out of the green came three small horns and a wet nose. <helper>{helper},</helper> said the triceratops, and curtsied. <helper>Have you seen an egg? It’s about so big, and it’s not mine.</helper>',
    'Somebody sneezed behind a leaf. Then a triceratops looked out, no higher than a table. <helper>Bless me,</helper> said the triceratops. <helper>{helper}. I mind the eggs.</helper>',
  ],
  task: [
    '<helper>It rolled out of the nest,</helper> said {helper}. <helper>It has to be back before it’s cold. It’s over there, behind the fern wall.</helper>',
    '<helper>One egg’s gone,</helper> said {helper}. <helper>It rolled through the fern wall. I don’t fit through. It has to stay warm.</helper>',
  ],
  way: [
    {
      text: 'They walked in the big footprints, from one to the next, as if from room to room.',
      from: '6-8',
    },
    '{helper} trotted in front. The ground shook a bit, but only under {helper}.',
  ],
  obstacle: [
    'The fern wall had no door. It grew as thick as fur, and whatever you pushed aside came back.',
    'There was green in front of them, and behind the green there was more green. It was the fern wall.',
  ],
  stuck: [
    { text: 'The ferns closed behind them with a soft sound, like somebody shutting a book.', from: '6-8' },
    'A fern tickled. Another one pushed. That was how the wall said no.',
  ],
  still: [
    'The hum in the ground stopped. A dragonfly as long as an arm stood in the air and did not buzz.',
    'Far off somebody large lay down. You could feel it in your feet.',
  ],
  open: [
    'Then the ferns were behind them, and there lay the egg, speckled and still warm. They carried it home between them. Something inside knocked back.',
    'They came out on the other side, with leaves in their ears. There was the egg. It wobbled when it saw them, and they rolled it home.',
  ],
  gift: [
    '{helper} scratched in the mud and brought up a stone with a curl in it, a fossil. <helper>That was a snail once,</helper> said {helper}. <helper>It’s in no hurry now.</helper>',
    '<helper>Hold out your hand,</helper> said {helper}. Into it {helper_he} put a fossil, a stone with a tiny fern inside. It had never wilted.',
  ],
  homeward: [
    'The leaves grew smaller at every step. In the end they were only rhubarb again.',
    { text: 'Three toes, three toes, three toes, and then came the vegetable bed.', from: '6-8' },
  ],
  question: [
    '<hero>How do we know what the dinosaurs ate,</hero> asked {hero}, <hero>if nobody was there?</hero>',
  ],
  answer: [
    '{hero_subj} ran a thumb along an old jawbone. These teeth were flat and worn, made for grinding leaves. Meat needs pointed ones. You can read a meal from a tooth.',
  ],
};
