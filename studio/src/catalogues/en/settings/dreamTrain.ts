import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  title: ['The Station with the Right Name', '{hero} and the Lost Ticket'],
  passage: [
    'The last thing that could be heard each night was a train, far off. Tonight it came nearer. It stopped just under the window, and somebody put out a small step.',
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
    'In the luggage net a cloud was lying, neatly folded. It had a label on.',
  ],
  meet: [
    'Along the aisle came a conductor, who was a bear, with a very small cap. <helper>No hurry,</helper> said the bear. <helper>{helper}. Are you asleep already, or still on the way?</helper>',
    '<helper>Anyone else for asleep?</helper> asked a deep voice. A bear came by with a lantern and a punch. <helper>Conductor {helper}. Please don’t get up. Nobody here gets up.</helper>',
  ],
  task: [
    '<helper>You’re for the right station,</helper> said {helper}. <helper>It only stops there if someone shows a ticket. You had one. It was in your hand when you shut your eyes.</helper>',
    '<helper>You’ll be wanting the right station,</helper> said {helper}. <helper>We come by it once. But for that I’d have to see your ticket, and I don’t see one. You had it before you yawned.</helper>',
  ],
  way: [
    'They walked from carriage to carriage, past sleepers with their mouths open. {helper} tucked in a foot here and there.',
    'They went on tiptoe through the sleeping car. It was the only car there was, but it was long.',
  ],
  obstacle: [
    {
      text: 'The ticket was lost. It was not under the seats, nor between them, and there were as many seats as there are in a whole night.',
      from: '6-8',
    },
    'It was a very small ticket, and it was a very large night. It was lost in there somewhere.',
  ],
  stuck: [
    { text: 'The train gave a soft whistle and went by a little station without stopping.', from: '6-8' },
    'A station went by with its lamps on. It was someone else’s.',
  ],
  still: [
    'The wheels ran more slowly. Their word had nearly turned into another word.',
    'By and by, said the wheels. By and. By.',
  ],
  open: [
    {
      text: 'The ticket had been there all the time, between two fingers, where one keeps things in a dream. {helper} clipped it. Then the brakes sighed, and on the sign was the name of a bed.',
      from: '6-8',
    },
    'The ticket was in the cuff of {hero_gen} pyjamas. It had been keeping warm in there. Clip, went the punch. Then they went more slowly. Outside stood a sign, and beneath it a bed, turned down.',
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
};
