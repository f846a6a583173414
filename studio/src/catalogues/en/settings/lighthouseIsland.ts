import type { SettingMessages } from '../../schema.ts';

export const lighthouseIsland: SettingMessages = {
  passage: [
    {
      text: 'The keeper fetched them in the flat boat, {hero} and {companion}, with the bread and the post. The island had just enough room for a lighthouse and a bench.',
      from: '6-8',
    },
    'It was ten minutes in the post boat. {hero} held the parcel, {companion} held the bread, and the keeper held the tiller with one finger.',
    'One could walk over, at low water, behind the keeper with his lantern, if one did not mind crabs. {companion} minded them a little.',
  ],
  arrive: [
    {
      text: 'Salt lay on the lips at once. The wind pushed evenly, like a hand, and down on the rocks the sea said the same word again and again.',
      from: '6-8',
    },
    'The wind was there first. It had salt in it. Then came the rumbling of the waves, down among the rocks.',
    { text: 'The wind was salty. Boom, said the waves. Boom.', to: '3-5' },
    { text: 'Up went the tower, white and round. It was windy.', to: '3-5' },
    {
      text: 'The light swept over, and the dark, and the light. It smelled of lamp oil and of fish soup.',
      from: '6-8',
    },
  ],
  image: [
    { text: 'There was a window no bigger than a plate, and in it stood the whole sea.', from: '6-8' },
    'On the rail sat eleven gulls. The twelfth had been given no room and walked up and down behind them.',
  ],
  meet: [
    'On the lowest rock a seal was lying, round and shiny. <companion>Look, {helper}’s come,</companion> said {companion}. {helper} gave a snort, turned over, and showed a white belly.',
    'Something in the water looked at them with round eyes. <companion>That’s {helper},</companion> said {companion}. <companion>{helper} always comes when there’s bread.</companion> The seal sank and came up nearer.',
    {
      text: 'A seal looked up, round and wet. <companion>That’s {helper},</companion> said {companion}.',
      to: '3-5',
    },
    {
      text: 'Splash. <companion>It’s {helper},</companion> called {companion}. It was a seal with whiskers.',
      to: '3-5',
    },
    {
      text: 'Something barked down on the slip, and it was no dog. <companion>{helper} always does that when the lamp comes on,</companion> said {companion}. The seal looked into the beam with both eyes, like somebody being photographed.',
      from: '6-8',
    },
  ],
  way: [
    'They walked round the tower once with the keeper, to find the door. {helper} swam along below, as far as there was water.',
    'They went to the door in big steps, the keeper’s and their own. {helper} raced along in the water, and won.',
    'They walked along the wall, in its lee, and leaned on the wind at the corners. Down below {helper} swam the same corner in a curve.',
  ],
  still: [
    'Through the thick wall the sea sounded like somebody asleep. A gull walked about on the roof, and stopped.',
    'Behind the wall the sea took a breath. It was a very long one.',
    'For two beats of the lamp there was no wave at all.',
  ],
  gift: [
    'The keeper held an empty jar up to the window, turned it once, and screwed on the lid. <companion>It’s a jar of light,</companion> said {companion}. <companion>By day you can’t see it. It’s in there all the same.</companion>',
    'There was a jar on the window sill. <companion>It has stood next to the lamp for forty years,</companion> said {companion}. <companion>So it’s full of light, says the keeper.</companion>',
  ],
  homeward: [
    {
      text: 'The keeper rowed them back in the dark. Every few breaths the beam passed over, to see that they were still there.',
      from: '6-8',
    },
    'The beam went over them, again and again. It counted them home.',
    'They went back across the wet sand behind the keeper. Their own footprints came towards them.',
  ],
  question: ['<hero>How does such a small lamp shine so far?</hero> asked {hero}.'],
  answer: [
    'By the door stood an old glass from the lamp. {hero_subj} looked at it from the side. It was cut in rings, like an onion. They bend the light so that it all goes one way.',
  ],
};
