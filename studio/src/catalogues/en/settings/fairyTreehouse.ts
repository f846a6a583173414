import type { SettingMessages } from '../../schema.ts';

export const fairyTreehouse: SettingMessages = {
  passage: [
    'There was a picture of a beech in the old book of trees. It had a number on it, like a house, and today it had a doormat. {hero_subj} wiped one finger on it.',
    {
      text: 'There was a bell in the leaves of the house plant, no bigger than a bean. It had a label: please ring and come up.',
      from: '6-8',
    },
    'The knot in the bedroom floor had fallen out again. {hero_subj} lay down and looked in. There was a staircase for something about as big as a thumb, and it was exactly wide enough.',
  ],
  arrive: [
    {
      text: 'The bark was rough and warm under the fingers. Up there it smelled of honey, and the whole tree rocked a little, like a boat at night.',
      from: '6-8',
    },
    'The wood was warm. It creaked quietly, and the leaves talked in their sleep. Somewhere up there it smelled of honey cake.',
    { text: 'The tree rocked. Creak, creak. It smelled of honey.', to: '3-5' },
    { text: 'There were tiny doors. There were tiny lamps. Hush.', to: '3-5' },
    {
      text: 'Leaves shifted and let in the light by spoonfuls. Someone was baking. Someone was practising on a very small violin and had got to the hard part.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'The windows were as big as a hand, and in each stood a light no bigger than a pip.',
      from: '6-8',
    },
    'On a line between two twigs hung the washing. The largest sock would have fitted a thumb.',
  ],
  meet: [
    '<helper>Shoes off,</helper> said somebody. A wood fairy sat on the banister, sewing a button on a leaf. <helper>{helper}. I keep house here. For the squirrels, mostly.</helper>',
    'A wood fairy slid down a rope and landed in the soup. <helper>Every time,</helper> said the fairy. <helper>{helper}. Welcome. Would you like some soup? I’ve only stood in it briefly.</helper>',
    {
      text: 'A fairy was sewing. <helper>Shoes off,</helper> said the fairy. <helper>I’m {helper}.</helper>',
      to: '3-5',
    },
    { text: 'Plop, into the soup. <helper>Oops,</helper> said a fairy. It was {helper}.', to: '3-5' },
    {
      text: '<helper>I’ve only just swept that branch,</helper> said a wood fairy with a feather for a broom. <helper>Never mind. Branches are for standing on. {helper}.</helper>',
      from: '6-8',
    },
  ],
  way: [
    'They went from one room to the next, through cupboards and knotholes. {helper} could have flown, but {helper_he} called that showing off.',
    'Up they went, past eleven doors. On each there was a name, and behind each somebody said to wipe your feet.',
    'They went up by the outside stairs, where each step was a mushroom. {helper} knew which of them let go.',
  ],
  still: [
    {
      text: 'A leaf let go of its twig and went down, past all the windows, without looking in.',
      from: '6-8',
    },
    'The wind stopped rocking the tree. The lights stood up straight.',
    'The tree stopped creaking. It seemed to be counting its leaves.',
  ],
  gift: [
    {
      text: '{helper} turned an acorn cup over and blew the dust out. <helper>You can drink out of it,</helper> said {helper}, <helper>if you’re not very thirsty.</helper>',
      from: '6-8',
    },
    '<helper>There’s one thing left in my pocket,</helper> said {helper}, and shook. Out fell an acorn cup. It had a drop of rain in it, and it was given with the drop.',
  ],
  homeward: [
    'It went down from light to light. At the bottom lay the book, open, and somebody had put a nut in it, to mark the page.',
    {
      text: 'Down they went on a rope, past all the small lit windows. The last leaf was the house plant’s.',
      from: '6-8',
    },
    'They climbed up through the knot hole. It had been a tight fit going down. Coming home it is always wider.',
  ],
  question: [
    '<hero>How does the water get up to the top of a tree?</hero> asked {hero}. <hero>There isn’t a pump.</hero>',
  ],
  answer: [
    '{hero_subj} stood a white flower in water with ink. By evening it had blue veins. The leaves let water go into the air, and each drop pulls the next one up behind it.',
  ],
  play: [
    'The bunk under the blanket was a treehouse, and it swayed when somebody breathed. There was a bell, and it was a spoon. You had to be very small, so they spoke like that.',
    'The armchair was a beech. On its arm lived one fairy, and another on the other, and they visited each other all day. There was honey, of the sort that one pours from nothing.',
  ],
  unplay: [
    'Then there was supper at the foot of the tree. The fairies came down, and ate with big spoons.',
    'The blanket was taken off the treehouse, and what was left was furniture. The spoon stopped ringing, and was washed.',
  ],
};
