import type { SettingMessages } from '../../schema.ts';

export const mountainClimb: SettingMessages = {
  title: ['The Book on the Summit', '{hero}, a Marmot and a Lot of Stones'],
  passage: [
    {
      text: 'The bus stopped where the road stopped. From there on there was only up. {companion} had tied on the cheese, and {hero} had the map.',
      from: '6-8',
    },
    'They set off early, {hero} and {companion}, while the grass was still grey. After an hour they took off their jumpers. After two they put them on again.',
  ],
  arrive: [
    {
      text: 'The air was thin and cold, and it smelled of thyme under the boots. From far below came one cowbell, then another that disagreed.',
      from: '6-8',
    },
    'It was so quiet that the ears hummed. Then a stone clicked. The wind smelled of snow, although there was none.',
  ],
  image: [
    {
      text: 'The village down there was so small that you could have put it into a matchbox, church and all.',
      from: '6-8',
    },
    'A spider had spun its web across the signpost. So nobody knew how far it was.',
  ],
  meet: [
    'On a boulder sat a marmot, upright, like a post. It whistled once. <companion>That’s {helper},</companion> said {companion}, <companion>the whole mountain knows that one.</companion> {helper} looked at the cheese.',
    'Out of a hole came a nose, then two teeth, then a whole marmot. <companion>Good morning, {helper},</companion> said {companion}. {helper} sat up like a mayor.',
  ],
  task: [
    '<companion>Up there is the summit book,</companion> said {companion}. <companion>Everyone who gets there writes in it. I want us both to be in it before the clouds come.</companion>',
    '<companion>At the top there’s a book,</companion> said {companion}. <companion>The summit book. I’ve brought a pencil. We only need to get there before the weather does.</companion>',
  ],
  way: [
    'The path went to and fro, like somebody who has lost something. {helper} always sat at the next bend already.',
    'They counted the bends. {companion} got to nine, and {hero} got to eleven. {helper} knew, but did not say.',
  ],
  obstacle: [
    'Then came the scree, a whole field of loose stones. Each one lay on another one and was only waiting.',
    'The path ended in stones. It was the scree field, grey and wide, and it clicked when you looked at it.',
  ],
  stuck: [
    'A stone rolled away, then ten, then quiet. {helper} gave a short sharp whistle and vanished.',
    { text: 'For each step forward the stones gave them half a one back.', from: '6-8' },
  ],
  still: [
    'The wind held its breath. Somewhere under the stones water ran, thin and clear.',
    'A cloud came up and touched them. It was cool and had no smell at all.',
  ],
  open: [
    'Stone by stone they came across, and no one slid. Up by the heap of stones lay the summit book in its tin. They wrote both names on one line.',
    'The last stone stayed where it was. They sat down beside the summit book, back to back. First they drank some tea. Then they wrote.',
  ],
  gift: [
    '{helper} had left something on the rock where the cheese had been. It was a pebble with a white line all the way round.',
    'Between the stones lay a pebble with a white line, like a parcel with a ribbon. {helper} had one paw on it, and took the paw away.',
  ],
  homeward: [
    {
      text: 'Going down, their knees did the walking, and the valley came up to meet them with all its lights.',
      from: '6-8',
    },
    'The path ran down in front of them. You only had to go after it.',
  ],
  question: [
    '<hero>Why is it colder up there,</hero> asked {hero}, <hero>when it’s nearer to the sun?</hero>',
  ],
  answer: [
    'They held the thermometer low and then high. The sun warms the ground, and the ground warms the air. Up here there was less air, and it was thin, so it could hold less.',
  ],
};
