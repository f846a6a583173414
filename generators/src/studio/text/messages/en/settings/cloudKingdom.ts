import type { SettingMessages } from '../../schema.ts';

export const cloudKingdom: SettingMessages = {
  title: ['A Drop of Evening', '{hero} and the Sleepy Thundercloud'],
  passage: [
    '{hero_subj} was lying on {hero_his} back in the grass. One cloud had a handle. {hero_subj} only meant to try whether it came off.',
  ],
  arrive: [
    'The floor gave, like new bread. It was so quiet that {hero} heard {hero_his} own blinking, and the pink light smelled faintly of toast.',
  ],
  image: ['A washing line hung there, from tower to tower, with small clouds on it, pegged by the ears.'],
  meet: [
    'A goose came up with a bucket. <helper>Weather office,</helper> said the goose. <helper>{helper}. If it’s about the drizzle, that wasn’t us.</helper>',
  ],
  task: [
    '<helper>The drop of evening is missing,</helper> said {helper}, <helper>and without it, it can’t get dark. It’s behind that big one, but that one’s asleep, and it’s a thundercloud.</helper>',
  ],
  way: ['They waded up to their knees. {helper} knew where the floor was thick, and where you would come out above the sea.'],
  obstacle: ['The thundercloud lay right across the road, dark as a plum. Every time it breathed out, something rumbled in it.'],
  stuck: ['The cloud muttered, rolled on to its other side, and took the whole road with it.'],
  still: ['It breathed in. For a long moment it did not breathe out.'],
  open: [
    'The thundercloud gave a yawn and made room, as somebody does in bed. There in the dip hung the drop, dark blue and perfectly round. {helper} tipped it over the edge, and down there it was evening.',
  ],
  gift: [
    '{helper} pulled a thread from the hem of the cloud and wound it round {hero_gen} finger. <helper>For foggy days,</helper> said {helper}. <helper>It leads upwards.</helper>',
  ],
  homeward: ['{hero_subj} came down with the dew. The grass was wet, and the sky had no handle any more.'],
  question: ['<hero>What’s a cloud made of,</hero> asked {hero}, <hero>and why doesn’t it fall down?</hero>'],
  answer: [
    '{hero_subj} put {hero_his} hand in, and it came out wet. A cloud is made of drops, finer than flour. They do fall, but so slowly that the rising air keeps them up.',
  ],
};
