import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { usageFigures, type UsageView } from '@storylark/contracts/admin/views';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aUser, broken, type FakeApi, fakeApi, invalid, json, refusal } from '../../testing/fakeApi.ts';

/** jsdom has no canvas: what was to be drawn. */
const drawn: { data: number[][]; series: number }[] = [];
jest.unstable_mockModule('uplot', () => ({
  default: class {
    constructor(options: { series: unknown[] }, data: number[][]) {
      drawn.push({ data, series: options.series.length });
    }
    destroy() {}
    redraw() {}
    setSize() {}
  },
}));
const { renderApp } = await import('../../testing/renderApp.tsx');

const accountId = '7c1f0000-0000-4000-8000-000000000001';
const aUsage = (counts: Partial<Record<keyof UsageView['figures'], number[]>>): UsageView => ({
  bucket: 'day',
  starts: ['2026-11-01', '2026-11-02'],
  figures: {
    ...(Object.fromEntries(usageFigures.map((figure) => [figure, [0, 0]])) as Record<
      keyof UsageView['figures'],
      number[]
    >),
    ...counts,
  },
});
const aFailure = (id: string) => ({
  id,
  accountId,
  about: 'story/5f2b',
  kind: 'writeText',
  reason: 'noSuchVoice',
  attempts: 5,
  orderedAt: '2026-11-02T10:00:00.000Z',
});
const aCost = {
  day: '2026-11-01',
  role: 'text',
  model: 'teller-6',
  calls: 15,
  retries: 1,
  microDollars: 21_000,
  kept: 1,
  houseTookOver: 0,
  failed: 0,
};
const house = () =>
  fakeApi({
    'GET /api/admin/usage': () =>
      json(
        aUsage({
          finished: [1200, 300],
          textFailed: [20, 0],
          narrationFailed: [0, 10],
          soundSeconds: [3600, 1830],
          active: [40, 31],
          opened: [8, 2],
          bought: [1, 2],
          windowSlots: [100, 0],
          windowSlotsUsed: [35, 0],
        }),
      ),
    'GET /api/admin/accounts': ({ query }) =>
      json({
        items: [
          {
            accountId,
            openedAt: '2026-10-03T08:00:00.000Z',
            plan: 'basic',
            stories: 12,
            characters: 2,
            lastActive: '2026-11-02',
          },
        ],
        total: query.get('skip') === '0' ? 51 : 1,
      }),
    'GET /api/admin/failures': () => json({ items: [aFailure('a/story/1/text'), aFailure('b')], total: 2 }),
    'POST /api/admin/failures/retry': () => json({}, 202),
    'GET /api/admin/costs': () => json({ rows: [aCost], microDollars: 21_000, stories: 1, dearest: [] }),
  });
const open = (api: FakeApi, path: string, locale: 'en' | 'de' | 'fr' = 'en', isAdmin = true) =>
  renderApp({ api, path, user: aUser({ isAdmin }), locale });
const asked = (api: FakeApi) => api.calls.filter(({ path }) => path.startsWith('/api/admin'));
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');
const totalOf = (name: string) => {
  const totals = screen.getByRole('region', { name: 'In all this time' });
  const term = within(totals)
    .getByRole('button', { name: `What is “${name}”?` })
    .closest('dt');
  return plain(term?.nextElementSibling?.textContent);
};

beforeEach(() => void (drawn.length = 0));

