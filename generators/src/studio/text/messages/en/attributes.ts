import type { Tables } from '../schema.ts';

export const attributes: Tables['attribute'] = {};
