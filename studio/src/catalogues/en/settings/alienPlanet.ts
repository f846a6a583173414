import type { SettingMessages } from '../../schema.ts';

export const alienPlanet: SettingMessages = {
  title: ['The Word That Opens Doors', '{hero} and the Upside-Down Lake'],
  passage: [
    'The lift had a button that had never lit up before. It had no number on it, just a dot. {hero_subj} pressed it, and the lift went up for a very long time.',
    'In the evening a light blinked behind the shed. It had a door. <hero>Just a look,</hero> said {hero}.',
  ],
  arrive: [
    'Each step lasted too long, and you came down softly, like a sock. The grass hummed. It leaned towards whoever was speaking.',
    'The air smelled of peppermint. You could jump as high as a bus. The landing was soft, and the grass said oh.',
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
  ],
  task: [
    '<helper>All our doors are shut,</helper> said {helper}. <helper>There’s a word that opens them. It’s on the other side of the upside-down lake, and your ship goes when the suns meet.</helper>',
    '<helper>Nobody can get in at home,</helper> said {helper}. <helper>We’ve lost the word that opens doors. It fell in over there, behind the upside-down lake. And you’ve got to leave soon.</helper>',
  ],
  way: [
    'They bounced. {helper} did not, but there was a shiny track, and it was quite good for sliding.',
    'Each of their steps was as long as a garden. {helper} was carried, and pointed the way with one eye.',
  ],
  obstacle: [
    'The upside-down lake hung above their heads. Fish swam in it, belly up, and now and then a drop fell upwards.',
    'There was the lake. It hung upside down, and it was deep, and it was in the way.',
  ],
  stuck: [
    {
      text: 'The lake made waves, up there, and every one of their shadows got the wrong feet wet.',
      from: '6-8',
    },
    'A drop fell up. Then a second. The lake did not mind.',
  ],
  still: [
    'The grass stood straight up. That meant, {helper} said, that nobody far and wide was thinking anything loud.',
    'Both the suns stood still. So did all of the shadows.',
  ],
  open: [
    'Then it was quite easy. They let themselves fall, upwards, and came through with dry hair. On the far shore the word was lying in the sand. It was hello, and all the doors said it back.',
    'They jumped, and swam a bit, and fell out at the top. There lay the word. It was quite small, and somebody had stepped on it. <helper>Hello,</helper> it said, and all the doors opened.',
  ],
  gift: [
    '{helper} rolled a pebble over, grey and round, from one of the moons. <helper>It always wants to go home,</helper> said {helper}. <helper>So it rolls to the window.</helper>',
    '{helper} rolled {hero} a moon pebble, right up to the foot. <helper>It’s the smallest of our moons,</helper> said {helper}. <helper>We’ve got another.</helper>',
  ],
  homeward: [
    'The lift went down, and with every floor {hero} grew a little heavier. At the bottom {hero_he} weighed what {hero_he} always weighed.',
    'Behind the shed it was dark again. Only the grass was still lying flat, in a circle.',
  ],
  question: ['<hero>Why would you jump higher on another planet?</hero> asked {hero}.'],
  answer: [
    'They jumped and marked it on a stone. It was twice as high as at home. This planet was smaller, so it pulled less. What pulls us down depends on what we stand on.',
  ],
};
