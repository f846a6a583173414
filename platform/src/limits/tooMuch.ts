import { Refusal } from '../refusal.ts';
import type { Hit } from './createLimits.ts';

/** The refusal of a use that was not allowed: it says when to come back. */
export const tooMuch = (code: string, { retryAfterMs }: Extract<Hit, { allowed: false }>) =>
  new Refusal(code, { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) });
