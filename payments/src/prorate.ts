import { planTable } from '@storylark/contracts/subscriptions/plans';
import { addMonths, dayOf } from '@storylark/contracts/subscriptions/windows';
import type { Agreement, Terms, UpgradePreview } from './paymentProvider.ts';

export const priceOf = ({ plan, interval }: Terms): number => planTable[plan].price[interval];

/**
 * What an upgrade costs at `at` (ISO time), to the second: what is left of the paid period comes back at the
 * old price and is charged at the new one. Another interval begins a period of its own at once.
 */
export function prorate(
  { plan, interval, periodStart, periodEnd }: Agreement,
  terms: Terms,
  at: string,
): UpgradePreview {
  const [from, to, now] = [periodStart, periodEnd, at].map((time) => Math.floor(Date.parse(time) / 1000)) as [
    number,
    number,
    number,
  ];
  const left = Math.min(1, Math.max(0, (to - now) / (to - from)));
  const rest = { from: at, to: periodEnd };
  const unused = {
    kind: 'unused' as const,
    plan,
    interval,
    ...rest,
    amount: -Math.round(priceOf({ plan, interval }) * left),
  };
  const charged =
    terms.interval === interval
      ? { kind: 'remaining' as const, ...terms, ...rest, amount: Math.round(priceOf(terms) * left) }
      : { kind: 'period' as const, ...terms, from: at, to: periodAfter(at, terms), amount: priceOf(terms) };
  return { amountDue: unused.amount + charged.amount, prorationAt: at, lines: [unused, charged] };
}

/** The end of a first period that begins at `at`: the same time of day, the last of a shorter month. */
export function periodAfter(at: string, { interval }: Terms): string {
  return addMonths(dayOf(at), interval === 'year' ? 12 : 1) + at.slice(10);
}
