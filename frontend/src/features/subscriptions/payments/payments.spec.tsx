import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { InvoiceView } from '@storylark/contracts/subscriptions/views';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../../../gates/gateKey.ts';
import { aUser, broken, type FakeApi, fakeApi, json } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';

const invoice = (at: number, changes: Partial<InvoiceView> = {}): InvoiceView => ({
  id: `i${at}`,
  kind: 'paid',
  reason: 'renewal',
  amount: 899,
  tax: 144,
  currency: 'EUR',
  at: '2026-11-04T12:00:00.000Z',
  ...changes,
});
const open = (api: FakeApi) => renderApp({ api, path: '/subscriptions/payments', user: aUser() });
const plain = (element: HTMLElement) => element.textContent.replace(/[\u00a0\u202f]/g, ' ');

beforeEach(() => openGate());

describe('the payments', () => {
  it('say what was paid, refused and given back, and why', async () => {
    const items = [
      invoice(1, { kind: 'refunded', reason: 'withdrawal', amount: 629, tax: 100 }),
      invoice(2),
      invoice(3, { kind: 'failed' }),
    ];
    await open(fakeApi({ 'GET /api/subscriptions/invoices': () => json({ items, total: 3 }) }));
    const list = await screen.findByRole('list', { name: 'All payments' });
    expect([...list.children].map((line) => plain(line as HTMLElement))).toEqual([
      'Paid back4 November 2026 · withdrawal from the contractCredit note as PDF-€6.29€1.00 VAT included',
      'Paid4 November 2026 · next periodInvoice as PDF€8.99€1.44 VAT included',
      'Not paid: the card was refused4 November 2026 · next period€8.99€1.44 VAT included',
    ]);
  });

  it('come with their papers, saved under the name the house gave them', async () => {
    const saved: string[] = [];
    Object.assign(URL, { createObjectURL: () => 'blob:made', revokeObjectURL: () => undefined });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const items = [
      invoice(1, { kind: 'withdrawn', reason: null, amount: 0, tax: 0 }),
      invoice(2, { kind: 'refunded', reason: 'withdrawal' }),
      invoice(3),
      invoice(4, { kind: 'failed' }),
    ];
    const api = fakeApi({
      'GET /api/subscriptions/invoices': () => json({ items, total: 4 }),
      'GET /api/subscriptions/invoices/i3/pdf': () => broken(503),
    });
    const { user } = await open(api);
    const list = await screen.findByRole('list', { name: 'All payments' });
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Confirmation as PDF', 'Credit note as PDF', 'Invoice as PDF']);
    expect(plain(list.children[0] as HTMLElement)).not.toContain('€');
    const ofInvoice = screen.getByRole('button', { name: 'Invoice as PDF, 4 November 2026' });
    await user.click(ofInvoice);
    expect(await screen.findByRole('alert')).toHaveTextContent('A new one takes a moment to be made.');
    api.on(
      'GET /api/subscriptions/invoices/i3/pdf',
      () =>
        new Response('%PDF', { headers: { 'Content-Disposition': 'attachment; filename="invoice.pdf"' } }),
    );
    await user.click(ofInvoice);
    await waitFor(() => expect(saved).toEqual(['invoice.pdf']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('come in parts, and none twice', async () => {
    const all = Array.from({ length: 25 }, (_, at) => invoice(at));
    const api = fakeApi({
      'GET /api/subscriptions/invoices': ({ query }) => {
        const skip = Number(query.get('skip'));
        return json({
          items: all.slice(Math.max(0, skip - 1), skip + Number(query.get('limit'))),
          total: 25,
        });
      },
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'All payments' }).children).toHaveLength(25));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    const looks = api.calls.length;
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(api.calls.length).toBeGreaterThan(looks));
    await act(async () => {});
    expect(screen.getByRole('list', { name: 'All payments' }).children).toHaveLength(25);
  });

  it('lead to the card, and say when that failed', async () => {
    const api = fakeApi({
      'GET /api/subscriptions/invoices': () => json({ items: [invoice(1)], total: 1 }),
      'POST /api/subscriptions/portal': () => broken(),
    });
    const { user, left } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Payment method' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to open the payment method.');
    api.on('POST /api/subscriptions/portal', () => json({ url: 'https://pay.example/portal' }));
    await user.click(screen.getByRole('button', { name: 'Payment method' }));
    await waitFor(() => expect(left).toEqual(['https://pay.example/portal']));
  });

  it('say when there are none, and when they could not be fetched', async () => {
    const api = fakeApi({ 'GET /api/subscriptions/invoices': () => broken() });
    const { user } = await open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data');
    api.on('GET /api/subscriptions/invoices', () => json({ items: [], total: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing has been paid yet.')).toBeVisible();
  });
});
