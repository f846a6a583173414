import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi, json, nothing, refusal } from '../../../testing/fakeApi.ts';
import { openSettings, part } from '../../../testing/openSettings.ts';

const UNLINK = 'DELETE /api/users/me/google';
const SECTION = 'Signing in with Google';
const offered = { 'GET /api/config': () => json({ googleSignIn: true }) };
const linked = aUser({ googleEmail: 'ada@gmail.com' });
const open = (api: ReturnType<typeof fakeApi>, user = aUser()) => openSettings(api, { at: '/devices', user });

describe('Google in the settings', () => {
  it('is not there where the house does not have it', async () => {
    await open(fakeApi());
    await screen.findByRole('region', { name: 'Password' });
    expect(screen.queryByRole('region', { name: SECTION })).toBeNull();
  });

  it('is connected by going there', async () => {
    const api = fakeApi({
      ...offered,
      'GET /api/login/google': () => json({ url: 'https://google.example/' }),
    });
    const { user, left } = await open(api);
    await screen.findByRole('region', { name: SECTION });
    await user.click(part(SECTION).getByRole('button', { name: 'Continue with Google' }));
    await waitFor(() => expect(left).toEqual(['https://google.example/']));
    expect(window.sessionStorage.getItem('googleWay')).toContain('"link"');
  });

  it('is disconnected, also in a house that does not offer it any more', async () => {
    const api = fakeApi({ [UNLINK]: () => nothing() });
    const { user } = await open(api, linked);
    expect(part(SECTION).getByText('ada@gmail.com')).toBeVisible();
    api.on('GET /api/users/me', () => json(aUser()));
    await user.click(part(SECTION).getByRole('button', { name: 'Disconnect Google' }));
    await waitFor(() => expect(api.sent(UNLINK)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('ada@gmail.com')).toBeNull());
  });

  it('says why it is connected still', async () => {
    const { user } = await open(fakeApi({ ...offered, [UNLINK]: () => refusal('lastWayIn') }), linked);
    await user.click(part(SECTION).getByRole('button', { name: 'Disconnect Google' }));
    expect(await part(SECTION).findByRole('alert')).toHaveTextContent('Set a password first');
  });

  it('as the only way in is kept, and a password is set by a mail', async () => {
    const api = fakeApi({ ...offered, 'POST /api/users/forgot-password': () => nothing() });
    const user = aUser({ hasPassword: false, googleEmail: 'ada@gmail.com' });
    const shown = await open(api, user);
    expect(part(SECTION).queryByRole('button')).toBeNull();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await shown.user.click(part('Password').getByRole('button', { name: 'Send me the link' }));
    expect(await part('Password').findByRole('status')).toHaveTextContent('It is on its way');
    expect(api.sent('POST /api/users/forgot-password')).toEqual([{ email: user.email }]);
  });

  it('is named beside a device that came in by it', async () => {
    const device = {
      id: '1', browser: 'Firefox', system: 'Linux', beganAt: '2026-11-03T10:00:00.000Z',
      usedAt: '2026-11-20T10:00:00.000Z', isThisOne: true, endedAt: null, by: 'google',
    }; // prettier-ignore
    await open(fakeApi({ 'GET /api/users/me/sessions': () => json({ items: [device] }) }));
    expect(await screen.findByText(/With Google · Logged in since/)).toBeVisible();
  });
});
