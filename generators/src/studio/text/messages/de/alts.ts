import type { Tables } from '../schema.ts';

export const alts: Tables['alt'] = {
  home: [],
  arrive: [],
  meet: [],
  setback: [],
  pause: [],
  deed: [],
  open: [],
  echo: [],
};
