import { beforeEach, describe, expect, it } from '@jest/globals';
import type { SlotView } from '@storylark/contracts/subscriptions/views';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../../gates/gateKey.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import { aUser, broken, type FakeApi, fakeApi, json } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { onStandard, plansFor } from '../../testing/somePlans.ts';

const house = (current = onStandard, payments: 'test' | 'none' = 'test') =>
  fakeApi({
    'GET /api/config': () => json({ googleSignIn: false, payments, version: '1', termsVersion: '1' }),
    'GET /api/subscriptions/plans': () => json(plansFor(current.plan)),
    'GET /api/subscriptions/current': () => json(current),
  });
const open = (api: FakeApi, locale: 'en' | 'de' | 'fr' = 'en') =>
  renderApp({ api, path: '/subscriptions', user: aUser(), locale });
const plain = (element: HTMLElement) => element.textContent.replace(/[\u00a0\u202f]/g, ' ');
const columnOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li')!;

beforeEach(() => openGate());

describe('the plans', () => {
  it('stand behind the parents’ gate', async () => {
    window.sessionStorage.clear();
    const api = house();
    const { user } = await open(api);
    const sum = /(\d) \+ (\d)/.exec((await screen.findByText(/\d \+ \d/)).textContent)!;
    expect(screen.queryByRole('heading', { name: 'Standard' })).toBeNull();
    expect(api.calls.some(({ path }) => path.startsWith('/api/subscriptions'))).toBe(false);
    await user.type(screen.getByRole('textbox'), String(Number(sum[1]) + Number(sum[2])));
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Standard' })).toBeVisible();
  });

  it.each([
    ['en', 'Plans cannot be bought here yet', 'Choose Basic'],
    ['de', 'Hier können noch keine Tarife gekauft werden', 'Basic wählen'],
    ['fr', 'Aucune formule ne peut encore être achetée ici', 'Choisir Basic'],
  ] as const)(
    'say calmly, in %s, where nobody takes money, and offer none',
    async (locale, title, button) => {
      const onFree = aUser().subscription;
      await open(house(onFree, 'none'), locale);
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.queryByRole('button', { name: button })).toBeNull();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('are offered where somebody does', async () => {
    await open(house(aUser().subscription));
    expect(await screen.findByRole('button', { name: 'Choose Basic' })).toBeVisible();
    expect(screen.queryByText('Plans cannot be bought here yet')).toBeNull();
  });

  it.each([
    [
      'en',
      'You are on Standard, monthly. The paid period ends on 4 December 2026. From then on €8.99 a month, VAT included, until you cancel.',
      'Your plan',
      [
        '€8.99',
        'a month, VAT included',
        'or €7.19 when paid yearly (€86.28)',
        '30 stories a month',
        '5 characters',
        'All voices',
        '12 of 30 stories used this month',
        '4 of 5 characters',
      ],
    ],
    [
      'de',
      'Dein Tarif ist Standard, monatlich. Der bezahlte Zeitraum endet am 4. Dezember 2026. Ab dann 8,99 € im Monat inkl. MwSt., bis du kündigst.',
      'Dein Tarif',
      [
        '8,99 €',
        'im Monat, inkl. MwSt.',
        'oder 7,19 € bei jährlicher Zahlung (86,28 €)',
        '30 Geschichten im Monat',
        '5 Figuren',
        'Alle Stimmen',
        '12 von 30 Geschichten',
      ],
    ],
    [
      'fr',
      'Votre formule est Standard, au mois. La période payée se termine le 4 décembre 2026. Ensuite 8,99 € par mois, TVA comprise, jusqu’à la résiliation.',
      'Votre formule',
      [
        '8,99 €',
        'par mois, TVA comprise',
        'ou 7,19 € en payant à l’année (86,28 €)',
        '30 histoires par mois',
        '5 personnages',
        'Toutes les voix',
        '12 sur 30 histoires',
      ],
    ],
  ] as const)('say in %s what is paid and what there is for it', async (locale, state, mark, words) => {
    await open(house(), locale);
    await screen.findByRole('heading', { level: 2, name: 'Standard' });
    expect(plain(screen.getByRole('main'))).toContain(state);
    const own = await columnOf('Standard');
    expect(own).toHaveAttribute('aria-current', 'true');
    for (const expected of [mark, ...words]) expect(plain(own)).toContain(expected);
    expect(screen.getAllByText(mark)).toHaveLength(1);
    expect(await columnOf('Premium')).not.toHaveAttribute('aria-current');
  });

  it('switch to the prices of a year: month price, sum and saving', async () => {
    const { user } = await open(house());
    await user.click(await screen.findByRole('radio', { name: 'Yearly, save 20%' }));
    const basic = await columnOf('Basic');
    expect(plain(basic)).toContain('€3.99');
    expect(plain(basic)).toContain('€47.88 once a year, 20% saved');
    expect(plain(await columnOf('Free'))).toContain('€0no card needed');
    await user.click(screen.getByRole('radio', { name: 'Monthly' }));
    expect(plain(basic)).toContain('€4.99');
  });

  it('begin with the prices of a year for whoever pays by the year', async () => {
    await open(house({ ...onStandard, interval: 'year' }));
    expect(await screen.findByRole('radio', { name: /Yearly/ })).toBeChecked();
    expect(screen.getByText(/You are on Standard, yearly\./)).toBeVisible();
  });

  it('tell a parent on Free when counting begins anew, and offer each plan that can be bought', async () => {
    await open(
      house({
        ...onStandard,
        plan: 'free',
        by: null,
        interval: null,
        periodEndsAt: null,
        storyLimit: 1,
        storiesUsed: 1,
      }),
    );
    expect(
      await screen.findByText('You are on Free. Counting begins anew on 4 December 2026.'),
    ).toBeVisible();
    const buttons = within(screen.getByRole('main')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Choose Basic',
      'Choose Standard',
      'Choose Premium',
    ]);
  });

  it('say what is about to change, with its date', async () => {
    const downgrade = { plan: 'basic', interval: 'month', effectiveAt: '2026-12-04T12:00:00.000Z' } as const;
    await open(house({ ...onStandard, plan: 'basic', downgrade }));
    expect(await screen.findByText('Your new plan is Basic, monthly')).toBeVisible();
    expect(
      screen.getByText('Its price and limits count from 4 December 2026. Until then you keep Standard.'),
    ).toBeVisible();
    expect(await columnOf('Basic')).toHaveAttribute('aria-current', 'true');
  });

  it('follow a change made elsewhere', async () => {
    const api = house();
    const { app } = await open(api);
    await columnOf('Standard');
    api.on('GET /api/subscriptions/current', () =>
      json({ ...onStandard, cancellation: { effectiveAt: '2026-12-04T12:00:00.000Z' } }),
    );
    act(
      () =>
        void app.store.dispatch(
          liveHeard({ event: 'account', data: { uuid: 'a', change: 'subscription', state: null } }),
        ),
    );
    expect(await screen.findByText('Standard stays until 4 December 2026, then Free')).toBeVisible();
  });

  it('say what happens when', async () => {
    await open(house());
    const section = await screen.findByRole('region', { name: 'What happens when' });
    expect(section).toHaveTextContent('Counting begins anew on 4 December 2026.');
    expect(section).toHaveTextContent(
      'You can withdraw within 14 days of signing a contract, here on this page.',
    );
    expect(within(section).getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  });

  it('say that they could not be fetched, and try again', async () => {
    const api = house();
    api.on('GET /api/subscriptions/plans', () => broken());
    const { user } = await open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^Failed to fetch subscription plans\. Please try again later\.$/,
    );
    api.on('GET /api/subscriptions/plans', () => json(plansFor('standard')));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await columnOf('Standard')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the stories counted', () => {
  const slot = (storyUuid: string, changes: Partial<SlotView> = {}): SlotView => ({
    storyUuid,
    window: '2026-11-04.1',
    takenAt: '2026-11-12T12:00:00.000Z',
    returnedAt: null,
    reason: null,
    creditedTo: null,
    ...changes,
  });

  it('are fetched when unfolded: each with its story, what came back and why', async () => {
    const api = house();
    api.on('GET /api/subscriptions/slots', () =>
      json({
        items: [
          slot('one'),
          slot('two', {
            returnedAt: '2026-11-13T12:00:00.000Z',
            reason: 'failed',
            creditedTo: '2026-12-04.1',
          }),
        ],
        total: 130,
      }),
    );
    api.on('GET /api/stories/', () => json({ items: [{ uuid: 'one', title: 'Low Tide' }], total: 1 }));
    const { user } = await open(api);
    const fold = await screen.findByText('Stories counted and given back');
    expect(api.calls.some(({ path }) => path === '/api/subscriptions/slots')).toBe(false);
    await user.click(fold);
    expect(await screen.findByRole('link', { name: 'Low Tide' })).toHaveAttribute('href', '/stories/one');
    const gone = screen.getByText('A story that is no longer here').closest('li')!;
    expect(gone).toHaveTextContent(/Given back on 13 November 2026.*: the story could not be made/);
    expect(gone).toHaveTextContent('It counts as one more story in the month that was open then.');
    expect(screen.getByText('The newest 2 of 130.')).toBeVisible();
  });

  it('say when they could not be fetched, and when there are none', async () => {
    const api = house();
    api.on('GET /api/subscriptions/slots', () => broken());
    api.on('GET /api/stories/', () => json({ items: [], total: 0 }));
    const { user } = await open(api);
    await user.click(await screen.findByText('Stories counted and given back'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch data');
    api.on('GET /api/subscriptions/slots', () => json({ items: [], total: 0 }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByText('No story has been asked for yet.')).toBeVisible());
  });
});
