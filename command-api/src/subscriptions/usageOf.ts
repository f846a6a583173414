import { slotsUsed, type Allowance } from '@storylark/contracts/subscriptions/allowance';
import { planTable } from '@storylark/contracts/subscriptions/plans';
import type { Subscription } from '@storylark/contracts/subscriptions/subscription';
import type { Usage } from './refundOf.ts';

/**
 * What was used of a paid period. The days of withdrawal lie within its first month: `window` is the allowance of
 * the month that is open.
 */
export const usageOf = ({ paid }: Subscription, window: Allowance): Usage => ({
  storiesUsed: slotsUsed(window),
  storiesPaid: paid ? planTable[paid.plan].stories * (paid.interval === 'year' ? 12 : 1) : 0,
});
