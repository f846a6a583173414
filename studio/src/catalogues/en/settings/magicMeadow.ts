import type { SettingMessages } from '../../schema.ts';

export const magicMeadow: SettingMessages = {
  title: ['The Flower That Slept In', '{hero}, a Bumblebee and the Stream'],
  passage: [
    {
      text: 'Behind the last house there was a gap in the fence, and {hero} climbed through it, as always. But the grass on the other side let {hero_him} in further than usual.',
      from: '6-8',
    },
    'Somebody had left the garden gate open on the other side, where there had never been one. {hero_subj} went to shut it. Then {hero_he} saw the grass.',
  ],
  arrive: [
    {
      text: 'It smelled of warm hay. The dew was cold between the toes, and above it all hung a hum, so thick that you could lean on it.',
      from: '6-8',
    },
    'It hummed. It hummed in the grass, in the air, and a bit in the stomach. The sun smelled of honey.',
  ],
  image: [
    { text: 'One blade of grass bent down, because a ladybird wanted to get off.', from: '6-8' },
    'Two snails met on a stalk. After you, said one. No, after you. It took all day.',
  ],
  meet: [
    'Something round and furry bumped into {hero_gen} sleeve. <helper>Sorry,</helper> said the bumblebee. <helper>I fly better than I look. The name’s {helper}. Have you got any sugar?</helper>',
    'In a bluebell somebody was swearing softly. Then a bumblebee backed out, yellow from top to toe. <helper>{helper},</helper> said the bumblebee. <helper>Don’t laugh. It’s pollen.</helper>',
  ],
  task: [
    '<helper>There’s one flower that hasn’t woken,</helper> said {helper}. <helper>All the others have been up since five. It’s on the far side of the stream, and I can’t shout that loud.</helper>',
    '<helper>Do you hear it?</helper> asked {helper}. <helper>No? That’s just it. One flower isn’t humming. It’s asleep, over there, and the stream’s in between. It ought to be up before the rain.</helper>',
  ],
  way: [
    '{helper} flew in loops, so they walked in loops. In that way they saw everything twice.',
    'The grass went up to their chins. {helper} flew, fell into something, and flew on.',
  ],
  obstacle: [
    {
      text: 'Then came the stream. It was quick and cold and just too wide, and it chattered so that you could not hear yourself think.',
      from: '6-8',
    },
    'Something glittered between the stalks. It was the stream, and there was no bridge over it, only a sign: bridge, later.',
  ],
  stuck: [
    { text: 'The stream splashed up to the knees and laughed, or did something very like it.', from: '6-8' },
    'The water was cold, and it was in a hurry. It took a shoelace with it.',
  ],
  still: [
    'The hum sank until it lay quite low in the grass. A cloud stopped above them and looked for its shadow.',
    {
      text: 'Just then nothing hummed, except one, and that was {helper}, who had not noticed.',
      from: '6-8',
    },
  ],
  open: [
    'They came across, with wet feet but not very. The sleeping flower stood there with its face shut. {helper} hummed to it, one long note, and it opened, petal by petal, like somebody stretching.',
    'They stood on the other bank and dripped. The sleeping flower hung its head. They sat down round it and breathed warm air. It stretched one leaf, then another, and hummed.',
  ],
  gift: [
    'Where the flower had been leaning grew a clover with four leaves. <helper>That’s the one that kept its place,</helper> said {helper}. <helper>Take it. There’s another underneath.</helper>',
    '{helper} dropped something in {hero_gen} hand. It had four leaves. <helper>A clover,</helper> said {helper}. <helper>It counts better than the others.</helper>',
  ],
  homeward: [
    {
      text: '{hero_subj} went home through the long grass, and it closed behind them and kept no track.',
      from: '6-8',
    },
    'The hum went along for a while. At the gate it turned round.',
  ],
  question: ['<hero>How does a flower know that it’s morning?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} held a hat over one daisy and left its neighbour in the sun. Under the hat it closed, as if for the night. It was the light and the warmth that it answered to.',
  ],
};
