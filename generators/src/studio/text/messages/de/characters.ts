import type { Tables } from '../schema.ts';

export const characters: Tables['character'] = {};
