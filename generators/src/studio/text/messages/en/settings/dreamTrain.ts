import type { SettingMessages } from '../../schema.ts';

export const dreamTrain: SettingMessages = {
  title: ['The Station with the Right Name', '{hero} and the Lost Ticket'],
  passage: [
    'The last thing that could be heard each night was a train, far off. Tonight it came nearer. It stopped just under the window, and somebody put out a small step.',
  ],
  arrive: [
    'The seats were plush and warm, as if someone had just got up. The wheels said the same word over and over, and it smelled of wool and pears.',
  ],
  image: ['Behind each window there was another night. In one it was snowing, in one somebody rowed, and one was just blue.'],
  meet: [
    'Along the aisle came a conductor, who was a bear, with a very small cap. <helper>No hurry,</helper> said the bear. <helper>{helper}. Are you asleep already, or still on the way?</helper>',
  ],
  task: [
    '<helper>You’re for the right station,</helper> said {helper}. <helper>It only stops there if someone shows a ticket. You had one. It was in your hand when you shut your eyes.</helper>',
  ],
  way: ['They walked from carriage to carriage, past sleepers with their mouths open. {helper} tucked in a foot here and there.'],
  obstacle: [
    'The ticket was lost. It was not under the seats, nor between them, and there were as many seats as there are in a whole night.',
  ],
  stuck: ['The train gave a soft whistle and went by a little station without stopping.'],
  still: ['The wheels ran more slowly. Their word had nearly turned into another word.'],
  open: [
    'The ticket had been there all the time, between two fingers, where one keeps things in a dream. {helper} clipped it. Then the brakes sighed, and on the sign was the name of a bed.',
  ],
  gift: [
    '{helper} picked something off the cushion, a crumb of starlight, such as is left on pillows. <helper>Put it under yours,</helper> said {helper}. <helper>It melts.</helper>',
  ],
  homeward: ['The little step was put out once more. The train rolled on, and its word grew smaller, and smaller still.'],
  question: ['<hero>Where do you go when you’re dreaming?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} watched the cat asleep on the next seat. Its paws twitched, and its eyes moved under the lids. It did not go anywhere. The head was running about, and the body had been told to stay.',
  ],
};
