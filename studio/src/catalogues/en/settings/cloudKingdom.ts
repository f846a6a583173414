import type { SettingMessages } from '../../schema.ts';

export const cloudKingdom: SettingMessages = {
  title: ['A Drop of Evening', '{hero} and the Sleepy Thundercloud'],
  passage: [
    '{hero_subj} was lying on {hero_his} back in the grass. One cloud had a handle. {hero_subj} only meant to try whether it came off.',
    '{hero_gen} kite went up, and up, and then it got caught. The string was firm. {hero_subj} tugged at it twice, and then {hero_he} climbed.',
  ],
  arrive: [
    {
      text: 'The floor gave, like new bread. It was so quiet that {hero} heard {hero_his} own blinking, and the pink light smelled faintly of toast.',
      from: '6-8',
    },
    'It was soft and cool, and a bit damp about the ankles. It smelled of clean sheets. Far below a dog barked, quite small.',
  ],
  image: [
    {
      text: 'A washing line hung there, from tower to tower, with small clouds on it, pegged by the ears.',
      from: '6-8',
    },
    'Somebody had left a boat on the roof. The anchor hung down into a street.',
  ],
  meet: [
    'A goose came up with a bucket. <helper>Weather office,</helper> said the goose. <helper>{helper}. If it’s about the drizzle, that wasn’t us.</helper>',
    '<helper>Name, height, favourite weather?</helper> asked a goose with a pencil in its beak. <helper>I’m {helper}. I do the forecast. It’s right, but not always on the right day.</helper>',
  ],
  task: [
    {
      text: '<helper>The drop of evening is missing,</helper> said {helper}, <helper>and without it, it can’t get dark. It’s behind that big one, but that one’s asleep, and it’s a thundercloud.</helper>',
      from: '6-8',
    },
    '<helper>There’s a drop lacking,</helper> said {helper}, <helper>a drop of evening. Without it the sun’ll go on and on. It’s lying over there behind the thundercloud. And who’s going to wake that?</helper>',
  ],
  way: [
    'They waded up to their knees. {helper} knew where the floor was thick, and where you would come out above the sea.',
    'They walked round the holes. Through one of them you could see a man who was having his hair cut.',
  ],
  obstacle: [
    'The thundercloud lay right across the road, dark as a plum. Every time it breathed out, something rumbled in it.',
    'There it lay, the thundercloud. It was as high as a house and black, and it sucked its thumb.',
  ],
  stuck: [
    {
      text: 'The cloud muttered, rolled on to its other side, and took the whole road with it.',
      from: '6-8',
    },
    'The thundercloud rumbled. All of {hero_gen} hair stood up.',
  ],
  still: [
    'The thundercloud breathed in. For a long moment it did not breathe out.',
    'A flake of cloud sank down. When it touched the ground, it was not there any more.',
  ],
  open: [
    {
      text: 'The thundercloud gave a yawn and made room, as somebody does in bed. There in the dip hung the drop, dark blue and perfectly round. {helper} tipped it over the edge, and down there it was evening.',
      from: '6-8',
    },
    'The thundercloud turned over, so there was room to get by. In the warm hollow lay the drop of evening. {helper} let it fall. Below them the first lamp went on, and then all of them.',
  ],
  gift: [
    '{helper} pulled a thread from the hem of the cloud and wound it round {hero_gen} finger. <helper>For foggy days,</helper> said {helper}. <helper>It leads upwards.</helper>',
    '{helper} pulled at the sleeve of the cloud. It gave a thread, and the thread did not end. <helper>Enough?</helper> asked {helper}. It was enough for one pocket.',
  ],
  homeward: [
    '{hero_subj} came down with the dew. The grass was wet, and the sky had no handle any more.',
    'Hand over hand it went down the string. The kite came after, and it was a little damp.',
  ],
  question: ['<hero>What’s a cloud made of,</hero> asked {hero}, <hero>and why doesn’t it fall down?</hero>'],
  answer: [
    '{hero_subj} put {hero_his} hand in, and it came out wet. A cloud is made of drops, finer than flour. They do fall, but so slowly that the rising air keeps them up.',
  ],
};
