import type { Interval } from './plans.ts';

/** Days are `YYYY-MM-DD` in UTC. */
export const dayOf = (iso: string) => iso.slice(0, 10);

/** As ISO time: what holds until this moment no longer holds on the day. */
export const firstMomentOf = (day: string) => `${day}T00:00:00.000Z`;

/**
 * The day `months` later; 31 January is followed by 28 or 29 February and then by 31 March, since each is
 * counted from the first.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** How many whole months lie between two days, as `addMonths` counts them from the first; never below 0. */
function monthsBetween(first: string, day: string): number {
  const [y1 = 0, m1 = 0] = first.split('-').map(Number);
  const [y2 = 0, m2 = 0] = day.split('-').map(Number);
  const months = Math.max(0, (y2 - y1) * 12 + (m2 - m1));
  return months > 0 && addMonths(first, months) > day ? months - 1 : months;
}

/**
 * The monthly window around `now`, counted from `anchor` (both ISO times); `end` is the first day of the
 * next.
 */
export function monthAround(anchor: string, now: string): { start: string; end: string } {
  const first = dayOf(anchor);
  const n = monthsBetween(first, dayOf(now));
  return { start: addMonths(first, n), end: addMonths(first, n + 1) };
}

/**
 * The paid period that begins on the day `start`, which is the first day of one counted from `anchor` (ISO
 * time).
 */
export function periodFrom(
  anchor: string,
  start: string,
  interval: Interval,
): { periodStart: string; periodEnd: string } {
  const first = dayOf(anchor);
  return {
    periodStart: start,
    periodEnd: addMonths(first, monthsBetween(first, start) + (interval === 'year' ? 12 : 1)),
  };
}
