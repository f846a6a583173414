import type { SettingMessages } from '../../schema.ts';

export const schoolDay: SettingMessages = {
  passage: [
    'The school bag was heavier than usual, although nothing was in it that had not been in it yesterday. It knocked at every step.',
    {
      text: '{hero} walked past the bakery, past the dog, past the third lamp post. From there you could hear the playground, like a kettle just before it boils.',
      from: '6-8',
    },
    'They came from all directions, with wet hair and half a bread roll. At the gate it got narrow, and you were a class.',
  ],
  arrive: [
    {
      text: 'It smelled of chalk and wet coats. Forty feet scraped, a window was stuck, and somebody dropped a pencil case with everything that was in it.',
      from: '6-8',
    },
    'The corridor echoed. It smelled of wet jackets and bananas, and the floor squeaked under new shoes.',
    { text: 'It smelled of chalk. Squeak, went the shoes.', to: '3-5' },
    { text: 'The bell went ding. Forty chairs went scrape.', to: '3-5' },
  ],
  image: [
    {
      text: 'On the desk at the back stood two initials, cut in so long ago that the wood had healed round them.',
      from: '6-8',
    },
    'There was one glove lying on the radiator. It waved a bit in the warm air.',
    'On the board it said Tuesday. It was not Tuesday, but it was written so nicely that nobody wiped it off.',
    'Above the basin hung eleven painted suns, and one potato.',
  ],
  meet: [
    'Next to the coats stood the new one and read all the names on the hooks. <helper>I’m called {helper},</helper> said the new one. <helper>There isn’t a hook for me yet. I’m in with the lost property.</helper>',
    'At the front, by the board, stood the new one with a plant in a pot. <helper>This is Gerald,</helper> said the new one, <helper>and I’m called {helper}. We’ve both just been repotted.</helper>',
    { text: 'A new child stood by the coats. <helper>I’m {helper},</helper> it said.', to: '3-5' },
    {
      text: '<helper>Is this the right room?</helper> asked a new child. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'They pushed two tables together, then three, then two again. {helper} brought the chair with the short leg.',
    'They carried the wet paint water to the basin, very slowly. {helper} walked behind and watched the floor.',
    'They went the long way, by the music room, because somebody was getting it wrong there so well. {helper} hummed along.',
  ],
  still: [
    {
      text: 'Through the open window you could hear somebody in the gym bounce a ball, slowly, as if thinking.',
      from: '6-8',
    },
    'The chalk had stopped squeaking. A jacket slid off its hook, all by itself.',
  ],
  gift: [
    'During the last lesson a note came along under the desks, folded eight times. On the inside there was a hook, drawn very exactly, with two names above it.',
    'In {hero_gen} pencil case lay a note, folded into a boat. It said: see you tomorrow. Beneath it somebody had drawn the sea.',
  ],
  homeward: [
    'After the bell the bag knocked as ever. But now there was a second one knocking, as far as the corner.',
    {
      text: 'The third lamp post, the dog, the bakery. {hero} told each of them how it had gone.',
      from: '6-8',
    },
    'When the bell had gone, they stood for a bit by the gate, and it was just a street again.',
  ],
  question: ['<hero>Why does a stick insect look like a stick?</hero> asked {hero}.'],
  answer: [
    'They laid twenty twigs on the moss, and the insect among them. Everybody looked. It took them four minutes, and birds have less time. Whoever is not found is not eaten.',
  ],
};
