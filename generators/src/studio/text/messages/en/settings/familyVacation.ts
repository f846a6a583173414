import type { SettingMessages } from '../../schema.ts';

export const familyVacation: SettingMessages = {
  title: ['The Bucket and the Other Language', '{hero} Says It Without Words'],
  passage: ['They drove, or rode, or sailed, until nobody asked any more how far it was. {companion} had lost at I spy forty times.'],
  arrive: [
    'The air smelled of sun cream and fish. In the bed there was sand, the mornings had other birds, and even the church bell spoke with an accent.',
  ],
  image: ['On a wall sat seven cats, all looking the same way, like people waiting for a bus.'],
  meet: [
    'At the fence stood the child from next door, who said something long and friendly. <companion>I think that was a name,</companion> said {companion}. <companion>{helper}.</companion> {helper} nodded and pointed at the sea.',
  ],
  task: [
    '<companion>Our bucket’s gone,</companion> said {companion}. <companion>{helper} knows where. But it’s in a language nobody knows, and the day after tomorrow we’re leaving.</companion>',
  ],
  way: [
    'They went down to the beach together, along the white wall. {helper} told them something all the way, and laughed at the right places.',
  ],
  obstacle: ['There it stood between them, that language. It was fast and round, and it had no gaps to get in by.'],
  stuck: ['{helper} said it once more, slower and louder. It was still the same.'],
  still: ['For a while all of them just looked at the sea. That sounded the same in both languages.'],
  open: [
    '{helper} drew it in the sand: a wave, a rock, a bucket. That was all there was to it. Behind the rock the bucket lay on its side, and a crab had already moved in and out.',
  ],
  gift: [
    'On the last day {helper} brought a postcard, with nothing but blue on it. On the back there were two words, one from here and one from there.',
  ],
  homeward: [
    'The way back was longer, as it is with ways back from the sea. They practised the word until everyone in the carriage could say it.',
  ],
  question: ['<hero>How do you learn a word,</hero> asked {hero}, <hero>if there’s nobody to translate?</hero>'],
  answer: [
    'They pointed at things and said them, turn by turn. Bread. Boat. Dog. When two people look at the same thing, the word sticks to it. By evening they had eleven.',
  ],
};
