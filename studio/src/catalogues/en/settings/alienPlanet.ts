import type { SettingMessages } from '../../schema.ts';

export const alienPlanet: SettingMessages = {
  passage: [
    'The lift in the block of flats had a button that had never lit up before. It had no number on it, just a dot. Somebody large pressed it by mistake, and said sorry.',
    'In the evening the rug had a light under it. It had a door. <hero>Just a look,</hero> said {hero}.',
    'On the wall beside the light switch was a second one, that nobody had ever tried. It did not turn on the light. It turned off the floor.',
  ],
  arrive: [
    'Each step lasted too long, and you came down softly, like a sock. The grass hummed. It leaned towards whoever was speaking.',
    'The air smelled of peppermint. You could jump as high as a bus. The landing was soft, and the grass said oh.',
    { text: 'Boing. Boing. You came down as slowly as a sock.', to: '3-5' },
    { text: 'The grass hummed. It smelled of peppermint. Two suns shone.', to: '3-5' },
    {
      text: 'Things were where they should be, but the other way up, as in a spoon. It was warm, and it smelled of rain and radios.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'There were two small suns in the sky, and everybody had two shadows, who did not get on.',
      from: '6-8',
    },
    'A flower looked at a watch. At least, it was round, and it ticked.',
  ],
  meet: [
    'A snail with three eyes came round a stone and looked at them with one after the other. <helper>Good,</helper> said the snail. <helper>Good, good. That was one hello for each, from {helper}.</helper>',
    '<helper>One,</helper> said a snail. <helper>Two. Three.</helper> Those were its eyes, and they opened one by one. <helper>{helper}. And how many have you got? Only two? You’ll manage.</helper>',
    {
      text: 'A snail had three eyes. <helper>Hello, hello, hello,</helper> it said. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    { text: 'One eye. Two eyes. Three. <helper>I’m {helper},</helper> said the snail.', to: '3-5' },
    {
      text: '<helper>I’ve been wanting to ask somebody,</helper> said a snail with three eyes. <helper>What’s it like, having a back?</helper> One of the eyes looked for itself. <helper>{helper}. Pleased to see all sides of you.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They bounced. {helper} did not, but there was a shiny track, and it was quite good for sliding.',
    'Each of their steps was as long as a room. {helper} was carried, and pointed the way with one eye.',
    'They followed a valley that moved up politely when they came. {helper} left a shiny line, to find the way back by, and it did.',
  ],
  still: [
    'The grass stood straight up. That meant, {helper} said, that nobody far and wide was thinking anything loud.',
    'Both the suns stood still. So did all of the shadows.',
    'The hum of the grass went up by one note, and stopped there, like a question.',
  ],
  gift: [
    '{helper} rolled a pebble over, grey and round, from one of the moons. <helper>It always wants to go home,</helper> said {helper}. <helper>So it rolls to the window.</helper>',
    '{helper} rolled {hero} a moon pebble, right up to the foot. <helper>It’s the smallest of our moons,</helper> said {helper}. <helper>We’ve got another.</helper>',
  ],
  homeward: [
    'The lift went down, and with every floor {hero} grew a little heavier. At the bottom {hero_he} weighed what {hero_he} always weighed.',
    'Where the light had been, there was the rug again. Only the fringe was still lying flat, in a circle.',
    'Somebody pressed the switch. The floor came on again, first the boards and then the rug.',
  ],
  question: ['<hero>Why would you jump higher on another planet?</hero> asked {hero}.'],
  answer: [
    'They jumped and marked it on a stone. It was twice as high as at home. This planet was smaller, so it pulled less. What pulls us down depends on what we stand on.',
  ],
  play: [
    'The bed was another planet, for the floor was too far away. There were two suns, the lamp and its picture in the window. Whoever spoke had to do it with one hand on the head.',
    'A duvet lay on the floor, with hills, and nobody had ever walked on it. They came out of the cupboard corner on tiptoe. The hills gave.',
  ],
  unplay: [
    'Then it was supper-time on Earth. They beamed themselves to the table, which takes as long as walking.',
    'One sun was put out, and so the other went too. The hills were shaken and lay down as a duvet.',
  ],
};
