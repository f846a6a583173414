import type { SettingMessages } from '../../schema.ts';

export const coralReef: SettingMessages = {
  passage: [
    {
      text: '{hero_subj} was looking through the holes of the watering can at the paddling pool. The water was blue, then bluer, and it went a good way down.',
      from: '6-8',
    },
    'The washing-up bowl was blue inside. {hero_subj} only dipped one finger in. It went down a long, long way, and it was warm.',
    'In the middle of the paint box, where the blue was, it was deep. {hero_subj} put in the brush. Something took hold of it, quite politely, and pulled.',
  ],
  arrive: [
    'It crackled softly from all sides, like something frying. The water was warm as milk, and it tasted of salt and of morning.',
    'Pop, said the bubbles. The water was warm, and it rocked you like somebody who hums.',
    { text: 'Crackle, crackle. The water was warm, and as clear as glass.', to: '3-5' },
    { text: 'Red and blue and yellow. Bubbles went pop.', to: '3-5' },
    {
      text: 'Light came down in rods and broke on the bottom. All round it snapped and clicked, as in a kitchen where a great many small people are cooking.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'The sun had thrown nets on the sand, bright ones, and they went on moving without catching anything.',
      from: '6-8',
    },
    'Out of a hole looked a fish with a very cross face. But it was only its face. It was knitting.',
  ],
  meet: [
    'A seahorse held on to a blade of grass with its tail. <helper>Excuse me for not coming over,</helper> said the seahorse. <helper>I’m {helper}, and I travel badly.</helper>',
    'On a coral branch a seahorse sat, or hung, or stood. <helper>All three,</helper> said the seahorse. <helper>{helper} is the name. Can you swim slowly?</helper>',
    { text: 'A seahorse held on by its tail. <helper>I’m {helper},</helper> it said.', to: '3-5' },
    {
      text: 'Bob, bob, bob. <helper>Excuse me,</helper> said a seahorse. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Would you mind not breathing out just here?</helper> asked a seahorse, upside down in a bubble. It came right side up. <helper>Thank you. {helper}. I’m easily moved.</helper>',
      from: '6-8',
    },
  ],
  way: [
    {
      text: 'They drifted along past fans and horns and cabbages of coral. {helper} was carried on a finger, and said thank you at each bend.',
      from: '6-8',
    },
    '{helper} rode on {hero_gen} shoulder and held on to one ear.',
    'They went by way of the sea fans, which bowed. {helper} bowed to each, and got dizzy.',
  ],
  still: [
    'The crackling grew quiet. A big ray went over, like a cloud, and took its shadow with it.',
    'Nothing moved but the light on the sand.',
    'A thousand small fish stood still, all with the same face.',
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
    'Up went the bubbles, and {hero} went with them. At the top was the washing-up bowl, and a spoon.',
    'They came up through the blue, the pale and then the dark. The brush lay there, with a bit of seaweed on it.',
  ],
  question: ['<hero>Is coral a stone,</hero> asked {hero}, <hero>or a plant?</hero>'],
  answer: [
    '{hero_subj} looked at it very closely and did not touch. In each tiny cup sat an animal with a ring of arms. They build the stone themselves, one upon another.',
  ],
  play: [
    'The bath mat was the reef, and it was alive. Each sock on it was some sort of fish. They swam by walking, with puffed-out cheeks.',
    'A blue cloth lay over the table, and under it was the sea. Somebody held on to the table leg with one arm and was a seahorse. Whoever spoke had to bubble.',
  ],
  unplay: [
    'Then it was supper-time, and the sea was taken off and shaken. Under it sat everybody, quite dry.',
    'The fish were wanted for feet. They were sorted out in pairs, and the reef was hung over the side of the bath.',
  ],
};