describe('the admin’s screens', () => {
  it.each(['/admin', '/admin/usage', '/admin/accounts', '/admin/costs', '/admin/failures'])(
    'are not there for a parent: %s',
    async (path) => {
      const api = house();
      await open(api, path, 'en', false);
      expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/flown off/);
      expect(asked(api)).toEqual([]);
    },
  );

  it('say the whole time in a few numbers', async () => {
    const { where } = await open(house(), '/admin/usage');
    expect(await screen.findByRole('heading', { level: 1, name: 'Usage stats' })).toBeVisible();
    await screen.findByRole('region', { name: 'In all this time' });
    expect(where()).toBe('/admin');
    expect(totalOf('Stories finished')).toBe('1,500');
    expect(totalOf('Share that failed')).toBe('2%');
    expect(totalOf('Minutes of sound')).toBe('91');
    expect(totalOf('Active accounts')).toBe('31');
    expect(totalOf('Conversion')).toBe('30%');
    expect(totalOf('Quota use')).toBe('35%');
  });

  it('draw each figure over time, and have the same numbers as a table', async () => {
    const { user } = await open(house(), '/admin');
    const panel = await screen.findByRole('region', { name: 'Why stories were not made' });
    expect(within(panel).getByRole('img')).toHaveAccessibleName(
      /not made, 1 November 2026 to 2 November 2026/,
    );
    const days = [Date.UTC(2026, 10, 1) / 1000, Date.UTC(2026, 10, 2) / 1000];
    expect(drawn).toContainEqual({ series: 6, data: [days, [20, 0], [0, 10], [0, 0], [0, 0], [0, 0]] });
    const button = within(panel).getByRole('button', { name: 'As a table' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    const rows = within(within(panel).getByRole('region', { name: /as a table/ })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'DayNo textNo narrationOutside model failedHero deletedStopped',
      '1 November 2026200000',
      '2 November 2026010000',
    ]);
  });

  it.each(['/admin', '/admin/accounts', '/admin/costs', '/admin/failures'])(
    'have the meaning of each figure one tap away: %s',
    async (path) => {
      const { user } = await open(house(), path);
      const buttons = await screen.findAllByRole('button', { name: /^What is/ });
      expect(buttons.length).toBeGreaterThan(5);
      for (const button of buttons) {
        const meaning = document.getElementById(button.getAttribute('aria-controls') ?? '');
        expect(meaning).not.toBeVisible();
        await user.click(button);
        expect(meaning).toBeVisible();
      }
    },
  );

  it('ask for what is chosen, and keep it in the address', async () => {
    const api = house();
    const { user, where } = await open(api, '/admin?from=2026-01-01&to=2026-11-20');
    await screen.findByRole('region', { name: 'In all this time' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Step' }), 'Month');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Basic');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German');
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-01' } });
    await waitFor(() =>
      expect(Object.fromEntries(asked(api).at(-1)?.query ?? [])).toEqual({
        from: '2026-03-01',
        to: '2026-11-20',
        bucket: 'month',
        plan: 'basic',
        language: 'de',
      }),
    );
    expect(where()).toContain('plan=basic');
  });

  it('show no number of before as if it were of what is chosen now', async () => {
    const api = house();
    const { user } = await open(api, '/admin');
    const totals = await screen.findByRole('region', { name: 'In all this time' });
    expect(totals.closest('[aria-busy=true]')).toBeNull();
    let answer: (response: Response) => void = () => {};
    api.on('GET /api/admin/usage', () => new Promise<Response>((done) => (answer = done)));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'Premium');
    await waitFor(() => expect(totals.closest('[aria-busy=true]')).not.toBeNull());
    answer(json(aUsage({ finished: [7, 0] })));
    await waitFor(() => expect(totalOf('Stories finished')).toBe('7'));
    expect(totals.closest('[aria-busy=true]')).toBeNull();
  });

  it('say when nothing was counted, when the time is too long, and when it could not be fetched', async () => {
    const api = house();
    api.on('GET /api/admin/usage', () => broken());
    const { user } = await open(api, '/admin');
    expect(await screen.findByText('The usage could not be fetched')).toBeVisible();
    api.on('GET /api/admin/usage', () => json(aUsage({})));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing was counted in this time.')).toBeVisible();
    api.on('GET /api/admin/usage', () => invalid({ to: 'tooLong' }));
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2016-03-01' } });
    expect(await screen.findByRole('alert')).toHaveTextContent(/at most three years apart/);
  });

  it('list accounts by id and counts, a page at a time, in the order chosen', async () => {
    const api = house();
    const { user } = await open(api, '/admin/accounts');
    const row = (await screen.findByText(accountId)).closest('tr');
    expect(plain(row?.textContent)).toBe(`${accountId}3 October 2026Basic1222 November 2026`);
    expect(screen.getByText('1 to 1 of 51')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await screen.findByText('51 to 51 of 1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most stories first');
    await screen.findByText('1 to 1 of 51');
    expect(asked(api).map(({ query }) => [query.get('sort'), query.get('skip')])).toEqual([
      ['newest', '0'],
      ['newest', '50'],
      ['stories', '0'],
    ]);
  });

  it('try again what was given up, once that was confirmed, and tell what came of it', async () => {
    const api = house();
    const { user } = await open(api, '/admin/failures');
    const [first] = await screen.findAllByRole('region', { name: 'Write a story’s text' });
    const panel = within(first as HTMLElement);
    expect(panel.getByText('noSuchVoice')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(api.sent('POST /api/admin/failures/retry')).toEqual([]);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try again' }));
    expect(await panel.findByText('It is being tried again.')).toBeVisible();
    expect(api.sent('POST /api/admin/failures/retry')).toEqual([{ id: 'a/story/1/text' }]);
    expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();

    const outcome = panel.getByRole('button', { name: 'See what happened' });
    api.on('GET /api/admin/failures/state', () => json({ state: 'open', attempts: 1, reason: null }));
    await user.click(outcome);
    expect(asked(api).at(-1)?.query.get('id')).toBe('a/story/1/text');
    api.on('GET /api/admin/failures/state', () => broken());
    await user.click(outcome);
    expect(await panel.findByRole('alert')).toHaveTextContent('How far it is could not be found out');
    expect(panel.queryByRole('button', { name: 'Try again' })).toBeNull();
    api.on('GET /api/admin/failures/state', () => json({ state: 'givenUp', attempts: 5, reason: 'away' }));
    await user.click(panel.getByRole('button', { name: 'See what happened' }));
    expect(await panel.findByText('It was given up again: away')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('say when it went well, and when it cannot be tried any more', async () => {
    const api = house();
    api.on('GET /api/admin/failures/state', () => json({ state: 'done', attempts: 1, reason: null }));
    const { user } = await open(api, '/admin/failures');
    const confirmed = async (at: number) => {
      const panel = within((await screen.findAllByRole('region', { name: /text$/ }))[at] as HTMLElement);
      await user.click(panel.getByRole('button', { name: 'Try again' }));
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try again' }));
      return panel;
    };
    const first = await confirmed(0);
    await user.click(await first.findByRole('button', { name: 'See what happened' }));
    expect(await first.findByText('This time it went well.')).toBeVisible();
    api.on('POST /api/admin/failures/retry', () => refusal('jobNotFound'));
    const second = await confirmed(1);
    expect(await second.findByRole('alert')).toHaveTextContent(/no longer here/);
  });

  it('say that nothing was given up', async () => {
    const api = house();
    api.on('GET /api/admin/failures', () => json({ items: [], total: 0 }));
    await open(api, '/admin/failures');
    expect(await screen.findByText('Nothing was given up.')).toBeVisible();
  });

  it.each([
    ['de', 'Nutzungszahlen', 'Fertige Geschichten'],
    ['fr', 'Statistiques d’usage', 'Histoires terminées'],
  ] as const)('speak %s', async (locale, title, finished) => {
    await open(house(), '/admin', locale);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect((await screen.findAllByText(finished))[0]).toBeVisible();
  });
});
