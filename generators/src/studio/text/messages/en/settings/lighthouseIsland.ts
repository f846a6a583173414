import type { SettingMessages } from '../../schema.ts';

export const lighthouseIsland: SettingMessages = {
  title: ['A Hundred Steps to the Lamp', '{hero} and the Seal Below the Light'],
  passage: [
    'The keeper fetched them in the flat boat, {hero} and {companion}, with the bread and the post. The island had just enough room for a lighthouse and a bench.',
  ],
  arrive: [
    'Salt lay on the lips at once. The wind pushed evenly, like a hand, and down on the rocks the sea said the same word again and again.',
  ],
  image: ['There was a window no bigger than a plate, and in it stood the whole sea.'],
  meet: [
    'On the lowest rock a seal was lying, round and shiny. <companion>Look, {helper}’s come,</companion> said {companion}. {helper} gave a snort, turned over, and showed a white belly.',
  ],
  task: [
    '<companion>It’s not lit yet,</companion> said {companion} and pointed to the top. <companion>The keeper’s mending the boat. Somebody’s got to see to the lamp before it’s dark.</companion>',
  ],
  way: ['They ran round the tower once, to find the door. {helper} swam along below, as far as there was water.'],
  obstacle: [
    'Behind the door the staircase went up, round and round. You could not see the end of it, and it was as dark in there as in a shell.',
  ],
  stuck: ['The staircase creaked, and the light from the door was already no more than a coin.'],
  still: ['Through the thick wall the sea sounded like somebody asleep. A gull walked about on the roof, and stopped.'],
  open: [
    'And there was the last step. They pushed the switch down together. The lamp woke, turned its head, and laid its arm on the water, all the way round.',
  ],
  gift: [
    'The keeper held an empty jar up to the lamp and screwed on the lid. <companion>It’s a jar of light,</companion> said {companion}. <companion>By day you can’t see it. It’s in there all the same.</companion>',
  ],
  homeward: ['The boat went back in the dark, and every few breaths the beam passed over, to see that they were still there.'],
  question: ['<hero>How does such a small lamp shine so far?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} put a hand on the glass round the bulb. It was cut in rings, like an onion. They bend the light so that it all goes the same way, in one beam.',
  ],
};
