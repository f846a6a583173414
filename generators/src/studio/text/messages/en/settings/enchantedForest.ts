import type { SettingMessages } from '../../schema.ts';

export const enchantedForest: SettingMessages = {
  title: ['The Riddle Tree', '{hero} and the Path That Ran Away'],
  passage: [
    'The shortcut through the wood took longer that day. {hero_subj} passed the same stump three times, and the third time it had moved over.',
  ],
  arrive: [
    'The moss kept each footprint and closed again slowly, like dough. It smelled of mushrooms. Somewhere an owl asked a question and got no answer.',
  ],
  image: ['The light fell through the leaves in coins, and nobody picked them up.'],
  meet: [
    'Under a leaf something grumbled. A hedgehog came out backwards. <helper>{helper},</helper> said the hedgehog. <helper>I was looking for the path. It was here just now. Are you standing on it?</helper>',
  ],
  task: [
    '<helper>The path’s got lost,</helper> said {helper}. <helper>That happens with young ones. It’s behind the riddle tree, and it’s afraid, and soon it will be dark.</helper>',
  ],
  way: ['They went wherever the moss was thinnest. {helper} read the snail trails, which {helper_he} called the newspaper.'],
  obstacle: [
    'Then the riddle tree stood before them. It had a face on every side, and its roots let nobody past who had not been asked something.',
  ],
  stuck: ['The tree shut two of its mouths, and with the third it asked the same thing again.'],
  still: ['Not a leaf stirred. One of the faces had closed its eyes, and it looked like somebody’s great-aunt.'],
  open: [
    'The roots drew in their feet. Behind the tree lay the path, curled up like a cat. It sniffed at them, stretched, and ran on ahead.',
  ],
  gift: [
    'The riddle tree let one leaf fall, straight into {hero_gen} hand. <helper>It’ll stay green,</helper> said {helper}. <helper>It forgot to ask for it back.</helper>',
  ],
  homeward: ['The path ran in front and kept looking round. At the edge of the wood it lay down, as if it had never done anything else.'],
  question: ['<hero>How can you tell how old a tree is,</hero> asked {hero}, <hero>without sawing it?</hero>'],
  answer: [
    '{hero_subj} put both arms round the trunk, and then once more from the other side. A tree grows thicker every year, by about a finger. The hug told nearly enough.',
  ],
};
