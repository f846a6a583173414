import type { SettingMessages } from '../../schema.ts';

export const candlelightLibrary: SettingMessages = {
  title: ['The Book That Would Not Sleep', '{hero} Among the Candles', 'One Shelf Higher'],
  passage: [
    'Beside the wardrobe stood a door no taller than a chair. In the daytime it was never there. {hero_subj} knocked, because of its size, and it opened inwards.',
    {
      text: 'One of the books on the shelf had a handle. {hero_subj} pulled, and the whole shelf swung open like a gate.',
      from: '6-8',
    },
  ],
  arrive: [
    'It smelled of beeswax and old paper. Somewhere pages were turning, though nobody was reading. The carpet was so thick that it swallowed every step.',
    {
      text: 'The warmth of a hundred candles lay on the skin like a hand. All around there was a rustling, soft and even, as in a stable at night.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'The ladders had small wheels, and one of them was rolling along by itself, looking for a shelf.',
      from: '6-8',
    },
    'Some of the books breathed in. Some of them breathed out.',
  ],
  meet: [
    'On the lowest step sat a mouse with a candle stub. <helper>Good evening,</helper> whispered the mouse. <helper>I am {helper}. I put the books to bed.</helper>',
    'A mouse came down a bookmark as if it were a rope. <helper>{helper},</helper> said the mouse, and bowed. <helper>Night shift.</helper>',
  ],
  task: [
    '<helper>They are all asleep but one,</helper> said {helper}. <helper>It has not been shut for three nights, and it wakes the others. It sits up there, and I can’t get up the tall ladder.</helper>',
    '{helper} sighed a very small sigh. <helper>There is a restless book at the top. If it isn’t closed by the time the candles are down, nobody here will sleep.</helper>',
  ],
  way: [
    'They walked between the shelves on tiptoe, past the atlases, which snored, and the cookery books, which smelled of cinnamon.',
    '{helper} went ahead with the candle, and the shadows of the shelves stepped aside.',
  ],
  obstacle: [
    {
      text: 'The tall ladder stood at the end. It had more rungs than you could count from below, and it swayed a little, like a reed.',
      from: '6-8',
    },
    'In front of the last shelf rose the tall ladder. Its top was so far up that it had its own weather.',
  ],
  stuck: [
    'Dust came down like snow. A fat red book woke up and grumbled.',
    { text: 'Up there the restless book flapped twice and moved one shelf higher.', from: '6-8' },
  ],
  still: [
    'One candle burned a little lower. The whole library breathed in, and the whole library breathed out.',
    {
      text: 'A page drifted down through the light, turning over once on the way, like someone in bed.',
      from: '6-8',
    },
  ],
  open: [
    'Rung by rung it went up, and the ladder kept still. The restless book lay down in {hero_gen} arms, as heavy as a cat. It only wanted its last page to be read.',
    'The tall ladder leaned down a little to meet them. And there was the book, trembling at the edges. {hero_subj} closed it as you close a door on somebody asleep.',
  ],
  gift: [
    {
      text: '{helper} drew a bookmark out of the candle box, a red one with a frayed end. <helper>So that you know where you were,</helper> {helper_he} whispered.',
      from: '6-8',
    },
    'From between the pages slid a bookmark. <helper>Keep it,</helper> said {helper}. <helper>The book knows its place now.</helper>',
  ],
  homeward: [
    '{helper} lit the way with the candle stub. The small door shut behind them with the sound of a page.',
    {
      text: 'They went back past the cookery books and the atlases, and one by one the candles bowed.',
      from: '6-8',
    },
  ],
  question: [
    '<hero>How does the story get into the book,</hero> asked {hero}, <hero>and why doesn’t it fall out?</hero>',
  ],
  answer: [
    '{hero_subj} opened the book quite flat and looked down its back. There was thread in there. The pages were folded in small bundles, and every bundle was sewn to the next.',
  ],
};
