import type { Tables } from '../schema.ts';

export const traits: Tables['trait'] = {};
