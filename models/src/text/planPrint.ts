import type { Plan, StoryOrder } from '@storylark/studio/plan';
import { hash } from '@storylark/studio/text/seed';
import { briefOf } from './brief.ts';

/** The same for the same plan as it is told outside: what was told of another one cannot be gone on with. */
export const planPrint = (plan: Plan, order: Pick<StoryOrder, 'language' | 'hero'>): string =>
  hash(JSON.stringify(briefOf(plan, order))).toString(36);
