import { createHmac, randomUUID } from 'node:crypto';
import type { Locale } from '@storylark/contracts/languages';
import type { CollectionSpec, Document, ReadStore } from '@storylark/platform/readStore/readStore';
import type { Terms } from '../paymentProvider.ts';
import { prorate } from '../prorate.ts';
import type { BookStore } from './bookStore.ts';
import {
  conclude,
  isRefused,
  once,
  putCard,
  refuse,
  upgrade,
  type Card,
  type TestAgreement,
  type TestBooks,
} from './testBooks.ts';

/** `agreement`: by its name within the account's books. */
type Subject =
  | { kind: 'checkout'; terms: Terms }
  | { kind: 'upgrade'; terms: Terms; agreement: string; prorationAt: string; requestId: string }
  | { kind: 'portal' };
type Common = {
  accountId: string;
  language: Locale;
  expiresAt: string;
  returnTo: { paid: string; left: string };
};
/** Its id is its whole secret: who has it may act on it. */
export type TestPage = Document & Common & { isLeft: boolean } & Subject;
export type Shown = { page: TestPage; state: 'open' | 'paid' | 'over'; books: TestBooks };

const spec: CollectionSpec = {
  name: 'testPages',
  indexes: [
    {
      fields: [
        ['accountId', 1],
        ['expiresAt', -1],
      ],
    },
  ],
};
/** Each page has its id behind it. */
export const PAGES_PATH = '/dev/checkout/';
const OPEN_MS = 60 * 60_000;

type Deps = { readStore: ReadStore; books: BookStore; now: () => number; secret: string; publicUrl: string };

/** The pages of the built-in provider, and what can be done on them: each act once, however often it is sent. */
export function createTestPages({ readStore, books, now, secret, publicUrl }: Deps) {
  const pages = readStore.collection<TestPage>(spec);
  const iso = () => new Date(now()).toISOString();
  const urlOf = (id: string) => publicUrl + PAGES_PATH + id;

  async function open(id: string, about: Omit<Common, 'expiresAt'> & Subject): Promise<string> {
    const expiresAt = new Date(now() + OPEN_MS).toISOString();
    await pages.insertIfAbsent({ _id: id, ...about, expiresAt, isLeft: false });
    return (await pages.get(id))?.expiresAt ?? expiresAt;
  }

  /** How the account was spoken to last, and where it came from. */
  async function last(accountId: string): Promise<Pick<Common, 'language' | 'returnTo'>> {
    const [page] = await pages.find({ filter: { accountId }, sort: [['expiresAt', -1]], limit: 1 });
    return page ?? { language: 'en', returnTo: { paid: publicUrl, left: publicUrl } };
  }

  const isDone = (page: TestPage, { done }: TestBooks) =>
    (page.kind === 'checkout' && done.includes(page._id)) ||
    (page.kind === 'upgrade' && done.includes(page.requestId));

  async function look(id: string): Promise<Shown | null> {
    const page = await pages.get(id);
    if (!page) return null;
    const known = await books.change(page.accountId, (same) => same);
    const isOver =
      page.isLeft || page.expiresAt <= iso() || (page.kind === 'upgrade' && !agreed(known, page));
    return { page, books: known, state: isDone(page, known) ? 'paid' : isOver ? 'over' : 'open' };
  }

  const leave = (id: string) => pages.updateOne(id, { isLeft: false }, { $set: { isLeft: true } });

  return {
    look,
    leave,
    async openCheckout(id: string, about: Omit<Common, 'expiresAt'> & { terms: Terms }) {
      return { url: urlOf(id), expiresAt: await open(id, { ...about, kind: 'checkout' }) };
    },
    async openPortal(accountId: string, returnTo: string) {
      const id = `portal-${randomUUID()}`;
      await pages.deleteMany({ accountId, kind: 'portal', expiresAt: { $lte: iso() } });
      const { language } = await last(accountId);
      await open(id, { kind: 'portal', accountId, language, returnTo: { paid: returnTo, left: returnTo } });
      return { url: urlOf(id) };
    },
    /** The same page for the same request. Null once its holder has refused, or let the time pass. */
    async openUpgrade(accountId: string, about: Omit<Extract<Subject, { kind: 'upgrade' }>, 'kind'>) {
      const id = `confirm-${createHmac('sha256', secret).update(`${accountId}/${about.requestId}`).digest('hex')}`;
      const { language, returnTo } = await last(accountId);
      await open(id, { kind: 'upgrade', accountId, language, returnTo, ...about });
      return (await look(id))?.state === 'open' ? { url: urlOf(id) } : null;
    },
    /** Somebody pays with this card; `confirm`: its holder has to agree first. */
    async pay(id: string, card: Card, agreed: boolean): Promise<'paid' | 'declined' | 'confirm' | 'over'> {
      const shown = await look(id);
      if (shown?.state === 'paid') return 'paid';
      if (shown?.state !== 'open' || shown.page.kind !== 'checkout') return 'over';
      if (card === 'declined' || (card === 'confirm' && !agreed)) return card;
      const { accountId, terms } = shown.page;
      await books.change(accountId, (known) => {
        if (known.done.includes(id)) return known;
        const concluded = conclude({ ...known, card: 'good' }, terms, iso());
        return concluded ? { ...concluded, done: [...concluded.done, id] } : known;
      });
      return 'paid';
    },
    /** The holder of the card says yes to an upgrade, or no. */
    async answerUpgrade(id: string, isAgreed: boolean): Promise<'paid' | 'over'> {
      const shown = await look(id);
      if (shown?.state === 'paid') return 'paid';
      if (shown?.state !== 'open' || shown.page.kind !== 'upgrade') return 'over';
      const { page } = shown;
      if (!isAgreed) await leave(id);
      const after = await books.change(page.accountId, (known) => {
        if (!isAgreed) return refuse(known, page.requestId);
        return { ...(agreed(known, page) ?? known), card: known.card };
      });
      return isDone(page, after) ? 'paid' : 'over';
    },
    async putCard(id: string, card: Card): Promise<void> {
      const shown = await look(id);
      if (shown?.state === 'open' && shown.page.kind === 'portal')
        await books.change(shown.page.accountId, (known) => putCard(known, card, iso()));
    },
    forget: (accountId: string) => pages.deleteMany({ accountId }),
  };
}
export type TestPages = ReturnType<typeof createTestPages>;

/** The books after an upgrade that the holder of the card agrees to; null where it cannot be any more. */
export function agreed(
  books: TestBooks,
  asked: { agreement: string; terms: Terms; prorationAt: string; requestId: string },
): TestBooks | null {
  if (isRefused(books, asked.requestId)) return null;
  const after = once({ ...books, card: 'good' }, asked, (found, known) =>
    upgrade(known, found, asked.terms, asked.prorationAt),
  );
  return after.done.includes(asked.requestId) ? after : null;
}

/** What an upgrade costs, cents. */
export const dueOf = (page: Extract<TestPage, { kind: 'upgrade' }>, agreement: TestAgreement): number =>
  prorate(agreement, page.terms, page.prorationAt).amountDue;
