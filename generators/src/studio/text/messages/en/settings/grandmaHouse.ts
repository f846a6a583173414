import type { SettingMessages } from '../../schema.ts';

export const grandmaHouse: SettingMessages = {
  title: ['The Last Plum', '{hero}, the Old Dog and the High Shelf'],
  passage: [
    'Two stops on the bus, then past the letter box, and then you could smell it already. {companion} carried the bag with the empty jars.',
  ],
  arrive: [
    'It smelled of floor wax and jam. The clock on the wall took its time between one tick and the next, and the floor was so smooth that socks went by themselves.',
  ],
  image: ['In a tin there were four hundred buttons, and one of them was a tooth.'],
  meet: [
    'Behind the stove lay the old dog and thumped the floor with one end. <companion>Hello, {helper},</companion> said {companion}. {helper} sighed, and got up, first at the back and then at the front.',
  ],
  task: [
    '<companion>Grandma’s put the last plum up there,</companion> said {companion}, <companion>on the high shelf. It’s for whoever gets there. She’s out feeding the hens, and she said: see what you two come up with.</companion>',
  ],
  way: [
    'They tried the chair, the stool, and the chair with the stool in mind. {helper} came with them each time, just to lie down somewhere new.',
  ],
  obstacle: [
    'The high shelf ran along under the ceiling. The plum stood up there on a saucer, and all you could see of it was a bit of purple.',
  ],
  stuck: ['The clock ticked, and the plum did not come down of its own accord.'],
  still: ['{helper} put {helper_his} head on {helper_his} paws. A wasp walked along the window, all the way up, and all the way down.'],
  open: [
    'Grandma came in with her boots on and held the ladder, without a word. One climbed and one caught. It was a very ripe plum, and it made no noise at all.',
  ],
  gift: [
    'Grandma took a card out of the box, spotted with jam. It was the one for plum cake, in her mother’s writing. <companion>You can hardly read it,</companion> said {companion}. You could smell it, though.',
  ],
  homeward: ['The bus was nearly empty. The jars in the bag were full now, and they clinked at every bend.'],
  question: ['<hero>Why does jam keep for years,</hero> asked {hero}, <hero>and a plum for only a week?</hero>'],
  answer: [
    'They left two saucers out, one with plum, one with jam. After a week the plum had fur, and the jam had none. So much sugar holds on to the water, and mould goes thirsty.',
  ],
};
