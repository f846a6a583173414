import type { SettingMessages } from '../../schema.ts';

export const trainJourney: SettingMessages = {
  title: ['The Seat by the Window', '{hero} and Four Minutes to Change'],
  passage: [
    'The platform was long and windy. {hero_subj} had the ticket in the inside pocket and felt for it at each pillar. Then the rails began to sing.',
  ],
  arrive: [
    'The train rumbled in the soles. It smelled of cold iron and of sandwiches in foil, and whenever a tunnel came, it swallowed what you were saying.',
  ],
  image: ['The fields outside unfolded, lay there, and folded up again behind the last carriage.'],
  meet: [
    '<helper>Tickets, please, and good news,</helper> said the conductor. There was a pencil behind each ear. <helper>{helper}, that’s me. Next stop in eight minutes, cows on the right.</helper>',
  ],
  task: [
    '<helper>There’s a window seat for you, further on,</helper> said {helper}. <helper>It’s booked. But it’s in the other train, and there are only four minutes to change.</helper>',
  ],
  way: ['They walked through seven carriages with the train under them going the other way round the bends. {helper} held every door.'],
  obstacle: [
    'So there it was, the connection: down one staircase, along, up another. And over there, on platform nine, somebody was already closing doors.',
  ],
  stuck: ['The loudspeaker said something important, and all of it was vowels.'],
  still: ['In the tunnel the lights went out. For three breaths you heard nothing but the wheels.'],
  open: [
    'The other train had waited. You could tell by the conductor over there, who was holding one foot in the door and looking at the sky. By the window there was a free seat, with the sun on it.',
  ],
  gift: [
    '{helper} took the ticket and punched it, very slowly. The hole was a star. <helper>I only do that on Thursdays,</helper> said {helper}. It was Tuesday.',
  ],
  homeward: ['The rails sang on for a while, when the train had gone. Then it was just the street again, and it stood quite still.'],
  question: ['<hero>Why do the near trees rush past,</hero> asked {hero}, <hero>and the hills hardly move?</hero>'],
  answer: [
    '{hero_subj} held up a thumb and moved {hero_his} head. The thumb jumped, and the church behind it stayed. What is near changes its place before your eye. What is far away takes its time.',
  ],
};
