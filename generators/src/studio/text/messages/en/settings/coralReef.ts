import type { SettingMessages } from '../../schema.ts';

export const coralReef: SettingMessages = {
  title: ['The Little Cleaner Who Got Lost', '{hero} in the Sea Grass Maze'],
  passage: [
    '{hero_subj} was looking through the holes of the watering can at the paddling pool. The water was blue, then bluer, and it went a good way down.',
  ],
  arrive: ['It crackled softly from all sides, like something frying. The water was warm as milk, and it tasted of salt and of morning.'],
  image: ['The sun had thrown nets on the sand, bright ones, and they went on moving without catching anything.'],
  meet: [
    'A seahorse held on to a blade of grass with its tail. <helper>Excuse me for not coming over,</helper> said the seahorse. <helper>I’m {helper}, and I travel badly.</helper>',
  ],
  task: [
    '<helper>Our cleaner fish is lost,</helper> said {helper}. <helper>Everyone’s standing in a queue with dirty teeth. It was last seen in the sea grass maze, and soon the tide will turn.</helper>',
  ],
  way: ['They swam along past fans and horns and cabbages of coral. {helper} was carried on a finger, and said thank you at each bend.'],
  obstacle: ['The sea grass maze swayed to and fro. Every gap that opened on the left closed again on the right.'],
  stuck: ['A gap opened, quite inviting. It led out exactly where they had gone in.'],
  still: ['The crackling grew quiet. A big ray went over, like a cloud, and took its shadow with it.'],
  open: [
    'The grass leaned aside, all together, and held still. And there, at the end of a very small path, the cleaner fish was washing a snail. It had not felt lost at all.',
  ],
  gift: [
    '{helper} had nothing to give. So {helper_he} told them a story, no longer than a wave, and said they could have it. <helper>I’ve never told it to anyone,</helper> said {helper}.',
  ],
  homeward: ['{hero_subj} let the light pull {hero_him} up. At the top the pool was only as deep as a knee.'],
  question: ['<hero>Is coral a stone,</hero> asked {hero}, <hero>or a plant?</hero>'],
  answer: [
    '{hero_subj} looked at it very closely and did not touch. In each tiny cup sat an animal with a ring of arms. They build the stone themselves, one upon another.',
  ],
};
