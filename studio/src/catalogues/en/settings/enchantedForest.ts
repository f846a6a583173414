import type { SettingMessages } from '../../schema.ts';

export const enchantedForest: SettingMessages = {
  passage: [
    {
      text: 'The shortcut through the wood took longer that day. {hero_subj} passed the same stump three times, and the third time it had moved over.',
      from: '6-8',
    },
    'There was a gate in the wood, and no fence to it. Everybody walked round it. {hero} went through.',
    'There was one tree too many on the drawing. {hero_subj} had not drawn that one. It held out a branch, and you could shake it.',
  ],
  arrive: [
    'The moss kept each footprint and closed again slowly, like dough. It smelled of mushrooms. Somewhere an owl asked a question and got no answer.',
    'Twigs snapped although nobody trod on them. The air was cool and tasted of nuts. The moss was so soft that your knees gave.',
    { text: 'Twigs went snap. The moss was soft. Hoo, said an owl.', to: '3-5' },
    { text: 'It was cool, and smelled of nuts. The trees whispered.', to: '3-5' },
  ],
  image: [
    { text: 'The light fell through the leaves in coins, and nobody picked them up.', from: '6-8' },
    'A mushroom wore a hat. It took it off.',
    'Two trees had grown into each other, and it was no longer clear which was leaning.',
    'On a stump lay a wooden spoon and a very small rolling pin.',
  ],
  meet: [
    'Under a leaf something grumbled. A hedgehog came out backwards. <helper>{helper},</helper> said the hedgehog. <helper>I live here. Well, I live under there, but I get about.</helper>',
    'Something rolled into {hero_gen} foot, and it was prickly. <helper>Is it uphill here?</helper> asked the hedgehog. <helper>I only roll downhill. {helper} is the name. Mind the front end, it’s the same as the back.</helper>',
    {
      text: 'A hedgehog came out backwards. <helper>Oh,</helper> it said. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    {
      text: 'Roll, roll, bump. <helper>Hello,</helper> said a hedgehog. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
  ],
  way: [
    'They went wherever the moss was thinnest. {helper} read the snail trails, which {helper_he} called the newspaper.',
    'They followed the light that fell on the ground in spots. {helper} ate one by mistake. It had been a leaf.',
    'They walked on the roots, since the ground was thinking. {helper} rolled, and thought with it.',
  ],
  still: [
    'Not a leaf stirred. One tree had a face in its bark, and its eyes were closed. It looked like somebody’s great-aunt.',
    'High above, the leaves stopped whispering. They wanted to hear it as well.',
    'A nut let go and did not dare to fall.',
  ],
  gift: [
    'A tall tree let one leaf fall, straight into {hero_gen} hand. <helper>It’ll stay green,</helper> said {helper}. <helper>It forgot to ask for it back.</helper>',
    'Something green floated down. It was a leaf. <helper>It won’t go brown,</helper> said {helper}. <helper>It stayed awake, you see, and saw it all.</helper>',
  ],
  homeward: [
    {
      text: 'The way home ran in front and kept looking round. At the edge of the wood it lay down, as if it had never done anything else.',
      from: '6-8',
    },
    'Through the gate they came out again, and there was still no fence. Behind it the wood went on whispering.',
    'At the edge stood the tree that was one too many. It pointed over its shoulder with a twig, and there was the street lamp.',
  ],
  question: [
    '<hero>How can you tell how old a tree is,</hero> asked {hero}, <hero>without sawing it?</hero>',
  ],
  answer: [
    '{hero_subj} put both arms round the trunk, and then once more from the other side. A tree grows thicker every year, by about a finger. The hug told nearly enough.',
  ],
  play: [
    'The coats in the hall were the forest, and one went in between the sleeves. It smelled of rain in there. Whoever came out at the other end was enchanted.',
    'The umbrella stand was a hollow tree. Round it sat everybody who lives in woods, and some of them had button eyes. The broom had a face, if one knew where to look.',
  ],
  unplay: [
    'Then the coats were moved along, because somebody had come home for supper. The forest dripped a bit, and smelled of bus.',
    'Everybody who lives in woods was carried to bed under one arm. The umbrella stand stood in the hall, and it had umbrellas in it.',
  ],
};
