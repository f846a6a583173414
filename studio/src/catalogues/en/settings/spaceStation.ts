import type { SettingMessages } from '../../schema.ts';

export const spaceStation: SettingMessages = {
  passage: [
    'It was supposed to be only two chairs and a blanket, with a torch for the engine. {hero_subj} fastened the belt. Somebody counted backwards from ten.',
    {
      text: 'A beam of light stood on the grass behind the house. It was as wide as a door, and it hummed. {hero_subj} put one foot in it, and the foot floated.',
      from: '6-8',
    },
    'All the toys had been counted for the night, and the rocket was one too many. The hatch was the size of a biscuit. It did not feel like that from inside.',
  ],
  arrive: [
    'It hummed, day and night, like a beehive full of stars. Nothing weighed anything. Crumbs floated past, and it smelled of metal and mint.',
    'It hummed. Everything that was not tied down was on its way somewhere. It smelled of warm plastic and a little of soup.',
    'The air was dry and smelled a bit of toast. Hair stood up, sleeves stood up, and a spoon came round the corner by itself.',
    { text: 'Up was down. A spoon flew by. It hummed.', to: '3-5' },
    { text: 'Whee. Nothing weighed anything, not even {hero}.', to: '3-5' },
  ],
  image: [
    {
      text: 'In the round window hung the Earth, and you could cover it with your thumb, and it was still there.',
      from: '6-8',
    },
    'A teardrop of juice went by, perfectly round. In it hung the whole room, upside down.',
    'A pair of slippers floated by, side by side, as if somebody stood in them.',
    'On the wall was a sign that said up. Under it was one that said or down.',
  ],
  meet: [
    'A repair robot came along the ceiling, holding on with one hand. <helper>Which way up are you?</helper> asked the robot. <helper>I’m {helper}. I repair things. Mostly myself.</helper>',
    '<helper>Don’t move,</helper> said a repair robot. <helper>There’s a screw flying behind you. Got it.</helper> It was round and had nine arms. <helper>{helper}.</helper>',
    'Somebody knocked on the wall, from the inside. A flap opened, and out came a robot with a torch in one of its nine hands. <helper>{helper},</helper> said the robot. <helper>There’s a draught in there.</helper>',
    {
      text: 'A robot hung from the ceiling. <helper>I’m {helper},</helper> it said. <helper>Nine arms.</helper>',
      to: '3-5',
    },
    { text: '<helper>Got you,</helper> said a round robot, to a screw. It was {helper}.', to: '3-5' },
  ],
  way: [
    'They pushed off and flew, past the tomatoes, past three people asleep on the wall. {helper} picked up screws on the way.',
    'They swam along the wall, from handle to handle. {helper} hummed the same note as the station.',
    'They pulled themselves along by a rope, like washing. {helper} came behind and shut each door twice.',
    'They pulled themselves along the pipes, hand over hand. {helper} had given every pipe a name, and most of them were Steve.',
  ],
  still: [
    'The hum changed by half a note. Outside the sun went down for the eleventh time that day.',
    'For once nothing hummed. They hung there like fish in a pond.',
    'A drop of water hung in the air and trembled, and then it did not tremble any more.',
  ],
  gift: [
    '{helper} unscrewed a badge from {helper_his} own chest and fixed it on {hero}. <helper>Crew,</helper> said {helper}. <helper>I’ve got another one underneath.</helper>',
    '<helper>That belongs to you now,</helper> said {helper}. It was a mission badge, with a star and a spoon on it.',
  ],
  homeward: [
    'The way down was as soft as a leaf’s. Then there were two chairs and a blanket, and a torch that was getting tired.',
    {
      text: 'The light let {hero_him} down as you let down a bucket. At each yard {hero_he} was a bit heavier, and then there was grass.',
      from: '6-8',
    },
    'It landed on the shelf, between the bear and the fire engine. You could still feel the warmth of it with a finger.',
  ],
  question: ['<hero>Why do they float up there,</hero> asked {hero}, <hero>if the Earth still pulls?</hero>'],
  answer: [
    '{hero_subj} let go of a pencil, and it hung in the air. The station was falling, and the pencil with it, and so was {hero}. They all fell round the Earth together and never hit it.',
  ],
  play: [
    'Two chairs stood one behind the other under a blanket, and that was the station. Through the lace of the curtain there were more stars than usual. Everybody walked very slowly.',
    'A colander was the dish, and it listened to the sky. Behind the sofa nothing weighed anything. You could tell by the way they lifted their feet.',
  ],
  unplay: [
    'Then a voice from the ground called everyone to supper. They landed, one chair after the other, and everything weighed something again.',
    'The colander was wanted for the noodles. So the sky went unheard for half an hour, and the sofa came down.',
  ],
};
