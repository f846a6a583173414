import type { SettingMessages } from '../../schema.ts';

export const moonlitGarden: SettingMessages = {
  title: ['The Flower That Opened Late', '{hero} and the Garden Gate at Night'],
  passage: [
    'The back door was not locked yet. {companion} stood there in a dressing gown, with a finger to the lips, and held out the second pair of wellingtons.',
    '{companion} had thrown a pine cone at the window, only a small one. A moment later {hero} was downstairs, with one sock on and a jumper over everything.',
  ],
  arrive: [
    {
      text: 'The grass was cool and a little wet. Crickets sang, it smelled of earth and of something sweet, and each bush was larger than by day.',
      from: '6-8',
    },
    'The dew was cold, right through the sock. The lawn was grey and wide as a lake. Somewhere a cricket was winding its watch.',
  ],
  image: [
    { text: 'The moon lay in the watering can, quite whole, and shook a bit when you went by.', from: '6-8' },
    'The washing had been forgotten. Four shirts hung there in the moonlight and held each other by the sleeves.',
  ],
  meet: [
    'The leaves rustled, and a hedgehog came out, in no hurry at all. <companion>That’s {helper},</companion> whispered {companion}. <companion>It’s about now every night.</companion> {helper} sniffed at a wellington.',
    '<companion>Listen,</companion> whispered {companion}. Something smacked its lips under the hedge. <companion>That’s {helper}.</companion> It was a hedgehog, and it had a slug, and did not care to be watched.',
  ],
  task: [
    '<companion>Tonight it’s going to open,</companion> whispered {companion}. <companion>The night flower, behind the gate. It only does it once, and you have to be there before the moon’s gone round the house.</companion>',
    '<companion>It’s got a bud as thick as a candle,</companion> whispered {companion}, <companion>the night flower behind the gate. It opens once only. Tonight. When the moon has gone, it’s over.</companion>',
  ],
  way: [
    'They walked on the stepping stones, from one to the next. {helper} went straight through the beans.',
    {
      text: 'They kept to the shadow of the plum tree, all along it, as if on a plank. {helper} took the short cut and was in front again.',
      from: '6-8',
    },
  ],
  obstacle: [
    'The garden gate was shut. It was old, and it squeaked, and the whole house would have heard it.',
    'It was only a garden gate, waist-high. But its hinges had not been oiled for years, and upstairs all the windows were open.',
  ],
  stuck: [
    { text: 'The gate gave the beginning of a squeak, and they all stood still like washing.', from: '6-8' },
    'They pushed the gate, as slowly as they could. It went: iii.',
  ],
  still: [
    'The crickets fell silent, one after the other. A moth sat down on the latch and folded its wings.',
    'Up in the house somebody turned over. After that there was only the moon.',
  ],
  open: [
    {
      text: 'The gate swung open as softly as a page. Behind it, on a thin stalk, the night flower let go of its first petal, and then of all the others. It smelled of lemons and sleep.',
      from: '6-8',
    },
    'The gate gave way without a sound. They sat down in the wet grass. The bud trembled, and then it opened, so slowly that it was not until afterwards that you knew. The whole garden smelled of it.',
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
    'Along the shadow, past the shirts. One of them seemed to wave.',
  ],
  question: [
    '<hero>Why does a flower open at night,</hero> asked {hero}, <hero>when there aren’t any bees?</hero>',
  ],
  answer: [
    'They sat quite still and waited. Then a moth came with its long rolled tongue. White petals and a strong scent can be found in the dark. The flower has its guests after bedtime.',
  ],
};
