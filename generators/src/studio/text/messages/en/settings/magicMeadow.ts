import type { SettingMessages } from '../../schema.ts';

export const magicMeadow: SettingMessages = {
  title: ['The Flower That Slept In', '{hero}, a Bumblebee and the Stream'],
  passage: [
    'Behind the last house there was a gap in the fence, and {hero} climbed through it, as always. But the grass on the other side let {hero_him} in further than usual.',
  ],
  arrive: ['It smelled of warm hay. The dew was cold between the toes, and above it all hung a hum, so thick that you could lean on it.'],
  image: ['One blade of grass bent down, because a ladybird wanted to get off.'],
  meet: [
    'Something round and furry bumped into {hero_gen} sleeve. <helper>Sorry,</helper> said the bumblebee. <helper>I fly better than I look. The name’s {helper}. Have you got any sugar?</helper>',
  ],
  task: [
    '<helper>There’s one flower that hasn’t woken,</helper> said {helper}. <helper>All the others have been up since five. It’s on the far side of the stream, and I can’t shout that loud.</helper>',
  ],
  way: ['{helper} flew in loops, so they walked in loops. In that way they saw everything twice.'],
  obstacle: ['Then came the stream. It was quick and cold and just too wide, and it chattered so that you could not hear yourself think.'],
  stuck: ['The stream splashed up to the knees and laughed, or did something very like it.'],
  still: ['The hum sank until it lay quite low in the grass. A cloud stopped above them and looked for its shadow.'],
  open: [
    'They came across, with wet feet but not very. The sleeping flower stood there with its face shut. {helper} hummed to it, one long note, and it opened, petal by petal, like somebody stretching.',
  ],
  gift: [
    'Where the flower had been leaning grew a clover with four leaves. <helper>That’s the one that kept its place,</helper> said {helper}. <helper>Take it. There’s another underneath.</helper>',
  ],
  homeward: ['{hero_subj} went home through the long grass, and it closed behind them and kept no track.'],
  question: ['<hero>How does a flower know that it’s morning?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} held a hat over one daisy and left its neighbour in the sun. Under the hat it closed, as if for the night. It was the light and the warmth that it answered to.',
  ],
};
