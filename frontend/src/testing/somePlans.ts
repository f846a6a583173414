import { type Plan, planTable, plans } from '@storylark/contracts/subscriptions/plans';
import type { PlanView, SubscriptionView } from '@storylark/contracts/subscriptions/views';

/** A parent who pays for Standard by the month. */
export const onStandard: SubscriptionView = {
  plan: 'standard',
  held: 'standard',
  interval: 'month',
  characterLimit: 5,
  charactersUsed: 4,
  storyLimit: 30,
  storiesUsed: 12,
  windowEndsAt: '2026-12-04T12:00:00.000Z',
  periodEndsAt: '2026-12-04T12:00:00.000Z',
  downgrade: null,
  cancellation: null,
  by: 'checkout',
  underWay: null,
  confirmation: null,
  failed: null,
  withdrawableUntil: null,
  unpaidUntil: null,
  relationships: true,
};

/** The plans as the house answers them. */
export const plansFor = (current: Plan): PlanView[] =>
  plans.map((plan) => ({
    plan,
    ...planTable[plan],
    currency: 'EUR',
    savingPercent: plan === 'free' ? 0 : 20,
    isCurrent: plan === current,
    periodEndsAt: null,
  }));
