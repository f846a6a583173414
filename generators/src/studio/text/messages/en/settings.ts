import type { Tables } from '../schema.ts';

export const settings: Tables['setting'] = {};
