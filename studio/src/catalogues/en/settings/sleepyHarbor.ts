import type { SettingMessages } from '../../schema.ts';

export const sleepyHarbor: SettingMessages = {
  title: ['The Last Light in the Harbour', '{hero} and the Little Tug'],
  passage: [
    {
      text: 'From the bed you could hear the harbour, if the wind came from there. {hero_subj} followed the sound, down the lane, in slippers, until it smelled of fish.',
      from: '6-8',
    },
    'The foghorn sounded, once, very low. It was as if somebody had said {hero_gen} name by mistake. So {hero} went to look, in a coat over pyjamas.',
  ],
  arrive: [
    {
      text: 'The water went lap, lap against the stones. It smelled of tar and fish, and all the boats were nodding, as if somebody had asked them something.',
      from: '6-8',
    },
    'The planks were wet and still warm. Ropes creaked, water clucked, and it smelled of fish and old nets.',
  ],
  image: [
    {
      text: 'Each lamp stood there twice, once up on its post and once, upside down, in the water.',
      from: '6-8',
    },
    'On a bollard sat a gull and slept, with its head put away. The bollard next to it was free.',
  ],
  meet: [
    'By the steps lay a tugboat, small and round, with one eye lit. <helper>Evening,</helper> said a deep voice. <helper>I’m {helper}. I put the big ones to bed. And then I can’t sleep myself.</helper>',
    '<helper>Tuut,</helper> said something, very softly. It was a tugboat, red below and black on top. <helper>That was me. {helper}. I only whisper at night.</helper>',
  ],
  task: [
    {
      text: '<helper>There’s one light still to be put out,</helper> said {helper}, <helper>the last one, at the end of the wall. I can’t get there. A rope’s come loose, and if I go, the others will drift.</helper>',
      from: '6-8',
    },
    '<helper>One lamp is still alight out there,</helper> said {helper}, <helper>the last one. As long as it’s on, the small boats won’t sleep. But I’ve got a loose rope, and I daren’t let go.</helper>',
  ],
  way: [
    'They went along the wall slowly, past nets and crates. {helper} drew alongside, with {helper_his} engine at a purr.',
    '{hero} walked on the edge of the quay, and {helper} swam beside {hero_him}. They talked quietly about whales.',
  ],
  obstacle: [
    'There hung the rope, wet and heavy. One end of it was in the water, and on the other hung eleven sleeping boats.',
    'The rope had slipped off. It was as thick as an arm, and it hung in the water like a very tired snake.',
  ],
  stuck: [
    {
      text: 'The rope slid a bit further, and all the boats moved off together, as if in a dream.',
      from: '6-8',
    },
    'The first of the boats began to turn round. It was asleep and did not know.',
  ],
  still: [
    'The water stopped lapping. It was slack tide, {helper} said, when the sea thinks of nothing.',
    'The gull lifted its head, looked, and put it away again.',
  ],
  open: [
    'The rope lay round its post again, in a neat eight. The boats came back to the wall and leaned on one another. Then they put out the last light. It did not get dark. It only got night.',
    {
      text: 'One end was pulled, the other was laid, and then it was fast. The boats sighed and leaned against each other. At the end of the quay they turned down the last light, softly, like a radio.',
      from: '6-8',
    },
  ],
  gift: [
    'From under the bench {helper} let a cork roll out, round and dry. <helper>It has never gone under,</helper> said {helper}. <helper>It’s not able to.</helper>',
    'A cork came bobbing, and {helper} pushed it to the steps. <helper>It belonged to a net,</helper> said {helper}. <helper>It has held up thousands of fish. They won’t have noticed.</helper>',
  ],
  homeward: [
    { text: 'The lane went uphill, and the lap, lap went with it as far as the door.', from: '6-8' },
    'The foghorn sounded, very low. This time it was good night.',
  ],
  question: [
    '<hero>Why does the water in the harbour go up and down,</hero> asked {hero}, <hero>when nobody pours any in?</hero>',
  ],
  answer: [
    'They tied a ribbon to the post, just at the water. An hour later it was under. The moon pulls the sea into a heap, and the Earth turns underneath it, so it comes by.',
  ],
};
