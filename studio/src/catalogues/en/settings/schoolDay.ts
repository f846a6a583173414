import type { SettingMessages } from '../../schema.ts';

export const schoolDay: SettingMessages = {
  title: ['A Name for the Class Pet', '{hero} and the New One in Class'],
  passage: [
    'The satchel was heavier than usual, although nothing was in it that had not been in it yesterday. It knocked at every step.',
    {
      text: '{hero} walked past the bakery, past the dog, past the third lamp post. From there you could hear the playground, like a kettle just before it boils.',
      from: '6-8',
    },
  ],
  arrive: [
    {
      text: 'It smelled of chalk and wet coats. Forty feet scraped, a window was stuck, and somebody dropped a pencil case with everything that was in it.',
      from: '6-8',
    },
    'The corridor echoed. It smelled of wet jackets and bananas, and the floor squeaked under new shoes.',
  ],
  image: [
    {
      text: 'On the desk at the back stood two initials, cut in so long ago that the wood had healed round them.',
      from: '6-8',
    },
    'There was one glove lying on the radiator. It waved a bit in the warm air.',
  ],
  meet: [
    'Next to the coats stood the new one and read all the names on the hooks. <helper>I’m called {helper},</helper> said the new one. <helper>There isn’t one for me yet. I’m in with the lost property.</helper>',
    'At the front, by the board, stood the new one with a plant in a pot. <helper>This is Gerald,</helper> said the new one, <helper>and I’m called {helper}. We’ve both just been repotted.</helper>',
  ],
  task: [
    '<helper>The stick insect hasn’t got a name,</helper> said {helper}. <helper>Before the bell goes we’ve all got to agree on one. In groups. I’m in yours, it says.</helper>',
    '<helper>The stick insect needs a name,</helper> said {helper}. <helper>By the time the bell goes. It says here: as a group. How do you do that here?</helper>',
  ],
  way: [
    'They pushed two tables together, then three, then two again. {helper} brought the chair with the short leg.',
    'They carried the terrarium to the window, very slowly. {helper} walked behind it and watched the lid.',
  ],
  obstacle: [
    'So there was the group task: one sheet of paper, one pen, and everyone with an opinion.',
    'What stood in the way was called a group task. It was a big white sheet of paper, and five people were leaning on it.',
  ],
  stuck: [
    'The sheet was already full, and everything on it had been crossed out. The stick insect had not moved since Friday.',
    'Somebody had drawn a line down the middle of the sheet. Nobody knew who was on which side.',
  ],
  still: [
    {
      text: 'Through the open window you could hear somebody in the gym bounce a ball, slowly, as if thinking.',
      from: '6-8',
    },
    'The chalk had stopped squeaking. A jacket slid off its hook, all by itself.',
  ],
  open: [
    'Then they all had hold of the sheet at once, and the pen went round. On the board there was a name in the end, and it was {helper_gen} idea with {hero_gen} ending. The stick insect lifted one leg.',
    'They wrote all the letters on bits of paper and threw them in the air. What came down, they put in order, together. It made a name, and it was such a good one that the stick insect turned round.',
  ],
  gift: [
    'During the last lesson a note came along under the desks, folded eight times. On the inside there was a hook, drawn very exactly, with two names above it.',
    'In {hero_gen} pencil case lay a note, folded into a boat. It had the name of the stick insect on it, and beneath it: see you tomorrow.',
  ],
  homeward: [
    'After the bell the satchel knocked as ever. But now there was a second one knocking, as far as the corner.',
    { text: 'The dog, the bakery, the lamp post. {hero} told each of them the name.', from: '6-8' },
  ],
  question: ['<hero>Why does a stick insect look like a stick?</hero> asked {hero}.'],
  answer: [
    'They laid twenty twigs on the moss, and the insect among them. Everybody looked. It took them four minutes, and birds have less time. Whoever is not found is not eaten.',
  ],
};
