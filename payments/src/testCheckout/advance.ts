import { priceOf } from '../prorate.ts';
import type { Terms } from '../paymentProvider.ts';
import { charge, endOf, replaced, type TestAgreement, type TestBooks } from './testBooks.ts';

const DAY = 24 * 60 * 60_000;
/** Days after the first refusal; then it is left to the house. */
const RETRY_AFTER_DAYS = [3, 5, 7];

const later = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY).toISOString();

/** Everything that the clock brings about until `now`, in its order. */
export function advance(books: TestBooks, now: string): TestBooks {
  const due = books.agreements
    .filter(({ status }) => status !== 'ended')
    .map((agreement) => ({ agreement, at: agreement.retryAt ?? agreement.periodEnd }))
    .filter(({ agreement, at }) => at <= now && !(agreement.status === 'unpaid' && !agreement.retryAt))
    .toSorted((a, b) => a.at.localeCompare(b.at))[0];
  return due ? advance(turn(books, due.agreement, due.at), now) : books;
}

function turn(books: TestBooks, agreement: TestAgreement, at: string): TestBooks {
  if (agreement.endsAt !== null && agreement.endsAt <= at)
    return replaced(books, { ...agreement, status: 'ended' });
  const { next, periodEnd, anchor, id } = agreement;
  const terms: Terms = next ?? agreement;
  // a period of another length is counted from where it begins
  const from = terms.interval === agreement.interval ? anchor : periodEnd;
  const asked = { agreement: id, amount: priceOf(terms), reason: 'renewal' as const, at };
  const { books: charged, isPaid } = charge(books, asked);
  if (isPaid)
    return replaced(charged, {
      ...agreement,
      ...terms,
      next: null,
      status: 'active',
      retryAt: null,
      anchor: from,
      periodStart: periodEnd,
      periodEnd: endOf(from, periodEnd, terms),
    });
  const retry = RETRY_AFTER_DAYS.map((days) => later(periodEnd, days)).find((time) => time > at) ?? null;
  return replaced(charged, { ...agreement, status: 'unpaid', retryAt: retry });
}
