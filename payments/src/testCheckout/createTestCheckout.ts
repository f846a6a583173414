import { Refusal } from '@storylark/platform/refusal';
import type { CollectionSpec, Document, ReadStore } from '@storylark/platform/readStore/readStore';
import { isSigned, signed } from '../signature.ts';
import type { PaymentProvider, Terms } from '../paymentProvider.ts';
import { prorate } from '../prorate.ts';
import { createBookStore, type Delivery } from './bookStore.ts';
import { changed, conclude, end, once, upgrade, type Card, type TestBooks } from './testBooks.ts';

type CheckoutDocument = Document & {
  accountId: string;
  terms: Terms;
  state: 'open' | 'paid' | 'left';
  returnTo: { paid: string; left: string };
  language: string;
  expiresAt: string;
};
const checkouts: CollectionSpec = { name: 'testCheckouts', indexes: [{ fields: [['accountId', 1]] }] };

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
};

const OPEN_MS = 60 * 60_000;
const RETRY_S = [1, 5, 30, 300, 3600];

/**
 * The built-in provider: a page with test cards, books that go on by the clock, webhooks that are sent until
 * they are taken. No money moves.
 */
export function createTestCheckout({ readStore, now, secret, publicUrl, deliver }: Deps) {
  const iso = () => new Date(now()).toISOString();
  const books = createBookStore(readStore, iso);
  const pages = readStore.collection<CheckoutDocument>(checkouts);

  /** Whose agreement it is stands in its id. */
  const accountOf = (agreement: string) => agreement.slice(0, agreement.lastIndexOf('/'));
  const inner = (agreement: string) => agreement.slice(agreement.lastIndexOf('/') + 1);
  const act = (
    { agreement, requestId }: { agreement: string; requestId: string },
    change: Parameters<typeof once>[2],
  ) =>
    books.change(accountOf(agreement), (known) =>
      once(known, { agreement: inner(agreement), requestId }, change),
    );
  const named = (accountId: string, id: string) => `${accountId}/${id}`;

  const provider: PaymentProvider = {
    kind: 'test',
    async openCheckout({ checkoutId, accountId, language, terms, returnTo }) {
      const expiresAt = new Date(now() + OPEN_MS).toISOString();
      const page: CheckoutDocument = {
        _id: checkoutId,
        accountId,
        terms,
        state: 'open',
        returnTo,
        language,
        expiresAt,
      };
      await pages.insertIfAbsent(page);
      return { url: `${publicUrl}/dev/checkout/${checkoutId}`, expiresAt };
    },
    async checkoutState(checkoutId) {
      const page = await pages.get(checkoutId);
      if (page?.state === 'paid') return 'paid';
      return page?.state === 'open' && page.expiresAt > iso() ? 'open' : 'expired';
    },
    async previewUpgrade({ agreement, terms, at }) {
      const { agreements } = await books.change(accountOf(agreement), (known) => known);
      const found = agreements.find(({ id }) => id === inner(agreement));
      if (!found || found.status === 'ended') throw new Refusal('paymentRefused');
      return prorate(found, terms, at);
    },
    async upgrade({ agreement, terms, prorationAt, requestId }) {
      const after = await act({ agreement, requestId }, (found, known) =>
        upgrade(known, found, terms, prorationAt),
      );
      return { outcome: after.done.includes(requestId) ? 'done' : 'unpaid' };
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
      await act(about, (found, known) => end(known, found, { refund, reason, at: iso() }));
    },
    async portal({ returnTo }) {
      return { url: `${publicUrl}/dev/checkout/portal?${new URLSearchParams({ returnTo }).toString()}` };
    },
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
      await pages.deleteMany({ accountId });
      await books.remove(accountId);
    },
    async readWebhook(body, signature) {
      if (!isSigned(body, signature, secret, now())) throw new Refusal('webhookRefused');
      const { id, account } = JSON.parse(body.toString('utf8')) as { id: string; account: string };
      return { eventId: id, accountId: account };
    },
    eventsSince: (at) => books.eventsSince(at),
  };

  async function send(accountId: string, { eventId }: Delivery): Promise<boolean> {
    const body = JSON.stringify({ id: eventId, account: accountId });
    return deliver(body, signed(body, secret, now())).catch(() => false);
  }

  /** Renewals whose time has come, and webhooks that nobody has taken yet. */
  async function tick(): Promise<void> {
    for (const { accountId, pending } of await books.due()) {
      const taken = new Set<string>();
      for (const delivery of pending)
        if (delivery.notBefore <= iso() && (await send(accountId, delivery))) taken.add(delivery.eventId);
      await books.settlePending(accountId, (known) =>
        known
          .filter(({ eventId }) => !taken.has(eventId))
          .map((delivery) => (delivery.notBefore <= iso() ? putOff(delivery, now()) : delivery)),
      );
    }
  }

  return {
    provider,
    tick,
    page: (checkoutId: string) => pages.get(checkoutId),
    /** Somebody pays with this card; `confirm` waits for `agreed`. Once, however often it is sent. */
    async pay(
      checkoutId: string,
      card: Card,
      agreed: boolean,
    ): Promise<'paid' | 'declined' | 'confirm' | 'over'> {
      const page = await pages.get(checkoutId);
      if (page?.state === 'paid') return 'paid';
      if (!page || page.state !== 'open' || page.expiresAt <= iso()) return 'over';
      if (card === 'confirm' && !agreed) return 'confirm';
      if (card === 'declined') return 'declined';
      await books.change(page.accountId, (known) => concludeOnce(known, page, iso()));
      await pages.updateOne(checkoutId, { state: 'open' }, { $set: { state: 'paid' } });
      return 'paid';
    },
    leave: (checkoutId: string) =>
      pages.updateOne(checkoutId, { state: 'open' }, { $set: { state: 'left' } }),
    /** How the account's card answers from now on. */
    setCard: (accountId: string, card: Card) => books.change(accountId, (known) => ({ ...known, card })),
  };
}

function concludeOnce(known: TestBooks, { _id, terms }: CheckoutDocument, at: string): TestBooks {
  if (known.done.includes(_id)) return known;
  const concluded = conclude({ ...known, card: 'good' }, terms, at);
  return concluded ? { ...concluded, done: [...concluded.done, _id] } : known;
}

const putOff = (delivery: Delivery, nowMs: number): Delivery => ({
  ...delivery,
  tries: delivery.tries + 1,
  notBefore: new Date(nowMs + 1000 * (RETRY_S[delivery.tries] ?? RETRY_S.at(-1)!)).toISOString(),
});
