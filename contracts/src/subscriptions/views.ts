import type { Interval, Plan } from './plans.ts';

/** The subscription as shown to its account. */
export type SubscriptionView = {
  /** The plan shown: a scheduled downgrade shows at once. */
  plan: Plan;
  interval: Interval | null;
  characterLimit: number;
  charactersUsed: number;
  storyLimit: number;
  storiesUsed: number;
  /** When the story window ends and counting begins anew. */
  windowEndsAt: string;
  /** When the paid period ends; null on Free. */
  periodEndsAt: string | null;
  downgrade: { plan: Plan; interval: Interval; effectiveAt: string } | null;
  cancellation: { effectiveAt: string } | null;
  relationships: boolean;
};

/**
 * GET /api/subscriptions/plans. Prices in euro cents, VAT included. `savingPercent`: yearly against twelve
 * months, whole.
 */
export type PlanView = {
  plan: Plan;
  stories: number;
  characters: number;
  relationships: boolean;
  voices: 'basic' | 'standard' | 'all';
  premiumEffects: boolean;
  price: { month: number; year: number };
  currency: 'EUR';
  savingPercent: number;
  isCurrent: boolean;
  periodEndsAt: string | null;
};

/** GET /api/subscriptions/slots. */
export type SlotView = {
  storyUuid: string;
  window: string;
  takenAt: string | null;
  returnedAt: string | null;
  reason: string | null;
  creditedTo: string | null;
};
