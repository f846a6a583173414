import type { SettingMessages } from '../../schema.ts';

export const moonLanding: SettingMessages = {
  passage: [
    {
      text: 'The night was so clear that the moon came as far as the rug. {hero_subj} put one foot in it. It was firm, and it went uphill.',
      from: '6-8',
    },
    'In the middle of the night the room was as bright as day. A beam lay across the bed. It was firm enough to walk on.',
    'The balloon from the fair had got away, and {hero} had not let go. It was a good balloon. It went on as long as there was any up.',
  ],
  arrive: [
    {
      text: 'There was no sound at all, only your own breath, in and out, like somebody standing close by. The dust was as soft as flour.',
      from: '6-8',
    },
    'It was so quiet that you could hear your eyelids. The ground gave a little, and the air in the collar smelled of cellar.',
    { text: 'It was so quiet. The dust was soft, like flour.', to: '3-5' },
    { text: 'Hop. And down, and down, and down. Puff.', to: '3-5' },
    {
      text: 'The sky was black, and it was broad daylight. Every stone had its own shadow, sharp as if it had been cut out.',
      from: '6-8',
    },
  ],
  image: [
    { text: 'One blue marble hung over the edge, and everyone {hero} knew was on it.', from: '6-8' },
    'Somebody had been here before. There was a footprint, and it looked like new.',
  ],
  meet: [
    'A hare sat there in the grey, with ears that threw very long shadows. <helper>You’re the first today,</helper> said the moon hare. <helper>And this month. {helper}, at your service.</helper>',
    'Two ears rose up behind a stone. <helper>You’ve brought some noise,</helper> said the moon hare. <helper>Lovely. I haven’t had any for so long. {helper}.</helper>',
    { text: 'A hare had very long ears. <helper>I’m {helper},</helper> said the moon hare.', to: '3-5' },
    {
      text: 'Two ears, and then a nose. <helper>A visitor,</helper> said {helper}, the moon hare.',
      to: '3-5',
    },
    {
      text: '<helper>Please wipe your feet,</helper> said a hare with silver ears, <helper>it all stays where it falls.</helper> It shook hands, and a little dust rose and took its time. <helper>{helper}.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They walked in long slow jumps. {helper} left hardly any prints, and those {hero} made would stay for a million years.',
    'They hopped. One hop was as far as a whole hallway.',
    'They went round the edge of a crater. {helper} told them about the last visitors, who had come in a hurry and had forgotten a car.',
  ],
  still: [
    'Nothing moved. On the moon that is nothing out of the way, but this time you noticed.',
    'The Earth hung there. It turned, but you could not see it turning.',
    'A grain of dust came down. It had been on its way since Thursday.',
  ],
  gift: [
    '{helper} opened a paw. It held a pinch of dust, grey and glittering. <helper>Don’t sneeze,</helper> said {helper}. <helper>It’s all I have that’s easy to carry.</helper>',
    '{helper} brushed a little of the ground into a bag. <helper>Moon dust,</helper> said {helper}. <helper>One pinch. It makes things quieter.</helper>',
  ],
  homeward: [
    {
      text: 'The light went downhill, and the Earth grew bigger, until it was a room, with a rug in it.',
      from: '6-8',
    },
    'The beam was still lying there. It ended at the pillow.',
    'The balloon had got small and wrinkled, and came down by itself. It set {hero_him} off at the window, as taxis do.',
  ],
  question: ['<hero>Why does the moon keep changing its shape?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} held out a pebble in the sun and walked round it. Half of it was always lit. Only what you saw of that half grew and shrank. It is the same with the moon.',
  ],
  play: [
    'The white sheet was the moon, and it had craters. One walked very slowly on it, with big knees. The lamp was the Earth, and everybody one knew lived there.',
    'The mattress lay on the floor for airing, and that was the moon. Each jump lasted a long time, because they did it slowly. Nobody spoke, since there was no air.',
  ],
  unplay: [
    'Then a voice came from the Earth, and it was soup. They landed at the table, one after another, and had weight.',
    'The moon was put back on its bed and made. There was one footprint left in it, and it looked like new.',
  ],
};
