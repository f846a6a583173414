import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../../../gates/gateKey.ts';
import { readToken } from '../../../lib/storage.ts';
import { aUser, broken, fakeApi, invalid, json, nothing, refusal } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { openSettings, part } from '../../../testing/openSettings.ts';

const token = (access_token: string) => json({ access_token, token_type: 'bearer', expires_in: 1 });

describe('the password', () => {
  const key = 'PUT /api/users/me/password';
  async function change(api: ReturnType<typeof fakeApi>, password = 'Sternenhimmel!') {
    const shown = await openSettings(api, { at: '/devices' });
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
    expect(api.sent(key)).toEqual([
      { currentPassword: 'old one!', password: 'Sternenhimmel!', confirmPassword: 'Sternenhimmel!' },
    ]);
    await waitFor(() => {
      for (const label of ['Current password', 'New password', 'New password once more'])
        expect(screen.getByLabelText(label)).toHaveValue('');
    });
  });

  it('shows its rules before typing and holds to them', async () => {
    const api = fakeApi();
    await change(api, 'sternenhimmel!');
    expect(await screen.findByText('Please use at least one uppercase letter.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      /At least one uppercase letter: still missing/,
    );
    expect(api.sent(key)).toEqual([]);
  });

  it('is to be none that others would try first', async () => {
    const api = fakeApi();
    const { user } = await change(api, 'KatharinaB1!');
    expect(api.sent(key)).toEqual([]);
    const field = screen.getByLabelText('New password');
    const said =
      'This password is made of a name or an address that others know of you. Please choose another.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(said)));
    await user.clear(field);
    await user.type(field, 'Passwort-2024!');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/one of the most common passwords/));
  });

  it('tells of a wrong current one beside it, and keeps what is typed', async () => {
    await change(fakeApi({ [key]: () => refusal('wrongPassword') }));
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password.',
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('Sternenhimmel!');
  });

  it('tells what the server finds wrong, and that it did not answer', async () => {
    const api = fakeApi({ [key]: () => invalid({ password: 'passwordCommon' }) });
    const { user } = await change(api);
    expect(
      await screen.findByText(
        'This is one of the most common passwords, even with a number or a sign added. Please choose another.',
      ),
    ).toBeVisible();
    api.on(key, () => broken(503));
    await user.type(screen.getByLabelText('New password'), '1');
    await user.type(screen.getByLabelText('New password once more'), '1{Enter}');
    expect(await part('Password').findByRole('alert')).toHaveTextContent(
      'The password was not changed.Unable to connect to the server.',
    );
  });
});

describe('the email address', () => {
  const key = 'PUT /api/users/me/email';
  const wish = async (api: ReturnType<typeof fakeApi>, email = 'new@example.com') => {
    const shown = await openSettings(api, { at: '/profile' });
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

  it('must be another than now: nothing would be written to it', async () => {
    const api = fakeApi({ [key]: () => json({}, 202) });
    await wish(api, 'Katharina@example.com');
    expect(await screen.findByText('This is your address already.')).toBeVisible();
    expect(api.sent(key)).toEqual([]);
  });

  it('must be one, and is told when too many were asked for', async () => {
    const api = fakeApi({ [key]: () => refusal('tooManyRequests') });
    const { user } = await wish(api, 'new@');
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    await user.type(screen.getByLabelText('New email address'), 'example.com{Enter}');
    expect(await part('Email address').findByRole('alert')).toHaveTextContent(
      'The change could not be asked for.Too many attempts.',
    );
  });
});

describe('the link of a mail for a new address', () => {
  const path = '/settings/email/a.b.c';
  const key = 'POST /api/users/me/email/:token';

  it('moves the account for a visitor, who signs in with it', async () => {
    const api = fakeApi({ [key]: () => json({}) });
    await renderApp({ api, path });
    expect(
      await screen.findByText('Your new address is set. Please sign in with it from now on.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
    expect(api.calls.filter(({ method }) => method === 'POST').map((asked) => asked.path)).toEqual([
      '/api/users/me/email/a.b.c',
    ]);
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
    expect(await screen.findByRole('link', { name: /new@example.com/ })).toBeVisible();
  });

  it('says that it is no longer good, and where to get another', async () => {
    await renderApp({ api: fakeApi({ [key]: () => refusal('emailChangeFailed') }), path });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This link is no longer good.It has expired or was used before. If it was used, your new address already holds',
    );
    expect(screen.getByRole('link', { name: 'Go to the settings' })).toHaveAttribute('href', '/settings');
  });

  it('says that the address is another account’s by now', async () => {
    await renderApp({ api: fakeApi({ [key]: () => refusal('emailTaken') }), path });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The address was not changed.This email is already registered.',
    );
    expect(screen.getByRole('link', { name: 'Go to the settings' })).toHaveAttribute('href', '/settings');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('tries again where nobody answered', async () => {
    const api = fakeApi({ [key]: () => broken(503) });
    const { user } = await renderApp({ api, path });
    await screen.findByRole('alert');
    api.on(key, () => json({}));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Your new address is set/)).toBeVisible();
  });
});
