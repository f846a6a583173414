import type { SettingMessages } from '../../schema.ts';

export const moonLanding: SettingMessages = {
  title: ['A Flag of Good Wishes', '{hero} at the Edge of the Crater'],
  passage: [
    {
      text: 'The night was so clear that {hero} put the ladder against it. It was just a garden ladder. It held.',
      from: '6-8',
    },
    'In the middle of the night the garden was as bright as day. A beam lay across the lawn. It was firm enough to walk on.',
  ],
  arrive: [
    {
      text: 'There was no sound at all, only your own breath, in and out, like somebody standing close by. The dust was soft and smelled of spent matches, later, on the sleeve.',
      from: '6-8',
    },
    'It was so quiet that you could hear your eyelids. The ground gave way like flour. It was cold on the left and hot on the right.',
  ],
  image: [
    { text: 'One blue marble hung over the edge, and everyone {hero} knew was on it.', from: '6-8' },
    'Somebody had been here before. There was a footprint, and it looked like new.',
  ],
  meet: [
    'A hare sat there in the grey, with ears that threw very long shadows. <helper>You’re the first today,</helper> said the moon hare. <helper>And this month. {helper}, at your service.</helper>',
    'Two ears rose up behind a stone. <helper>You’ve brought some noise,</helper> said the moon hare. <helper>Lovely. I haven’t had any for so long. {helper}.</helper>',
  ],
  task: [
    '<helper>Somebody ought to set up the flag of good wishes,</helper> said {helper}. <helper>It fell over. It’s across there, beyond the crater rim, and your ladder won’t stay until morning.</helper>',
    '<helper>Our flag has tipped over,</helper> said {helper}. <helper>The one with the good wishes. It’s over there, behind the crater rim. I’m too light to lift it.</helper>',
  ],
  way: [
    'They walked in long slow jumps. {helper} left hardly any prints, and those {hero} made would stay for a million years.',
    'They hopped. One hop was as far as a whole hallway.',
  ],
  obstacle: [
    'The crater rim was high and sharp, and black on the side away from the sun. You could not see where your foot would land.',
    'In front of them was the crater rim. It was as sharp as the edge of a tin, and behind it lay pure black.',
  ],
  stuck: [
    'Dust slid down without the least sound. It made it hard to say when it had stopped.',
    'A stone came loose and fell, slowly, slowly, slowly.',
  ],
  still: [
    'Nothing moved. On the moon that is nothing out of the way, but this time you noticed.',
    'The Earth hung there. It turned, but you could not see it turning.',
  ],
  open: [
    {
      text: 'Up on the rim there was light all at once. The flag lay where it had fallen, with all its wishes inwards. They stood it up, and it stayed just as they had smoothed it.',
      from: '6-8',
    },
    'Then they were up. There it was, and a light shone on it from the Earth. They pulled it up by the corner. It read: to whoever is up there, sleep well.',
  ],
  gift: [
    '{helper} opened a paw. It held a pinch of dust, grey and glittering. <helper>Don’t sneeze,</helper> said {helper}. <helper>It’s all I have that’s easy to carry.</helper>',
    '{helper} brushed a little of the ground into a bag. <helper>Moon dust,</helper> said {helper}. <helper>One pinch. It makes things quieter.</helper>',
  ],
  homeward: [
    { text: 'Rung by rung the Earth grew bigger, until it was a garden, with a ladder in it.', from: '6-8' },
    'The beam was still lying there. Downhill it went by itself.',
  ],
  question: ['<hero>Why does the moon keep changing its shape?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} held out a pebble in the sun and walked round it. Half of it was always lit. Only what you saw of that half grew and shrank. It is the same with the moon.',
  ],
};
