import type { Tables } from '../schema.ts';
import { courage } from './lessons/courage.ts';
import { patience } from './lessons/patience.ts';
import { sharing } from './lessons/sharing.ts';

export const lessons: Tables['lesson'] = { courage, patience, sharing };
