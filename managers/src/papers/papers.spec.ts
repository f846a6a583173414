import { locales, type Locale } from '@storylark/contracts/languages';
import { ERASED } from '@storylark/contracts/sealing';
import type { Paper, PaperKind } from '@storylark/contracts/subscriptions/papers';
import { readPdf } from '../testing/readPdf.ts';
import { createPapers } from './createPapers.ts';
import { drawPaper } from './drawPaper.ts';
import { sayPaper } from './sayPaper.ts';
import { sellerOf, sellerSettings } from './sellerSettings.ts';

const nobody = { name: null, address: null, vatId: null, vatPercent: 19 };
const seller = {
  name: 'Łąka & Söhne GmbH',
  address: 'Lerchenweg 3, 10115 Berlin',
  vatId: 'DE123456789',
  vatPercent: 19,
};
const invoice: Paper = {
  kind: 'invoice',
  accountId: 'c0ffee00-1234-4abc-8def-000000000001',
  id: 'ch_7',
  language: 'en',
  email: 'anna@example.com',
  number: 'C0FFEE00-1234-4ABC-2',
  at: '2026-11-04T12:05:00.000Z',
  happenedAt: '2026-11-04T12:00:00.000Z',
  reason: 'renewal',
  paidFor: { plan: 'standard', interval: 'month', from: '2026-11-04', to: '2026-12-04' },
  of: null,
  agreement: 'sub_1',
  concludedAt: null,
  amount: 899,
  tax: 144,
  currency: 'EUR',
  isTest: false,
};
const creditNote: Paper = {
  ...invoice,
  kind: 'creditNote',
  id: 're_1',
  number: 'C0FFEE00-1234-4ABC-3',
  reason: 'withdrawal',
  of: { number: 'C0FFEE00-1234-4ABC-2', at: '2026-11-04T12:05:00.000Z' },
  amount: 629,
  tax: 100,
};
const notice: Paper = {
  ...invoice,
  kind: 'withdrawalNotice',
  id: 'r1',
  number: null,
  reason: null,
  concludedAt: '2026-11-01T09:00:00.000Z',
  amount: 629,
  tax: 0,
};
const draw = async (paper: Paper, by = seller) => readPdf(await drawPaper(sayPaper(paper, by)));
/** What a reader of the page has in hand: each line as label and value, and the rest. */
async function read(paper: Paper, by = seller) {
  const { pieces } = await draw(paper, by);
  const plain = pieces.map(({ tag, text }) => ({ tag, text: text.replaceAll('\u00a0', ' ') }));
  const rows = plain.flatMap(({ tag, text }, at) =>
    tag === 'Lbl' ? [`${text}: ${plain[at + 1]?.text}`] : [],
  );
  return {
    rows,
    heading: plain.find(({ tag }) => tag === 'H1')?.text,
    all: plain.map(({ text }) => text).join('\n'),
  };
}

describe('the papers of a payment', () => {
  it('say on an invoice who sold what to whom, when, and the tax in it', async () => {
    const { rows, heading, all } = await read(invoice);
    expect(heading).toBe('Invoice');
    expect(rows).toEqual([
      'Number: C0FFEE00-1234-4ABC-2',
      'Date: 4 November 2026',
      'Account: anna@example.com',
      'Reason: Next period',
      'Plan: Storylark Standard, monthly',
      'Period: 4 November 2026 to 3 December 2026',
      'Net amount: €7.55',
      'VAT 19%: €1.44',
      'Total, paid: €8.99',
      'Paid on: 4 November 2026 at 12:00 UTC',
      'Payment reference: ch_7',
    ]);
    expect(all).toContain('Łąka & Söhne GmbH');
    expect(all).toContain('Lerchenweg 3, 10115 Berlin');
    expect(all).toContain('VAT ID DE123456789');
    expect(all).not.toMatch(/not a tax invoice|\ufffd/);
  });

  it('name on a credit note the invoice that it takes back', async () => {
    const { rows, heading } = await read(creditNote);
    expect(heading).toBe('Credit note');
    expect(rows).toContain('Takes back: Number C0FFEE00-1234-4ABC-2 of 4 November 2026');
    expect(rows).toContain('Total, paid back: €6.29');
    expect(rows).toContain('VAT 19%: €1.00');
  });

  it('confirm a withdrawal with its content, and the minute at which it was received', async () => {
    const { rows, all } = await read(notice);
    expect(rows).toEqual([
      'Received on: 4 November 2026 at 12:00 UTC',
      'Account: anna@example.com',
      'Contract: sub_1',
      'Contract concluded on: 1 November 2026 at 09:00 UTC',
      'Plan: Storylark Standard, monthly',
      'Period: 4 November 2026 to 3 December 2026',
      'You get back: €6.29',
    ]);
    expect(all).toContain('you withdraw from your contract for Storylark Standard');
  });

  it('speak the language of the account', async () => {
    const titles: Record<PaperKind, Record<Locale, string>> = {
      invoice: { en: 'Invoice', de: 'Rechnung', fr: 'Facture' },
      creditNote: { en: 'Credit note', de: 'Rechnungskorrektur', fr: 'Facture d’avoir' },
      withdrawalNotice: {
        en: 'Confirmation of your withdrawal',
        de: 'Bestätigung deines Widerrufs',
        fr: 'Confirmation de votre rétractation',
      },
    };
    for (const paper of [invoice, creditNote, notice])
      for (const language of locales) {
        const { title, language: said, pieces } = await draw({ ...paper, language });
        expect([title, said]).toEqual([titles[paper.kind][language], language]);
        expect(pieces.map(({ text }) => text).join()).not.toContain('\ufffd');
      }
    expect((await read({ ...invoice, language: 'de' })).rows).toContain('Gesamtbetrag, bezahlt: 8,99 €');
    expect((await read({ ...invoice, language: 'fr' })).rows).toContain('TVA 19 %: 1,44 €');
  });

  it('are tagged, with language and title, their fonts embedded, on one page', async () => {
    for (const paper of [invoice, creditNote, notice])
      expect(await draw({ ...paper, language: 'de' })).toMatchObject({
        pages: 1,
        language: 'de',
        showsTitle: true,
        isMarked: true,
        isUniversal: true,
        roles: expect.arrayContaining(['Document', 'P', 'H1', 'L', 'LI', 'Lbl', 'LBody']),
      });
    const { fonts, embedded } = await draw(invoice);
    expect(fonts).toBeGreaterThan(1);
    expect(embedded).toBe(fonts);
  });

  it('say that no money moved where the built-in checkout took it, and are no tax invoice then', async () => {
    const { heading, all } = await read({ ...invoice, isTest: true });
    expect(heading).toBe('Receipt');
    expect(all).toMatch(/\nReceipt\nTEST\. No money moved/);
    expect(all).toContain('This is not a tax invoice.');
    const { all: ofNotice } = await read({ ...notice, isTest: true });
    expect(ofNotice).toContain('TEST. No money moved');
    expect(ofNotice).not.toContain('tax invoice');
  });

  it('are receipts where no seller is named', async () => {
    const { heading, all } = await read(invoice, nobody as never);
    expect(heading).toBe('Receipt');
    expect(all).toContain('This is not a tax invoice');
    const withoutId = await read(invoice, { ...seller, vatId: null } as never);
    expect(withoutId.heading).toBe('Receipt');
  });

  it('name no rate that is not the one of this tax', async () => {
    expect((await read({ ...invoice, tax: 150 })).rows).toContain('VAT: €1.50');
    expect((await read({ ...invoice, tax: 150 }, { ...seller, vatPercent: 20 })).rows).toContain(
      'VAT 20%: €1.50',
    );
  });

  it('of a second purchase say nothing of a plan that was never opened', async () => {
    const { rows } = await read({ ...invoice, paidFor: null, reason: 'start' });
    expect(rows.join()).not.toMatch(/Plan|Period/);
  });

  it('are the same bytes from the same words', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => drawPaper(sayPaper(invoice, seller))));
    expect(one).toEqual(other);
  });

  it('write letters that the fonts do not have as question marks', async () => {
    expect((await read({ ...invoice, email: 'аня@example.com' })).rows).toContain('Account: ???@example.com');
  });
});

