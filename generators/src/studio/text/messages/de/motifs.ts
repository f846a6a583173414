import type { Tables } from '../schema.ts';

export const motifs: Tables['motif'] = {};
