import type { SettingMessages } from '../../schema.ts';

export const newSibling: SettingMessages = {
  passage: [
    {
      text: 'Everybody went on tiptoe now, even the ones who were coming home with shopping. {companion} was sitting on the stairs and had left room.',
      from: '6-8',
    },
    '{hero} had been next door for the night. Now {hero_he} came home across the yard, with {hero_his} pyjamas in a bag. {companion} held the door so that it would not bang.',
    'On the door hung a drawing of a bell with a line through it. {companion} had drawn it. So {hero} knocked with one fingertip, on the mat.',
  ],
  arrive: [
    {
      text: 'It smelled of milk and powder. Feet whispered, doors were closed as if they were made of cake, and up on the landing something very small said: eh.',
      from: '6-8',
    },
    'It was warm in there, and everyone whispered. It smelled of milk, of powder, and very slightly of cake.',
    { text: 'It smelled of milk. Sh, said everyone. Sh.', to: '3-5' },
    { text: 'It was warm. Somebody very small said: eh.', to: '3-5' },
    {
      text: 'There were flowers in the bath, because all the vases were full. It smelled of them, and of warm ironing, and everyone looked a bit creased.',
      from: '6-8',
    },
  ],
  image: [
    { text: 'On the radiator hung eleven socks in a row, each of them no longer than a thumb.', from: '6-8' },
    'In the hall stood shoes, many shoes, large ones. In front of them was a pair as big as two walnuts.',
  ],
  meet: [
    'The baby was called {helper}. You could see that {helper_he} had not decided on a face yet. <companion>{helper} grabbed my finger,</companion> said {companion}, <companion>and wouldn’t give it back.</companion>',
    'In the cot lay a bundle. It had a nose. <companion>That is {helper},</companion> whispered {companion}. <companion>You can say it quite loudly in your head.</companion> {helper} opened one hand and shut it again.',
    {
      text: 'In the cot lay the baby. <companion>That’s {helper},</companion> whispered {companion}.',
      to: '3-5',
    },
    { text: 'Two tiny fists. One tiny nose. It was {helper}, the baby.', to: '3-5' },
    {
      text: '{companion} folded back the blanket by one corner. There was an ear under it, as small as a biscuit. <companion>The rest’s {helper} as well,</companion> said {companion}.',
      from: '6-8',
    },
  ],
  way: [
    'They went up the stairs at the edge, where they did not creak. On the way they practised not coughing.',
    'They crept along the hall, past flowers, past aunts. One of the flowers sneezed.',
    'They carried the nappies up, a pile each, with their chins on top. At the landing they had to whisper past.',
  ],
  still: [
    'Then it was still in there. There was just a bit of breath, two short, one long.',
    'The talking stopped downstairs. Now you could hear the clock, and someone very small, who sighed.',
    'The whole house leaned a bit to one side, to listen.',
  ],
  gift: [
    '{helper} kicked, and off came a sock. It was so tiny that it fitted on one finger. Nobody said that {hero} should give it back.',
    {
      text: 'When they left, there was a sock in {hero_gen} hand, as big as a thimble. Nobody knew how it had got there, except {helper}.',
      from: '6-8',
    },
  ],
  homeward: [
    { text: 'They closed the door behind them as you put down an egg.', from: '6-8' },
    'They shut the door, click, and were out in the hall again. There everyone was still talking. It sounded terribly loud.',
    'They went downstairs in socks, with their shoes in their hands, like burglars who have brought something.',
  ],
  question: [
    '<hero>Why does a baby hold on so tight,</hero> asked {hero}, <hero>when it doesn’t even know you?</hero>',
  ],
  answer: [
    'They put a finger into one tiny hand, and it closed. Then into the other one, and it closed too. All babies do it, quite by themselves, right from their first day.',
  ],
};
