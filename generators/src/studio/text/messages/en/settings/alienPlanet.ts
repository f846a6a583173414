import type { SettingMessages } from '../../schema.ts';

export const alienPlanet: SettingMessages = {
  title: ['The Word That Opens Doors', '{hero} and the Upside-Down Lake'],
  passage: [
    'The lift had a button that had never lit up before. It had no number on it, just a dot. {hero_subj} pressed it, and the lift went up for a very long time.',
  ],
  arrive: ['Each step lasted too long, and you came down softly, like a sock. The grass hummed. It leaned towards whoever was speaking.'],
  image: ['There were two small suns in the sky, and everybody had two shadows, who did not get on.'],
  meet: [
    'A snail with three eyes came round a stone and looked at them with one after the other. <helper>Good,</helper> said the snail. <helper>Good, good. That was one hello for each, from {helper}.</helper>',
  ],
  task: [
    '<helper>All our doors are shut,</helper> said {helper}. <helper>There’s a word that opens them. It’s on the other side of the upside-down lake, and your ship goes when the suns meet.</helper>',
  ],
  way: ['They bounced. {helper} did not, but there was a shiny track, and it was quite good for sliding.'],
  obstacle: ['The upside-down lake hung above their heads. Fish swam in it, belly up, and now and then a drop fell upwards.'],
  stuck: ['The lake made waves, up there, and every one of their shadows got the wrong feet wet.'],
  still: ['The grass stood straight up. That meant, {helper} said, that nobody far and wide was thinking anything loud.'],
  open: [
    'Then it was quite easy. They let themselves fall, upwards, and came through with dry hair. On the far shore the word was lying in the sand. It was hello, and all the doors said it back.',
  ],
  gift: [
    '{helper} rolled a pebble over, grey and round, from one of the moons. <helper>It always wants to go home,</helper> said {helper}. <helper>So it rolls to the window.</helper>',
  ],
  homeward: [
    'The lift went down, and with every floor {hero} grew a little heavier. At the bottom {hero_he} weighed what {hero_he} always weighed.',
  ],
  question: ['<hero>Why would you jump higher on another planet?</hero> asked {hero}.'],
  answer: [
    'They jumped and marked it on a stone. It was twice as high as at home. This planet was smaller, so it pulled less. What pulls us down depends on what we stand on.',
  ],
};
