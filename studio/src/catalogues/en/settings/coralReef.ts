import type { SettingMessages } from '../../schema.ts';

export const coralReef: SettingMessages = {
  title: ['The Little Cleaner Who Got Lost', '{hero} in the Sea Grass Maze'],
  passage: [
    {
      text: '{hero_subj} was looking through the holes of the watering can at the paddling pool. The water was blue, then bluer, and it went a good way down.',
      from: '6-8',
    },
    '{hero} had the diving goggles on already, in the bath. {hero_subj} only dipped {hero_his} face in. It went down a long, long way.',
  ],
  arrive: [
    'It crackled softly from all sides, like something frying. The water was warm as milk, and it tasted of salt and of morning.',
    'Pop, said the bubbles. The water was warm, and it rocked you like somebody who hums.',
  ],
  image: [
    {
      text: 'The sun had thrown nets on the sand, bright ones, and they went on moving without catching anything.',
      from: '6-8',
    },
    'Out of a hole looked a fish with a very cross face. It was only its face. It was knitting.',
  ],
  meet: [
    'A seahorse held on to a blade of grass with its tail. <helper>Excuse me for not coming over,</helper> said the seahorse. <helper>I’m {helper}, and I travel badly.</helper>',
    'On a coral branch a seahorse sat, or hung, or stood. <helper>All three,</helper> said the seahorse. <helper>{helper} is the name. Can you swim slowly?</helper>',
  ],
  task: [
    '<helper>Our cleaner fish is lost,</helper> said {helper}. <helper>Everyone’s standing in a queue with dirty teeth. It was last seen in the sea grass maze, and soon the tide will turn.</helper>',
    '<helper>It’s about the cleaner fish,</helper> said {helper}. <helper>It’s got lost in the sea grass maze. A shark’s been standing here with its mouth open since this morning.</helper>',
  ],
  way: [
    {
      text: 'They swam along past fans and horns and cabbages of coral. {helper} was carried on a finger, and said thank you at each bend.',
      from: '6-8',
    },
    '{helper} rode on {hero_gen} shoulder and held on to one ear.',
  ],
  obstacle: [
    'The sea grass maze swayed to and fro. Every gap that opened on the left closed again on the right.',
    'The sea grass rose in front of them, long and green. It was a maze, and it moved house all the time.',
  ],
  stuck: [
    'A gap opened, quite inviting. It led out exactly where they had gone in.',
    'Here they had been before. There was their own bubble.',
  ],
  still: [
    'The crackling grew quiet. A big ray went over, like a cloud, and took its shadow with it.',
    'Nothing moved but the light on the sand.',
  ],
  open: [
    'The grass leaned aside, all together, and held still. And there, at the end of a very small path, the cleaner fish was washing a snail. It had not felt lost at all.',
    'The grass lay down, and there was the little cleaner fish, blue with one stripe. <helper>There’s work,</helper> said {helper}. It was off at once.',
  ],
  gift: [
    '{helper} had nothing to give. So {helper_he} told them a story, no longer than a wave, and said they could have it. <helper>I’ve never told it to anyone,</helper> said {helper}.',
    '<helper>I’ll tell you something,</helper> said {helper}. It was a story about a shell that had lost its sea. It was so short that {hero} could keep it.',
  ],
  homeward: [
    {
      text: '{hero_subj} let the light pull {hero_him} up. At the top the pool was only as deep as a knee.',
      from: '6-8',
    },
    'Up went the bubbles, and {hero} went with them. The bath had grown rather cool.',
  ],
  question: ['<hero>Is coral a stone,</hero> asked {hero}, <hero>or a plant?</hero>'],
  answer: [
    '{hero_subj} looked at it very closely and did not touch. In each tiny cup sat an animal with a ring of arms. They build the stone themselves, one upon another.',
  ],
};
