import type { SettingMessages } from '../../schema.ts';

export const grandmaHouse: SettingMessages = {
  passage: [
    'Two stops on the bus, then past the letter box, and then you could smell it already. {companion} carried the bag with the empty jars.',
    {
      text: 'At the letter box {hero} and {companion} started to run. At the gate they stopped running, so that Grandma could pretend to be surprised.',
      from: '6-8',
    },
    'They knew that they were nearly there when the road began to smell of quinces. {companion} counted the gateposts with one hand, and held the cake with the other.',
  ],
  arrive: [
    'It smelled of floor wax and jam. The clock took its time between one tick and the next. The floor was so smooth that socks went by themselves.',
    {
      text: 'The clock said tock. You had to wait for the tick. It smelled of wood and jam. The floor was so clean that your shoes came off by themselves.',
      from: '6-8',
    },
    { text: 'It smelled of jam. Tick, went the clock. Tock.', to: '3-5' },
    { text: 'The floor was smooth. Socks slid. Whee.', to: '3-5' },
    {
      text: 'It was so tidy there that you could hear it. There was soap in the air, and pears, and a clock that would not be hurried.',
      from: '6-8',
    },
  ],
  image: [
    'In a tin there were four hundred buttons, and one of them was a tooth.',
    'In the window stood eleven jars, and through each the garden looked red.',
  ],
  meet: [
    'Beside the armchair lay the old dog and thumped the floor with one end. <companion>Hello, {helper},</companion> said {companion}. {helper} sighed, and got up, first at the back and then at the front.',
    'The old dog was lying across the doorway, as always. <companion>We have to step over {helper},</companion> said {companion}. <companion>It’s how you say hello.</companion> {helper} thumped once for each of them.',
    {
      text: 'The old dog lay by the chair. <companion>Hello, {helper},</companion> said {companion}.',
      to: '3-5',
    },
    { text: 'Thump, thump, went a tail. It was {helper}, the old dog.', to: '3-5' },
    {
      text: '<companion>Watch,</companion> said {companion}, and rustled a bag. In the next room someone old got up, with a groan, put four feet in the right order, and came. That was {helper}, the dog.',
      from: '6-8',
    },
  ],
  way: [
    {
      text: 'They went to say hello to the piano, the stairs, and the third window. {helper} came with them each time, just to settle down somewhere new.',
      from: '6-8',
    },
    'They fetched the good chairs from the parlour. Each time they had to step over {helper}.',
    'They visited the cellar, the pantry and the good room. In the good room one sat down only with one’s eyes. {helper} waited outside.',
  ],
  still: [
    '{helper} put {helper_his} head on {helper_his} paws. A wasp walked along the window, all the way up, and all the way down.',
    'Tock, said the clock. {helper} was asleep, and one paw was running.',
    'A curtain breathed in. It took some time about it.',
  ],
  gift: [
    'Grandma took a card out of the box, spotted with jam. It was the one for plum cake, in her mother’s writing. <companion>You can hardly read it,</companion> said {companion}. You could smell it, though.',
    'Grandma wrote something on a card and blew on the ink. It was the recipe for plum jam. At the bottom it said: serves two.',
  ],
  homeward: [
    'The bus was nearly empty. The jars in the bag were full now, and they clinked at every bend.',
    { text: 'On the bus it smelled of plums, and people looked round for where it came from.', from: '6-8' },
    'Each of them got a jar to carry, and was not to run. They did not run until the corner.',
  ],
  question: [
    '<hero>Why does jam keep for years,</hero> asked {hero}, <hero>and a plum for only a week?</hero>',
  ],
  answer: [
    'They left two saucers out, one with plum, one with jam. After a week the plum had fur, and the jam had none. So much sugar holds on to the water, and mould goes thirsty.',
  ],
};
