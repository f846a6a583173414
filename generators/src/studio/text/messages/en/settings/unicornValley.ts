import type { SettingMessages } from '../../schema.ts';

export const unicornValley: SettingMessages = {
  title: ['The Silver Spring', '{hero} and the Brambles of Unicorn Valley'],
  passage: ['It was on the old bus map, at the fold, where the paper had gone thin: Unicorn Valley, change here. So {hero} changed.'],
  arrive: ['The air smelled of clover. Somewhere there was a tinkling, as of teaspoons, and warm breath went over the back of the neck.'],
  image: ['In the grass there were hoofprints, and each one was full to the brim with light.'],
  meet: [
    '<helper>You can look,</helper> said a voice, <helper>but please don’t say it’s only small.</helper> It was a young unicorn, with a horn like a stub of pencil. <helper>I’m {helper} and I’m growing.</helper>',
  ],
  task: [
    '<helper>The silver spring has grown over,</helper> said {helper}. <helper>I’m supposed to drink from it today, it’s a sort of birthday. But there’s a bramble hedge all round.</helper>',
  ],
  way: ['They followed the hoofprints uphill. {helper} trod beside each, carefully, so as not to spill any.'],
  obstacle: ['The bramble hedge was as thick as a house. It had thorns on the outside, and more thorns behind them, for later.'],
  stuck: ['The brambles held on to a sleeve, and to a tail, and did not let go of either.'],
  still: ['The tinkling stopped. In the whole valley only one thing moved, and it was a snail.'],
  open: [
    'One bramble after the other drew back its arm. Behind it lay the silver spring, no larger than a soup plate. {helper} drank, and hiccupped, and it hiccupped stars.',
  ],
  gift: [
    'In the hedge hung a single silver hair. <helper>That’s mine,</helper> said {helper}. <helper>Now it’s yours. You can’t tie anything with it, but it stays.</helper>',
  ],
  homeward: ['The bus was waiting at the fold in the map. It was empty, and it smelled of clover the whole way.'],
  question: ['<hero>What is silver about a spring?</hero> asked {hero}. <hero>Water hasn’t got a colour.</hero>'],
  answer: [
    '{hero_subj} looked at the water from above, and it was clear. Then {hero_he} lay down and looked along it. From low down it threw back the whole sky, like a spoon.',
  ],
};
