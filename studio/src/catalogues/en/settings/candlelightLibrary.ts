import type { SettingMessages } from '../../schema.ts';

export const candlelightLibrary: SettingMessages = {
  passage: [
    'Beside the wardrobe stood a door no taller than a chair. In the daytime it was never there. {hero_subj} knocked, because of its size, and it opened inwards.',
    {
      text: 'One of the books on the shelf had a handle. {hero_subj} pulled, and the whole shelf swung open like a gate.',
      from: '6-8',
    },
    {
      text: 'The torch under the blanket went out. But the page went on shining, and there was a candle in the picture, and then it was in front of the picture.',
      from: '6-8',
    },
  ],
  arrive: [
    'It smelled of beeswax and old paper. Somewhere pages were turning, though nobody was reading. The carpet was so thick that it swallowed every step.',
    {
      text: 'The warmth of a hundred candles lay on the skin like a hand. All around there was a rustling, soft and even, as in a stable at night.',
      from: '6-8',
    },
    { text: 'Candles. Books. It smelled of honey. The carpet was soft as moss.', to: '3-5' },
    { text: 'It was warm and gold. Flip, flip, went a page somewhere.', to: '3-5' },
    {
      text: 'The air was thick and golden, like tea with the light behind it. Somebody had dropped a word, and it was still rolling.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'The ladders had small wheels, and one of them was rolling along by itself, looking for a shelf.',
      from: '6-8',
    },
    'Some of the books breathed in. Some of them breathed out.',
    'Between two thick books slept a thin one. They had moved apart to give it room.',
    'A book had fallen open at a picture of the sea, and the carpet in front of it was damp.',
  ],
  meet: [
    'On the lowest step sat a mouse with a candle stub. <helper>Good evening,</helper> whispered the mouse. <helper>I am {helper}. I put the books to bed.</helper>',
    'A mouse came down a bookmark as if it were a rope. <helper>{helper},</helper> said the mouse, and bowed. <helper>Night shift.</helper>',
    {
      text: 'A mouse held a candle stub. <helper>Sh,</helper> said the mouse. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Pat, pat, pat. It was a mouse in slippers. <helper>{helper},</helper> it whispered.',
      to: '3-5',
    },
    {
      text: '<helper>Have you a ticket?</helper> asked a library mouse from behind a very large book. {hero} had none. <helper>Good,</helper> said the mouse. <helper>Then you’re not overdue. {helper}.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They walked between the shelves on tiptoe, past the atlases, which snored, and the cookery books, which smelled of cinnamon.',
    '{helper} went ahead with the light, and the shadows of the shelves stepped aside.',
    '{helper} knew the short cut, through the gap where a book on bears was out on loan.',
  ],
  still: [
    'One candle burned a little lower. The whole library breathed in, and the whole library breathed out.',
    {
      text: 'A page drifted down through the light, turning over once on the way, like someone in bed.',
      from: '6-8',
    },
    'All the books held their breath at the same comma.',
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
    {
      text: 'The candle drew back into the picture. Somebody turned the page from the other side.',
      from: '6-8',
    },
  ],
  question: [
    '<hero>How does the story get into the book,</hero> asked {hero}, <hero>and why doesn’t it fall out?</hero>',
  ],
  answer: [
    '{hero_subj} opened the book quite flat and looked down its back. There was thread in there. The pages were folded in small bundles, and every bundle was sewn to the next.',
  ],
  play: [
    'The bed was a library, because there were books in it. They lay there side by side and had to be tucked in. The thick one wanted to be by the wall.',
    'Behind the armchair stood all the picture books, with their backs to the room. A torch was the candle. One only whispered, since the dictionary was asleep already.',
  ],
  unplay: [
    'Then somebody called for supper, and called again. The books were laid in a pile, the largest at the bottom, so that none should fall out of bed.',
    'The torch went off, and it was just the space behind the armchair. The dictionary had not noticed anything.',
  ],
};
