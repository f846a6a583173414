import type { TypeMessages } from '../../schema.ts';

export const fantasy: TypeMessages = {
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
