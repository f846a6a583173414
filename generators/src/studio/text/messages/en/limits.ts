import type { Tables } from '../schema.ts';

export const limits: Tables['limit'] = {
  tide: {
    start: ['The water was still far out. It would not stay there for long.'],
    late: ['The water had come in while nobody looked. It was already licking at the first stones.'],
  },
  dusk: {
    start: ['The sun stood two hands above the edge of the world. One hand was about an hour.'],
    late: ['The shadows had grown longer than those to whom they belonged.'],
  },
  train: {
    start: ['There was only one way back today, and it left on time.'],
    late: ['From far off came a whistle. It was the first of three.'],
  },
  rain: {
    start: ['A grey cloud sat in the corner of the sky and made itself comfortable.'],
    late: ['The first drop fell on {hero_gen} nose. It was a large one.'],
  },
  bell: {
    start: ['When the bell rang, it would be over. It had not rung yet.'],
    late: ['Somewhere a clock drew breath, as clocks do before they strike.'],
  },
};
