import type { TypeMessages } from '../../schema.ts';

export const everyday: TypeMessages = {
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
