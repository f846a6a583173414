import type { AllowanceEvent, SubscriptionEvent } from '../subscriptions/events.ts';
import type { BillingState } from './billingState.ts';

/** GET /api/audit/accounts: who has billing events, by id alone. */
export type AuditAccountView = { accountId: string; events: number; lastAt: string };

/** One event as stored, with its place in the chain. `moved`: cents, null where no money is meant. */
export type BillingEventView = {
  revision: number;
  id: string;
  /** SHA-256 in hex: of this event, and of the one before as this one names it. */
  hash: string;
  prevHash: string;
  moved: number | null;
  event: SubscriptionEvent;
};

/** GET /api/audit/billing/{accountId}?at=: all events up to `at`, oldest first, and the state they make. */
export type BillingView = {
  accountId: string;
  openedAt: string;
  at: string;
  events: readonly BillingEventView[];
  /** What took a story from the allowance, or gave it back. */
  allowance: readonly AllowanceEvent[];
  state: BillingState;
};

type Field = keyof BillingState;
/** GET …/diff?from&to: what is not the same at both moments. */
export type BillingDifferenceView = {
  from: string;
  to: string;
  before: BillingState;
  after: BillingState;
  changed: readonly Field[];
  /** Revisions of the events in between. */
  revisions: readonly number[];
};

/**
 * GET …/verify. `brokenAt`: revision of the first event that does not fit what stands before it, or what a
 * head saw; null: none. `provenRevision`: the last one that a head lists; -1: none yet.
 */
export type VerificationView = {
  accountId: string;
  checkedAt: string;
  events: number;
  /** Of the last event. */
  lastHash: string;
  brokenAt: number | null;
  /** The stream of heads is not whole: nothing is proven by it. */
  headsBrokenAt: number | null;
  provenRevision: number;
  /** The last head, whose signature was checked; null: none was made yet. */
  head: { number: number; at: string; hash: string } | null;
  /** PEM. */
  publicKey: string;
};
