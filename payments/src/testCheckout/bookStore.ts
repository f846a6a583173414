import type { CollectionSpec, Document, ReadStore } from '@storylark/platform/readStore/readStore';
import type { JsonObject } from '@storylark/platform/json';
import { v4 as uuid } from 'uuid';
import { advance } from './advance.ts';
import { noBooks, type TestBooks } from './testBooks.ts';

/** A webhook: `tries` deliveries have failed so far; one that was taken comes once more. */
export type Delivery = { eventId: string; at: string; notBefore: string; tries: number; isTaken: boolean };
type BookDocument = Document & {
  revision: number;
  books: TestBooks & JsonObject;
  /** Not acknowledged yet, oldest first. */
  pending: readonly Delivery[];
  /** The newest, for who asks what it missed. */
  events: readonly { eventId: string; at: string }[];
  /** When something is to be done next: a renewal, a delivery. */
  dueAt: string;
  lastEventAt: string;
};

/** Nobody can make them again from the log. */
export const testBooks: CollectionSpec = {
  name: 'testBooks',
  indexes: [{ fields: [['dueAt', 1]] }, { fields: [['lastEventAt', 1]] }],
};
const EVENTS_KEPT = 100;
const ATTEMPTS = 20;
const PAGE = 100;
const NEVER = '9999';

/**
 * The books of the built-in provider, one document an account. Whatever changes them queues its webhook in
 * the same write.
 */
export function createBookStore(readStore: ReadStore, now: () => string) {
  const documents = readStore.collection<BookDocument>(testBooks);

  /** Applies `act` to the books as they stand at this moment; made again where somebody else was first. */
  async function change(
    accountId: string,
    act: (document: Pick<BookDocument, 'books' | 'pending'>) => Pick<BookDocument, 'books' | 'pending'>,
  ): Promise<TestBooks> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await documents.get(accountId);
      const at = now();
      const former = found ?? { books: noBooks, pending: [], events: [] };
      const acted = act({ pending: former.pending, books: advance(former.books, at) });
      const isNews = acted.books.count !== former.books.count || !isSame(acted.books, former.books);
      if (!isNews && acted.pending === former.pending) return acted.books;
      const event = { eventId: `evt_${uuid()}`, at };
      const pending = isNews
        ? [...acted.pending, { ...event, notBefore: at, tries: 0, isTaken: false }]
        : acted.pending;
      const next = {
        books: acted.books,
        pending,
        events: isNews ? [...former.events, event].slice(-EVENTS_KEPT) : former.events,
        dueAt: dueOf(acted.books, pending),
        lastEventAt: isNews ? at : (found?.lastEventAt ?? ''),
      };
      const isWritten = found
        ? await documents.updateOne(
            accountId,
            { revision: found.revision },
            { $set: { ...next, revision: found.revision + 1 } },
          )
        : await documents.insertIfAbsent({ _id: accountId, ...next, revision: 1 });
      if (isWritten) return acted.books;
    }
    throw new Error('the books are busy');
  }

  return {
    change: (accountId: string, act: (books: TestBooks) => TestBooks) =>
      change(accountId, ({ books, pending }) => ({ books: act(books), pending })),
    /** Accounts with something to do by now. */
    due: async () => {
      const found = await documents.find({
        filter: { dueAt: { $lte: now() } },
        sort: [['dueAt', 1]],
        limit: PAGE,
      });
      return found.map(({ _id, pending }) => ({ accountId: _id, pending }));
    },
    settlePending: (accountId: string, settle: (pending: readonly Delivery[]) => readonly Delivery[]) =>
      change(accountId, ({ books, pending }) => ({ books, pending: settle(pending) })),
    async *eventsSince(at: string) {
      const found = await documents.find({
        filter: { lastEventAt: { $gte: at } },
        sort: [['lastEventAt', 1]],
      });
      for (const { _id, events } of found)
        for (const event of events) if (event.at >= at) yield { eventId: event.eventId, accountId: _id };
    },
    remove: (accountId: string) => documents.deleteOne(accountId),
  };
}
export type BookStore = ReturnType<typeof createBookStore>;

const isSame = (one: TestBooks, other: TestBooks) => JSON.stringify(one) === JSON.stringify(other);

function dueOf({ agreements }: TestBooks, pending: readonly Delivery[]): string {
  const turns = agreements
    .filter(({ status, retryAt }) => status === 'active' || (status === 'unpaid' && retryAt !== null))
    .map(({ retryAt, periodEnd }) => retryAt ?? periodEnd);
  return [...turns, ...pending.map(({ notBefore }) => notBefore)].sort()[0] ?? NEVER;
}
