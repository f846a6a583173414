import type { BillingEvent } from './billingEvents.ts';
import type { Interval, Plan } from './plans.ts';

// Stored for ever. A type or a field may be added here; none is renamed or removed. `at` is ISO time,
// `period` days are UTC.

/** Why a slot came back. */
export const slotReturnReasons = [
  'failed',
  'stopped',
  'deletedBeforeNarration',
  'characterDeleted',
  'notRequested',
  'accountDeleted',
] as const;
export type SlotReturnReason = (typeof slotReturnReasons)[number];

/**
 * `withdrawn`: within 14 days, with money back. `disputed`: the bank took the payment back.
 */
export type EndReason = 'cancelled' | 'unpaid' | 'operator' | 'accountDeleted' | 'withdrawn' | 'disputed';

type Period = { periodStart: string; periodEnd: string };

/**
 * Stream `subscription-{accountId}`: plan and period. Without events an account is on Free from the day it
 * was opened. `by` checkout: paid for, and period, renewal and end are as the payment provider has them.
 */
export type PlanEvent =
  | {
      type: 'SubscriptionStarted';
      data: {
        accountId: string;
        plan: Plan;
        interval: Interval;
        by: 'operator' | 'checkout';
        /** The provider's name for what was concluded; with `by` checkout only. */
        agreement?: string;
        at: string;
      } & Period;
    }
  /**
   * The larger allowance counts at once. The period goes on, unless another one is given: a year bought in
   * place of months begins at once.
   */
  | {
      type: 'SubscriptionUpgraded';
      data: { accountId: string; plan: Plan; interval: Interval; at: string } & Partial<Period>;
    }
  /** Shown as the plan at once; the old allowance stays until `effectiveAt`. */
  | {
      type: 'DowngradeScheduled';
      data: { accountId: string; plan: Plan; interval: Interval; effectiveAt: string; at: string };
    }
  | { type: 'DowngradeWithdrawn'; data: { accountId: string; at: string } }
  | { type: 'DowngradeTookEffect'; data: { accountId: string; plan: Plan; interval: Interval; at: string } }
  | { type: 'CancellationScheduled'; data: { accountId: string; effectiveAt: string; at: string } }
  | { type: 'CancellationWithdrawn'; data: { accountId: string; at: string } }
  | { type: 'PeriodRenewed'; data: { accountId: string; at: string } & Period }
  | { type: 'SubscriptionEnded'; data: { accountId: string; reason: EndReason; at: string } };

/** The same stream: what is asked of the payment provider, and every cent. */
export type SubscriptionEvent = PlanEvent | BillingEvent;

/** Stream `allowance-{accountId}-{first day of the window}`: the story quota of one window. */
export type AllowanceEvent =
  | { type: 'StorySlotTaken'; data: { accountId: string; window: string; storyId: string; at: string } }
  /** `creditTo`: the window open then, when this one had ended; a StorySlotCredited follows there. */
  | {
      type: 'StorySlotReturned';
      data: {
        accountId: string;
        window: string;
        storyId: string;
        reason: SlotReturnReason;
        creditTo?: string;
        at: string;
      };
    }
  /** One more story in this window for a slot of an earlier window that came back too late. */
  | {
      type: 'StorySlotCredited';
      data: { accountId: string; window: string; storyId: string; reason: SlotReturnReason; at: string };
    };

export const subscriptionStream = (accountId: string) => `subscription-${accountId}`;
export const allowanceStream = (accountId: string, window: string) => `allowance-${accountId}-${window}`;
