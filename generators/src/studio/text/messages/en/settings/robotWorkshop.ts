import type { SettingMessages } from '../../schema.ts';

export const robotWorkshop: SettingMessages = {
  title: ['The Smallest Cog', '{hero} and the Wall of Drawers'],
  passage: ['Behind the bicycle shop there was a yard, and in the yard a door with a bell pull. It was a spoon. {hero_subj} pulled it.'],
  arrive: [
    'It ticked on every shelf, and no two ticks agreed. It smelled of oil and warm metal, and the floor trembled a bit, like a cat.',
  ],
  image: ['A whole wall was made of drawers, with labels such as springs, bells, left ears, and don’t know.'],
  meet: [
    'Something ran in a circle, ran slower, and stopped. <helper>Would you mind?</helper> said the wind-up mouse. <helper>The key’s on my back. Thank you. {helper}.</helper>',
  ],
  task: [
    '<helper>The big one over there has a cog missing,</helper> said {helper}. <helper>It’s called out for me all day. The cog’s behind the cables, and at closing time we’re all switched off.</helper>',
  ],
  way: ['They walked past benches full of hands that were waiting for arms. {helper} needed winding up at every third bench.'],
  obstacle: ['The cables hung from the ceiling in one great tangle, red in blue in green. Somewhere right inside it something gleamed.'],
  stuck: ['The tangle gave a jerk and drew itself tight. A small blue spark jumped out and hid.'],
  still: ['For once all the ticks fell together. Tick, said the whole workshop. Then it was still.'],
  open: [
    'The cables hung loose now, like hair that has been combed. The cog lay on the floor, no bigger than a daisy. It fitted. The big one opened both eyes and said good morning, though it was late.',
  ],
  gift: [
    '{helper} had found a brass screw and rolled it along with {helper_his} nose. <helper>It was left over,</helper> said {helper}. <helper>I still work. It can’t have been important.</helper>',
  ],
  homeward: ['The spoon swung to and fro behind {hero_him} for a while. It ticked, too.'],
  question: ['<hero>How does a big wheel make a small one run so fast?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} counted the teeth: forty on the large cog, ten on the small one. For one turn of the large one the small one turned four times. It had to keep up, tooth by tooth.',
  ],
};
