import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aUser, broken, fakeApi, json } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { openSettings, part } from '../../testing/openSettings.ts';

const me = 'PUT /api/users/me';

describe('the settings', () => {
  it('stand behind the parents’ gate', async () => {
    await renderApp({ api: fakeApi(), path: '/settings', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'One moment, this is for grown-ups' })).toBeVisible();
    expect(screen.queryByText('Your name')).toBeNull();
  });

  const house = () =>
    fakeApi({
      'GET /api/subscriptions/current': () => json(aUser().subscription),
      'GET /api/users/me/passkeys': () => json({ passkeys: [], recoveryCodesLeft: 0 }),
      'GET /api/users/me/sessions': () =>
        json({ items: [aSession('a'), aSession('b'), aSession('c', 'over')] }),
    });
  const aSession = (id: string, endedAt: string | null = null) => ({ id, isThisOne: id === 'a', endedAt });

  it('are a list of parts, each with how things stand there', async () => {
    await openSettings(house());
    const account = within(screen.getByRole('region', { name: 'Account' }));
    const lines = () => account.getAllByRole('link').map(({ textContent }) => textContent);
    await account.findByText('No passkey, 2 devices');
    await account.findByText('By our own studio');
    expect(lines()).toEqual([
      `ProfileKatharina Brandt, ${aUser().email}`,
      'Password, passkeys, devicesNo passkey, 2 devices',
      'SubscriptionFree, 0 of 1 stories used',
      'How stories are madeBy our own studio',
      'Your dataOne file with everything',
      'Delete accountHere since 1 November 2026',
    ]);
    expect(
      part('This device')
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Reading and nightText: Medium. Light: As the device.',
      'Kept on this deviceNo story',
      'NotificationsNone',
    ]);
  });

  it('say nothing of what could not be fetched', async () => {
    const away = {
      'GET /api/users/me/passkeys': () => broken(),
      'GET /api/users/me/sessions': () => broken(),
    };
    const { app } = await openSettings(fakeApi(away));
    await waitFor(() =>
      expect(app.store.getState()).toMatchObject({
        passkeys: { list: { status: 'failed' } },
        devices: { list: { status: 'failed' } },
      }),
    );
    expect(screen.getByRole('link', { name: 'Password, passkeys, devices' })).toBeVisible();
  });

  it('have an address for each part; back leads to the list, and what is typed is found again', async () => {
    const { user, where, back } = await openSettings(house());
    await user.click(screen.getByRole('link', { name: /^Profile/ }));
    expect(where()).toBe('/settings/profile');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Profile' });
    expect(heading).toHaveFocus();
    expect(document.title).toBe('Profile · Storylark');
    await user.type(screen.getByLabelText('First name'), 'rina');
    await user.type(screen.getByLabelText('New email address'), 'half@');
    back();
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: /^Subscription/ }));
    expect(await screen.findByRole('region', { name: 'Free' })).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Settings' }));
    await user.click(await screen.findByRole('link', { name: /^Profile/ }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Katharinarina');
    expect(screen.getByLabelText('New email address')).toHaveValue('half@');
  });

  it.each([
    ['?tab=subscription', '/settings/subscription', 'Subscription'],
    ['?tab=account', '/settings', 'Settings'],
    ['/no-such-part', '/settings', 'Settings'],
  ])('are found at %s', async (at, address, heading) => {
    const { where } = await openSettings(house(), { at });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(where()).toBe(address);
  });

  it.each([
    ['en', 'Settings', /^Profile/, 'Account'],
    ['de', 'Einstellungen', /^Profil/, 'Konto'],
    ['fr', 'Réglages', /^Profil/, 'Compte'],
  ] as const)('speak %s', async (locale, heading, line, group) => {
    await openSettings(house(), { locale });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(part(group).getByRole('link', { name: line })).toBeVisible();
  });
});

