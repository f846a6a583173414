import type { Tables } from '../schema.ts';

export const limits: Tables['limit'] = {
  tide: { start: [], late: [] },
  dusk: { start: [], late: [] },
  train: { start: [], late: [] },
  rain: { start: [], late: [] },
  bell: { start: [], late: [] },
};
