import type { SettingMessages } from '../../schema.ts';

export const schoolDay: SettingMessages = {
  title: ['A Name for the Class Pet', '{hero} and the New One in Class'],
  passage: ['The satchel was heavier than usual, although nothing was in it that had not been in it yesterday. It knocked at every step.'],
  arrive: [
    'It smelled of chalk and wet coats. Forty feet scraped, a window was stuck, and somebody dropped a pencil case with everything that was in it.',
  ],
  image: ['On the desk at the back stood two initials, cut in so long ago that the wood had healed round them.'],
  meet: [
    'Next to the coats stood the new one and read all the names on the hooks. <helper>I’m called {helper},</helper> said the new one. <helper>There isn’t one for me yet. I’m in with the lost property.</helper>',
  ],
  task: [
    '<helper>The stick insect hasn’t got a name,</helper> said {helper}. <helper>Before the bell goes we’ve all got to agree on one. In groups. I’m in yours, it says.</helper>',
  ],
  way: ['They pushed two tables together, then three, then two again. {helper} brought the chair with the short leg.'],
  obstacle: ['So there was the group task: one sheet of paper, one pen, and everyone with an opinion.'],
  stuck: ['The sheet was already full, and everything on it had been crossed out. The stick insect had not moved since Friday.'],
  still: ['Through the open window you could hear somebody in the gym bounce a ball, slowly, as if thinking.'],
  open: [
    'Then they all had hold of the sheet at once, and the pen went round. On the board there was a name in the end, and it was {helper_gen} idea with {hero_gen} ending. The stick insect lifted one leg.',
  ],
  gift: [
    'During the last lesson a note came along under the desks, folded eight times. On the inside there was a hook, drawn very exactly, with two names above it.',
  ],
  homeward: ['After the bell the satchel knocked as ever. But now there was a second one knocking, as far as the corner.'],
  question: ['<hero>Why does a stick insect look like a stick?</hero> asked {hero}.'],
  answer: [
    'They laid twenty twigs on the moss, and the insect among them. Everybody looked. It took them four minutes, and birds have less time. Whoever is not found is not eaten.',
  ],
};
