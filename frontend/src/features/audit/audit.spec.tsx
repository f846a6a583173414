import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accountId, aBilling, aVerification } from '../../testing/aBilling.ts';
import { aUser, broken, type FakeApi, fakeApi, json } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const house = (payments: 'test' | 'stripe' = 'test') =>
  fakeApi({
    'GET /api/config': () => json({ googleSignIn: false, payments, version: '1', termsVersion: '1' }),
    'GET /api/audit/accounts': ({ query }) =>
      json({
        items: [{ accountId, events: 7, lastAt: '2026-09-12T10:00:00.000Z' }],
        total: query.get('skip') === '0' ? 51 : 1,
      }),
    'GET /api/audit/billing/:accountId': () => json(aBilling()),
    'GET /api/audit/billing/:accountId/verify': () => json(aVerification()),
  });
const open = (api: FakeApi, path: string, locale: 'en' | 'de' | 'fr' = 'en', isAuditor = true) =>
  renderApp({ api, path, user: aUser({ isAuditor }), locale });
const openAccount = async (api: FakeApi, locale: 'en' | 'de' | 'fr' = 'en') => {
  const opened = await open(api, `/audit/${accountId}`, locale);
  await screen.findByRole('slider');
  return opened;
};
const asked = (api: FakeApi) => api.calls.filter(({ path }) => path.startsWith('/api/audit'));
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
/** What stands beside a name in the state. */
const valueOf = (name: string) => {
  const panel = screen.getByRole('region', { name: 'State' });
  const term = within(panel)
    .getByRole('button', { name: `What is “${name}”?` })
    .closest('dt')!;
  return plain(term.nextElementSibling!.textContent);
};

