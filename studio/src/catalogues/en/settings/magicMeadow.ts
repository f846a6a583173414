import type { SettingMessages } from '../../schema.ts';

export const magicMeadow: SettingMessages = {
  passage: [
    {
      text: 'The rug by the window had always had a green edge. Today the green went on. {hero_subj} followed it on hands and knees, and it grew.',
      from: '6-8',
    },
    'In the hedge stood a gate where there had never been one. {hero_subj} went to shut it. Then {hero_he} saw the grass.',
    'The button that had come off was green, and it rolled under the sofa. {hero_subj} crawled after it, and it was a good long way, with daisies.',
  ],
  arrive: [
    {
      text: 'It smelled of warm hay. The dew was cold between the toes, and above it all hung a hum, so thick that you could lean on it.',
      from: '6-8',
    },
    'It hummed. It hummed in the grass, in the air, and a bit in the stomach. The sun smelled of honey.',
    { text: 'Hum, hum, hum. The grass was cold and wet.', to: '3-5' },
    { text: 'It smelled of honey. The grass tickled your chin.', to: '3-5' },
    {
      text: 'The light was green down there, and everything swayed a little. It smelled of clover, and of the inside of a hat.',
      from: '6-8',
    },
  ],
  image: [
    { text: 'One blade of grass bent down, because a ladybird wanted to get off.', from: '6-8' },
    'Two snails met on a stalk. After you, said one. No, after you. It took all day.',
  ],
  meet: [
    'Something round and furry bumped into {hero_gen} sleeve. <helper>Sorry,</helper> said the bumblebee. <helper>I fly better than I look. The name’s {helper}. Have you got any sugar?</helper>',
    'In a bluebell somebody was grumbling softly. Then a bumblebee backed out, yellow from top to toe. <helper>{helper},</helper> said the bumblebee. <helper>Don’t laugh. It’s pollen.</helper>',
    {
      text: 'Bump. <helper>Sorry,</helper> said a bumblebee. <helper>I’m {helper}. I fly badly.</helper>',
      to: '3-5',
    },
    { text: 'Something fat and furry hummed by. It was {helper}, a bumblebee.', to: '3-5' },
    {
      text: '<helper>Is this still the same flower?</helper> asked a bumblebee, with a leg in it. <helper>I’ve been going round and round.</helper> It bowed and fell off. <helper>{helper}.</helper>',
      from: '6-8',
    },
  ],
  way: [
    '{helper} flew in loops, so they walked in loops. In that way they saw everything twice.',
    'The grass went up to their chins. {helper} flew, fell into something, and flew on.',
    'They walked between the stalks, as between houses. {helper} flew the first floor.',
  ],
  still: [
    'The hum sank until it lay quite low in the grass. A cloud stopped above them and looked for its shadow.',
    {
      text: 'Just then nothing hummed, except one, and that was {helper}, who had not noticed.',
      from: '6-8',
    },
    'A drop of dew slid down a blade, got to the tip, and had a look.',
  ],
  gift: [
    'By the path grew a clover with four leaves. <helper>That’s the one that kept its place,</helper> said {helper}. <helper>Take it. There’s another underneath.</helper>',
    '{helper} dropped something in {hero_gen} hand. It had four leaves. <helper>A clover,</helper> said {helper}. <helper>It counts better than the others.</helper>',
  ],
  homeward: [
    {
      text: '{hero_subj} went home through the long grass. It grew shorter, until it was only the green edge of a rug.',
      from: '6-8',
    },
    'The hum went along for a while. At the gate it turned round.',
    'They came out from under the sofa, backwards. There was dust on their knees, and it was yellow.',
  ],
  question: ['<hero>How does a flower know that it’s morning?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} held a hat over one daisy and left its neighbour in the sun. Under the hat it closed, as if for the night. It was the light and the warmth that it answered to.',
  ],
  play: [
    'The green rug was the meadow, and you had to get right down in it to see. A biscuit crumb was coming along, carried by nobody. Up in the lamp something hummed.',
    'All the green things in the house lay on the floor. There was a sock, there was a frog, there were three pencils. They were the meadow, and whoever walked through it had to buzz.',
  ],
  unplay: [
    'Then there was supper, and the rug was just a rug with knees on it. The crumb was gone, so somebody had fetched it.',
    'The meadow was put away, sock by sock. At table somebody was still buzzing, but very low.',
  ],
};
