import type { SettingMessages } from '../../schema.ts';

export const scienceLab: SettingMessages = {
  title: ['The Machine That Said Hm', '{hero} and the Answer in the Drawer'],
  passage: [
    'It was the day of the open door. At the end of the corridor there was one more door, which was not on the plan. It was open too.',
  ],
  arrive: [
    'It smelled of lemon and hot dust. A glass was singing, very high, all by itself, and somewhere something went plop, and then thought, and then plop.',
  ],
  image: ['On the wall hung a clock without hands. Someone had needed them.'],
  meet: [
    '<helper>Please touch nothing,</helper> said a robot in a white coat, <helper>or touch all of it, so that it comes out even. I’m {helper}, the assistant.</helper>',
  ],
  task: [
    '<helper>The answer is ready,</helper> said {helper}. <helper>It’s inside the machine. But the machine is jammed, and when the bell goes, they’ll switch it off.</helper>',
  ],
  way: ['They went past the shelf of failed experiments. It was the longest one. {helper} greeted each of them by number.'],
  obstacle: ['The machine filled the whole wall. It had a funnel at the top, a flap at the bottom, and in between it was jammed.'],
  stuck: ['The machine said hm, blew out a ring of steam, and went on being jammed.'],
  still: ['The glass had stopped singing. A single bubble rose in a tube, took its time, and went out at the top.'],
  open: [
    'There was a click, like a tongue. The machine shook itself and pushed out the flap. On the card that came out was the answer, in small neat letters. It said: nearly. It was the best they had ever had.',
  ],
  gift: [
    'From the top pocket of the white coat {helper} took a notebook with nothing in it. <helper>I’ve numbered the pages,</helper> said {helper}. <helper>The rest is up to you.</helper>',
  ],
  homeward: [
    'The corridor was shorter on the way back. Behind {hero} somebody switched off the lights, one after the other, and said good night to each.',
  ],
  question: ['<hero>How do you find out something,</hero> asked {hero}, <hero>that nobody knows yet?</hero>'],
  answer: [
    'They changed just one thing and left all the others alone. Then they did it again, to be certain. What came out different had come from that one thing.',
  ],
};
