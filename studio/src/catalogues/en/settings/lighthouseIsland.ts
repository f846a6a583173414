import type { SettingMessages } from '../../schema.ts';

export const lighthouseIsland: SettingMessages = {
  title: ['A Hundred Steps to the Lamp', '{hero} and the Seal Below the Light'],
  passage: [
    {
      text: 'The keeper fetched them in the flat boat, {hero} and {companion}, with the bread and the post. The island had just enough room for a lighthouse and a bench.',
      from: '6-8',
    },
    'It was ten minutes in the post boat. {hero} held the parcel, {companion} held the bread, and the keeper held the tiller with one finger.',
  ],
  arrive: [
    {
      text: 'Salt lay on the lips at once. The wind pushed evenly, like a hand, and down on the rocks the sea said the same word again and again.',
      from: '6-8',
    },
    'The wind was there first. It had salt in it. Then came the rumbling of the waves, down among the rocks.',
  ],
  image: [
    { text: 'There was a window no bigger than a plate, and in it stood the whole sea.', from: '6-8' },
    'On the rail sat eleven gulls. The twelfth had been given no room and walked up and down behind them.',
  ],
  meet: [
    'On the lowest rock a seal was lying, round and shiny. <companion>Look, {helper}’s come,</companion> said {companion}. {helper} gave a snort, turned over, and showed a white belly.',
    'Something in the water looked at them with round eyes. <companion>That’s {helper},</companion> said {companion}. <companion>{helper} always comes when there’s bread.</companion> The seal sank and came up nearer.',
  ],
  task: [
    '<companion>It’s not lit yet,</companion> said {companion} and pointed to the top. <companion>The keeper’s mending the boat. Somebody’s got to see to the lamp before it’s dark.</companion>',
    '<companion>The lamp’s got to be lit,</companion> said {companion}. <companion>It’s nearly dark, and the keeper’s still got both arms in the engine. We’re to do it, right up there.</companion>',
  ],
  way: [
    'They ran round the tower once, to find the door. {helper} swam along below, as far as there was water.',
    'They raced to the door. {helper} raced along in the water, and won.',
  ],
  obstacle: [
    {
      text: 'Behind the door the staircase went up, round and round. You could not see the end of it, and it was as dark in there as in a shell.',
      from: '6-8',
    },
    'The staircase wound upwards like the inside of a snail. It had a hundred steps, and each of them had an echo.',
  ],
  stuck: [
    {
      text: 'The staircase creaked, and the light from the door was already no more than a coin.',
      from: '6-8',
    },
    'On the thirtieth step the door banged shut below. Now it was even darker.',
  ],
  still: [
    'Through the thick wall the sea sounded like somebody asleep. A gull walked about on the roof, and stopped.',
    'Behind the wall the sea took a breath. It was a very long one.',
  ],
  open: [
    'And there was the last step. They pushed the switch down together. The lamp woke, turned its head, and laid its arm on the water, all the way round.',
    'Ninety-nine. A hundred. They put a hand on the switch together. First it hummed, and then it was bright, far out across the water.',
  ],
  gift: [
    'The keeper held an empty jar up to the lamp and screwed on the lid. <companion>It’s a jar of light,</companion> said {companion}. <companion>By day you can’t see it. It’s in there all the same.</companion>',
    'There was a jar on the window sill. <companion>It has stood next to the lamp for forty years,</companion> said {companion}. <companion>So it’s full of light, says the keeper.</companion>',
  ],
  homeward: [
    {
      text: 'The boat went back in the dark, and every few breaths the beam passed over, to see that they were still there.',
      from: '6-8',
    },
    'The beam went over them, again and again. It counted them home.',
  ],
  question: ['<hero>How does such a small lamp shine so far?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} put a hand on the glass round the bulb. It was cut in rings, like an onion. They bend the light so that it all goes the same way, in one beam.',
  ],
};
