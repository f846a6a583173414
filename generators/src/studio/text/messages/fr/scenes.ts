import type { Tables } from '../schema.ts';

export const scenes: Tables['scene'] = {
  any: { chat: [], walk: [], mishap: [], quarrel: [], memory: [], rest: [] },
};
