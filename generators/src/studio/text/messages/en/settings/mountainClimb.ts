import type { SettingMessages } from '../../schema.ts';

export const mountainClimb: SettingMessages = {
  title: ['The Book on the Summit', '{hero}, a Marmot and a Lot of Stones'],
  passage: [
    'The bus stopped where the road stopped. From there on there was only up. {companion} had tied on the cheese, and {hero} had the map.',
  ],
  arrive: [
    'The air was thin and cold, and it smelled of thyme under the boots. From far below came one cowbell, then another that disagreed.',
  ],
  image: ['The village down there was so small that you could have put it into a matchbox, church and all.'],
  meet: [
    'On a boulder sat a marmot, upright, like a post. It whistled once. <companion>That’s {helper},</companion> said {companion}, <companion>the whole mountain knows that one.</companion> {helper} looked at the cheese.',
  ],
  task: [
    '<companion>Up there is the summit book,</companion> said {companion}. <companion>Everyone who gets there writes in it. I want us both to be in it before the clouds come.</companion>',
  ],
  way: ['The path went to and fro, like somebody who has lost something. {helper} always sat at the next bend already.'],
  obstacle: ['Then came the scree, a whole field of loose stones. Each one lay on another one and was only waiting.'],
  stuck: ['A stone rolled away, then ten, then quiet. {helper} gave a short sharp whistle and vanished.'],
  still: ['The wind held its breath. Somewhere under the stones water ran, thin and clear.'],
  open: [
    'Stone by stone they came across, and no one slid. Up by the heap of stones lay the summit book in its tin. They wrote both names on one line.',
  ],
  gift: ['{helper} had left something on the rock where the cheese had been. It was a pebble with a white line all the way round.'],
  homeward: ['Going down, their knees did the walking, and the valley came up to meet them with all its lights.'],
  question: ['<hero>Why is it colder up there,</hero> asked {hero}, <hero>when it’s nearer to the sun?</hero>'],
  answer: [
    'They held the thermometer low and then high. The sun warms the ground, and the ground warms the air. Up here there was less air, and it was thin, so it could hold less.',
  ],
};
