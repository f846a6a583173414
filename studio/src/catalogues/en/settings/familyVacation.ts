import type { SettingMessages } from '../../schema.ts';

export const familyVacation: SettingMessages = {
  passage: [
    'They drove, or rode, or sailed, until nobody asked any more how far it was. {companion} had lost at I spy forty times.',
    'They had been on the way since it was dark. {companion} slept on {hero_gen} shoulder and said aubergine, just once, and quite clearly.',
    'First it got flat, then it got hot, and then {companion} said, with a nose against the window: blue.',
  ],
  arrive: [
    {
      text: 'The air smelled of sun cream and fish. In the bed there was sand, the mornings had other birds, and even the church bell spoke with an accent.',
      from: '6-8',
    },
    'It was warm even in the shade. The sea went hush, and it smelled of garlic and thyme. The stones on the path were so warm that you walked faster.',
    { text: 'It was hot. Hush, went the sea. It smelled of salt.', to: '3-5' },
    { text: 'The stones were warm. Crickets went zirp, zirp.', to: '3-5' },
    {
      text: 'The shutters cut the light in slices. Outside, somebody swept, somebody sang, and from somewhere came the smell of pepper and hot rubber rings.',
      from: '6-8',
    },
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
    {
      text: 'A child waved. <companion>That’s {helper},</companion> said {companion}. <companion>From next door.</companion>',
      to: '3-5',
    },
    {
      text: 'Up came a ball, and then a face. <companion>{helper}!</companion> said {companion}.',
      to: '3-5',
    },
    {
      text: 'The child from next door had a crab in a bucket, and pointed from the one to the other. <companion>One of them’s called {helper},</companion> said {companion}. They tried it out on the child first.',
      from: '6-8',
    },
  ],
  way: [
    {
      text: 'They went down to the beach together, along the white wall. {helper} told them something all the way, and laughed at the right places.',
      from: '6-8',
    },
    '{helper} went ahead, barefoot, on the hot stones. {hero} came behind, as on a griddle.',
    {
      text: 'They went to the harbour by the steps, all one hundred of them, and {helper} counted along, in the other language. It came to the same.',
      from: '6-8',
    },
  ],
  still: [
    'For a while all of them just looked at the sea. That sounded the same in both languages.',
    'The sun was right overhead. Even the crickets took a break, and somewhere a spoon was laid down.',
    'The wind turned. All the boats turned round to look.',
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
    'The suitcase shut more easily than at home, although there were stones in it. {companion} had left out the woollen jumper, on purpose.',
  ],
  question: [
    '<hero>How do you learn a word,</hero> asked {hero}, <hero>if there’s nobody to translate?</hero>',
  ],
  answer: [
    'They pointed at things and said them, turn by turn. Bread. Boat. Dog. When two people look at the same thing, the word sticks to it. By evening they had eleven.',
  ],
};
