import type { SettingMessages } from '../../schema.ts';

export const unicornValley: SettingMessages = {
  title: ['The Silver Spring', '{hero} and the Brambles of Unicorn Valley'],
  passage: [
    'It was on the old bus map, at the fold, where the paper had gone thin: Unicorn Valley, change here. So {hero} changed.',
    'At the back of the stable in the toy farm there was a door that did not belong there. It was ajar. It smelled of clover.',
  ],
  arrive: [
    'The air smelled of clover. Somewhere there was a tinkling, as of teaspoons, and warm breath went over the back of the neck.',
    'Everything tinkled a bit, the grass, the dew, the shoelaces. The wind was as warm as breath, and it tasted of milk.',
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
  ],
  task: [
    '<helper>The silver spring has grown over,</helper> said {helper}. <helper>I’m supposed to drink from it today, it’s a sort of birthday. But there’s a bramble hedge all round.</helper>',
    '<helper>Have you got a moment?</helper> asked {helper}. <helper>I have to drink from the silver spring, once, so that the horn grows. But it’s overgrown. Brambles. I’ve got such a thin skin.</helper>',
  ],
  way: [
    'They followed the hoofprints uphill. {helper} trod beside each, carefully, so as not to spill any.',
    'They trotted through the clover. {helper} counted the clouds, got to four, and started over again.',
  ],
  obstacle: [
    'The bramble hedge was as thick as a house. It had thorns on the outside, and more thorns behind them, for later.',
    'There stood the hedge. It was made of brambles, and they had crossed their arms.',
  ],
  stuck: [
    { text: 'The brambles held on to a sleeve, and to a tail, and did not let go of either.', from: '6-8' },
    'Ow, said {hero}. Ow, said the hedge, for they had stepped on its roots.',
  ],
  still: [
    'The tinkling stopped. In the whole valley only one thing moved, and it was a snail.',
    'A thorn with a drop on it glittered. The drop did not fall.',
  ],
  open: [
    'One bramble after the other drew back its arm. Behind it lay the silver spring, no larger than a soup plate. {helper} drank, and hiccupped, and it hiccupped stars.',
    'They were through, with leaves everywhere. There lay the silver spring and did not move. {helper} put in {helper_his} nose. When it came out, the horn had grown, by about a hair.',
  ],
  gift: [
    'In the hedge hung a single silver hair. <helper>That’s mine,</helper> said {helper}. <helper>Now it’s yours. You can’t tie anything with it, but it stays.</helper>',
    '{helper} shook {helper_his} mane, and something came floating down. It was a silver hair. <helper>I lose them when I’m happy,</helper> said {helper}.',
  ],
  homeward: [
    'The bus was waiting at the fold in the map. It was empty, and it smelled of clover the whole way.',
    'The clover got shorter and the hoofprints smaller. Last of all came the little stable door.',
  ],
  question: [
    '<hero>What is silver about a spring?</hero> asked {hero}. <hero>Water hasn’t got a colour.</hero>',
  ],
  answer: [
    '{hero_subj} looked at the water from above, and it was clear. Then {hero_he} lay down and looked along it. From low down it threw back the whole sky, like a spoon.',
  ],
};
