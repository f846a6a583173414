import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../../gates/gateKey.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import { readToken } from '../../lib/storage.ts';
import { aUser, broken, fakeApi, invalid, json, nothing, refusal } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

type Options = { path?: string; user?: ReturnType<typeof aUser>; locale?: 'en' | 'de' | 'fr' };
async function open(api: ReturnType<typeof fakeApi>, { path = '/settings', user = aUser(), locale = 'en' }: Options = {}) {
  openGate();
  const shown = await renderApp({ api, path, user, locale });
  await screen.findAllByRole('tab');
  return shown;
}
const part = (name: string) => within(screen.getByRole('region', { name }));
const me = 'PUT /api/users/me';
const token = (access_token: string) => json({ access_token, token_type: 'bearer', expires_in: 1 });

describe('the settings', () => {
  it('stand behind the parents’ gate', async () => {
    await renderApp({ api: fakeApi(), path: '/settings', user: aUser() });
    expect(await screen.findByRole('heading', { name: 'One moment, this is for grown-ups' })).toBeVisible();
    expect(screen.queryByText('Your name')).toBeNull();
  });

  it('keep the tab in the address, and what is typed while another is shown', async () => {
    const api = fakeApi({ 'GET /api/subscriptions/current': () => json(aUser().subscription) });
    const { user, where } = await open(api);
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
    await open(fakeApi(), { locale });
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByRole('region', { name })).toBeVisible();
  });
});

describe('the name', () => {
  async function rename(api: ReturnType<typeof fakeApi>, name: string) {
    const shown = await open(api);
    await shown.user.clear(screen.getByLabelText('First name'));
    await shown.user.type(screen.getByLabelText('First name'), `${name}{Enter}`);
    return shown;
  }

  it('is saved by itself, said beside the form and in passing, and stands in the top bar', async () => {
    const api = fakeApi({ [me]: () => json(aUser({ firstName: 'Rina' })) });
    const { user } = await rename(api, 'Rina');
    expect(await part('Your name').findByText('Saved.')).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Saved.')).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Rina Brandt' })).toBeInTheDocument();
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
    expect(await part('Your name').findByRole('alert')).toHaveTextContent('This was not saved.Server error occurred.');
    expect(screen.getByLabelText('First name')).toHaveValue('Rina');
  });
});

