import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { readToken } from '../../lib/storage.ts';
import { aUser, fakeApi, json, refusal } from '../../testing/fakeApi.ts';
import { lendPasskeys, takePasskeysAway } from '../../testing/lendPasskeys.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const finish = 'POST /api/token/passkey';
const token = () => json({ access_token: 'a.token.here', token_type: 'bearer', expires_in: 2_592_000 });
/** 'dare' in base64url. */
const facts = { ticket: 'a-ticket', options: { challenge: 'ZGFyZQ', allowCredentials: [] } };
const house = (handlers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'POST /api/token': () => refusal('secondFactorNeeded', facts),
    'GET /api/users/me': () => json(aUser()),
    [finish]: token,
    ...handlers,
  });
async function logIn(api = house(), locale: 'en' | 'de' = 'en') {
  const app = await renderApp({ api, path: '/login', locale });
  const de = locale === 'de';
  await app.user.type(
    await screen.findByLabelText(de ? 'E-Mail-Adresse' : 'Email address'),
    'ada@example.com',
  );
  await app.user.type(screen.getByLabelText(de ? 'Passwort' : 'Password'), 'sternenhimmel!{Enter}');
  return app;
}

let passkeys: ReturnType<typeof lendPasskeys>;
beforeEach(() => {
  passkeys = lendPasskeys();
});
afterEach(takePasskeysAway);

describe('the login of a parent with a passkey', () => {
  it('asks for it at once, and goes on', async () => {
    const api = house();
    const { where } = await logIn(api);
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(readToken()).toBe('a.token.here');
    expect(passkeys.asked).toEqual(['dare']);
    expect(api.sent(finish)).toMatchObject([{ ticket: 'a-ticket', assertion: { id: 'cGFzc2tleQ' } }]);
  });

  it('says that the device’s dialog was closed, and asks again on wish', async () => {
    passkeys.ending = 'cancelled';
    const { user, where } = await logIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'One more step' })).toHaveFocus();
    expect(await screen.findByText(/The passkey was not used/)).toBeVisible();
    passkeys.ending = 'signs';
    await user.click(screen.getByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });

  it('takes a recovery code instead, and tells beside it that one is wrong', async () => {
    passkeys.ending = 'cancelled';
    const api = house({ [finish]: () => refusal('wrongRecoveryCode') });
    const { user, where } = await logIn(api);
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Use your passkey' }));
    expect(screen.getByRole('button', { name: 'Use your passkey' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await user.type(screen.getByLabelText('Recovery code'), '1aaa-bbbb-cccc{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Recovery code')).toHaveAccessibleDescription(/wrong or was used before/),
    );
    api.on(finish, token);
    await user.type(screen.getByLabelText('Recovery code'), 'd{Enter}');
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect(api.sent(finish).at(-1)).toEqual({ ticket: 'a-ticket', recoveryCode: '1aaa-bbbb-ccccd' });
  });

  it('shows the way with a code where the browser knows no passkeys', async () => {
    takePasskeysAway();
    await logIn();
    expect(await screen.findByLabelText('Recovery code')).toBeVisible();
    expect(screen.getByText(/Passkeys cannot be used in this browser/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use your passkey' })).toBeNull();
  });

  it('goes back to the password with the address kept, as cancelled', async () => {
    passkeys.ending = 'cancelled';
    const { user } = await logIn();
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByLabelText('Email address')).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'sternenhimmel!{Enter}');
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  });

  it.each(['Cancel', 'Use a recovery code'])(
    'closes the dialog of the device when the parent leaves it by %p',
    async (button) => {
      passkeys.ending = 'waits';
      const { user } = await logIn();
      await waitFor(() => expect(passkeys.asked).toHaveLength(1));
      await user.click(screen.getByRole('button', { name: button }));
      expect(
        await screen.findByLabelText(button === 'Cancel' ? 'Email address' : 'Recovery code'),
      ).toBeVisible();
      expect(passkeys.open()).toBe(false);
    },
  );

  it('begins again with the password when the time is over', async () => {
    await logIn(house({ [finish]: () => refusal('secondFactorExpired') }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/That took too long/);
    expect(screen.getByLabelText('Email address')).toHaveValue('ada@example.com');
  });

  it('stays where it is when nobody answers, and can be tried again', async () => {
    const api = house({ [finish]: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { user, where } = await logIn(api);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Unable to connect/);
    api.on(finish, token);
    await user.click(screen.getByRole('button', { name: 'Use your passkey' }));
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });

  it('speaks German', async () => {
    passkeys.ending = 'cancelled';
    await logIn(house(), 'de');
    expect(await screen.findByRole('heading', { name: 'Noch ein Schritt' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Notfallcode benutzen' })).toBeVisible();
  });
});
