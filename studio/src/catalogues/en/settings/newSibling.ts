import type { SettingMessages } from '../../schema.ts';

export const newSibling: SettingMessages = {
  title: ['The Quietest Room', '{hero} Behind the Closed Door'],
  passage: [
    {
      text: 'Everybody went on tiptoe now, even the ones who were coming home with shopping. {companion} was sitting on the stairs and had left room.',
      from: '6-8',
    },
    '{hero} had been next door for the night. Now {hero_he} ran the few steps back, with {hero_his} pyjamas in a bag. {companion} held the door so that it would not bang.',
  ],
  arrive: [
    {
      text: 'It smelled of milk and powder. Feet whispered, doors were closed as if they were made of cake, and up on the landing something very small said: eh.',
      from: '6-8',
    },
    'It was warm in there, and everyone whispered. It smelled of milk, of powder, and very slightly of cake.',
  ],
  image: [
    { text: 'On the radiator hung eleven socks in a row, each of them no longer than a thumb.', from: '6-8' },
    'In the hall stood shoes, many shoes, large ones. In front of them was a pair as big as two walnuts.',
  ],
  meet: [
    'The baby was called {helper}. You could see that {helper_he} had not decided on a face yet. <companion>{helper} grabbed my finger,</companion> said {companion}, <companion>and wouldn’t give it back.</companion>',
    'In the cot lay a bundle. It had a nose. <companion>That is {helper},</companion> whispered {companion}. <companion>You can say it quite loudly in your head.</companion> {helper} opened one hand and shut it again.',
  ],
  task: [
    '<companion>I’d like a quiet moment with {helper},</companion> said {companion}, <companion>only us. No visitors, no camera. But the door’s shut, because {helper_he}’s meant to be asleep.</companion>',
    '<companion>All of them have held {helper},</companion> said {companion}, <companion>the neighbours too. Only we haven’t. We’d just need one quiet moment. But now the door’s shut.</companion>',
  ],
  way: [
    'They went up the stairs at the edge, where they did not creak. On the way they practised not coughing.',
    'They crept along the hall, past flowers, past aunts. One of the flowers sneezed.',
  ],
  obstacle: [
    'The door was closed. It was quite an ordinary door, with a handle, but today it seemed much higher.',
    'There was the door. It was white and shut, and on it hung a note: sleeping.',
  ],
  stuck: [
    'Behind it somebody began to cry, and somebody else said sh, sh, sh. That did not sound as though you should come in.',
    'In there somebody was singing, always the same line. It went on and on.',
  ],
  still: [
    'Then it was still in there. There was just a bit of breath, two short, one long.',
    'The singing stopped. Now you could hear the clock, and someone very small, who sighed.',
  ],
  open: [
    'The door opened by itself, or rather, somebody tired opened it, and nodded. So they sat down beside the cot, one on either side. The quiet moment came, and it lasted for eleven breaths.',
    'The handle went down. A tired grown-up looked out, and smiled, and stepped to one side. They were allowed to put out one finger each. {helper} took both.',
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
  ],
  question: [
    '<hero>Why does a baby hold on so tight,</hero> asked {hero}, <hero>when it doesn’t even know you?</hero>',
  ],
  answer: [
    'They put a finger into one tiny hand, and it closed. Then into the other one, and it closed too. All babies do it, quite by themselves, right from their first day.',
  ],
};
