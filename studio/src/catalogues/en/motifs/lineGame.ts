import type { MotifMessages } from '../../schema.ts';

export const lineGame: MotifMessages = {
  home: [
    'There was one rule in {hero_gen} hall. Only the dark tiles counted. Whoever stepped on a light one was in the sea.',
  ],
  echo: [
    'At home {hero} crossed the hall, dark tile by dark tile. At the last one {hero_he} stopped, and put one foot into the sea. It was quite warm.',
  ],
  plant: [
    'The game had been invented by two people, and only one of them still played it. The other had grown out of it over a single summer, just like that, and now walked across the tiles as if they were nothing but floor. Nothing had been said. It was just that one day somebody had put a foot into the sea, up to the ankle, and not drowned, and not even noticed.',
    'There was an old quarrel in those tiles. In front of the coat stand lay one that was neither dark nor light, a sort of grey, and two people had never been able to agree whether it was land or sea. It had begun as a joke. By the end of it they were using the back door, each at a different time, so as not to have to talk about it.',
  ],
  pay: [
    '{hero_subj} thought of the tiles at home, and of the one who no longer saw the sea. You could play it alone. You could also simply ask, and see what happened.',
    {
      text: 'The grey tile, it struck {hero}, might simply be the beach. There was no need for anybody to have been wrong. You could stand on it with one foot dry and one foot wet, and two people could stand on it together, if neither of them minded being a little of both.',
      from: '6-8',
    },
  ],
};