describe('the password', () => {
  const key = 'PUT /api/users/me/password';
  async function change(api: ReturnType<typeof fakeApi>, password = 'Sternenhimmel!') {
    const shown = await open(api);
    const type = (label: string, text: string) => shown.user.type(screen.getByLabelText(label), text);
    await type('Current password', 'old one!');
    await type('New password', password);
    await type('New password once more', `${password}{Enter}`);
    return shown;
  }

  it('is changed, says that other sessions have ended, and leaves nothing standing', async () => {
    const api = fakeApi({ [key]: nothing });
    await change(api);
    expect(await screen.findByText('Saved. All other devices are logged out.')).toBeVisible();
    expect(api.sent(key)).toEqual([{ currentPassword: 'old one!', password: 'Sternenhimmel!', confirmPassword: 'Sternenhimmel!' }]);
    for (const label of ['Current password', 'New password', 'New password once more'])
      expect(screen.getByLabelText(label)).toHaveValue('');
  });

  it('shows its rules before typing and holds to them', async () => {
    const api = fakeApi();
    await change(api, 'sternenhimmel!');
    expect(await screen.findByText('Please use at least one uppercase letter.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/At least one uppercase letter: still missing/);
    expect(api.sent(key)).toEqual([]);
  });

  it('tells of a wrong current one beside it, and keeps what is typed', async () => {
    await change(fakeApi({ [key]: () => refusal('wrongPassword') }));
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your current password.'),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('Sternenhimmel!');
  });

  it('tells what the server finds wrong, and that it did not answer', async () => {
    const api = fakeApi({ [key]: () => invalid({ password: 'passwordCommon' }) });
    const { user } = await change(api);
    expect(await screen.findByText('This password is on the list of the most common ones. Please choose another.')).toBeVisible();
    api.on(key, () => broken(503));
    await user.type(screen.getByLabelText('New password'), '1');
    await user.type(screen.getByLabelText('New password once more'), '1{Enter}');
    expect(await part('Password').findByRole('alert')).toHaveTextContent('The password was not changed.Unable to connect to the server.');
  });
});

describe('the email address', () => {
  const key = 'PUT /api/users/me/email';
  const wish = async (api: ReturnType<typeof fakeApi>, email = 'new@example.com') => {
    const shown = await open(api);
    await shown.user.type(screen.getByLabelText('New email address'), `${email}{Enter}`);
    return shown;
  };

  it('is asked for with a fresh proof, and then written to', async () => {
    let proven = false;
    const api = fakeApi({
      [key]: () => (proven ? json({}, 202) : refusal('reauthenticationNeeded')),
      'POST /api/users/me/proof': () => ((proven = true), token('proven')),
    });
    const { user } = await wish(api);
    const dialog = await screen.findByRole('dialog', { name: 'Is it you?' });
    await user.type(within(dialog).getByLabelText('Password'), 'right one!{Enter}');
    expect(await screen.findByText('new@example.com')).toBeVisible();
    expect(screen.getByText(/until you open it, your address stays as it is/)).toBeVisible();
    expect(await screen.findByText('We wrote to the new address.')).toBeInTheDocument();
    expect(screen.getByText('katharina@example.com')).toBeVisible();
    expect(api.sent(key)).toEqual([{ email: 'new@example.com' }, { email: 'new@example.com' }]);
    expect(readToken()).toBe('proven');
  });

  it('stays typed when the dialog is closed', async () => {
    const { user } = await wish(fakeApi({ [key]: () => refusal('reauthenticationNeeded') }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('New email address')).toHaveValue('new@example.com');
    expect(screen.getByRole('button', { name: 'Change the address' })).not.toHaveAttribute('aria-busy');
  });

  it('must be one, and is told when too many were asked for', async () => {
    const api = fakeApi({ [key]: () => refusal('tooManyRequests') });
    const { user } = await wish(api, 'new@');
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    await user.type(screen.getByLabelText('New email address'), 'example.com{Enter}');
    expect(await part('Email address').findByRole('alert')).toHaveTextContent('The change could not be asked for.Too many attempts.');
  });
});

describe('the language', () => {
  it('holds at once, is kept on the account and leaves what is typed', async () => {
    const api = fakeApi({ [me]: () => json(aUser({ language: 'de' })) });
    const { user } = await open(api);
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
    const { user } = await open(api);
    await user.click(screen.getByRole('radio', { name: 'Français' }));
    expect(await part('Langue').findByRole('alert')).toHaveTextContent('votre compte ne la connaît pas encore');
    api.on(me, () => json(aUser({ language: 'fr' })));
    await user.click(part('Langue').getByRole('button', { name: 'Réessayer' }));
    expect(await part('Langue').findByText('C’est enregistré.')).toBeVisible();
  });
});

describe('how it looks', () => {
  it('turns to night at once and for ever', async () => {
    const { user } = await open(fakeApi());
    await user.click(screen.getByRole('radio', { name: 'Night' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(window.localStorage.getItem('theme')).toBe('dark');
  });

  it('shows reading options on a sentence and keeps them', async () => {
    const { user } = await open(fakeApi());
    const spoken = screen.getByText(/The lark sat on the fence/);
    const sample = screen.getByRole('figure');
    expect(sample).toHaveAttribute('data-text', 'm');
    expect(spoken).toHaveAttribute('data-spoken', 'true');
    await user.click(screen.getByRole('radio', { name: 'Very large' }));
    await user.click(screen.getByRole('checkbox', { name: 'Easy reading' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mark the sentence being read aloud' }));
    await user.click(screen.getByRole('checkbox', { name: 'Single keys steer the player' }));
    expect(sample).toHaveAttribute('data-text', 'xl');
    expect(sample).toHaveAttribute('data-reading', 'easy');
    expect(spoken).toHaveAttribute('data-spoken', 'false');
    expect(JSON.parse(window.localStorage.getItem('reading') ?? '')).toEqual({ size: 3, easy: true, highlight: false, singleKeys: false });
  });
});

describe('the export', () => {
  const key = 'GET /api/users/me/export';
  const saved: { name: string; bytes: Blob }[] = [];
  const zip = () =>
    new Response('all of it', {
      headers: { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment; filename="storylark.zip"' },
    });
  function watchDownloads() {
    const files: Blob[] = [];
    saved.length = 0;
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file) - 1}`, revokeObjectURL: () => {} });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, bytes: files[Number(this.href.slice('blob:'.length))]! });
    });
  }

  it('says that it is being put together, and saves it under its name', async () => {
    watchDownloads();
    let arrive: (reply: Response) => void = () => {};
    const api = fakeApi({ [key]: () => new Promise<Response>((resolve) => (arrive = resolve)) });
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Download everything' }));
    expect(await screen.findByText(/Your file is being put together/)).toBeVisible();
    await act(async () => arrive(zip()));
    expect(await part('Your data').findByText('Your file is in your downloads.')).toBeVisible();
    expect(saved.map(({ name, bytes }) => [name, bytes.size])).toEqual([['storylark.zip', 9]]);
    expect(api.calls.find(({ path }) => path.endsWith('/export'))?.headers.get('Authorization')).toBe('Bearer a.token.here');
  });

  it('says that it failed and tries again', async () => {
    watchDownloads();
    const api = fakeApi({ [key]: () => broken(503) });
    const { user } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Download everything' }));
    expect(await part('Your data').findByRole('alert')).toHaveTextContent('The file could not be put together.');
    api.on(key, zip);
    await user.click(part('Your data').getByRole('button', { name: 'Try again' }));
    expect(await part('Your data').findByText('Your file is in your downloads.')).toBeVisible();
  });

  it('is not saved after a logout', async () => {
    watchDownloads();
    let arrive: (reply: Response) => void = () => {};
    const api = fakeApi({ [key]: () => new Promise<Response>((resolve) => (arrive = resolve)), 'POST /api/logout': nothing });
    const { user, where } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Download everything' }));
    await user.click(screen.getByRole('button', { name: 'Log out here' }));
    await waitFor(() => expect(where()).toBe('/'));
    await act(async () => arrive(zip()));
    expect(saved).toEqual([]);
  });
});

describe('logging out everywhere', () => {
  it('ends all sessions and leads to the start page', async () => {
    const api = fakeApi({ 'POST /api/logout': nothing });
    const { user, where } = await open(api);
    await user.click(screen.getByRole('button', { name: 'Log out on all devices' }));
    await waitFor(() => expect(where()).toBe('/'));
    expect(api.sent('POST /api/logout')).toEqual([{ everywhere: true }]);
    expect(readToken()).toBeNull();
  });

  it('does not claim what did not happen', async () => {
    const { user, where } = await open(fakeApi({ 'POST /api/logout': () => broken(503) }));
    await user.click(screen.getByRole('button', { name: 'Log out on all devices' }));
    expect(await screen.findByText(/The other devices could not be logged out/)).toBeInTheDocument();
    expect(where()).toBe('/settings');
    expect(readToken()).toBe('a.token.here');
  });
});

describe('the subscription', () => {
  const path = '/settings?tab=subscription';
  const key = 'GET /api/subscriptions/current';
  const standard = {
    ...aUser().subscription,
    plan: 'standard' as const,
    interval: 'year' as const,
    storyLimit: 30,
    storiesUsed: 12,
    characterLimit: 5,
    charactersUsed: 3,
    periodEndsAt: '2027-03-04',
  };

  it('shows plan, usage and the end of the period, and where plans are changed', async () => {
    await open(fakeApi({ [key]: () => json(standard) }), { path });
    const plan = within(await screen.findByRole('region', { name: 'Standard' }));
    expect(plan.getByText('Paid yearly')).toBeVisible();
    expect(plan.getByText('The paid period ends on March 4, 2027.')).toBeVisible();
    expect(plan.getByText('12 of 30 used; counting begins anew on December 1, 2026')).toBeVisible();
    expect(plan.getByText('3 of 5')).toBeVisible();
    expect(plan.getByRole('link', { name: 'See all plans' })).toHaveAttribute('href', '/subscriptions');
    expect(plan.queryByRole('button')).toBeNull();
  });

  it('tells of what is to come', async () => {
    const api = fakeApi({ [key]: () => json({ ...standard, cancellation: { effectiveAt: '2027-03-04' } }) });
    const { app } = await open(api, { path });
    expect(await screen.findByText(/Your plan ends on March 4, 2027. After that it is Free/)).toBeVisible();
    api.on(key, () => json({ ...standard, plan: 'basic', downgrade: { plan: 'basic', interval: 'month', effectiveAt: '2027-03-04' } }));
    act(() => void app.store.dispatch(liveHeard({ event: 'account', data: { uuid: aUser().uuid, change: 'subscription', state: null } })));
    expect(await screen.findByText(/From March 4, 2027 on you pay for Basic/)).toBeVisible();
  });

  it('says when it could not be fetched and tries again', async () => {
    const api = fakeApi({ [key]: () => broken() });
    const { user } = await open(api, { path });
    expect(await screen.findByRole('alert')).toHaveTextContent('Your subscription could not be fetched.');
    api.on(key, () => json(standard));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Standard' })).toBeVisible();
  });
});

describe('the link of a mail for a new address', () => {
  const path = '/settings/email/a.b.c';
  const key = 'POST /api/users/me/email/:token';

  it('moves the account for a visitor, who signs in with it', async () => {
    const api = fakeApi({ [key]: () => json({}) });
    await renderApp({ api, path });
    expect(await screen.findByText('The new address holds. Please sign in with it from now on.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
    expect(api.calls.filter(({ method }) => method === 'POST').map((asked) => asked.path)).toEqual(['/api/users/me/email/a.b.c']);
  });

  it('moves it for who is logged in, whose settings show it', async () => {
    const api = fakeApi();
    api.on(key, () => {
      api.on('GET /api/users/me', () => json(aUser({ email: 'new@example.com' })));
      return json({});
    });
    openGate();
    const { user } = await renderApp({ api, path, user: aUser() });
    await user.click(await screen.findByRole('link', { name: 'Go to the settings' }));
    expect(await screen.findByText('new@example.com')).toBeVisible();
  });

  it('says that it is no longer good, and where to get another', async () => {
    await renderApp({ api: fakeApi({ [key]: () => refusal('emailChangeFailed') }), path });
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was used before.');
    expect(screen.getByRole('link', { name: 'Go to the settings' })).toHaveAttribute('href', '/settings');
  });

  it('tries again where nobody answered', async () => {
    const api = fakeApi({ [key]: () => broken(503) });
    const { user } = await renderApp({ api, path });
    await screen.findByRole('alert');
    api.on(key, () => json({}));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/The new address holds/)).toBeVisible();
  });
});
