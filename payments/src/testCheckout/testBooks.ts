import type { ChargeReason, RefundReason } from '@storylark/contracts/subscriptions/billingEvents';
import { CURRENCY, vatIn, type Money } from '@storylark/contracts/subscriptions/money';
import { dayOf, periodFrom } from '@storylark/contracts/subscriptions/windows';
import type { Agreement, Books, Entry, Terms } from '../paymentProvider.ts';
import { priceOf, prorate } from '../prorate.ts';

/** How the card answers from now on: `confirm` wants its holder to agree first. */
export type Card = 'good' | 'declined' | 'confirm';

/** What the built-in provider holds of one account: plain JSON. */
export type TestBooks = Pick<Books, 'entries'> & {
  agreements: readonly TestAgreement[];
  card: Card;
  /** Acts that were done or refused, by request id: repeated they do nothing. */
  done: readonly string[];
  /** Counts everything, for ids. */
  count: number;
};
export type TestAgreement = Agreement & {
  /** Periods are counted from here; moves when an upgrade changes the interval. */
  anchor: string;
  /** When a refused renewal is tried again. */
  retryAt: string | null;
};

export const noBooks: TestBooks = { agreements: [], entries: [], card: 'good', done: [], count: 0 };

export const gross = (amount: number): Money => ({
  amount,
  tax: vatIn(amount),
  currency: CURRENCY,
});

/**
 * The end of the period that begins at `start`, counted from `anchor`; the anchor's time of day. Another interval
 * is as long as it says: a year that follows on months is a whole one.
 */
export const endOf = (anchor: string, start: string, { interval }: Terms): string =>
  periodFrom(anchor, dayOf(start), interval).periodEnd + anchor.slice(10);

type Draft = Omit<Extract<Entry, { kind: 'payment' | 'failure' }>, 'id' | 'invoice' | keyof Money> & {
  amount: number;
};
/** Asks the card; the answer is on the books either way. */
export function charge(books: TestBooks, draft: Omit<Draft, 'kind'>): { books: TestBooks; isPaid: boolean } {
  const isPaid = books.card === 'good';
  const count = books.count + 1;
  const entry: Entry = {
    ...draft,
    ...gross(draft.amount),
    kind: isPaid ? 'payment' : 'failure',
    id: `pay_${count}`,
    invoice: `in_${count}`,
  };
  return { books: { ...books, entries: [...books.entries, entry], count }, isPaid };
}

export const replaced = (books: TestBooks, agreement: TestAgreement): TestBooks => ({
  ...books,
  agreements: books.agreements.map((one) => (one.id === agreement.id ? agreement : one)),
});

/** Somebody has paid on the page; null where the card says no, or not yet. */
export function conclude(books: TestBooks, terms: Terms, at: string): TestBooks | null {
  const id = `sub_${books.count + 1}`;
  const first = { agreement: id, amount: priceOf(terms), reason: 'start' as ChargeReason, at };
  const { books: charged, isPaid } = charge({ ...books, count: books.count + 1 }, first);
  if (!isPaid) return null;
  const agreement: TestAgreement = {
    ...terms,
    id,
    status: 'active',
    concludedAt: at,
    anchor: at,
    periodStart: at,
    periodEnd: endOf(at, at, terms),
    endsAt: null,
    next: null,
    retryAt: null,
  };
  return { ...charged, agreements: [...charged.agreements, agreement] };
}

/** Does an act once; `act` sees the agreement, a living one unless `orEnded`. Throws Error for one that is not there. */
export function once(
  books: TestBooks,
  { agreement, requestId }: { agreement: string; requestId: string },
  act: (found: TestAgreement, books: TestBooks) => TestBooks | null,
  orEnded = false,
): TestBooks {
  if (books.done.includes(requestId)) return books;
  const found = books.agreements.find(({ id }) => id === agreement);
  if (!found) throw new Error(`no agreement ${agreement}`);
  if (found.status === 'ended' && !orEnded) return books;
  const changed = act(found, books);
  return changed ? { ...changed, done: [...changed.done, requestId] } : books;
}

/** Null where the card says no, or for a price from before this period: nothing has changed. */
export function upgrade(
  books: TestBooks,
  agreement: TestAgreement,
  terms: Terms,
  prorationAt: string,
): TestBooks | null {
  if (prorationAt < agreement.periodStart) return null;
  const { amountDue } = prorate(agreement, terms, prorationAt);
  const asked = { agreement: agreement.id, amount: amountDue, reason: 'upgrade' as const, at: prorationAt };
  const { books: charged, isPaid } = charge(books, asked);
  if (!isPaid) return null;
  const isNewPeriod = terms.interval !== agreement.interval;
  const period = isNewPeriod
    ? {
        anchor: prorationAt,
        periodStart: prorationAt,
        periodEnd: endOf(prorationAt, prorationAt, terms),
      }
    : {};
  return replaced(charged, { ...agreement, ...terms, ...period, next: null, endsAt: null });
}

/** How it stands in `done` that the holder of the card has said no, or the upgrade was given up. */
const refusalOf = (requestId: string): string => `refused ${requestId}`;
export const isRefused = ({ done }: TestBooks, requestId: string): boolean =>
  done.includes(refusalOf(requestId));
/** From now on this is never paid; what was paid before stays. */
export const refuse = (books: TestBooks, requestId: string): TestBooks =>
  books.done.includes(requestId) || isRefused(books, requestId)
    ? books
    : { ...books, done: [...books.done, refusalOf(requestId)] };

/** Another card. A good one is asked at once for what is not paid yet. */
export const putCard = (books: TestBooks, card: Card, at: string): TestBooks => ({
  ...books,
  card,
  agreements: books.agreements.map((one) =>
    card === 'good' && one.status === 'unpaid' ? { ...one, retryAt: at } : one,
  ),
});

export const changed = (
  books: TestBooks,
  agreement: TestAgreement,
  change: Partial<Pick<TestAgreement, 'next' | 'endsAt'>>,
): TestBooks => replaced(books, { ...agreement, ...change });

/** Ends it now and gives `refund` cents of its payments back, of the newest first. */
export function end(
  books: TestBooks,
  agreement: TestAgreement,
  { refund, reason, at }: { refund: number; reason: RefundReason; at: string },
): TestBooks {
  const payments = books.entries.filter(
    (entry) => entry.kind === 'payment' && entry.agreement === agreement.id,
  );
  let left = refund;
  let { count } = books;
  const refunds: Entry[] = [];
  for (const { id, amount } of payments.toReversed()) {
    const back = Math.min(left, amount - returned(books, id));
    if (back === 0) continue;
    left -= back;
    count += 1;
    refunds.push({
      ...gross(back),
      kind: 'refund',
      id: `re_${count}`,
      agreement: agreement.id,
      at,
      reason,
      of: id,
    });
  }
  return replaced(
    { ...books, count, entries: [...books.entries, ...refunds] },
    { ...agreement, status: 'ended' },
  );
}

/** Cents of this payment that went back. */
const returned = ({ entries }: TestBooks, payment: string): number =>
  entries.reduce(
    (sum, entry) => (entry.kind === 'refund' && entry.of === payment ? sum + entry.amount : sum),
    0,
  );