describe('the auditor’s screens', () => {
  it.each(['/audit', `/audit/${accountId}`])('are not there for a parent: %s', async (path) => {
    const api = house();
    await open(api, path, 'en', false);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/lost|not|page/i);
    expect(asked(api)).toEqual([]);
  });

  it('find accounts by the beginning of an id, a page at a time, each look asked for once', async () => {
    const api = house();
    const { user, where } = await open(api, '/audit');
    expect(await screen.findByRole('link', { name: accountId })).toBeVisible();
    expect(screen.getByText('1 to 1 of 51')).toBeVisible();
    window.dispatchEvent(new Event('focus'));
    await user.type(screen.getByRole('searchbox', { name: 'Account id' }), '7C1');
    expect(asked(api)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Find' }));
    await screen.findByRole('link', { name: accountId });
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('51 to 51 of 1');
    expect(asked(api).map(({ query }) => [query.get('search'), query.get('skip')])).toEqual([
      ['', '0'],
      ['7c1', '0'],
      ['7c1', '50'],
    ]);
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), `${accountId}{Enter}`);
    expect(where()).toBe(`/audit/${accountId}`);
  });

  it('turn the pages of what was found, whatever is typed meanwhile', async () => {
    const api = house();
    const { user } = await open(api, '/audit');
    await screen.findByRole('link', { name: accountId });
    await user.type(screen.getByRole('searchbox', { name: 'Account id' }), '7c1');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('51 to 51 of 1');
    expect(asked(api).at(-1)?.query.get('search')).toBe('');
  });

  it('tell every event with its amount, and what of it moved money', async () => {
    await openAccount(house());
    const rows = within(screen.getByRole('region', { name: /Events/ }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(8);
    const told = rows.map((row) => plain(row.textContent));
    expect(told[0]).toContain('Refund issued');
    expect(told[0]).toContain('-€2.00');
    expect(told[1]).toContain('Story counted');
    expect(told.find((row) => row.includes('Payment failed'))).toContain('€4.99 moves nothing');
  });

  it('replay the state at any event, by buttons, by keys, by the row, with nothing asked again', async () => {
    const api = house();
    const { user } = await openAccount(api);
    const before = asked(api).length;
    expect(valueOf('Balance')).toContain('€7.98');
    expect(valueOf('Given back in all')).toBe('€2.00 (changed here)');
    await user.click(screen.getByRole('button', { name: 'Event before' }));
    expect(valueOf('Stories used / limit')).toBe('1 / 30 (changed here)');
    expect(valueOf('Balance')).toBe('€9.98');
    const slider = screen.getByRole('slider', { name: 'Moment' });
    fireEvent.change(slider, { target: { value: '3' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'event 3 of 8, Payment failed');
    expect(screen.getByRole('heading', { name: 'State as of 2026-09-04 18:33:05' })).toBeVisible();
    expect(valueOf('Unpaid since')).toContain('2026-09-04 18:33:05');
    await user.click(screen.getByRole('button', { name: 'Subscription started' }));
    expect(valueOf('Plan')).toContain('Basic');
    expect(valueOf('Paid in all')).toBe('€0.00');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(screen.getByRole('button', { name: 'Event before' })).toBeDisabled();
    expect(valueOf('Plan')).toContain('Free');
    expect(asked(api)).toHaveLength(before);
  });

  it('say what each figure means, one tap away', async () => {
    const { user } = await openAccount(house());
    const panel = screen.getByRole('region', { name: 'State' });
    for (const button of within(panel).getAllByRole('button')) {
      const meaning = document.getElementById(button.getAttribute('aria-controls')!)!;
      expect(meaning).not.toBeVisible();
      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
      expect(meaning).toBeVisible();
    }
  });

  it('compare two moments, whichever is given first', async () => {
    await openAccount(house());
    const panel = screen.getByRole('region', { name: 'Compare two moments' });
    fireEvent.change(within(panel).getByLabelText('First moment, UTC'), {
      target: { value: '2026-09-11T00:00:00' },
    });
    fireEvent.change(within(panel).getByLabelText('Second moment, UTC'), {
      target: { value: '2026-09-09T00:00:00' },
    });
    expect(within(panel).getByRole('status')).toHaveTextContent('3 things differ.');
    const rows = within(panel).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'PlanBasicStandard',
      'Plan shownBasicStandard',
      'Stories used / limit0 / 100 / 30',
    ]);
  });

  it('say how far it is proven, and verify again', async () => {
    const api = house();
    const { user } = await openAccount(api);
    expect(await screen.findByText('The log is whole')).toBeVisible();
    expect(
      screen.getByText(/The first 5 are proven by signed heads; the last is number 12/),
    ).toHaveTextContent('2 have come since: unproven');
    api.on('GET /api/audit/billing/:accountId/verify', () => json(aVerification({ brokenAt: 3 })));
    await user.click(screen.getByRole('button', { name: 'Verify again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The log is not wholeThe event at revision 3');
  });

  it('hand out files, and say when one does not come', async () => {
    const api = house();
    api.on('GET /api/audit/billing/:accountId/export', () => broken());
    const { user } = await openAccount(api);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('The file could not be fetched')).toBeVisible();
    expect(asked(api).at(-1)!.query.get('format')).toBe('csv');
  });

  it('lead to the provider’s own page where it has one', async () => {
    await openAccount(house());
    expect(screen.queryByRole('link', { name: /Stripe/ })).toBeNull();
    document.body.innerHTML = '';
    await openAccount(house('stripe'));
    expect(screen.getByRole('link', { name: 'ch_3 (opens Stripe)' })).toHaveAttribute(
      'href',
      'https://dashboard.stripe.com/search?query=ch_3',
    );
  });

  it.each([
    ['de', 'Das Protokoll ist vollständig', 'Zahlung gescheitert'],
    ['fr', 'Le journal est intact', 'Paiement échoué'],
  ] as const)('speak %s', async (locale, whole, failed) => {
    await openAccount(house(), locale);
    await waitFor(() => expect(screen.getByText(whole)).toBeVisible());
    expect(screen.getByRole('button', { name: failed })).toBeVisible();
  });

  it('say that an account could not be read, and try again', async () => {
    const api = house();
    api.on('GET /api/audit/billing/:accountId', () => broken());
    const { user } = await open(api, `/audit/${accountId}`);
    expect(await screen.findByText('The billing could not be fetched')).toBeVisible();
    api.on('GET /api/audit/billing/:accountId', () => json(aBilling()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('slider')).toBeVisible();
  });
});
