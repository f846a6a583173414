import type { SettingMessages } from '../../schema.ts';

export const sleepyHarbor: SettingMessages = {
  passage: [
    {
      text: 'The bath had a harbour smell tonight. {hero_subj} sat on the rug in slippers and listened. The tiles went down in steps, and on the lowest one there was water.',
      from: '6-8',
    },
    'The foghorn sounded, once, very low. It was as if somebody had said {hero_gen} name by mistake. The hall got longer, and at the end of it hung a lamp.',
    'In the glass on the bedside table the water was going up and down. {hero_subj} leaned over it. It had a mole, a quay, and a light at the end.',
  ],
  arrive: [
    {
      text: 'The water went lap, lap against the stones. It smelled of tar and fish, and all the boats were nodding, as if somebody had asked them something.',
      from: '6-8',
    },
    'The planks were wet and still warm. Ropes creaked, water clucked, and it smelled of fish and old nets.',
    { text: 'Lap, lap, went the water. It smelled of fish.', to: '3-5' },
    { text: 'The boats rocked. Creak, went a rope. It was nearly dark.', to: '3-5' },
    {
      text: 'The evening lay on the water like oil. Masts ticked, one here, one there, and from an open hatch came the smell of fried potatoes.',
      from: '6-8',
    },
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
    {
      text: 'A little tugboat had one lamp lit. <helper>Evening,</helper> it said. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    { text: 'Tuut, very softly. It was {helper}, the tugboat.', to: '3-5' },
    {
      text: '<helper>Mind the bow wave,</helper> said a low voice, and it came to about the ankle. A tugboat slid up out of the dusk. <helper>{helper}. I was only going round once more to see if they’re all covered up.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They walked along the wall slowly, past nets and crates. {helper} drew alongside, with {helper_his} engine at a purr.',
    'They walked on the landward side, and {helper} swam beside them. They talked quietly about whales.',
    'They followed the painted line along the quay. {helper} kept alongside, and dimmed {helper_his} lamp when they passed a sleeper.',
  ],
  still: [
    'The water stopped lapping. It was slack tide, {helper} said, when the sea thinks of nothing.',
    'The gull lifted its head, looked, and put it away again.',
    'A rope let itself down into the water and did not even make a ring.',
  ],
  gift: [
    'From under the bench {helper} let a cork roll out, round and dry. <helper>It has never gone under,</helper> said {helper}. <helper>It’s not able to.</helper>',
    'A cork came bobbing, and {helper} pushed it to the steps. <helper>It belonged to a net,</helper> said {helper}. <helper>It has held up thousands of fish. They won’t have noticed.</helper>',
  ],
  homeward: [
    {
      text: 'The steps went up, tile by tile, and the lap, lap went with them as far as the rug.',
      from: '6-8',
    },
    'The foghorn sounded, very low. This time it was good night.',
    'The light at the end went small, and then it was the one in the hall. The water in the glass stood still.',
  ],
  question: [
    '<hero>Why does the water in the harbour go up and down,</hero> asked {hero}, <hero>when nobody pours any in?</hero>',
  ],
  answer: [
    'They tied a ribbon to the post, just at the water. An hour later it was under. The moon pulls the sea into a heap, and the Earth turns underneath it, so it comes by.',
  ],
  play: [
    'The bath mat was the quay, and the boats lay along it. There were five of them, counting the soap dish. They were all to be put to bed.',
    'The rug was harbour water, and slippers lay on it at anchor. The floor lamp was the lighthouse. One only whispered, because of the big ships.',
  ],
  unplay: [
    'Then you could smell supper as far as the mole. The boats stayed where they were, side by side, with the soap in one of them.',
    'The ships were put on, and they walked to the table in them. The lighthouse was switched off, and there was a lamp.',
  ],
};
