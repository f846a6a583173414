import type { SettingMessages } from '../../schema.ts';

export const cloudKingdom: SettingMessages = {
  passage: [
    '{hero_subj} was lying on {hero_his} back in the grass. One cloud had a handle. {hero_subj} only meant to try whether it came off.',
    '{hero_gen} kite went up, and up, and then it got caught. The string was firm. {hero_subj} tugged at it twice, and the string pulled {hero_him} up, as gently as a lift.',
    'The feather had come out of the pillow, and would not be blown away. It went up. {hero_subj} held on to it, with two fingers, to see how far.',
  ],
  arrive: [
    {
      text: 'The floor gave, like new bread. It was so quiet that {hero} heard {hero_his} own blinking, and the pink light smelled faintly of toast.',
      from: '6-8',
    },
    'It was soft and cool, and a bit damp about the ankles. It smelled of clean sheets. Far below a dog barked, quite small.',
    { text: 'It was soft and cool. Puff, went each step.', to: '3-5' },
    { text: 'It smelled of clean sheets. Far down a dog barked.', to: '3-5' },
  ],
  image: [
    {
      text: 'A washing line hung there, from tower to tower, with small clouds on it, pegged by the ears.',
      from: '6-8',
    },
    {
      text: 'Somebody had tied a boat to the chimney. The anchor hung down through the floor, into a street.',
      from: '6-8',
    },
    'A small cloud was tied to a fence by a string. It lay there like a dog outside a shop.',
    'On a window sill of mist stood three jars. In them was thunder, and it was labelled.',
  ],
  meet: [
    'A goose came up with a bucket. <helper>Weather office,</helper> said the goose. <helper>{helper}. If it’s about the drizzle, that wasn’t us.</helper>',
    '<helper>Name, height, favourite weather?</helper> asked a goose with a pencil in its beak. <helper>I’m {helper}. I do the forecast. It’s right, but not always on the right day.</helper>',
    {
      text: 'A goose had a bucket. <helper>Weather,</helper> said the goose. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: '<helper>Honk,</helper> said a goose with a pencil. <helper>I’m {helper}. Sun or rain?</helper>',
      to: '3-5',
    },
  ],
  way: [
    'They waded up to their knees. {helper} knew where the floor was thick, and where you would come out above the sea.',
    'They walked round the holes. Through one of them you could see a man who was having his hair cut.',
    'They jumped from bank to bank, over the blue. {helper} flew across, with her eyes shut, because of the height.',
  ],
  still: [
    'One big cloud breathed in. For a long moment it did not breathe out.',
    'A flake of cloud sank down. When it touched the ground, it was not there any more.',
    'No wind. The whole kingdom stood still, over a field, like a cow.',
  ],
  gift: [
    '{helper} pulled a thread from the hem of a cloud and wound it round {hero_gen} finger. <helper>For foggy days,</helper> said {helper}. <helper>It leads upwards.</helper>',
    '{helper} pulled at the sleeve of a cloud. It gave a thread, and the thread did not end. <helper>Enough?</helper> asked {helper}. It was enough for one pocket.',
  ],
  homeward: [
    '{hero_subj} came down with the dew. The grass was wet, and the sky had no handle any more.',
    'The string let itself down, hand over hand. The kite came after, and it was a little damp.',
    'The feather let them down as slowly as it could. It landed on the pillow, and crept back in.',
  ],
  question: ['<hero>What’s a cloud made of,</hero> asked {hero}, <hero>and why doesn’t it fall down?</hero>'],
  answer: [
    '{hero_subj} put {hero_his} hand in, and it came out wet. A cloud is made of drops, finer than flour. They do fall, but so slowly that the rising air keeps them up.',
  ],
  play: [
    'The big bed was a cloud, because of the covers. It gave at every step. The carpet was the town, a long way down, and one did not look at it for long.',
    'All the cushions in the house lay in the hall. They were clouds, and one walked from cloud to cloud. Whoever trod on the tiles was rain.',
  ],
  unplay: [
    'Then somebody called that there was soup. The clouds were covers again and had to be shaken out, at both ends.',
    'The clouds were put back on the chairs they had come from. They were still warm, and people sat down on them to supper.',
  ],
};
