import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  passage: [
    'On the bookshelf, behind the atlas, there was a second atlas, and behind that a path. It went down, and it grew warmer.',
    'There was a pebble on the window sill, black, with holes. {hero_subj} looked into the largest hole. It had a staircase.',
    'The radiator had been knocking all evening. {hero_subj} knocked back. Somebody in there said come in, and opened.',
  ],
  arrive: [
    'The ground was warm, like bread. It smelled of eggs, and from below came a mumbling, as if someone large were doing sums.',
    'The stones ticked, as they do when the sun has gone. There was a whiff of egg. Somewhere a mud pool said blop.',
    { text: 'The stones were warm. Blop, said the mud. Blop.', to: '3-5' },
    { text: 'It smelled of egg. The ground hummed in your feet.', to: '3-5' },
    {
      text: 'Small bubbles burst and said what they had to say. The air was like the air above a teapot.',
      from: '6-8',
    },
  ],
  image: [
    'Steam came up from a crack, and in the steam hung a very small rainbow.',
    'Somebody had left two cups on a flat stone, with saucers. One was for the mountain.',
  ],
  meet: [
    'A fire salamander lay on the flattest stone, black with yellow spots. <helper>Come nearer,</helper> said the salamander. <helper>They call me {helper}. I’m not hot at all, I’m only spotted like that.</helper>',
    '<helper>Mind my tail,</helper> said a stone. It was not a stone. It was a fire salamander with yellow spots. <helper>{helper}. I’m the warm one.</helper>',
    {
      text: 'A salamander had yellow spots. <helper>I’m {helper},</helper> it said. <helper>Sit. It’s warm.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Careful, that’s my tail,</helper> said a stone. It was {helper}, a salamander.',
      to: '3-5',
    },
    {
      text: '<helper>Take your time,</helper> said something flat and spotted, <helper>I’m only out for the warmth.</helper> It was a fire salamander, by the name of {helper}. <helper>You’re standing on the best bit.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They walked where the stone was dark, for that was the cool part. {helper} tested each slab with one foot.',
    '{helper} showed them the stones that can be trusted. It was every third one.',
    'They went from one warm stone to the next. {helper} tested each with {helper_his} whole stomach, and sighed.',
  ],
  still: [
    'The mountain stopped mumbling. Perhaps it was carrying one over.',
    'The mud pool held its breath. One bubble stood there and did not burst.',
    'The mountain had drawn breath. It seemed to have forgotten what it was going to say.',
  ],
  gift: [
    '{helper} pushed a grey stone over. It weighed less than a biscuit. <helper>Pumice,</helper> said {helper}. <helper>Nearly all holes. It floats, when you’re sad.</helper>',
    'Something rolled up against {hero_gen} shoe. It was a piece of pumice. <helper>Nearly nothing,</helper> said {helper}, <helper>but nearly nothing lasts for a very long time.</helper>',
  ],
  homeward: [
    'The path led up and up, until the air was cool and smelled of paper. They pushed the atlas aside.',
    '{hero_subj} climbed up, and the warmth came along for a bit, like a dog. On the window sill lay the pebble.',
    'The warm stairs led up to the radiator. Behind {hero_him} it ticked a little, as they do when they cool.',
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
