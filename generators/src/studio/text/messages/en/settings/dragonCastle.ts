import type { SettingMessages } from '../../schema.ts';

export const dragonCastle: SettingMessages = {
  title: ['Supper at the Drawbridge', '{hero} and the Small Dragon’s Key'],
  passage: [
    'The fire in the stove would not draw, so {hero} looked up into the pipe. Somebody looked down. After that it was only a matter of a few stairs.',
  ],
  arrive: [
    'It smelled of smoke and apples. The stairs were worn as hollow as spoons, and from behind a thick door came a snore that rattled the latch.',
  ],
  image: ['On a hook by the gate hung a knight’s helmet, and there were pansies growing in it.'],
  meet: [
    'A dragon sat on the bottom stair, no bigger than a dog, and polished one claw. <helper>You’re not a knight, are you?</helper> asked the dragon. <helper>Good. They never wipe their feet. {helper}.</helper>',
  ],
  task: [
    '<helper>I’ve lost the silver key,</helper> said {helper}. <helper>It’s lying in the grass out there. I heard it fall. If the clock strikes and the pantry’s still shut, he’ll wake up hungry.</helper>',
  ],
  way: ['They crept past the thick door on tiptoe. {helper} carried {helper_his} own tail, so that it would not scrape.'],
  obstacle: ['The drawbridge was up. It stood there on end, as high as the sky, and its chain was thicker than an arm.'],
  stuck: ['The chain groaned, moved by one link, and slid back by two. Behind the door the snore missed a beat.'],
  still: ['The snoring stopped. Everything waited. Then it went on, a little deeper.'],
  open: [
    'With a long sigh the drawbridge came down, quite gently, and its edge touched the grass. There lay the silver key among the daisies. Ten minutes later the whole castle smelled of pancakes.',
  ],
  gift: [
    '{helper} scratched behind one ear, and a scale came off, green with a gold rim. <helper>It’ll be loose for days, and then it goes,</helper> said {helper}. <helper>Like your teeth.</helper>',
  ],
  homeward: ['It was warm on the stairs, and there was a smell of smoke, and then it was just the kitchen stove, and it drew very well.'],
  question: ['<hero>How can a chain lift a bridge as heavy as that?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} tied a stone to one end of a plank, across a log. With the log in the middle it was heavy. With the log close to the stone, one finger was enough.',
  ],
};
