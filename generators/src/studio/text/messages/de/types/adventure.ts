import type { TypeMessages } from '../../schema.ts';

export const adventure: TypeMessages = {
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
