import type { SettingMessages } from '../../schema.ts';

export const movingDay: SettingMessages = {
  title: ['The Box with the Night Light', '{hero} and the Wall of Boxes'],
  passage: [
    'The old house was empty now, and it said everything twice. {hero_subj} went into each room once more. Then a door slammed, and they drove off behind the van.',
  ],
  arrive: [
    'The new rooms answered back when you spoke. It smelled of paint and cardboard, and the tape screeched every time that somebody found a cup.',
  ],
  image: ['On the wallpaper there were pale squares, where somebody else’s pictures had been.'],
  meet: [
    'On the stairs stood a child with a toast. <helper>I live downstairs,</helper> said the child. <helper>{helper}. You’ve got my old window. It sticks, I’ll show you.</helper>',
  ],
  task: [
    '<helper>You’ll need your night light,</helper> said {helper}. <helper>The first night’s the worst, I know about that. Which box is it in? It’s that one? Right behind all of those?</helper>',
  ],
  way: [
    'They made their way through, over carpets, under a table that was standing on another table. {helper} knew all the light switches.',
  ],
  obstacle: ['There stood the wall of boxes, up to the ceiling. Each of them said kitchen, and none of them was.'],
  stuck: ['A box tipped, and out came forty forks. Nobody had known there were that many.'],
  still: ['Out there the van drove off. Then it was so quiet in the house that you could hear it settling round them.'],
  open: [
    'Box by box the wall came down, until a window appeared, and in front of it stood the right one. They plugged it in. The night light was just as orange as it had been in the old house.',
  ],
  gift: [
    '{helper} held out a key on a string. <helper>For the cellar,</helper> said {helper}. <helper>You can get to me that way when it rains.</helper>',
  ],
  homeward: ['There was no way home this time, only up two flights of stairs. {hero_subj} counted them, so as to know them in the dark.'],
  question: ['<hero>Why does an empty room echo,</hero> asked {hero}, <hero>and not a full one?</hero>'],
  answer: [
    '{hero_subj} clapped, and the wall clapped back. Then they hung up a blanket, and it only clapped a bit. Hard walls throw the sound back. Soft things keep it.',
  ],
};