describe('the seller', () => {
  const read = (env: Record<string, string>) =>
    sellerOf({
      SELLER_NAME: sellerSettings.SELLER_NAME(env.SELLER_NAME),
      SELLER_ADDRESS: sellerSettings.SELLER_ADDRESS(env.SELLER_ADDRESS),
      SELLER_VAT_ID: sellerSettings.SELLER_VAT_ID(env.SELLER_VAT_ID),
      SELLER_VAT_PERCENT: sellerSettings.SELLER_VAT_PERCENT(env.SELLER_VAT_PERCENT),
    });
  it('is nobody, at 19 per cent, unless the operator says so', () => {
    expect(read({})).toEqual(nobody);
    expect(read({ SELLER_NAME: 'Lark', SELLER_VAT_PERCENT: '25.5' })).toMatchObject({
      name: 'Lark',
      vatPercent: 25.5,
    });
  });
  it.each(['-1', '100', 'nineteen'])('has no rate like %s', (rate) =>
    expect(() => read({ SELLER_VAT_PERCENT: rate })).toThrow(/must be a number/),
  );
});

describe('what becomes of a paper', () => {
  const blobs = (stored = new Map<string, Buffer>()) => ({
    stored,
    get: async (subject: string, key: string) => (subject === 'erased' ? ERASED : (stored.get(key) ?? null)),
    put: async (_subject: string, key: string, content: Uint8Array) => {
      if (stored.has(key)) return false;
      stored.set(key, Buffer.from(content));
      return true;
    },
  });
  const open = (work: object | Error, sealedBlobs = blobs(), by: typeof seller = seller) =>
    createPapers({
      api: {
        paperWork: async () => {
          if (work instanceof Error) throw work;
          return work as never;
        },
      },
      sealedBlobs,
      seller: by,
    });
  const due = { over: false, ...invoice };

  it('made once, it stays as it was', async () => {
    const sealedBlobs = blobs();
    const first = await open(due, sealedBlobs).of('a', 'ch_7');
    const moved = { ...due, email: 'new@example.com', language: 'de' };
    const later = await open(moved, sealedBlobs, { ...seller, name: 'Other' }).of('a', 'ch_7');
    expect(later?.content).toEqual(first?.content);
    expect(first?.name).toBe('storylark-invoice-2026-11-04.pdf');
    expect([...sealedBlobs.stored.keys()]).toEqual(['a/papers/paper-ch_7.pdf']);
  });

  it('made by two at once, it is the one that is kept', async () => {
    const kept = Buffer.from('%PDF of the other');
    const sealedBlobs = blobs();
    const put = async () => {
      sealedBlobs.stored.set('a/papers/paper-ch_7.pdf', kept);
      return false;
    };
    expect((await open(due, { ...sealedBlobs, put }).of('a', 'ch_7'))?.content).toEqual(kept);
  });

  it('is not written to who is gone', async () => {
    expect(await open({ over: true }).of('a', 'ch_7')).toBeNull();
    expect(await open(due).of('erased', 'ch_7')).toBeNull();
  });
});
