import type { SettingMessages } from '../../schema.ts';

export const dinosaurIsland: SettingMessages = {
  passage: [
    'Behind the rhubarb the garden went on. It had never done that before. The leaves grew as big as umbrellas, and somewhere among them the fence stopped.',
    {
      text: 'There was a footprint in the vegetable bed. It had three toes. {hero_subj} put one foot in it, and then there was another, further on.',
      from: '6-8',
    },
    '{hero_subj} was digging for worms. What came up was a tooth as long as the spade, and after it, by and by, a country.',
  ],
  arrive: [
    {
      text: 'The ground hummed before there was anything to see. The mud was as warm as a bath, and it smelled of mushrooms and rain.',
      from: '6-8',
    },
    'Something breathed, very slowly, like a bus at a stop. The air was warm and wet. It tasted of leaves.',
    'It smelled of wet earth and mint. With every step the ground gave a bit, like a bed, and far off somebody sang very low.',
    { text: 'The mud was warm. Thump, went the ground. Thump.', to: '3-5' },
    { text: 'Everything was green and wet. Something big said: hoom.', to: '3-5' },
    {
      text: 'It was hot as in a kitchen on a Sunday. A shadow went across the ground, and it was so long in passing that they sat down.',
      from: '6-8',
    },
  ],
  image: [
    { text: 'In one footprint stood a pond, with two frogs in it and an island.', from: '6-8' },
    { text: 'A fern leaf unrolled. It took its time, and there was a beetle in it.', from: '6-8' },
    'On a stone lay an eggshell as big as a bath, and a lizard was having one.',
    'A very long tail lay across the path. They waited for the rest of it, and it went on being tail.',
  ],
  meet: [
    'Out of the green came three small horns and a wet nose. <helper>{helper},</helper> said the triceratops, and curtsied. <helper>I’m in charge of this bit. It goes from the fern to where I get tired.</helper>',
    'Somebody sneezed behind a leaf. Then a triceratops looked out, no higher than a table. <helper>Bless me,</helper> said the triceratops. <helper>{helper}. I mind the small ones.</helper>',
    'In the ferns stood something that thought nobody could see it. It had three small horns. <helper>Well, all right,</helper> it said. <helper>{helper}. You may count again.</helper>',
    { text: 'A triceratops looked out. It was quite small. <helper>{helper},</helper> it said.', to: '3-5' },
    { text: 'Sniff, sniff. Three small horns came out of the ferns. It was {helper}.', to: '3-5' },
  ],
  way: [
    {
      text: 'They walked in the big footprints, from one to the next, as if from room to room.',
      from: '6-8',
    },
    '{helper} trotted in front. The ground shook a bit, but only under {helper}.',
    'They climbed over roots as thick as cows. {helper} said good morning to each of them, in case it was somebody.',
    'They followed a stream, until somebody with a very long neck had finished it. {helper} showed where one may tread, and on whom.',
  ],
  still: [
    'The hum in the ground stopped. A dragonfly as long as an arm stood in the air and did not buzz.',
    'Far off somebody large lay down. You could feel it in your feet.',
    'All the leaves hung down. Somewhere a drop fell on something very large, and it did not notice.',
    'A leaf was chewed, a long way up. Then even that was swallowed.',
  ],
  gift: [
    '{helper} scratched in the mud and brought up a stone with a curl in it, a fossil. <helper>That was a snail once,</helper> said {helper}. <helper>It’s in no hurry now.</helper>',
    '<helper>Hold out your hand,</helper> said {helper}. Into it {helper_he} put a fossil, a stone with a tiny fern inside. It had never wilted.',
  ],
  homeward: [
    'The leaves grew smaller at every step. In the end they were only rhubarb again.',
    { text: 'Three toes, three toes, three toes, and then came the vegetable bed.', from: '6-8' },
    'At the garden fence everything was its right size again. It took a moment to get used to such small beetles.',
  ],
  question: [
    '<hero>How do we know what the dinosaurs ate,</hero> asked {hero}, <hero>if nobody was there?</hero>',
  ],
  answer: [
    '{hero_subj} ran a thumb along an old jawbone. These teeth were flat and worn, made for grinding leaves. Meat needs pointed ones. You can read a meal from a tooth.',
  ],
  play: [
    'The kitchen chairs were trees, with coats for leaves. Something large had walked there. Its footprints were on the lino, three toes each, and they were oven gloves.',
    'The green blanket hung over the table, and behind it the island began. It was warm in there, and it smelled of bananas. One spoke quietly, because of the big ones.',
  ],
  unplay: [
    'Then the oven gloves were needed. The trees had their coats taken off, and one sat down on them to supper.',
    'The green blanket went up, and there was a table with four plates on it. The big ones had come to eat as well.',
  ],
};
