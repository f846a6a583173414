import type { SettingMessages } from '../../schema.ts';

export const unicornValley: SettingMessages = {
  passage: [
    'On the old bus map on the wall the fold had gone thin. Unicorn Valley, it said there, change here. {hero_subj} laid a finger on it, and the finger went in.',
    'At the back of the stable in the toy farm there was a door that did not belong there. It was ajar. It smelled of clover.',
    'The rocking horse had one more hoofmark behind it than usual. {hero_subj} got on, to see. It rocked forward, and did not rock back.',
  ],
  arrive: [
    'The air smelled of clover. Somewhere there was a tinkling, as of teaspoons, and warm breath went over the back of the neck.',
    'Everything tinkled a bit, the grass, the dew, the shoelaces. The wind was as warm as breath, and it tasted of milk.',
    { text: 'Tinkle, tinkle. The grass was soft. It smelled of clover.', to: '3-5' },
    { text: 'Warm breath went puff on the back of the neck.', to: '3-5' },
    {
      text: 'Dew hung on everything, and everything rang, each grass with its own small bell. It smelled of milk and of mornings.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'In the grass there were hoofprints, and each one was full to the brim with light.',
      from: '6-8',
    },
    'A butterfly sat on a horn and dried its wings. The horn kept quite still.',
  ],
  meet: [
    '<helper>You can look,</helper> said a voice, <helper>but please don’t say it’s only small.</helper> It was a young unicorn, with a horn like a stub of pencil. <helper>I’m {helper} and I’m growing.</helper>',
    '<helper>I can do magic,</helper> said a young unicorn. <helper>Look.</helper> It went cross-eyed. Nothing happened. <helper>It’ll come. I’m {helper}, from over there.</helper>',
    {
      text: 'It was a very small unicorn. <helper>I’m growing,</helper> it said. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Look, a horn,</helper> said a small unicorn. <helper>It’s mine. I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>I’m supposed to appear,</helper> said a young unicorn, <helper>out of the mist. Could you go out and come in again?</helper> They did so. There was hardly any mist. <helper>{helper},</helper> said the unicorn, out of it.',
      from: '6-8',
    },
  ],
  way: [
    'They followed the hoofprints uphill. {helper} trod beside each, carefully, so as not to spill any.',
    'They trotted through the clover. {helper} counted the clouds, got to four, and started over again.',
    'They went along the stream. {helper} jumped it at every bend, to be on the good side.',
  ],
  still: [
    'The tinkling stopped. In the whole valley only one thing moved, and it was a snail.',
    'A thorn with a drop on it glittered. The drop did not fall.',
    'A bell had been about to ring. The grass it hung on held its breath.',
  ],
  gift: [
    'On a thorn hung a single silver hair. <helper>That’s mine,</helper> said {helper}. <helper>Now it’s yours. You can’t tie anything with it, but it stays.</helper>',
    '{helper} shook {helper_his} mane, and something came floating down. It was a silver hair. <helper>I lose them when I’m happy,</helper> said {helper}.',
  ],
  homeward: [
    'The fold in the map opened by a hand. Behind it lay the hall, and it smelled of clover for a bit.',
    'The clover got shorter and the hoofprints smaller. Last of all came the little stable door.',
    'It rocked back at last, and stood there, with clover in its teeth.',
  ],
  question: [
    '<hero>What is silver about a spring?</hero> asked {hero}. <hero>Water hasn’t got a colour.</hero>',
  ],
  answer: [
    '{hero_subj} looked at the water from above, and it was clear. Then {hero_he} lay down and looked along it. From low down it threw back the whole sky, like a spoon.',
  ],
  play: [
    'The green blanket was the valley, and it had hills with knees in. On the highest stood somebody with a paper cone. Everybody else ate grass.',
    'Four chairs in a ring were the hedge, and in the middle was a cup. You had to get there on all fours. Whoever had no horn held up a pencil.',
  ],
  unplay: [
    'Then there was supper in the valley below. The hills stood up, and one of them had to wash its hands.',
    'The hedge was put round the table, and one sat down on it. The cup was filled, and it had been a cup all along.',
  ],
};
