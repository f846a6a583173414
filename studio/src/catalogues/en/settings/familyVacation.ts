import type { SettingMessages } from '../../schema.ts';

export const familyVacation: SettingMessages = {
  passage: [
    'They drove, or rode, or sailed, until nobody asked any more how far it was. {companion} had lost at I spy forty times.',
    'They had been on the way since it was dark. {companion} slept on {hero_gen} shoulder and said aubergine, just once, and quite clearly.',
  ],
  arrive: [
    {
      text: 'The air smelled of sun cream and fish. In the bed there was sand, the mornings had other birds, and even the church bell spoke with an accent.',
      from: '6-8',
    },
    'It was warm even in the shade. The sea went hush, and it smelled of garlic and thyme. The stones on the path were so warm that you walked faster.',
  ],
  image: [
    {
      text: 'On a wall sat seven cats, all looking the same way, like people waiting for a bus.',
      from: '6-8',
    },
    'An old man was sitting outside a shop that sold nothing but hats. He had none on.',
  ],
  meet: [
    'At the fence stood the child from next door, who said something long and friendly. <companion>I think that was a name,</companion> said {companion}. <companion>{helper}.</companion> {helper} nodded and pointed at the sea.',
    'A ball came over the wall, then a face. It said something with a lot of o in it. <companion>Hello,</companion> said {companion}, and pointed at the two of them. The face laughed and pointed at itself. <companion>{helper}!</companion> cried {companion}. <companion>That has to be the name.</companion>',
  ],
  way: [
    {
      text: 'They went down to the beach together, along the white wall. {helper} told them something all the way, and laughed at the right places.',
      from: '6-8',
    },
    '{helper} went ahead, barefoot, on the hot stones. {hero} and {companion} hopped behind.',
  ],
  still: [
    'For a while all of them just looked at the sea. That sounded the same in both languages.',
    'The sun was right overhead. Even the crickets took a break, and somewhere a spoon was laid down.',
  ],
  gift: [
    {
      text: 'On the last day {helper} brought a postcard, with nothing but blue on it. On the back there were two words, one from here and one from there.',
      from: '6-8',
    },
    'On the last evening there was a postcard on the wall, of the harbour. {helper} had drawn in three stick people, right at the front. One was hopping.',
  ],
  homeward: [
    'The way back was longer, as it is with ways back from the sea. They practised the word until everyone in the carriage could say it.',
    'It was the same sun in the train window, all day, and in the evening it was another.',
  ],
  question: [
    '<hero>How do you learn a word,</hero> asked {hero}, <hero>if there’s nobody to translate?</hero>',
  ],
  answer: [
    'They pointed at things and said them, turn by turn. Bread. Boat. Dog. When two people look at the same thing, the word sticks to it. By evening they had eleven.',
  ],
};
