import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  passage: [
    'On the bookshelf, behind the atlas, there was a second atlas, and behind that a path. It went down, and it grew warmer.',
    'There was a pebble on the window sill, black, with holes. {hero_subj} looked into the largest hole. It had a staircase.',
  ],
  arrive: [
    'The ground was warm, like bread. It smelled of eggs, and from below came a mumbling, as if someone large were doing sums.',
    'The stones ticked, as they do when the sun has gone. There was a whiff of egg. Somewhere a mud pool said blop.',
  ],
  image: [
    'Steam came up from a crack, and in the steam hung a very small rainbow.',
    'Somebody had left two cups on a flat stone, with saucers. One was for the mountain.',
  ],
  meet: [
    'A fire salamander lay on the flattest stone, black with yellow spots. <helper>Come nearer,</helper> said the salamander. <helper>They call me {helper}. I’m not hot at all, I’m only spotted like that.</helper>',
    '<helper>Mind my tail,</helper> said a stone. It was not a stone. It was a fire salamander with yellow spots. <helper>{helper}. I’m the warm one.</helper>',
  ],
  way: [
    'They walked where the stone was dark, for that was the cool part. {helper} tested each slab with one foot.',
    '{helper} showed them the stones that can be trusted. It was every third one.',
  ],
  still: [
    'The mountain stopped mumbling. Perhaps it was carrying one over.',
    'The mud pool held its breath. One bubble stood there and did not burst.',
  ],
  gift: [
    '{helper} pushed a grey stone over. It weighed less than a biscuit. <helper>Pumice,</helper> said {helper}. <helper>Nearly all holes. It floats, when you’re sad.</helper>',
    'Something rolled up against {hero_gen} shoe. It was a piece of pumice. <helper>Nearly nothing,</helper> said {helper}, <helper>but nearly nothing lasts for a very long time.</helper>',
  ],
  homeward: [
    'The path led up and up, until the air was cool and smelled of paper. They pushed the atlas aside.',
    '{hero_subj} climbed up, and the warmth came along for a bit, like a dog. On the window sill lay the pebble.',
  ],
  question: ['<hero>How can a stone float?</hero> asked {hero}. <hero>Stones are what sinks.</hero>'],
  answer: [
    '{hero_subj} put the pumice into a puddle, and it bobbed there like a cork. It was full of bubbles. The lava had gone hard while it was still foaming.',
  ],
  play: [
    'The brown blanket was a mountain, and somebody inside it mumbled. One climbed it on all fours. At the top it was warm, and it yawned.',
    'The big saucepan stood on the carpet, and it was a crater. They threw nothing in, they only looked. Down there somebody had left a raisin, and it glowed.',
  ],
  unplay: [
    'Then the mountain got up, because it was hungry too. It came to supper in its blanket.',
    'The crater was needed for the noodles. The raisin was divided, and that is not easy.',
  ],
};
