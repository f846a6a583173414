import type { Tables } from '../schema.ts';

export const lessons: Tables['lesson'] = {};
