import type { SettingMessages } from '../../schema.ts';

export const enchantedForest: SettingMessages = {
  title: ['The Riddle Tree', '{hero} and the Path That Ran Away'],
  passage: [
    {
      text: 'The shortcut through the wood took longer that day. {hero_subj} passed the same stump three times, and the third time it had moved over.',
      from: '6-8',
    },
    'There was a gate in the wood, and no fence to it. Everybody walked round it. {hero} went through.',
  ],
  arrive: [
    'The moss kept each footprint and closed again slowly, like dough. It smelled of mushrooms. Somewhere an owl asked a question and got no answer.',
    'Twigs snapped although nobody trod on them. The air was cool and tasted of nuts. The moss was so soft that your knees gave.',
  ],
  image: [
    { text: 'The light fell through the leaves in coins, and nobody picked them up.', from: '6-8' },
    'A mushroom wore a hat. It took it off.',
  ],
  meet: [
    'Under a leaf something grumbled. A hedgehog came out backwards. <helper>{helper},</helper> said the hedgehog. <helper>I was looking for the path. It was here just now. Are you standing on it?</helper>',
    'Something rolled into {hero_gen} foot, and it was prickly. <helper>Is it uphill here?</helper> asked the hedgehog. <helper>I only roll downhill. {helper}. I’ve lost a path. It’s about so wide.</helper>',
  ],
  task: [
    '<helper>The path’s got lost,</helper> said {helper}. <helper>That happens with young ones. It’s behind the riddle tree, and it’s afraid, and soon it will be dark.</helper>',
    '<helper>It ran off in the night,</helper> said {helper}. <helper>Now nobody gets home. I think it’s hiding behind the riddle tree. But that one asks and asks, and it’s getting dark.</helper>',
  ],
  way: [
    'They went wherever the moss was thinnest. {helper} read the snail trails, which {helper_he} called the newspaper.',
    'They followed the light that fell on the ground in spots. {helper} ate one by mistake. It had been a leaf.',
  ],
  obstacle: [
    {
      text: 'Then the riddle tree stood before them. It had a face on every side, and its roots let nobody past who had not been asked something.',
      from: '6-8',
    },
    'The riddle tree sat in the middle. It had a hundred arms, and it held every one of them out. <helper>Not a step,</helper> whispered {helper}, <helper>before it has asked.</helper>',
  ],
  stuck: [
    {
      text: 'The tree shut two of its mouths, and with the third it asked the same thing again.',
      from: '6-8',
    },
    '<helper>That was just the first question,</helper> whispered {helper}. The tree asked: and why?',
  ],
  still: [
    'Not a leaf stirred. One of the faces had closed its eyes, and it looked like somebody’s great-aunt.',
    'High above, the leaves stopped whispering. They wanted to hear it as well.',
  ],
  open: [
    'The roots drew in their feet. Behind the tree lay the path, curled up like a cat. It sniffed at them, stretched, and ran on ahead.',
    'The tree thought for a while. Then it drew up its roots, like skirts. There was the path, thin and trembling. {helper} held out a nut to it, and it came.',
  ],
  gift: [
    'The riddle tree let one leaf fall, straight into {hero_gen} hand. <helper>It’ll stay green,</helper> said {helper}. <helper>It forgot to ask for it back.</helper>',
    'Something green floated down. It was a leaf. <helper>It won’t go brown,</helper> said {helper}. <helper>It stayed awake, you see, and saw it all.</helper>',
  ],
  homeward: [
    {
      text: 'The path ran in front and kept looking round. At the edge of the wood it lay down, as if it had never done anything else.',
      from: '6-8',
    },
    'Now the path knew where to. It only had to be held a bit, on the bends.',
  ],
  question: [
    '<hero>How can you tell how old a tree is,</hero> asked {hero}, <hero>without sawing it?</hero>',
  ],
  answer: [
    '{hero_subj} put both arms round the trunk, and then once more from the other side. A tree grows thicker every year, by about a finger. The hug told nearly enough.',
  ],
};
