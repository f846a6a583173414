import { type Plan, plans } from '@storylark/contracts/subscriptions/plans';
import { pages } from './paths.ts';

/** Address of the plans with the next larger one marked; of Premium there is none. */
export function moreRoomAt(plan: Plan): string {
  const next = plans[plans.indexOf(plan) + 1];
  return next ? `${pages.subscriptions}?plan=${next}` : pages.subscriptions;
}
