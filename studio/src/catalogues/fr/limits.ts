import type { Tables } from '../schema.ts';
import { tide } from './limits/tide.ts';
import { dusk } from './limits/dusk.ts';
import { train } from './limits/train.ts';
import { rain } from './limits/rain.ts';
import { bell } from './limits/bell.ts';

export const limits: Tables['limit'] = { tide, dusk, train, rain, bell };
