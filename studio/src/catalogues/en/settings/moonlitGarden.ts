import type { SettingMessages } from '../../schema.ts';

export const moonlitGarden: SettingMessages = {
  passage: [
    'Grandmother had left the back door open on purpose. {companion} stood there in a dressing gown. One finger was on the lips, and the other hand held out wellingtons.',
    'Grandfather said: ten minutes, and not one more. He sat down on the doorstep to count them. {hero_subj} went out first, with one sock on and a jumper over everything.',
    'Grandmother had said: if you should happen to wake up. So they had both happened to, and she was sitting on the step with three cups.',
  ],
  arrive: [
    {
      text: 'The grass was cool and a little wet. Crickets sang, it smelled of earth and of something sweet, and each bush was larger than by day.',
      from: '6-8',
    },
    'The dew was cold, right through the sock. The lawn was grey and wide as a lake. Somewhere a cricket was winding its watch.',
    { text: 'The grass was cold and wet. Zirp, said a cricket.', to: '3-5' },
    { text: 'The moon was big. Everything was blue. Sh.', to: '3-5' },
    {
      text: 'It was as if somebody had put the garden in water. Leaves shone on one side. It smelled of mint where they had trodden, and of night where they had not.',
      from: '6-8',
    },
  ],
  image: [
    { text: 'The moon lay in the watering can, quite whole, and shook a bit when you went by.', from: '6-8' },
    'The washing had been forgotten. Four shirts hung there in the moonlight and held each other by the sleeves.',
  ],
  meet: [
    'The leaves rustled, and a hedgehog came out, in no hurry at all. <companion>That’s {helper},</companion> said {companion}. <companion>It’s about now every night.</companion> {helper} sniffed at a wellington.',
    '<companion>Listen,</companion> whispered {companion}. Something smacked its lips under the hedge. <companion>That’s {helper}.</companion> It was a hedgehog, and it had a slug, and did not care to be watched.',
    { text: 'A hedgehog came by. <companion>That’s {helper},</companion> said {companion}.', to: '3-5' },
    {
      text: 'Rustle, rustle. <companion>It’s {helper},</companion> whispered {companion}. It was a hedgehog.',
      to: '3-5',
    },
    {
      text: '<companion>There,</companion> whispered {companion}, and pointed at a flowerpot that walked. It tipped over. Underneath was a hedgehog, and it was {helper}, and said a word in hedgehog.',
      from: '6-8',
    },
  ],
  way: [
    'They walked on the stepping stones, from one to the next. {helper} went straight through the beans.',
    {
      text: 'They kept to the shadow of the plum tree, all along it, as if on a plank. {helper} took the short cut and was in front again.',
      from: '6-8',
    },
    {
      text: 'They went from tree to tree, and at each they stopped, as one does when playing grandmother’s footsteps with the moon.',
      from: '6-8',
    },
  ],
  still: [
    'The crickets fell silent, one after the other. A moth sat down on a leaf and folded its wings.',
    'Up in the house somebody turned over. After that there was only the moon.',
    'The moon went behind the pear tree, leaf by leaf, and nobody moved.',
  ],
  gift: [
    'Under the leaves lay a snail shell, empty and light. There was moonlight in it, right round to the innermost bend.',
    {
      text: 'Where {helper} had been sitting there was a snail shell, white in the moonlight. When you blew in it, it gave a very low note.',
      from: '6-8',
    },
  ],
  homeward: [
    'They went back from stone to stone. Behind them {helper} went through the beans.',
    'Along the shadow they went, past the shirts. One of them seemed to wave.',
    'There was cocoa in the cups, with a skin on it, and Grandmother said not a word about feet.',
  ],
  question: [
    '<hero>Why does a flower open at night,</hero> asked {hero}, <hero>when there aren’t any bees?</hero>',
  ],
  answer: [
    'They sat down by a white bush and waited. Then a moth came with its long rolled tongue. White petals and a strong scent can be found in the dark. Such a bush has its guests after bedtime.',
  ],
};
