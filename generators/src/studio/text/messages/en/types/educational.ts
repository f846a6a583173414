import type { TypeMessages } from '../../schema.ts';

export const educational: TypeMessages = {
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
