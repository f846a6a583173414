import type { SettingMessages } from '../../schema.ts';

export const dinosaurIsland: SettingMessages = {
  title: ['The Egg in the Ferns', '{hero} and the Ground That Hummed'],
  passage: [
    'Behind the rhubarb the garden went on. It had never done that before. The leaves grew as big as umbrellas, and somewhere among them the fence stopped.',
  ],
  arrive: ['The ground hummed before there was anything to see. The mud was as warm as a bath, and it smelled of mushrooms and rain.'],
  image: ['In one footprint stood a pond, with two frogs in it and an island.'],
  meet: [
    'Out of the green came three small horns and a wet nose. <helper>{helper},</helper> said the triceratops, and curtsied. <helper>Have you seen an egg? It’s about so big, and it’s not mine.</helper>',
  ],
  task: [
    '<helper>It rolled out of the nest,</helper> said {helper}. <helper>It has to be back before it’s cold. It’s over there, behind the fern wall.</helper>',
  ],
  way: ['They walked in the big footprints, from one to the next, as if from room to room.'],
  obstacle: ['The fern wall had no door. It grew as thick as fur, and whatever you pushed aside came back.'],
  stuck: ['The ferns closed behind them with a soft sound, like somebody shutting a book.'],
  still: ['The hum in the ground stopped. A dragonfly as long as an arm stood in the air and did not buzz.'],
  open: [
    'Then the ferns were behind them, and there lay the egg, speckled and still warm. They carried it home between them. Something inside knocked back.',
  ],
  gift: [
    '{helper} scratched in the mud and brought up a stone with a curl in it, a fossil. <helper>That was a snail once,</helper> said {helper}. <helper>It’s in no hurry now.</helper>',
  ],
  homeward: ['The leaves grew smaller at every step. In the end they were only rhubarb again.'],
  question: ['<hero>How do we know what the dinosaurs ate,</hero> asked {hero}, <hero>if nobody was there?</hero>'],
  answer: [
    '{hero_subj} ran a thumb along an old jawbone. These teeth were flat and worn, made for grinding leaves. Meat needs pointed ones. You can read a meal from a tooth.',
  ],
};
