import type { SettingMessages } from '../../schema.ts';

export const movingDay: SettingMessages = {
  passage: [
    {
      text: 'The old house was empty now, and it said everything twice. They went into each room once more, all of them. Then a door slammed, and they drove off behind the van.',
      from: '6-8',
    },
    '{hero_subj} said goodbye to the tap, the door handle, and the crack in the ceiling that looked like a camel. Then the van hooted.',
    'On each box there was a word, and on {hero_gen} it said: last in, first out. {hero_subj} sat on it until the van came.',
  ],
  arrive: [
    {
      text: 'The new rooms answered back when you spoke. It smelled of paint and cardboard, and the tape screeched every time that somebody found a cup.',
      from: '6-8',
    },
    'Every step rang. It smelled of paint, and of other people’s cooking. A window was tipped open at the top, and out there was a new sort of noise.',
    { text: 'Step, said the floor. Step, step. It smelled of paint.', to: '3-5' },
    { text: 'Boxes, boxes, boxes. Hello, said the echo. Hello.', to: '3-5' },
    {
      text: 'It smelled of plaster and bananas. A bare bulb swung from the ceiling, and all the shadows went to and fro, to see who had come.',
      from: '6-8',
    },
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
    { text: 'A child ate toast on the stairs. <helper>I’m {helper},</helper> said the child.', to: '3-5' },
    {
      text: 'Crunch. <helper>I live below,</helper> said a child with toast. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Thirty-one,</helper> said a child with toast, on the third step. <helper>Boxes. I’ve been counting. {helper}, from underneath.</helper> It sounded like a good place to be from.',
      from: '6-8',
    },
  ],
  way: [
    'They made their way through, over carpets, under a table that was standing on another table. {helper} knew all the light switches.',
    {
      text: '{helper} showed {hero_him} the squeaky board, the draughty corner, and the place where you can hear the bakery.',
      from: '6-8',
    },
    'They slid down the hall on a flat box, once, to find out how long it was. {helper} had known, but said nothing.',
  ],
  still: [
    'Out there the van drove off. Then it was so quiet in the house that you could hear it settling round them.',
    'They held their breath. In the empty house a tap was dripping, slowly, to make itself known.',
    'The last box had been set down. The house moved its shoulders, once, and was quiet.',
  ],
  gift: [
    '{helper} held out a key on a string. <helper>For the yard gate,</helper> said {helper}. <helper>So we can both get in when it rains.</helper>',
    'Something hung on the door handle. It was a key on a bit of red string. <helper>For our yard,</helper> said {helper}. <helper>Everyone who lives here has got one. Now you live here.</helper>',
  ],
  homeward: [
    {
      text: 'They had taken the last box to the van, and walked back. It was the first time that anybody went home to the new door. It was found at the second try.',
      from: '6-8',
    },
    'They fetched a loaf from the new bakery. Going home was the wrong way round today, and {hero_subj} learned it by heart, lamp post by lamp post.',
    'The key was so new that it scratched. It went in upside down, and then the right way, and then that was home.',
  ],
  question: ['<hero>Why does an empty room echo,</hero> asked {hero}, <hero>and not a full one?</hero>'],
  answer: [
    '{hero_subj} clapped, and the wall clapped back. Then they hung up a blanket, and it only clapped a bit. Hard walls throw the sound back. Soft things keep it.',
  ],
};
