import type { SettingMessages } from '../../schema.ts';

export const scienceLab: SettingMessages = {
  passage: [
    {
      text: 'It was the day of the open door. At the end of the corridor there was one more door, which was not on the plan. It was open too.',
      from: '6-8',
    },
    'The letter had been addressed to the person with the most questions. It said: second floor, left, come as you are.',
    'The calculator at home had shown a door instead of a number. {hero_subj} pressed equals.',
  ],
  arrive: [
    {
      text: 'It smelled of lemon and warm dust. A glass was singing, very high, all by itself. Somewhere something went plop, and then thought, and then plop.',
      from: '6-8',
    },
    'Glass clinked. It was warm, and there was a smell like oranges and new pencils. Somewhere a tap counted to ten.',
    { text: 'Plop, said a glass. Plop. It smelled of lemon.', to: '3-5' },
    { text: 'Glass clinked. Something green went blub.', to: '3-5' },
    {
      text: 'It hummed and it blinked. It was cool as in a shop, and there was a burnt sort of smell with something of caramel in it.',
      from: '6-8',
    },
  ],
  image: [
    'On the wall hung a clock without hands. Someone had needed them.',
    'A plant had grown right round a microscope. It looked in at the top.',
  ],
  meet: [
    {
      text: '<helper>Please touch nothing,</helper> said a robot in a white coat, <helper>or touch all of it, so that it comes out even. I’m {helper}, the assistant.</helper>',
      from: '6-8',
    },
    '<helper>Experiment nineteen: say hello,</helper> said a robot with a pencil. <helper>Hello.</helper> It made a tick. <helper>That went well. {helper}, lab assistant.</helper>',
    {
      text: 'A robot wore a white coat. <helper>I’m {helper},</helper> it said. <helper>I help.</helper>',
      to: '3-5',
    },
    {
      text: 'Tick, went a pencil. <helper>Hello,</helper> said a robot. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>I’m to find out if visitors are useful,</helper> said a robot with a clipboard. <helper>Nothing personal. {helper}, assistant.</helper> It looked them up and down. <helper>So far: three coats.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They went past the shelf of failed experiments. It was the longest one. {helper} greeted each of them by number.',
    'They walked on the white line. On the yellow one, said {helper}, you have to sing.',
    'They went past a machine that peeled things, past one that put the peel back on. {helper} walked quickly there.',
  ],
  still: [
    'The glass had stopped singing. A single bubble rose in a tube, took its time, and went out at the top.',
    'The tap had got to nine. It did not go on.',
    'A needle that had trembled all day lay down on the zero.',
  ],
  gift: [
    'From the top pocket of the white coat {helper} took a notebook with nothing in it. <helper>I’ve numbered the pages,</helper> said {helper}. <helper>The rest is up to you.</helper>',
    'A drawer shot open. In it lay a notebook, squared. <helper>On the first page there’s an experiment already,</helper> said {helper}. <helper>It says: go home and tell someone.</helper>',
  ],
  homeward: [
    {
      text: 'The corridor was shorter on the way back. Behind {hero} somebody switched off the lights, one after the other, and said good night to each.',
      from: '6-8',
    },
    'On the stairs it still smelled of oranges. {hero_subj} jumped down the last four.',
    'In the window of the calculator there was a zero again. It had a very small handle.',
  ],
  question: ['<hero>How do you find out something,</hero> asked {hero}, <hero>that nobody knows yet?</hero>'],
  answer: [
    'They changed just one thing and left all the others alone. Then they did it again, to be certain. What came out different had come from that one thing.',
  ],
  play: [
    'The kitchen table was a laboratory, because there were glasses on it. Everybody had a white shirt on, back to front. Water was poured from one to another and written down.',
    'They had nine buttons and a spoon, and that was an experiment. It was to find out what buttons do. So far they lay there.',
  ],
  unplay: [
    'Then it was supper, and the laboratory was wiped. The result was damp, said the book, and the book was shut.',
    'The buttons went back in their tin. Experiment one was over, and the spoon was needed.',
  ],
};
