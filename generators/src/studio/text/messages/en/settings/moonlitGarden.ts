import type { SettingMessages } from '../../schema.ts';

export const moonlitGarden: SettingMessages = {
  title: ['The Flower That Opened Late', '{hero} and the Garden Gate at Night'],
  passage: [
    'The back door was not locked yet. {companion} stood there in a dressing gown, with a finger to the lips, and held out the second pair of wellingtons.',
  ],
  arrive: [
    'The grass was cool and a little wet. Crickets sang, it smelled of earth and of something sweet, and each bush was larger than by day.',
  ],
  image: ['The moon lay in the watering can, quite whole, and shook a bit when you went by.'],
  meet: [
    'The leaves rustled, and a hedgehog came out, in no hurry at all. <companion>That’s {helper},</companion> whispered {companion}. <companion>It’s about now every night.</companion> {helper} sniffed at a wellington.',
  ],
  task: [
    '<companion>Tonight it’s going to open,</companion> whispered {companion}. <companion>The night flower, behind the gate. It only does it once, and you have to be there before the moon’s gone round the house.</companion>',
  ],
  way: ['They walked on the stepping stones, from one to the next. {helper} went straight through the beans.'],
  obstacle: ['The garden gate was shut. It was old, and it squeaked, and the whole house would have heard it.'],
  stuck: ['The gate gave the beginning of a squeak, and they all stood still like washing.'],
  still: ['The crickets fell silent, one after the other. A moth sat down on the latch and folded its wings.'],
  open: [
    'The gate swung open as softly as a page. Behind it, on a thin stalk, the night flower let go of its first petal, and then of all the others. It smelled of lemons and sleep.',
  ],
  gift: ['Under the leaves lay a snail shell, empty and light. There was moonlight in it, right round to the innermost bend.'],
  homeward: ['They went back from stone to stone. Behind them {helper} went through the beans.'],
  question: ['<hero>Why does a flower open at night,</hero> asked {hero}, <hero>when there aren’t any bees?</hero>'],
  answer: [
    'They sat quite still and waited. Then a moth came with its long rolled tongue. White petals and a strong scent can be found in the dark. The flower has its guests after bedtime.',
  ],
};