describe('the name', () => {
  async function rename(api: ReturnType<typeof fakeApi>, name: string) {
    const shown = await openSettings(api, { at: '/profile' });
    await shown.user.clear(screen.getByLabelText('First name'));
    await shown.user.type(screen.getByLabelText('First name'), `${name}{Enter}`);
    return shown;
  }

  it('is saved by itself, said once, beside the form, and stands in the top bar', async () => {
    const api = fakeApi({ [me]: () => json(aUser({ firstName: 'Rina' })) });
    const { user } = await rename(api, 'Rina');
    expect(await part('Your name').findByText('Saved.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Rina Brandt' })).toBeInTheDocument();
    expect(screen.getAllByText('Saved.')).toHaveLength(1);
    expect(api.sent(me)).toEqual([{ firstName: 'Rina', lastName: 'Brandt' }]);
    await user.type(screen.getByLabelText('First name'), 'x');
    expect(part('Your name').queryByText('Saved.')).toBeNull();
  });

  it('is refused beside its field', async () => {
    const api = fakeApi();
    await rename(api, 'R');
    expect(await screen.findByText('Please enter at least 2 characters.')).toBeVisible();
    expect(screen.getByLabelText('First name')).toBeInvalid();
    expect(api.sent(me)).toEqual([]);
  });

  it('stays typed when it could not be saved', async () => {
    await rename(fakeApi({ [me]: () => broken() }), 'Rina');
    expect(await part('Your name').findByRole('alert')).toHaveTextContent(
      'This was not saved.Server error occurred.',
    );
    expect(screen.getByLabelText('First name')).toHaveValue('Rina');
  });
});

describe('the language', () => {
  it('holds at once, is kept on the account and leaves what is typed', async () => {
    const api = fakeApi({ [me]: () => json(aUser({ language: 'de' })) });
    const { user } = await openSettings(api, { at: '/profile' });
    await user.type(screen.getByLabelText('New email address'), 'half@');
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    expect(await part('Sprache').findByText('Gespeichert.')).toBeVisible();
    expect(screen.getByLabelText('Neue E-Mail-Adresse')).toHaveValue('half@');
    expect(api.sent(me)).toEqual([{ language: 'de' }]);
    expect(window.localStorage.getItem('language')).toBe('de');
  });

  it('says that the account does not know of it yet, and tries again', async () => {
    const api = fakeApi({ [me]: () => broken() });
    const { user } = await openSettings(api, { at: '/profile' });
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    expect(await part('Langue').findByRole('alert')).toHaveTextContent('pas encore dans votre compte');
    api.on(me, () => json(aUser({ language: 'fr' })));
    await user.click(part('Langue').getByRole('button', { name: 'Réessayer' }));
    expect(await part('Langue').findByText('C’est enregistré.')).toBeVisible();
  });
});

describe('how it looks', () => {
  it('turns to night at once and for ever', async () => {
    const { user } = await openSettings(fakeApi(), { at: '/reading' });
    await user.click(part('Day and night').getByRole('radio', { name: 'Night' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
    await user.click(part('Day and night').getByRole('radio', { name: 'As the device' }));
    expect(window.localStorage.getItem('theme')).toBe('system');
  });

  it('need not get dark by itself', async () => {
    window.isNight = () => true;
    const { user } = await openSettings(fakeApi(), { at: '/reading' });
    await user.click(screen.getByRole('checkbox', { name: 'Night by itself from sunset to sunrise' }));
    expect(document.documentElement.dataset['theme']).toBe('system');
    await user.click(screen.getByRole('checkbox', { name: 'Night while the sleep timer runs' }));
    expect(JSON.parse(window.localStorage.getItem('night') ?? '')).toEqual({ sunset: false, timer: false });
    await user.click(screen.getByRole('checkbox', { name: 'Night by itself from sunset to sunrise' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    delete window.isNight;
  });

  it('shows reading options on a sentence and keeps them', async () => {
    const { user } = await openSettings(fakeApi(), { at: '/reading' });
    const spoken = screen.getByText(/The lark sat on the fence/);
    const sample = screen.getByRole('figure');
    expect(sample).toHaveAttribute('data-text', 'm');
    expect(spoken).toHaveAttribute('data-spoken', 'true');
    await user.click(screen.getByRole('radio', { name: 'Very large' }));
    await user.click(screen.getByRole('checkbox', { name: 'Easy reading' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mark the sentence being read aloud' }));
    await user.click(screen.getByRole('checkbox', { name: 'Control the player with single keys' }));
    expect(sample).toHaveAttribute('data-text', 'xl');
    expect(sample).toHaveAttribute('data-reading', 'easy');
    expect(spoken).toHaveAttribute('data-spoken', 'false');
    expect(JSON.parse(window.localStorage.getItem('reading') ?? '')).toEqual({
      size: 3,
      easy: true,
      highlight: false,
      singleKeys: false,
    });
  });
});
