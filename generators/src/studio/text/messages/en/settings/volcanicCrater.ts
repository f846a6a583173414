import type { SettingMessages } from '../../schema.ts';

export const volcanicCrater: SettingMessages = {
  title: ['The Warm Stone', '{hero} Down in the Crater'],
  passage: ['In the cellar, behind the boiler, there was a second boiler, and behind that a path. It went down, and it grew warmer.'],
  arrive: ['The ground was warm, like bread. It smelled of eggs, and from below came a mumbling, as if someone large were doing sums.'],
  image: ['Steam came up from a crack, and in the steam hung a very small rainbow.'],
  meet: [
    'A fire salamander lay on the warmest stone, black with yellow spots. <helper>Come nearer,</helper> said the salamander. <helper>They call me {helper}. I never burn anyone, I’m only spotted like that.</helper>',
  ],
  task: [
    '<helper>Down there lies the glow stone,</helper> said {helper}. <helper>The little ones sleep round it, and it’s going out. Somebody has to turn it over. But the ash slope gives way under me.</helper>',
  ],
  way: ['They walked where the stone was dark, for that was the cool part. {helper} tested each slab with one foot.'],
  obstacle: ['The ash slope was grey and smooth, and as steep as a roof. For every step up it gave you two steps down.'],
  stuck: ['Ash trickled past, softly, with a sound like sugar. It took their footprints with it.'],
  still: ['The mountain stopped mumbling. Perhaps it was carrying one over.'],
  open: [
    'The ash held at last, as if it had made up its mind. Over the edge lay the glow stone, dull as an old coin. They turned it, and its other side was all light.',
  ],
  gift: [
    '{helper} pushed a grey stone over. It weighed less than a biscuit. <helper>Pumice,</helper> said {helper}. <helper>Nearly all holes. It floats, when you’re sad.</helper>',
  ],
  homeward: ['The path led up and up, until the air was cool and the boiler hummed on the right side again.'],
  question: ['<hero>How can a stone float?</hero> asked {hero}. <hero>Stones are what sinks.</hero>'],
  answer: [
    '{hero_subj} put the pumice into a puddle, and it bobbed there like a cork. It was full of bubbles. The lava had gone hard while it was still foaming.',
  ],
};
