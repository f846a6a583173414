import type { SettingMessages } from '../../schema.ts';

export const robotWorkshop: SettingMessages = {
  passage: [
    'Behind the bicycle shop there was a yard, and in the yard a door with a bell pull. It was a spoon. {hero_subj} pulled it.',
    'A small key lay on the front step. {hero_subj} picked it up, and it pulled to the left, like a dog.',
    'The vacuum cleaner had swallowed a coin. Then it turned round, by itself, and drove off down the hall with its nose on the ground. {hero_subj} went after it.',
  ],
  arrive: [
    {
      text: 'It ticked on every shelf, and no two ticks agreed. It smelled of oil and warm metal, and the floor trembled a bit, like a cat.',
      from: '6-8',
    },
    'Everything went tick, tock, whirr. There was warm oil in the air. The workbench trembled under the hand.',
    { text: 'Tick, tock. Tick, tock. It smelled of warm oil.', to: '3-5' },
    { text: 'Whirr, went a wheel. The floor trembled like a cat.', to: '3-5' },
    {
      text: 'There was a clicking as of a great many knitting needles. Sparks lived in one corner, and in the others it was dark and smelled of rubber.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'A whole wall was made of drawers, with labels such as springs, bells, left ears, and don’t know.',
      from: '6-8',
    },
    'A shelf was full of heads. They all turned round together. One of them winked.',
  ],
  meet: [
    'Something ran in a circle, ran slower, and stopped. <helper>Would you mind?</helper> said the wind-up mouse. <helper>The key’s on my back. Thank you. {helper}.</helper>',
    'Something rattled round the corner on three wheels. <helper>You’ve got my key,</helper> said a wind-up mouse. <helper>Thanks. I was nearly at the end of my. I’m.</helper> {hero} wound. <helper>{helper}.</helper>',
    {
      text: 'A tin mouse ran in circles. <helper>I’m {helper},</helper> it said. <helper>Wind me?</helper>',
      to: '3-5',
    },
    { text: 'Rattle, rattle. It was a wind-up mouse called {helper}.', to: '3-5' },
    {
      text: 'A tin mouse was holding a very small umbrella. <helper>It drips oil here,</helper> said the mouse. <helper>{helper}. I was made on a Friday, and I mean to make the best of it.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They walked past benches full of hands that were waiting for arms. {helper} needed winding up at every third bench.',
    'They went under the benches. That was where the good screws lay, said {helper}, and gave one to each.',
    'They walked under the conveyor belt, where the left shoes came down. {helper} knew when to duck.',
  ],
  still: [
    'For once all the ticks fell together. Tick, said the whole workshop. Then it was still.',
    'The whirring stopped. Somebody had run down, and nobody knew who.',
    'A spring that had been about to go ping thought better of it.',
  ],
  gift: [
    '{helper} had found a brass screw and rolled it along with {helper_his} nose. <helper>It was left over,</helper> said {helper}. <helper>I still work. It can’t have been important.</helper>',
    '{helper} turned out {helper_his} only pocket. In it was a brass screw, with a round head. <helper>I’ve carried it since I was built,</helper> said {helper}. <helper>It’s for when somebody’s got one loose.</helper>',
  ],
  homeward: [
    'The spoon swung to and fro behind {hero_him} for a while. It ticked, too.',
    'Tick, tock went {hero_gen} steps for a while. Then they were just steps.',
    'The vacuum cleaner brought them as far as the hall. Then it was only a vacuum cleaner, and it gave back the coin.',
  ],
  question: ['<hero>How does a big wheel make a small one run so fast?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} counted the teeth: forty on the large cog, ten on the small one. For one turn of the large one the small one turned four times. It had to keep up, tooth by tooth.',
  ],
  play: [
    'The kitchen was the workshop, because of the drawers. There was one for spoons and one for don’t know. Whoever stood still had to be wound up, between the shoulders.',
    'Under the desk lay screws, or they were buttons. The chair with the wheels was a robot, and it was not feeling well. They listened to its back.',
  ],
  unplay: [
    'Then supper came, and the robots ran down, one after another. The last one was carried to the table and wound up with a spoon.',
    'The chair with the wheels was well again. You could sit on it, and eat.',
  ],
};
