import type { SettingMessages } from '../../schema.ts';

export const dragonCastle: SettingMessages = {
  passage: [
    {
      text: 'The umbrella stand was a tin knight, and today its visor was up. Behind it there were stairs. {hero_subj} only meant to look.',
      from: '6-8',
    },
    'There was a castle in the picture above the sofa. For years its smallest window had been dark. Today somebody was waving in it.',
    'The keyhole of the attic was warm. {hero_subj} bent down and looked in, and somebody blew, and the door had no lock any more.',
  ],
  arrive: [
    {
      text: 'It smelled of stone and apples. The stairs were worn as hollow as spoons. Behind a thick door somebody snored, so that the latch rattled.',
      from: '6-8',
    },
    'The stones were warm underfoot, and it smelled of apples and old blankets. Somebody snored so deeply that the spoons in the drawer rang.',
    'It was dim, and it smelled of candle wax and apples. Every step said clop. From somewhere below came a snore, and all the flags moved.',
    'First there was the warmth, as from a stove. Then there was a snore, and a little dust came down from the ceiling.',
    { text: 'The stairs were cold. Snore, went somebody. Snore.', to: '3-5' },
    { text: 'It smelled of apples. The flags moved a little.', to: '3-5' },
  ],
  image: [
    {
      text: 'On a hook by the gate hung a knight’s helmet, and there were pansies growing in it.',
      from: '6-8',
    },
    {
      text: 'In the armoury hung forty feather dusters. Next to them stood one toothbrush as long as an oar.',
    },
    'In the washing basket lay the big dragon’s socks. In one of them somebody was playing tents.',
    'On the wall hung a row of keys, and the smallest one wore a bow.',
  ],
  meet: [
    'A dragon sat on the bottom stair, no bigger than a dog, and polished one claw. <helper>You’re not a knight, are you?</helper> asked the dragon. <helper>Good. They never wipe their feet. {helper}.</helper>',
    '<helper>Stop, who goes there, and have you got any raisins?</helper> asked a small dragon with a bucket on its head. <helper>I’m the guard. {helper}. It’s only on Thursdays.</helper>',
    'A small dragon came down the banister, tail first. <helper>{helper},</helper> said the dragon. <helper>I’m not allowed to do that. Did you see how fast it was?</helper>',
    { text: 'A small dragon said hello. Puff, went some smoke. It was {helper}.', to: '3-5' },
    {
      text: '<helper>I don’t bite,</helper> said a small dragon. <helper>I’m {helper}. Apple?</helper>',
      to: '3-5',
    },
  ],
  way: [
    'They crept along the carpet on tiptoe. {helper} carried {helper_his} own tail, so that it would not scrape.',
    '{helper} glowed a little at the ears. It was enough for three steps, and then for another three.',
    'They went along under the portraits. {helper} told them who had been a nice king, and who had only been a big one.',
    'They went up the round stairs, and on each landing there was a chair for resting a tail. {helper} rested it.',
  ],
  still: [
    'The snoring stopped. Everything waited. Then it went on, a little deeper.',
    'A drop fell from the ceiling. In the hush somebody swallowed, and it was {helper}.',
    'A candle leaned over and stood up again. In the armoury a feather duster slid off its hook, quite softly.',
    'The snore had stopped halfway, at the top. All the flags waited for the other half.',
  ],
  gift: [
    '{helper} scratched behind one ear, and a scale came off, green with a gold rim. <helper>It’ll be loose for days, and then it goes,</helper> said {helper}. <helper>Like your teeth.</helper>',
    {
      text: 'Where {helper} had been sitting lay a scale, green, and as thick as a fingernail. <helper>Hold it up to the sun,</helper> said {helper}, <helper>and it laughs.</helper>',
      from: '6-8',
    },
  ],
  homeward: [
    {
      text: 'The stairs went down again, and they were narrow. Then there was an umbrella stand, and its visor was shut.',
      from: '6-8',
    },
    'It grew cooler from stair to stair. Then there was the sofa, and the picture above it.',
    'They came down out of the attic, with cobwebs. The keyhole glowed for a bit, like somebody who has laughed.',
  ],
  question: ['<hero>How can a chain lift a bridge as heavy as that?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} tied a stone to one end of a plank, across a log. With the log in the middle it was heavy. With the log close to the stone, one finger was enough.',
  ],
  play: [
    'The table was the castle, with a cloth down to the ground. There was one way in, and you had to know somebody. Something large was asleep in there, and it was a rolled-up quilt.',
    'The stairs were a tower, and on the top one sat the watch. The watch wore a colander. Below, in the courtyard, somebody trotted by on a cushion.',
  ],
  unplay: [
    'Then the table was needed to eat at. The castle was folded in four, and the large thing went back on the bed.',
    'The colander was wanted, and so the watch came down. The gate was left open that night, for the draught.',
  ],
};
