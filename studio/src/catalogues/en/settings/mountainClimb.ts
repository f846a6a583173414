import type { SettingMessages } from '../../schema.ts';

export const mountainClimb: SettingMessages = {
  passage: [
    {
      text: 'The bus stopped where the road stopped. From there on there was only up. {companion} had tied on the cheese, and {hero} had the map.',
      from: '6-8',
    },
    'They set off early, {hero} and {companion} and Grandfather, while the grass was still grey. After an hour they took off their jumpers. After two they put them on again.',
    'They had drawn the way on a paper bag, and the bag had had cheese in it. So it was a good map, and they followed it with appetite.',
  ],
  arrive: [
    {
      text: 'The air was thin and cold, and it smelled of thyme under the boots. From far below came one cowbell, then another that disagreed.',
      from: '6-8',
    },
    'It was so quiet that the ears hummed. Then a stone clicked. The wind smelled of snow, although there was none.',
    { text: 'The wind was cold. Clink, said a stone. Clink, clink.', to: '3-5' },
    { text: 'It was so high that the birds were below.', to: '3-5' },
    { text: 'The air tasted of stone. You could see three villages and hear one cow.', from: '6-8' },
  ],
  image: [
    {
      text: 'The village down there was so small that it would have fitted an egg cup, church and all.',
      from: '6-8',
    },
    'A spider had spun its web across the signpost. So nobody knew how far it was.',
  ],
  meet: [
    'On a boulder sat a marmot, upright, like a post. It whistled once. <companion>That’s {helper},</companion> said {companion}, <companion>the whole mountain knows that one.</companion> {helper} looked at the cheese.',
    'Out of a hole came a nose, then two teeth, then a whole marmot. <companion>Good morning, {helper},</companion> said {companion}. {helper} sat up like a mayor.',
    {
      text: 'Out of a hole came two teeth. <companion>It’s {helper},</companion> said {companion}. It was a marmot.',
      to: '3-5',
    },
    {
      text: 'Wheee, went something. <companion>That’s {helper},</companion> said {companion}. A marmot sat up.',
      to: '3-5',
    },
    {
      text: 'A whistle went through the rocks, and everyone stood still. <companion>Thank you, {helper},</companion> called {companion}. On a slab sat a marmot, as stout as a teapot, and looked as though it had only cleared its throat.',
      from: '6-8',
    },
  ],
  way: [
    'The path went to and fro, like somebody who has lost something. {helper} always sat at the next bend already.',
    'They counted the bends. {companion} got to nine, and {hero} got to eleven. {helper} knew, but did not say.',
    'They climbed from one red dot to the next. {helper} had been sitting on one of them, and so they found it last.',
  ],
  still: [
    'The wind held its breath. Somewhere under the stones water ran, thin and clear.',
    'A cloud came up and touched them. It was cool and had no smell at all.',
    'A cloud came up from below, looked over the edge, and stayed there.',
  ],
  gift: [
    '{helper} had left something on the rock where the bread had been. It was a pebble with a white line all the way round.',
    'Between the stones lay a pebble with a white line, like a parcel with a ribbon. {helper} had one paw on it, and took the paw away.',
  ],
  homeward: [
    {
      text: 'Going down, their knees did the walking, and the valley came up to meet them with all its lights.',
      from: '6-8',
    },
    'The path ran down in front of them. You only had to go after it.',
    'Going down, the knees did the talking. At the bottom they ate the rest of the map, more or less.',
  ],
  question: [
    '<hero>Why is it colder up there,</hero> asked {hero}, <hero>when it’s nearer to the sun?</hero>',
  ],
  answer: [
    'They held the thermometer low and then high. The sun warms the ground, and the ground warms the air. Up here there was less air, and it was thin, so it could hold less.',
  ],
};
