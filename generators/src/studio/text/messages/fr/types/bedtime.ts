import type { TypeMessages } from '../../schema.ts';

export const bedtime: TypeMessages = {
  stir: [],
  arrive: [],
  plan: [],
  low: [],
  pause: [],
  doubt: [],
  open: [],
  homeward: [],
  close: [],
};
