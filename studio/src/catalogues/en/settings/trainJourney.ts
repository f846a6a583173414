import type { SettingMessages } from '../../schema.ts';

export const trainJourney: SettingMessages = {
  passage: [
    {
      text: 'The platform was long and windy. {hero_subj} had the ticket in the inside pocket and felt for it at each pillar. Then the rails began to sing.',
      from: '6-8',
    },
    'They had got up before the birds. {hero} had packed the sandwiches at the top, to find them at once. They were gone by the time the train came in.',
    'They were too early, and then, all at once, they were nearly too late. That is how it is with trains. {hero_subj} held on to the bag with the bread.',
  ],
  arrive: [
    {
      text: 'The train rumbled in the soles. It smelled of cold iron and of sandwiches in foil, and whenever a tunnel came, it swallowed what you were saying.',
      from: '6-8',
    },
    'It smelled of dust and oranges. The seat pricked through the trousers, and the wheels said: not yet, not yet, not yet.',
    { text: 'Clack, clack, clack. The seat pricked. It smelled of oranges.', to: '3-5' },
    { text: 'The floor rumbled. Whoosh, went a tunnel.', to: '3-5' },
    {
      text: 'The heating ticked, the window was cold, and in between sat the two of them and were neither. It smelled of apples and newspaper.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'The fields outside unfolded, lay there, and folded up again behind the last carriage.',
      from: '6-8',
    },
    'Somebody had breathed on the window and drawn a house. When the sun fell in, it stood in the middle of the fields.',
  ],
  meet: [
    '<helper>Tickets, please, and good news,</helper> said the conductor. There was a pencil behind each ear. <helper>{helper}, that’s me. Next stop in eight minutes, cows on the right.</helper>',
    'The door slid open, and there stood the conductor with a very large watch. <helper>{helper},</helper> said the conductor. <helper>The watch is slow. But the train doesn’t know.</helper>',
    {
      text: '<helper>Tickets, please,</helper> said the conductor. <helper>I’m {helper}. Cows on the right.</helper>',
      to: '3-5',
    },
    { text: 'The door slid open. It was {helper}, the conductor.', to: '3-5' },
    {
      text: 'Somebody whistled on the platform, somebody jumped on, and they were both the conductor. <helper>{helper},</helper> said the conductor, out of breath. <helper>It’s never left without me. It’s come close.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They walked through seven carriages, while the train under them went the other way round the bends. {helper} held every door.',
    'They sat on the folding seats by the luggage. {helper} showed them how to lean in the bends.',
    'They swayed along to the end, where you can see the rails run out from under you. {helper} stood there for a bit as well. It was allowed.',
  ],
  still: [
    'In the tunnel the lights went down. For three breaths you heard nothing but the wheels.',
    {
      text: 'For one moment all the trains stood still, and a sparrow could be heard, up in the roof.',
      from: '6-8',
    },
    'The train stood, in the middle of nowhere, and ticked like a stove.',
  ],
  gift: [
    '{helper} took the ticket and punched it, very slowly. The hole was a star. <helper>I only do that on Thursdays,</helper> said {helper}. It was Tuesday.',
    '{helper} clipped the ticket twice, left and right. Now it had two eyes. <helper>So it can look out,</helper> said {helper}.',
  ],
  homeward: [
    {
      text: 'The rails sang on for a while, when the train had gone. Then it was just the platform again, and it stood quite still.',
      from: '6-8',
    },
    'It was the last stop, and {hero} got off last. The wheels were still saying something, and it was now: again, again.',
    'The floor under their feet did not move. It took three steps for the knees to believe it.',
  ],
  question: [
    '<hero>Why do the near trees rush past,</hero> asked {hero}, <hero>and the hills hardly move?</hero>',
  ],
  answer: [
    '{hero_subj} held up a thumb and moved {hero_his} head. The thumb jumped, and the church behind it stayed. What is near changes its place before your eye. What is far away takes its time.',
  ],
};
