import type { SettingMessages } from '../../schema.ts';

export const newSibling: SettingMessages = {
  title: ['The Quietest Room', '{hero} Behind the Closed Door'],
  passage: [
    'Everybody went on tiptoe now, even the ones who were coming home with shopping. {companion} was sitting on the stairs and had left room.',
  ],
  arrive: [
    'It smelled of milk and powder. Feet whispered, doors were closed as if they were made of cake, and up on the landing something very small said: eh.',
  ],
  image: ['On the radiator hung eleven socks in a row, each of them no longer than a thumb.'],
  meet: [
    'The baby was called {helper}. You could see that {helper_he} had not decided on a face yet. <companion>{helper} grabbed my finger,</companion> said {companion}, <companion>and wouldn’t give it back.</companion>',
  ],
  task: [
    '<companion>I’d like a quiet moment with {helper},</companion> said {companion}, <companion>only us. No visitors, no camera. But the door’s shut, because {helper_he}’s meant to be asleep.</companion>',
  ],
  way: ['They went up the stairs at the edge, where they did not creak. On the way they practised not coughing.'],
  obstacle: ['The door was closed. It was quite an ordinary door, with a handle, but today it seemed much higher.'],
  stuck: ['Behind it somebody began to cry, and somebody else said sh, sh, sh. That did not sound as though you should come in.'],
  still: ['Then it was still in there. There was just a bit of breath, two short, one long.'],
  open: [
    'The door opened by itself, or rather, somebody tired opened it, and nodded. So they sat down beside the cot, one on either side. The quiet moment came, and it lasted for eleven breaths.',
  ],
  gift: ['{helper} kicked, and off came a sock. It was so tiny that it fitted on one finger. Nobody said that {hero} should give it back.'],
  homeward: ['They closed the door behind them as you put down an egg.'],
  question: ['<hero>Why does a baby hold on so tight,</hero> asked {hero}, <hero>when it doesn’t even know you?</hero>'],
  answer: [
    'They put a finger into one tiny hand, and it closed. Then into the other one, and it closed too. All babies do it, quite by themselves, right from their first day.',
  ],
};
