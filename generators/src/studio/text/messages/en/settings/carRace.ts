import type { SettingMessages } from '../../schema.ts';

export const carRace: SettingMessages = {
  title: ['The Wheel That Would Not Stay On', '{hero} and the Long Left Bend'],
  passage: [
    'They had pushed it through half the town, up to where the ropes were. It was a soapbox with a steering wheel from a pram and three good wheels.',
  ],
  arrive: ['It smelled of rubber and chalk. Everybody shouted names, and inside the helmet your own breath was louder than all of them.'],
  image: ['On the start line lay a toad, with a flag beside it, so nobody could begin.'],
  meet: [
    'Someone slid out from under a soapbox on a tea tray. <helper>{helper}, mechanic,</helper> said the someone, with a spanner in each hand. <helper>Which of these noises is yours?</helper>',
  ],
  task: [
    '<helper>At the bottom hangs the chequered flag,</helper> said {helper}. <helper>Everyone who gets down may wave it. But your back wheel’s loose, and in a bit the bell goes.</helper>',
  ],
  way: ['They rolled it along behind the straw bales, and {helper} listened to it with {helper_his} eyes shut.'],
  obstacle: ['The wheel wobbled. It leaned out, leaned in, and looked as if it would rather have been a plate.'],
  stuck: ['The wheel came off, rolled away down the hill on its own, and got the first clapping of the day.'],
  still: ['Between two starts the whole hill was quiet. A grasshopper jumped on to the bonnet and tried the seat.'],
  open: [
    'The wheel held. Down it went, round the long left bend, with a noise like a drawer full of spoons. They came in last but one, and they waved the chequered flag until their arms hurt.',
  ],
  gift: [
    '{helper} peeled the starting number off the bonnet, rolled it up, and put a rubber band round it. <helper>You’ll want that,</helper> said {helper}, <helper>when you’re old and can’t remember who was faster.</helper>',
  ],
  homeward: ['It was pushed home, past people who lifted their hats to it.'],
  question: ['<hero>Why do you go faster and faster downhill,</hero> asked {hero}, <hero>if nobody pushes?</hero>'],
  answer: [
    'They let a marble go from halfway up, and then from the top. From the top it was much faster. The hill pulled all the time, and every bit of pulling was added to the last.',
  ],
};
