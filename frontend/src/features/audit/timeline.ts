import type { ConfigView } from '@storylark/contracts/accounts/views';
import { type BillingState, billingStateOf } from '@storylark/contracts/audit/billingState';
import type { BillingEventView, BillingView } from '@storylark/contracts/audit/views';
import type { AllowanceEvent } from '@storylark/contracts/subscriptions/events';

/** One fact of an account's billing, money or a story of the allowance. */
export type Step = { key: string; at: string } & (
  { kind: 'billing'; fact: BillingEventView } | { kind: 'allowance'; fact: AllowanceEvent }
);

/**
 * All facts in the order in which they came. Billing keeps the order of its stream, also where the clock was
 * set back: it is what the state was folded from.
 */
export function stepsOf({ events, allowance }: BillingView): readonly Step[] {
  let reached = '';
  const money = events.map((fact) => {
    const { at } = fact.event.data;
    if (at > reached) reached = at;
    const step: Step = { kind: 'billing', fact, at, key: `b${fact.revision}` };
    return { step, place: reached };
  });
  const slots = allowance.map((fact, i) => {
    const { at } = fact.data;
    const step: Step = { kind: 'allowance', fact, at, key: `a${i}` };
    return { step, place: at };
  });
  return [...money, ...slots]
    .sort((a, b) => (a.place < b.place ? -1 : a.place > b.place ? 1 : 0))
    .map(({ step }) => step);
}

/** The state after the first `count` steps, as it was then, or at `at`. */
export function stateAfter(
  { openedAt }: Pick<BillingView, 'openedAt'>,
  steps: readonly Step[],
  count: number,
  at = steps[count - 1]?.at ?? openedAt,
): BillingState {
  const past = steps.slice(0, count);
  return billingStateOf(
    past.flatMap((step) => (step.kind === 'billing' ? [step.fact.event] : [])),
    past.flatMap((step) => (step.kind === 'allowance' ? [step.fact] : [])),
    openedAt,
    at,
  );
}

/** How many steps had come by then. */
export const stepsUntil = (steps: readonly Step[], at: string) =>
  steps.findLastIndex((step) => step.at <= at) + 1;

/** 2026-11-10 19:01:44, UTC: what auditors write down in any language. */
export const utc = (at: string) => at.slice(0, 19).replace('T', ' ');

/** Where the payment provider shows its own side of it; the built-in one has no pages for that. */
export const providerPage = (payments: ConfigView['payments'], reference: string): string | null =>
  payments === 'stripe' && /^[a-z]+_\w+$/i.test(reference)
    ? `https://dashboard.stripe.com/search?query=${encodeURIComponent(reference)}`
    : null;

/** The moment in a field of a form, read as UTC; to the end of its second, as it is shown. */
export function momentIn(value: string, otherwise: string): string {
  const ms = Date.parse(`${value.length === 16 ? `${value}:00` : value}.999Z`);
  return Number.isNaN(ms) ? otherwise : new Date(ms).toISOString();
}

export const typeOf = (step: Step) => (step.kind === 'billing' ? step.fact.event.type : step.fact.type);
