import type { SettingMessages } from '../../schema.ts';

export const sleepyHarbor: SettingMessages = {
  title: ['The Last Light in the Harbour', '{hero} and the Little Tug'],
  passage: [
    'From the bed you could hear the harbour, if the wind came from there. {hero_subj} followed the sound, down the lane, in slippers, until it smelled of fish.',
  ],
  arrive: [
    'The water went lap, lap against the stones. It smelled of tar and fish, and all the boats were nodding, as if somebody had asked them something.',
  ],
  image: ['Each lamp stood there twice, once up on its post and once, upside down, in the water.'],
  meet: [
    'By the steps lay a tugboat, small and round, with one eye lit. <helper>Evening,</helper> said a deep voice. <helper>I’m {helper}. I put the big ones to bed. And then I can’t sleep myself.</helper>',
  ],
  task: [
    '<helper>There’s one light still to be put out,</helper> said {helper}, <helper>the last one, at the end of the wall. I can’t get there. A rope’s come loose, and if I go, the others will drift.</helper>',
  ],
  way: ['They went along the wall slowly, past nets and crates. {helper} drew alongside, with {helper_his} engine at a purr.'],
  obstacle: ['There hung the rope, wet and heavy. One end of it was in the water, and on the other hung eleven sleeping boats.'],
  stuck: ['The rope slid a bit further, and all the boats moved off together, as if in a dream.'],
  still: ['The water stopped lapping. It was slack tide, {helper} said, when the sea thinks of nothing.'],
  open: [
    'The rope lay round its post again, in a neat eight, and the boats came back to the wall and leaned on one another. Then they put out the last light. It did not get dark. It only got night.',
  ],
  gift: [
    'From under the bench {helper} let a cork roll out, round and dry. <helper>It has never gone under,</helper> said {helper}. <helper>It’s not able to.</helper>',
  ],
  homeward: ['The lane went uphill, and the lap, lap went with it as far as the door.'],
  question: ['<hero>Why does the water in the harbour go up and down,</hero> asked {hero}, <hero>when nobody pours any in?</hero>'],
  answer: [
    'They tied a ribbon to the post, just at the water. An hour later it was under. The moon pulls the sea into a heap, and the Earth turns underneath it, so it comes by.',
  ],
};
