import { types } from 'node:util';
import { APIConnectionError, APIError, APIUserAbortError } from 'openai';
import { BrokenCircuitError, BulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import type { OutsideReason } from '@storylark/contracts/stories/outside';
import { BadAnswer, ModelFailure } from './modelFailure.ts';

/**
 * What became of a call that failed. `again`: another try may help; `waitMs`: how long the provider asks us to
 * wait before it; `isDown`: it says something of the provider, and not of this call; `isPaid`: it may have been
 * worked on, so that it counts as spent.
 */
export type Trouble = {
  reason: OutsideReason;
  again: boolean;
  waitMs: number | null;
  isDown: boolean;
  isPaid: boolean;
};

const trouble = (reason: OutsideReason, more: Partial<Trouble> = {}): Trouble => ({
  reason,
  again: false,
  waitMs: null,
  isDown: false,
  isPaid: false,
  ...more,
});

/** As fetch says it of an answer that ended too early. */
const isCutLine = (error: unknown): boolean =>
  types.isNativeError(error) && error.name === 'TypeError' && error.cause !== undefined;

/** Codes of a refusal to make such a thing, whatever the status. */
const refusals = ['content_policy_violation', 'moderation_blocked', 'safety_violation'];
const outOfMoney = ['insufficient_quota', 'billing_hard_limit_reached'];

/** @param cutOff our own limit for one call was reached, and nobody else ended it */
export function troubleOf(error: unknown, cutOff: boolean, now: number): Trouble {
  if (cutOff || error instanceof APIUserAbortError)
    return trouble('slow', { again: true, isDown: true, isPaid: true });
  if (error instanceof ModelFailure) return trouble(error.reason);
  if (error instanceof BadAnswer) return trouble(error.reason, { again: error.reason !== 'refused' });
  if (error instanceof BrokenCircuitError) return trouble('away');
  if (error instanceof BulkheadRejectedError || error instanceof TaskCancelledError) return trouble('full');
  // a line that broke while the answer was on its way
  if (error instanceof APIConnectionError || isCutLine(error))
    return trouble('away', { again: true, isDown: true, isPaid: true });
  if (error instanceof APIError && typeof error.status === 'number') return ofStatus(error, now);
  // whatever else: bytes that are no JSON, JSON that is no answer
  return trouble('broken', { again: true, isPaid: true });
}

function ofStatus(error: APIError, now: number): Trouble {
  const { status = 0, code, headers } = error;
  const waitMs = waitOf(headers, now);
  if (code && refusals.includes(code)) return trouble('refused');
  if (status === 429) return trouble('full', { again: !outOfMoney.includes(code ?? ''), waitMs });
  if (status === 408 || status === 409) return trouble('away', { again: true, waitMs });
  if (status >= 500) return trouble('away', { again: true, isDown: true, waitMs });
  // a key that does not open, a model that is not there: nothing that another try would mend
  if (status === 401 || status === 403 || status === 404) return trouble('away');
  return trouble('broken');
}

/** `retry-after-ms`, or `retry-after` in seconds or as a date. */
function waitOf(headers: Headers | undefined, now: number): number | null {
  const ms = Number(headers?.get('retry-after-ms') ?? NaN);
  if (Number.isFinite(ms)) return Math.max(0, ms);
  const value = headers?.get('retry-after');
  if (value == null) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}
