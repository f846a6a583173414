import type { Tables } from '../../schema.ts';

export const humorous: NonNullable<Tables['trait']['humorous']> = {
  home: [
    'At breakfast {hero} wore the egg cosy. By now nobody looked up, so {hero_he} had begun to wear two.',
    '{hero_subj} could raise one eyebrow, and then, after a pause, the other. It had taken a whole winter.',
    {
      text: 'Once {hero} slipped on the kitchen floor, slid under the table, and ordered soup from down there.',
      from: '6-8',
    },
    {
      text: '{hero_subj} greeted {hero_his} own reflection every morning, and always let it go first.',
      from: '6-8',
    },
    'There was a drawing of the head teacher in {hero_gen} exercise book. The head teacher had asked for a copy.',
    {
      text: '{hero_subj} had taught the parrot next door to say: who are you calling a parrot?',
      from: '6-8',
    },
    { text: 'If there was a silence, {hero} felt sorry for it and put something in.', from: '6-8' },
    {
      text: '{hero_subj} laughed at {hero_his} own jokes before {hero_he} had told them, so that everybody could get ready.',
      from: '6-8',
    },
    'When the lights went out, {hero} said: nobody move, I have lost the cake. There had not been a cake.',
    '{hero_gen} socks never matched. They had met at a party, {hero_he} said.',
  ],
  firstMove: [
    '<hero>After you,</hero> said {hero} to it, and bowed. It did not go first.',
    {
      text: '{hero_subj} knocked, as if somebody were at home, and said {hero_he} had come about the piano.',
      from: '6-8',
    },
    '<hero>I’ve seen bigger,</hero> said {hero}. <hero>On stamps.</hero>',
    '{hero_subj} made a face at it. It was one of {hero_his} best, and it was wasted.',
    '{hero_subj} asked it whether it had an appointment.',
    '<hero>It looks like my uncle,</hero> said {hero}. <hero>Before coffee.</hero>',
  ],
  helps: [
    '{hero_subj} tripped over {hero_his} own foot, sat down hard, and thanked the floor for coming. Somebody snorted. That was a start.',
    'There was a joke for this. {hero_subj} felt it on {hero_his} tongue, looked round, and for once put it back.',
    '<hero>I’ve got a leaf stuck to me somewhere, haven’t I?</hero> said {hero}. {hero_subj} had. It was a large one.',
    {
      text: 'It came to {hero} that nobody had laughed for some time, and that {hero_he} had not been listening out for anything else.',
      from: '6-8',
    },
    '{hero_subj} told it to {hero_himself} as a funny story. It was quite funny, up to the part where somebody turned away.',
    'When your own knees shake, it does help to introduce them to each other. {hero_subj} did so.',
  ],
};
