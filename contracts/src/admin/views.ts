import { storyFailures } from '../stories/events.ts';
import type { OutsideRole } from '../stories/outside.ts';
import type { Plan } from '../subscriptions/plans.ts';
import type { Bucket } from './buckets.ts';

/**
 * What is counted of each day, by plan and language. Of stories the language they are told in, of accounts
 * the one they read the app in; the plan is the one held at that moment.
 */
export const usageFigures = [
  'active',
  'opened',
  'closed',
  'bought',
  'ended',
  'ordered',
  'finished',
  'stopped',
  ...storyFailures,
  'soundSeconds',
  'characters',
  'slotsTaken',
  'slotsReturned',
  'windowSlots',
  'windowSlotsUsed',
] as const;
export type UsageFigure = (typeof usageFigures)[number];

/** GET /api/admin/usage: one number of each figure for each of `starts`, the first days of the buckets. */
export type UsageView = {
  bucket: Bucket;
  starts: readonly string[];
  figures: Readonly<Record<UsageFigure, readonly number[]>>;
};

export const costFigures = [
  'stories',
  'calls',
  'retries',
  'microDollars',
  'kept',
  'houseTookOver',
  'failed',
] as const;
export type CostFigure = (typeof costFigures)[number];
/** What was asked of one model for one purpose on one day (UTC). `kept` and the two after it count uses. */
export type CostRow = { day: string; role: OutsideRole; model: string } & {
  readonly [F in Exclude<CostFigure, 'stories'>]: number;
};
/**
 * GET /api/admin/costs: days both included. `stories`: those that first asked an outside model in this time;
 * `dearest`: of those that last did, at most 20. Money in millionths of a US dollar.
 */
export type CostsView = {
  rows: readonly CostRow[];
  microDollars: number;
  stories: number;
  dearest: readonly {
    accountId: string;
    storyId: string;
    microDollars: number;
    calls: number;
    lastDay: string;
  }[];
};

export const accountOrders = ['newest', 'lastActive', 'stories'] as const;
export type AccountOrder = (typeof accountOrders)[number];

/** GET /api/admin/accounts: ids and counts, nothing of a person. `characters`: those that are there now. */
export type AdminAccountView = {
  accountId: string;
  openedAt: string;
  plan: Plan;
  stories: number;
  characters: number;
  lastActive: string;
};

/**
 * GET /api/admin/failures: work that was given up. `about`: `story/{id}`, `character/{id}` or the account.
 */
export type FailureView = {
  id: string;
  accountId: string;
  about: string;
  kind: string;
  reason: string | null;
  attempts: number;
  orderedAt: string;
};
/** GET /api/admin/failures/state?id=: what became of work that was tried again. */
export type FailureStateView = {
  state: 'open' | 'done' | 'givenUp';
  attempts: number;
  reason: string | null;
};
