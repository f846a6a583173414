import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
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

  it('keep the tab in the address, and what is typed while another is shown', async () => {
    const api = fakeApi({ 'GET /api/subscriptions/current': () => json(aUser().subscription) });
    const { user, where } = await openSettings(api);
    await user.type(screen.getByLabelText('First name'), 'rina');
    await user.click(screen.getByRole('tab', { name: 'Subscription' }));
    expect(await screen.findByRole('region', { name: 'Free' })).toBeVisible();
    expect(where()).toBe('/settings?tab=subscription');
    expect(screen.getByLabelText('First name')).not.toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Account' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Katharinarina');
    expect(where()).toBe('/settings');
  });

  it.each([
    ['en', 'Settings', 'Your name'],
    ['de', 'Einstellungen', 'Dein Name'],
    ['fr', 'Réglages', 'Votre nom'],
  ] as const)('speak %s', async (locale, heading, name) => {
    await openSettings(fakeApi(), { locale });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('region', { name })).toBeVisible();
  });
});

describe('the name', () => {
  async function rename(api: ReturnType<typeof fakeApi>, name: string) {
    const shown = await openSettings(api);
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
    const { user } = await openSettings(api);
    await user.type(screen.getByLabelText('New email address'), 'half@');
    await user.click(screen.getByRole('radio', { name: 'Deutsch' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    expect(await part('Sprache').findByText('Gespeichert.')).toBeVisible();
    expect(screen.getByLabelText('Neue E-Mail-Adresse')).toHaveValue('half@');
    expect(api.sent(me)).toEqual([{ language: 'de' }]);
    expect(window.localStorage.getItem('language')).toBe('de');
  });

  it('says that the account does not know of it yet, and tries again', async () => {
    const api = fakeApi({ [me]: () => broken() });
    const { user } = await openSettings(api);
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    expect(await part('Langue').findByRole('alert')).toHaveTextContent('pas encore dans votre compte');
    api.on(me, () => json(aUser({ language: 'fr' })));
    await user.click(part('Langue').getByRole('button', { name: 'Réessayer' }));
    expect(await part('Langue').findByText('C’est enregistré.')).toBeVisible();
  });
});

describe('how it looks', () => {
  it('turns to night at once and for ever', async () => {
    const { user } = await openSettings(fakeApi());
    await user.click(screen.getByRole('radio', { name: 'Night' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });

  it('shows reading options on a sentence and keeps them', async () => {
    const { user } = await openSettings(fakeApi());
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
