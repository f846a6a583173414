import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  passage: [
    'The last thing that could be heard each night was a train, far off. Tonight it came nearer. It stopped in the middle of the rug, and somebody put out a small step.',
    'The blanket had pulled itself up into two rails. Something rolled along them, far below, with a light. It rang for {hero} to get on.',
    'The stripe of light under the door had begun to move. It came in, and was longer than one had thought, and in each of its windows somebody was yawning.',
  ],
  arrive: [
    {
      text: 'The seats were plush and warm, as if someone had just got up. The wheels said the same word over and over, and it smelled of wool and pears.',
      from: '6-8',
    },
    'It was dark and soft, and it swayed. There was a smell of clean pyjamas. The wheels said: by and by, by and by.',
    { text: 'It was dark and soft. By and by, said the wheels.', to: '3-5' },
    { text: 'The seats were warm. It smelled of pyjamas.', to: '3-5' },
    {
      text: 'You sank in a little wherever you sat. It was the warmth of blankets there, and somebody far in front was humming what the wheels were saying.',
      from: '6-8',
    },
  ],
  image: [
    'Behind each window there was another night. In one it was snowing, in one somebody rowed, and one was just blue.',
    { text: 'On a seat a moonbeam was lying, neatly folded. It had a label on.', from: '6-8' },
  ],
  meet: [
    'Along the aisle came a conductor, who was a bear, with a very small cap. <helper>No hurry,</helper> said the bear. <helper>{helper}. Are you asleep already, or still on the way?</helper>',
    '<helper>Anyone else for asleep?</helper> asked a deep voice. A bear came by with a lantern and a punch. <helper>Conductor {helper}. Please don’t get up. Nobody here gets up.</helper>',
    {
      text: 'A bear had a lantern. <helper>No hurry,</helper> said the bear. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    { text: 'Pad, pad, pad. It was {helper}, the conductor bear.', to: '3-5' },
    {
      text: '<helper>I’ll only punch it very gently,</helper> whispered a bear with a lantern. The hole was in the shape of a sheep. <helper>{helper}. You can keep the bit.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They walked from carriage to carriage, past sleepers with their mouths open. {helper} tucked in a foot here and there.',
    'They went on tiptoe through the sleeping car. It was the only car there was, but it was long.',
    'They went forward, past a compartment that was full of lost slippers. {helper} held up one, and looked, and shook {helper_his} head.',
  ],
  still: [
    'The wheels ran more slowly. Their word had nearly turned into another word.',
    'By and by, said the wheels. By and. By.',
    'The engine breathed in, and forgot to breathe out, and then remembered.',
  ],
  gift: [
    '{helper} picked something off the cushion, a crumb of starlight, such as is left on pillows. <helper>Put it under yours,</helper> said {helper}. <helper>It melts.</helper>',
    '<helper>That was in your window,</helper> said {helper}. It was a crumb of starlight, no larger than a grain of sleep.',
  ],
  homeward: [
    'The little step was put out once more. The train rolled on, and its word grew smaller, and smaller still.',
    'The two rails sank down and were a blanket. Very far off it still said: by and by.',
    'The windows went by, one after another, and out under the door. The last one was the stripe of light, and it stayed.',
  ],
  question: ['<hero>Where do you go when you’re dreaming?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} watched the cat asleep on the next seat. Its paws twitched, and its eyes moved under the lids. It did not go anywhere. The head was running about, and the body had been told to stay.',
  ],
  play: [
    'The bed was a train, with two pillows for carriages. It was a slow one. At each station somebody got on, and most of them had button eyes.',
    'Three chairs stood one behind the other, and the bear was the conductor. He punched all the tickets with one paw. Outside, the wardrobe went by, and then it went by again.',
  ],
  unplay: [
    'Then the train stopped for supper, for twenty minutes. The bear stayed on, to keep the seats.',
    'Three chairs were wanted at the table. The carriages said by and by, and then they were pillows.',
  ],
};
