import type { SettingMessages } from '../../schema.ts';

export const dragonCastle: SettingMessages = {
  title: ['Supper at the Drawbridge', '{hero} and the Small Dragon’s Key'],
  passage: [
    {
      text: 'The fire in the stove would not draw, so {hero} looked up into the pipe. Somebody looked down. After that it was only a matter of a few stairs.',
      from: '6-8',
    },
    'There was a castle in the picture above the sofa. For years its smallest window had been dark. Today somebody was waving in it.',
  ],
  arrive: [
    {
      text: 'It smelled of smoke and apples. The stairs were worn as hollow as spoons, and from behind a thick door came a snore that rattled the latch.',
      from: '6-8',
    },
    'The stones were warm underfoot. Smoke hung in the air, and baked apples. Somebody snored so deeply that the spoons in the drawer rang.',
  ],
  image: [
    {
      text: 'On a hook by the gate hung a knight’s helmet, and there were pansies growing in it.',
      from: '6-8',
    },
    'In the armoury hung forty pokers. Next to them stood one toothbrush as long as an oar.',
  ],
  meet: [
    'A dragon sat on the bottom stair, no bigger than a dog, and polished one claw. <helper>You’re not a knight, are you?</helper> asked the dragon. <helper>Good. They never wipe their feet. {helper}.</helper>',
    '<helper>Stop, who goes there, and have you got any raisins?</helper> asked a small dragon with a bucket on its head. <helper>I’m the guard. {helper}. Just till he wakes up.</helper>',
  ],
  task: [
    '<helper>I’ve lost the silver key,</helper> said {helper}. <helper>It’s lying in the grass out there. I heard it fall. If the clock strikes and the pantry’s still shut, he’ll wake up hungry.</helper>',
    '<helper>The pantry’s locked,</helper> said {helper}, <helper>and the silver key is out there in the grass. I threw a stick, you see, and it wasn’t one. We’ve got to get it before the clock strikes.</helper>',
  ],
  way: [
    'They crept past the thick door on tiptoe. {helper} carried {helper_his} own tail, so that it would not scrape.',
    '{helper} lit them the way with a hiccup. Every time, they could see for three steps.',
  ],
  obstacle: [
    'The drawbridge was up. It stood there on end, as high as the sky, and its chain was thicker than an arm.',
    {
      text: 'At the gate they came to a halt. The drawbridge was pulled up, and there was a moat behind it, with a duck in it.',
      from: '6-8',
    },
  ],
  stuck: [
    'The chain groaned, moved by one link, and slid back by two. Behind the door the snore missed a beat.',
    'The drawbridge creaked. Then it went up a bit higher, to be safe.',
  ],
  still: [
    'The snoring stopped. Everything waited. Then it went on, a little deeper.',
    'A spark went out. In the dark somebody swallowed, and it was {helper}.',
  ],
  open: [
    'With a long sigh the drawbridge came down, quite gently, and its edge touched the grass. There lay the silver key among the daisies. Ten minutes later the whole castle smelled of pancakes.',
    'Clank, went the chain, and clank. The drawbridge came down. They found the key beneath the duck, who had thought it was an egg. The smell from the pantry woke the big one, and he said: raisins.',
  ],
  gift: [
    '{helper} scratched behind one ear, and a scale came off, green with a gold rim. <helper>It’ll be loose for days, and then it goes,</helper> said {helper}. <helper>Like your teeth.</helper>',
    {
      text: 'Where {helper} had been sitting lay a scale, green, and as thick as a fingernail. <helper>Hold it over a flame,</helper> said {helper}, <helper>and it laughs.</helper>',
      from: '6-8',
    },
  ],
  homeward: [
    {
      text: 'It was warm on the stairs, and there was a smell of smoke, and then it was just the kitchen stove, and it drew very well.',
      from: '6-8',
    },
    'It grew cooler from stair to stair. Then there was the sofa, and the picture above it.',
  ],
  question: ['<hero>How can a chain lift a bridge as heavy as that?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} tied a stone to one end of a plank, across a log. With the log in the middle it was heavy. With the log close to the stone, one finger was enough.',
  ],
};
