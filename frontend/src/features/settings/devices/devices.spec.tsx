import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { SessionView } from '@storylark/contracts/accounts/views';
import { readToken } from '../../../lib/storage.ts';
import { liveHeard } from '../../../live/liveSlice.ts';
import { aUser, broken, fakeApi, json, nothing, refusal } from '../../../testing/fakeApi.ts';
import { openSettings, part } from '../../../testing/openSettings.ts';

const LIST = 'GET /api/users/me/sessions';
const ONE = 'DELETE /api/users/me/sessions/:id';
const session = (id: string, changes: Partial<SessionView> = {}): SessionView => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  beganAt: '2026-11-03T10:00:00.000Z',
  usedAt: '2026-11-20T10:00:00.000Z',
  isThisOne: false,
  endedAt: null,
  by: 'password',
  ...changes,
});
const here = session('here', { isThisOne: true });
const phone = session('phone', { browser: 'Safari', system: 'iPhone' });
const devices = () => part('Where you are logged in');
const items = () =>
  devices()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('where the parent is logged in', () => {
  it('is told in plain words, and which device this is', async () => {
    const unknown = session('curl', { browser: null, system: null });
    await openSettings(fakeApi({ [LIST]: () => json({ items: [here, phone, unknown] }) }), {
      at: '/devices',
    });
    await devices().findByText('Safari, iPhone');
    expect(items()).toEqual([
      'Firefox, LinuxThis deviceLogged in since 3 November',
      'Safari, iPhoneLogged in since 3 November, last used on 20 NovemberLog out there',
      'Unknown browserLogged in since 3 November, last used on 20 NovemberLog out there',
    ]);
  });

  it('can be ended one by one: the list is the house’s again', async () => {
    const api = fakeApi({ [LIST]: () => json({ items: [here, phone] }) });
    api.on(ONE, ({ path }) => {
      expect(path).toBe('/api/users/me/sessions/phone');
      api.on(LIST, () => json({ items: [here] }));
      return nothing();
    });
    const { user } = await openSettings(api, { at: '/devices' });
    await user.click(await screen.findByRole('button', { name: 'Log out there: Safari, iPhone' }));
    expect(await devices().findByText('Logged out there.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
    expect(readToken()).toBe('a.token.here');
  });

  it('can be ended everywhere else at once', async () => {
    const api = fakeApi({ [LIST]: () => json({ items: [here, phone] }) });
    api.on('DELETE /api/users/me/sessions', () => {
      api.on(LIST, () => json({ items: [here] }));
      return nothing();
    });
    const { user } = await openSettings(api, { at: '/devices' });
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere else' }));
    await waitFor(() => expect(items()).toHaveLength(1));
    expect(readToken()).toBe('a.token.here');
  });

  it('does not claim what did not happen, and what ended meanwhile is ended', async () => {
    const api = fakeApi({ [LIST]: () => json({ items: [here, phone] }), [ONE]: () => broken(503) });
    const { user } = await openSettings(api, { at: '/devices' });
    const end = await screen.findByRole('button', { name: 'Log out there: Safari, iPhone' });
    await user.click(end);
    expect(await devices().findByRole('alert')).toHaveTextContent('Logging out did not work.');
    api.on(ONE, () => refusal('notFound'));
    await user.click(end);
    expect(await devices().findByText('Logged out there.')).toBeVisible();
  });

  it('tells of a login that was copied, and what to do', async () => {
    const copied = session('old', { endedAt: '2026-11-21T10:00:00.000Z' });
    await openSettings(fakeApi({ [LIST]: () => json({ items: [here, copied] }) }), { at: '/devices' });
    expect(await devices().findByText(/Logged out on 21 November: an old copy/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Log out there/ })).toBeNull();
  });

  it('is asked for again when it could not be fetched, and when something is heard of the account', async () => {
    const api = fakeApi({ [LIST]: () => broken(503), 'GET /api/users/me': () => json(aUser()) });
    const { user, app } = await openSettings(api, { at: '/devices' });
    expect(await devices().findByText('Your devices could not be fetched.')).toBeVisible();
    api.on(LIST, () => json({ items: [here] }));
    await user.click(devices().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(items()).toHaveLength(1));
    api.on(LIST, () => json({ items: [here, phone] }));
    const data = { uuid: aUser().uuid, change: 'sessions', state: null } as const;
    act(() => void app.store.dispatch(liveHeard({ event: 'account', data })));
    await waitFor(() => expect(items()).toHaveLength(2));
  });
});
