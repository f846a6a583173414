import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  passage: [
    'The last thing that could be heard each night was a train, far off. Tonight it came nearer. It stopped in the middle of the rug, and somebody put out a small step.',
    'The blanket had pulled itself up into two rails. Something rolled along them, far below, with a light. It rang for {hero} to get on.',
  ],
  arrive: [
    {
      text: 'The seats were plush and warm, as if someone had just got up. The wheels said the same word over and over, and it smelled of wool and pears.',
      from: '6-8',
    },
    'It was dark and soft, and it swayed. There was a smell of clean pyjamas. The wheels said: by and by, by and by.',
  ],
  image: [
    'Behind each window there was another night. In one it was snowing, in one somebody rowed, and one was just blue.',
    { text: 'On a seat a moonbeam was lying, neatly folded. It had a label on.', from: '6-8' },
  ],
  meet: [
    'Along the aisle came a conductor, who was a bear, with a very small cap. <helper>No hurry,</helper> said the bear. <helper>{helper}. Are you asleep already, or still on the way?</helper>',
    '<helper>Anyone else for asleep?</helper> asked a deep voice. A bear came by with a lantern and a punch. <helper>Conductor {helper}. Please don’t get up. Nobody here gets up.</helper>',
  ],
  way: [
    'They walked from carriage to carriage, past sleepers with their mouths open. {helper} tucked in a foot here and there.',
    'They went on tiptoe through the sleeping car. It was the only car there was, but it was long.',
  ],
  still: [
    'The wheels ran more slowly. Their word had nearly turned into another word.',
    'By and by, said the wheels. By and. By.',
  ],
  gift: [
    '{helper} picked something off the cushion, a crumb of starlight, such as is left on pillows. <helper>Put it under yours,</helper> said {helper}. <helper>It melts.</helper>',
    '<helper>That was in your window,</helper> said {helper}. It was a crumb of starlight, no larger than a grain of sleep.',
  ],
  homeward: [
    'The little step was put out once more. The train rolled on, and its word grew smaller, and smaller still.',
    'The two rails sank down and were a blanket. Very far off it still said: by and by.',
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
