import { Refusal } from '@storylark/platform/refusal';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import { isSigned, signed } from '../signature.ts';
import type { PaymentProvider } from '../paymentProvider.ts';
import { prorate } from '../prorate.ts';
import { createBookStore, type Delivery } from './bookStore.ts';
import { changed, end, isRefused, once, putCard, refuse, upgrade, type Card } from './testBooks.ts';
import { agreed, createTestPages } from './testPages.ts';

type Deps = {
  /** Of its own: nobody can make it again from the log. */
  readStore: ReadStore;
  /** ms; may be moved by tests. */
  now: () => number;
  /** Signs webhooks. */
  secret: string;
  publicUrl: string;
  /** Sends a webhook; true when it was taken. */
  deliver: (body: string, signature: string) => Promise<boolean>;
  /** Whether anybody at all is shown the pages. */
  isOpen?: boolean;
};

/** Of a webhook. An account's books are named by the account. */
type Body = { id: string; type: string; account: string };

const RETRY_S = [1, 5, 30, 300];
const RETRY_LATER_S = 3600;
/** Seconds after which a delivery that was taken comes again, as providers do. */
const AGAIN_S = 5;

/**
 * The built-in provider: a page with test cards, books that go on by the clock, webhooks that are sent until
 * they are taken. No money moves.
 */
export function createTestCheckout({ readStore, now, secret, publicUrl, deliver, isOpen = true }: Deps) {
  const iso = () => new Date(now()).toISOString();
  const books = createBookStore(readStore, iso);
  const pages = createTestPages({ readStore, books, now, secret, publicUrl });

  /** Whose agreement it is stands in its id. */
  const accountOf = (agreement: string) => agreement.slice(0, agreement.lastIndexOf('/'));
  const inner = (agreement: string) => agreement.slice(agreement.lastIndexOf('/') + 1);
  const act = (
    { agreement, requestId }: { agreement: string; requestId: string },
    change: Parameters<typeof once>[2],
    orEnded?: boolean,
  ) =>
    books.change(accountOf(agreement), (known) =>
      once(known, { agreement: inner(agreement), requestId }, change, orEnded),
    );
  const named = (accountId: string, id: string) => `${accountId}/${id}`;

  const provider: PaymentProvider = {
    kind: 'test',
    isOpen,
    openCheckout: ({ checkoutId, accountId, language, terms, returnTo }) =>
      pages.openCheckout(checkoutId, { accountId, language, terms, returnTo }),
    async checkoutState(checkoutId) {
      const state = (await pages.look(checkoutId))?.state ?? 'over';
      return state === 'over' ? 'expired' : state;
    },
    async previewUpgrade({ agreement, terms, at }) {
      const { agreements } = await books.change(accountOf(agreement), (known) => known);
      const found = agreements.find(({ id }) => id === inner(agreement));
      if (!found || found.status === 'ended') throw new Refusal('paymentRefused');
      return prorate(found, terms, at);
    },
    async upgrade({ agreement, terms, prorationAt, requestId }) {
      const after = await act({ agreement, requestId }, (found, known) =>
        isRefused(known, requestId) ? null : upgrade(known, found, terms, prorationAt),
      );
      if (after.done.includes(requestId)) return { outcome: 'done' };
      const asked = { agreement: inner(agreement), terms, prorationAt, requestId };
      if (after.card !== 'confirm' || !agreed(after, asked)) return { outcome: 'unpaid' };
      const page = await pages.openUpgrade(accountOf(agreement), asked);
      return page ? { outcome: 'confirm', ...page } : { outcome: 'unpaid' };
    },
    async abandonUpgrade({ agreement, requestId }) {
      const { done } = await books.change(accountOf(agreement), (known) => refuse(known, requestId));
      return { outcome: done.includes(requestId) ? 'done' : 'unpaid' };
    },
    async scheduleDowngrade({ terms, ...about }) {
      await act(about, (found, known) => changed(known, found, { next: terms }));
    },
    async undoDowngrade(about) {
      await act(about, (found, known) => changed(known, found, { next: null }));
    },
    async cancelAtPeriodEnd(about) {
      await act(about, (found, known) => changed(known, found, { endsAt: found.periodEnd, next: null }));
    },
    async resume(about) {
      await act(about, (found, known) => changed(known, found, { endsAt: null }));
    },
    async endNow({ refund, reason, ...about }) {
      await act(about, (found, known) => end(known, found, { refund, reason, at: iso() }), true);
    },
    portal: ({ accountId, returnTo }) => pages.openPortal(accountId, returnTo),
    async booksOf(accountId) {
      const { agreements, entries } = await books.change(accountId, (known) => known);
      return {
        agreements: agreements.map(({ anchor: _anchor, retryAt: _retryAt, ...agreement }) => ({
          ...agreement,
          id: named(accountId, agreement.id),
        })),
        entries: entries.map((entry) => ({ ...entry, agreement: named(accountId, entry.agreement) })),
      };
    },
    async forget(accountId) {
      await pages.forget(accountId);
      await books.remove(accountId);
    },
    async readWebhook(body, signature) {
      if (!isSigned(body, signature, secret, now())) throw new Refusal('webhookRefused');
      const { id, type, account } = JSON.parse(body.toString('utf8')) as Body;
      return { eventId: id, type, object: account, accountId: account };
    },
    eventsSince: (at) => books.eventsSince(at),
  };

  async function send(accountId: string, { eventId }: Delivery): Promise<boolean> {
    const body = JSON.stringify({ id: eventId, type: 'books.changed', account: accountId } satisfies Body);
    return deliver(body, signed(body, secret, now())).catch(() => false);
  }

  /**
   * Renewals whose time has come, and webhooks: the newest first, each again until it was taken, and then once
   * more. Who takes them cannot rely on less.
   */
  async function tick(): Promise<void> {
    for (const { accountId, pending } of await books.due()) {
      const taken = new Set<string>();
      for (const delivery of pending.toReversed())
        if (delivery.notBefore <= iso() && (await send(accountId, delivery))) taken.add(delivery.eventId);
      await books.settlePending(accountId, (known) =>
        known.flatMap((delivery) => {
          if (taken.has(delivery.eventId)) return delivery.isTaken ? [] : [again(delivery, now())];
          return delivery.notBefore <= iso() ? [putOff(delivery, now())] : [delivery];
        }),
      );
    }
  }

  return {
    provider,
    pages,
    tick,
    /** How the account's card answers from now on. */
    setCard: (accountId: string, card: Card) =>
      books.change(accountId, (known) => putCard(known, card, iso())),
  };
}
export type TestCheckout = ReturnType<typeof createTestCheckout>;

const laterBy = (seconds: number, nowMs: number) => new Date(nowMs + 1000 * seconds).toISOString();
const again = (delivery: Delivery, nowMs: number): Delivery => ({
  ...delivery,
  isTaken: true,
  notBefore: laterBy(AGAIN_S, nowMs),
});
const putOff = (delivery: Delivery, nowMs: number): Delivery => ({
  ...delivery,
  tries: delivery.tries + 1,
  notBefore: laterBy(RETRY_S[delivery.tries] ?? RETRY_LATER_S, nowMs),
});
