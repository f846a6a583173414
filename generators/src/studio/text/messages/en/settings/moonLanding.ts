import type { SettingMessages } from '../../schema.ts';

export const moonLanding: SettingMessages = {
  title: ['A Flag of Good Wishes', '{hero} at the Edge of the Crater'],
  passage: ['The night was so clear that {hero} put the ladder against it. It was just a garden ladder. It held.'],
  arrive: [
    'There was no sound at all, only your own breath, in and out, like somebody standing close by. The dust was soft and smelled of spent matches, later, on the sleeve.',
  ],
  image: ['One blue marble hung over the edge, and everyone {hero} knew was on it.'],
  meet: [
    'A hare sat there in the grey, with ears that threw very long shadows. <helper>You’re the first today,</helper> said the moon hare. <helper>And this month. {helper}, at your service.</helper>',
  ],
  task: [
    '<helper>Somebody ought to set up the flag of good wishes,</helper> said {helper}. <helper>It fell over. It’s across there, beyond the crater rim, and your ladder won’t stay until morning.</helper>',
  ],
  way: ['They walked in long slow jumps. {helper} left hardly any prints, and those {hero} made would stay for a million years.'],
  obstacle: ['The crater rim was high and sharp, and black on the side away from the sun. You could not see where your foot would land.'],
  stuck: ['Dust slid down without the least sound. It made it hard to say when it had stopped.'],
  still: ['Nothing moved. On the moon that is nothing out of the way, but this time you noticed.'],
  open: [
    'Up on the rim there was light all at once. The flag lay where it had fallen, with all its wishes inwards. They stood it up, and it stayed just as they had smoothed it.',
  ],
  gift: [
    '{helper} opened a paw. It held a pinch of dust, grey and glittering. <helper>Don’t sneeze,</helper> said {helper}. <helper>It’s all I have that’s easy to carry.</helper>',
  ],
  homeward: ['Rung by rung the Earth grew bigger, until it was a garden, with a ladder in it.'],
  question: ['<hero>Why does the moon keep changing its shape?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} held out a pebble in the sun and walked round it. Half of it was always lit. Only what you saw of that half grew and shrank. It is the same with the moon.',
  ],
};
