import type { SettingMessages } from '../../schema.ts';

export const ridingStable: SettingMessages = {
  passage: [
    { text: 'They walked up the hill with carrots in a bag. {companion} had eaten only one.', from: '6-8' },
    '{hero} had odd wellingtons on, a red one and a green one. {companion} said that horses did not mind that sort of thing.',
    '{companion} had on the hat with the chin strap, ever since breakfast. {hero} had the sugar, wrapped up, and they both pretended not to know that horses can smell that.',
  ],
  arrive: [
    {
      text: 'It smelled of hay and leather. Somebody was sweeping, hooves shifted on the stones, and warm breath came over a half door and into your hair.',
      from: '6-8',
    },
    'It was cool and dim. Straw rustled, teeth were grinding, and the whole place smelled warm, like a coat you like.',
    { text: 'It smelled of hay. Clop, went a hoof. Clop.', to: '3-5' },
    { text: 'Warm breath went puff. Straw rustled.', to: '3-5' },
    {
      text: 'It smelled of saddle soap and apples. A sparrow had a bath in the dust, a hoof knocked on wood, and somebody said: I know, I know.',
      from: '6-8',
    },
  ],
  image: [
    {
      text: 'On a nail hung a whole row of halters. Each of them was looking a bit like its horse.',
      from: '6-8',
    },
    'In the water trough floated an apple. It was going round and round, as if it were being looked at by somebody.',
  ],
  meet: [
    'In the first box stood a pony with a crumb on its nose. <companion>That’s {helper},</companion> said {companion}. <companion>{helper} knows all there is to know about pockets.</companion> And so it turned out.',
    'A head came out over the door, brown, with very long lashes. It took {hero_gen} cap off, or would have. <companion>That was {helper},</companion> said {companion}. <companion>{helper} always asks what you’ve got on your head.</companion>',
    {
      text: 'A pony looked in {hero_gen} pocket. <companion>That’s {helper},</companion> said {companion}.',
      to: '3-5',
    },
    { text: 'Hrrm. <companion>It’s {helper},</companion> said {companion}. It was a brown pony.', to: '3-5' },
    {
      text: 'A pony stood in the aisle with its back to them and did not budge. <companion>That’s {helper},</companion> said {companion}. <companion>{helper} wants to be asked.</companion> They asked. It swung its behind round like a door.',
      from: '6-8',
    },
  ],
  way: [
    'They went down the long passage, and not too fast. {helper} walked behind them and pushed.',
    'They carried the brushes between them, and the buckets, and lost a carrot. {helper} found it.',
    'They went out to the paddock and in again, because of a forgotten brush. {helper} came both times, in case.',
  ],
  still: [
    'The sweeping had stopped. {helper} blew out through {helper_his} nose, once, slowly.',
    'Dust danced in a strip of sun. Somebody’s breath went in, and out.',
    'All the jaws stopped grinding, for the length of one swallow.',
  ],
  gift: [
    'In the sand lay an old horseshoe nail, bent and shiny. {hero_subj} rubbed it clean. It made a ring for a thumb.',
    {
      text: 'On the wall lay a horseshoe nail, an old one, bent like a question mark. The riding teacher had found it in the sand and had put it there for {hero}.',
      from: '6-8',
    },
  ],
  homeward: [
    {
      text: 'On the way down the hill they smelled so much of horse that a dog got up to let them pass.',
      from: '6-8',
    },
    'One wellington said flip, and the other said flop. Behind them somebody neighed.',
    'The hat with the strap hung on the handlebars and looked in at the carrots. There were none.',
  ],
  question: ['<hero>How can you tell what a horse is thinking?</hero> asked {hero}.'],
  answer: [
    '{hero_subj} watched the ears and wrote it down. Forward meant, what’s that? Flat back meant, keep off. One each way meant that it was listening behind. It was nearly always right.',
  ],
};
