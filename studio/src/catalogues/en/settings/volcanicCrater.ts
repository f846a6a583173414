import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  title: ['The Warm Stone', '{hero} Down in the Crater'],
  passage: [
    'In the cellar, behind the boiler, there was a second boiler, and behind that a path. It went down, and it grew warmer.',
    'On the stove the kettle lid began to dance. {hero_subj} lifted it. There was no water in there. There was a staircase.',
  ],
  arrive: [
    'The ground was warm, like bread. It smelled of eggs, and from below came a mumbling, as if someone large were doing sums.',
    'The stones ticked, as they do when they are warm. There was a whiff of burnt toast. Somewhere a mud pool said blop.',
  ],
  image: [
    'Steam came up from a crack, and in the steam hung a very small rainbow.',
    'A kettle could have been boiled there, and somebody had left one, with two cups.',
  ],
  meet: [
    'A fire salamander lay on the warmest stone, black with yellow spots. <helper>Come nearer,</helper> said the salamander. <helper>They call me {helper}. I never burn anyone, I’m only spotted like that.</helper>',
    '<helper>Mind my tail,</helper> said a stone. It was not a stone. It was a fire salamander with yellow spots. <helper>{helper}. I’m the warm one.</helper>',
  ],
  task: [
    '<helper>The glow stone’s down there,</helper> said {helper}. <helper>The little ones sleep round it, and it’s going out. Somebody has to turn it over. But the ash slope gives way under me.</helper>',
    '<helper>Our glow stone’s lying wrong side up,</helper> said {helper}. <helper>It’ll soon be cold for the little ones. But nobody gets across the ash slope.</helper>',
  ],
  way: [
    'They walked where the stone was dark, for that was the cool part. {helper} tested each slab with one foot.',
    '{helper} showed them the stones that can be trusted. It was every third one.',
  ],
  obstacle: [
    'The ash slope was grey and smooth, and as steep as a roof. For every step up it gave you two steps down.',
    'Before them rose the ash slope. It looked like a hill, but it behaved like sugar.',
  ],
  stuck: [
    'Ash trickled past, softly, with a sound like sugar. It took their footprints with it.',
    'One step up, two steps down. By now they were lower than before.',
  ],
  still: [
    'The mountain stopped mumbling. Perhaps it was carrying one over.',
    'The mud pool held its breath. One bubble stood there and did not burst.',
  ],
  open: [
    {
      text: 'The ash held at last, as if it had made up its mind. Over the edge lay the glow stone, dull as an old coin. They turned it, and its other side was all light.',
      from: '6-8',
    },
    'At the top they sat down and breathed. There was the glow stone. They put their backs against it, and over it went. The little ones stretched in their sleep.',
  ],
  gift: [
    '{helper} pushed a grey stone over. It weighed less than a biscuit. <helper>Pumice,</helper> said {helper}. <helper>Nearly all holes. It floats, when you’re sad.</helper>',
    'Something rolled up against {hero_gen} shoe. It was a piece of pumice. <helper>Nearly nothing,</helper> said {helper}, <helper>but nearly nothing lasts for a very long time.</helper>',
  ],
  homeward: [
    'The path led up and up, until the air was cool and the boiler hummed on the right side again.',
    '{hero_subj} climbed up, and the warmth came along for a bit, like a dog.',
  ],
  question: ['<hero>How can a stone float?</hero> asked {hero}. <hero>Stones are what sinks.</hero>'],
  answer: [
    '{hero_subj} put the pumice into a puddle, and it bobbed there like a cork. It was full of bubbles. The lava had gone hard while it was still foaming.',
  ],
};
