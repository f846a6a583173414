import type { SettingMessages } from '../../schema.ts';

export const movingDay: SettingMessages = {
  title: ['The Box with the Night Light', '{hero} and the Wall of Boxes'],
  passage: [
    {
      text: 'The old house was empty now, and it said everything twice. {hero_subj} went into each room once more. Then a door slammed, and they drove off behind the van.',
      from: '6-8',
    },
    '{hero_subj} was the last. {hero_he} said goodbye to the tap, the door handle, and the crack in the ceiling that looked like a camel. Then the van hooted.',
  ],
  arrive: [
    {
      text: 'The new rooms answered back when you spoke. It smelled of paint and cardboard, and the tape screeched every time that somebody found a cup.',
      from: '6-8',
    },
    'Every step rang. It smelled of paint, and of other people’s cooking. A window was open, and out there was a new sort of noise.',
  ],
  image: [
    {
      text: 'On the wallpaper there were pale squares, where somebody else’s pictures had been.',
      from: '6-8',
    },
    'A single nail was left in the wall. It had probably been an important one.',
  ],
  meet: [
    'On the stairs stood a child with a toast. <helper>I live downstairs,</helper> said the child. <helper>{helper}. You’ve got my old window. It sticks, I’ll show you.</helper>',
    'Somebody sat on the lowest stair and was eating toast. <helper>So you’re what’s been rumbling,</helper> said the child. <helper>{helper}. I live below. I’ve got the same room, only lower.</helper>',
  ],
  task: [
    '<helper>You’ll need your night light,</helper> said {helper}. <helper>The first night’s the worst, I know about that. Which box is it in? It’s that one? Right behind all of those?</helper>',
    '<helper>Have you got a night light?</helper> asked {helper}. <helper>Good. You want to find that first. I think that’s the box, right at the back. But it’s nearly time, the men are leaving.</helper>',
  ],
  way: [
    'They made their way through, over carpets, under a table that was standing on another table. {helper} knew all the light switches.',
    {
      text: '{helper} showed {hero_him} the squeaky board, the draughty corner, and the place where you can hear the bakery.',
      from: '6-8',
    },
  ],
  obstacle: [
    'There stood the wall of boxes, up to the ceiling. Each of them said kitchen, and none of them was.',
    {
      text: 'In front of them were boxes, boxes upon boxes. They stood there like a wall, and someone had built it who had no time.',
      from: '6-8',
    },
  ],
  stuck: [
    'A box tipped, and out came forty forks. Nobody had known there were that many.',
    'On the one it said books, and that was true. It did not move at all.',
  ],
  still: [
    'Out there the van drove off. Then it was so quiet in the house that you could hear it settling round them.',
    'They held their breath. In the empty house a tap was dripping, slowly, to make itself known.',
  ],
  open: [
    {
      text: 'Box by box the wall came down, until a window appeared, and in front of it stood the right one. They plugged it in. The night light was just as orange as it had been in the old house.',
      from: '6-8',
    },
    'Then there was a gap, and then a gateway. And behind it stood the box with the night light, marked in red: open first. They plugged it in, and the room was a room.',
  ],
  gift: [
    '{helper} held out a key on a string. <helper>For the cellar,</helper> said {helper}. <helper>You can get to me that way when it rains.</helper>',
    'Something hung on the door handle. It was a key on a bit of red string. <helper>For our yard,</helper> said {helper}. <helper>Everyone who lives here has got one. Now you live here.</helper>',
  ],
  homeward: [
    {
      text: 'There was no way home this time, only up two flights of stairs. {hero_subj} counted them, so as to know them in the dark.',
      from: '6-8',
    },
    'It was only a few steps, from the window to the bed. But they were the first ones that did not ring.',
  ],
  question: ['<hero>Why does an empty room echo,</hero> asked {hero}, <hero>and not a full one?</hero>'],
  answer: [
    '{hero_subj} clapped, and the wall clapped back. Then they hung up a blanket, and it only clapped a bit. Hard walls throw the sound back. Soft things keep it.',
  ],
};
