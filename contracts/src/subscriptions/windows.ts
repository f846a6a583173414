/** Days are `YYYY-MM-DD` in UTC. */
export const dayOf = (iso: string) => iso.slice(0, 10);

/** The day `months` later; 31 January is followed by 28 or 29 February and then by 31 March, since each is counted from the first. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}

/** The monthly window around `now`, counted from `anchor` (both ISO times); `end` is the first day of the next. */
export function monthAround(anchor: string, now: string): { start: string; end: string } {
  const first = dayOf(anchor);
  const today = dayOf(now);
  const [y1 = 0, m1 = 0] = first.split('-').map(Number);
  const [y2 = 0, m2 = 0] = today.split('-').map(Number);
  let n = Math.max(0, (y2 - y1) * 12 + (m2 - m1));
  if (n > 0 && addMonths(first, n) > today) n -= 1;
  return { start: addMonths(first, n), end: addMonths(first, n + 1) };
}
