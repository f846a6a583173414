import { describe, expect, it } from '@jest/globals';
import type { CostRow, CostsView } from '@storylark/contracts/admin/views';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, broken, fakeApi, invalid, json } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const GET = 'GET /api/admin/costs';
const row = (changes: Partial<CostRow>): CostRow => ({
  day: '2026-11-01',
  role: 'text',
  model: 'teller-6',
  calls: 15,
  retries: 1,
  microDollars: 21_000,
  kept: 1,
  houseTookOver: 0,
  failed: 0,
  ...changes,
});
const costs: CostsView = {
  rows: [row({}), row({ day: '2026-11-02', role: 'image', model: 'brush-1', microDollars: 1_230_000 })],
  microDollars: 1_251_000,
  stories: 2,
  dearest: [
    { accountId: 'acc-1', storyId: 'story-1', microDollars: 1_230_000, calls: 3, lastDay: '2026-11-02' },
  ],
};
const open = (answer: () => Response | Promise<Response>, path = '/admin/costs') => {
  const api = fakeApi({ [GET]: answer });
  return renderApp({ api, path, user: aUser({ isAdmin: true }) }).then((opened) => ({ ...opened, api }));
};
const rowsOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((one) => [...one.querySelectorAll('td')].map(({ textContent }) => textContent));

describe('the costs of AI models', () => {
  it('stand in sums, by day with the newest first, and by the dearest stories', async () => {
    await open(() => json(costs));
    expect(await screen.findByText('$1.251 in all. 2 stories asked for the first time.')).toBeVisible();
    expect(rowsOf('By day, purpose and model')).toEqual([
      ['2 November 2026', 'Painting', 'brush-1', '$1.23', '15', '1', '1', '0', '0'],
      ['1 November 2026', 'Telling', 'teller-6', '$0.021', '15', '1', '1', '0', '0'],
    ]);
    expect(rowsOf('The dearest stories of this time')).toEqual([
      ['story-1', 'acc-1', '$1.23', '3', '2 November 2026'],
    ]);
  });

  it('are asked for of the days that the address names, and of others once these are changed', async () => {
    const { api, where } = await open(() => json(costs), '/admin/costs?from=2026-10-01&to=2026-10-31');
    await screen.findByText(/in all/);
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-10-15' } });
    await waitFor(() => expect(api.calls.filter(({ path }) => path.includes('costs'))).toHaveLength(2));
    const asked = api.calls.filter(({ path }) => path.includes('costs')).map(({ query }) => String(query));
    expect(asked).toEqual(['from=2026-10-01&to=2026-10-31', 'from=2026-10-01&to=2026-10-15']);
    expect(where()).toBe('/admin/costs?from=2026-10-01&to=2026-10-15');
  });

  it('are none where no model was asked', async () => {
    await open(() => json({ rows: [], microDollars: 0, stories: 0, dearest: [] }));
    expect(await screen.findByText('No AI model outside was asked in this time.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('say what to do about days in the wrong order, and are asked for again where they did not come', async () => {
    const { api, user } = await open(() => invalid({ to: 'beforeStart' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    api.on(GET, () => broken());
    fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-10-15' } });
    expect(await screen.findByText('The costs could not be fetched')).toBeVisible();
    api.on(GET, () => json(costs));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/in all/)).toBeVisible();
  });
});
