import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { readDraft, wipeAccountData } from '../lib/storage.ts';
import { liveHeard } from '../live/liveSlice.ts';
import { aStory } from '../testing/aStory.ts';
import { aUser, fakeApi, json, nothing } from '../testing/fakeApi.ts';
import { lendNotifications } from '../testing/lendNotifications.ts';
import { openSettings, part } from '../testing/openSettings.ts';
import { renderApp } from '../testing/renderApp.tsx';

const me = aUser();
const making = aStory({ state: 'text_pending', paragraphs: [], text: '', audioUrl: null, illustrations: [] });
const at = `/stories/${making.uuid}`;
const house = () =>
  fakeApi({
    [`GET /api/stories/${making.uuid}`]: () => json(making),
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    'GET /api/users/me/push': () => json({ key: 'house-key', on: false }),
    'PUT /api/users/me/push': () => nothing(),
    'DELETE /api/users/me/push': () => nothing(),
  });
const open = (api = house(), path = at) => renderApp({ api, path, user: me });
const offer = () => screen.findByRole('button', { name: 'Tell me when it is ready' });
const finished = (uuid: string) =>
  liveHeard({ event: 'story', data: { uuid, change: 'finished', state: 'finished' } });
const look = (hidden: boolean) =>
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });

let lent: ReturnType<typeof lendNotifications> | null = null;
beforeEach(() => {
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  cleanup();
  lent?.takeAway();
  lent = null;
  look(false);
});

describe('being told that a story is ready', () => {
  it('is offered while it is made; only the press asks the browser, and the house hears where', async () => {
    lent = lendNotifications();
    const api = house();
    const { user } = await open(api);
    const button = await offer();
    expect(lent.asked).toBe(0);
    await user.click(button);
    expect(await screen.findByText(/also while Storylark is closed\.$/)).toBeVisible();
    expect(lent.asked).toBe(1);
    expect(api.sent('PUT /api/users/me/push')).toEqual([
      { endpoint: 'https://push.example/here', keys: { p256dh: 'p', auth: 'a' } },
    ]);
  });

  it('is offered beside the song line too, once there is something to read, and said in passing', async () => {
    lent = lendNotifications();
    const api = house();
    api.on(`GET /api/stories/${making.uuid}`, () =>
      json(aStory({ state: 'narration_pending', audioUrl: null, durationSeconds: null, sentences: [] })),
    );
    const { user } = await open(api);
    await user.click(await offer());
    expect(await screen.findByText(/also while Storylark is closed\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tell me when it is ready' })).toBeNull();
  });

  it('goes on in a later session without asking again', async () => {
    lent = lendNotifications();
    const { user } = await open();
    await user.click(await offer());
    await screen.findByText(/also while Storylark is closed\.$/);
    cleanup();
    const later = house();
    await open(later);
    await waitFor(() => expect(later.sent('PUT /api/users/me/push')).toHaveLength(1));
    expect(lent.asked).toBe(1);
  });

  it('is done by the page itself where no push service does, while nobody looks at it', async () => {
    lent = lendNotifications({ push: false });
    const { user, app } = await open();
    await user.click(await offer());
    expect(await screen.findByText(/as long as Storylark is open in a tab\.$/)).toBeVisible();
    act(() => void app.store.dispatch(finished('seen')));
    look(true);
    act(() => void app.store.dispatch(finished('behind')));
    await waitFor(() =>
      expect(lent?.shown).toMatchObject([
        { title: 'Storylark', body: 'A new story is ready.', tag: 'story-behind' },
      ]),
    );
  });

  it('is said to be the browser’s matter when that refuses, and is not offered again', async () => {
    lent = lendNotifications({ answer: 'denied' });
    const { user } = await open();
    await user.click(await offer());
    expect(
      await screen.findByText(/^Your browser does not let Storylark show notifications\./),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tell me when it is ready' })).toBeNull();
    expect(readDraft(me.uuid, 'notify')).toBeNull();
  });

  it('stays an offer when the question was only closed', async () => {
    lent = lendNotifications({ answer: 'default' });
    const { user } = await open();
    await user.click(await offer());
    await user.click(await offer());
    expect(lent.asked).toBe(2);
  });

  it('is not offered, nor spoken of, where the browser has refused it before', async () => {
    lent = lendNotifications({ permission: 'denied' });
    await open();
    await screen.findByRole('link', { name: 'Go on, and tell me' });
    expect(screen.queryByText(/notifications/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Tell me when it is ready' })).toBeNull();
  });

  it('is not offered where a browser cannot', async () => {
    await open();
    await screen.findByRole('link', { name: 'Go on, and tell me' });
    expect(screen.queryByRole('button', { name: 'Tell me when it is ready' })).toBeNull();
  });

  it('ends with the logout: nothing reaches this browser, and nothing is left to be read on it', async () => {
    lent = lendNotifications();
    const { user } = await open();
    await user.click(await offer());
    await waitFor(() => expect(lent?.subscribed).toBe(true));
    lent.shown.push({ title: 'x', close: () => void lent?.shown.pop() });
    await wipeAccountData();
    expect([lent.subscribed, lent.shown, readDraft(me.uuid, 'notify')]).toEqual([false, [], null]);
  });
});

describe('the setting', () => {
  const section = () => part('Notifications on this device');
  const toggle = () => section().findByRole('checkbox', { name: 'Tell me when a story is ready' });

  it('switches it on and off', async () => {
    lent = lendNotifications();
    const api = house();
    const { user } = await openSettings(api, { at: '/notifications' });
    await user.click(await toggle());
    expect(await section().findByText(/also while Storylark is closed\.$/)).toBeVisible();
    await user.click(await toggle());
    expect(await toggle()).not.toBeChecked();
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
    expect(lent.subscribed).toBe(false);
  });

  it('says where it cannot be switched on', async () => {
    await openSettings(house(), { at: '/notifications' });
    expect(
      await section().findByText('This browser cannot show notifications at this address.'),
    ).toBeVisible();
    cleanup();
    lent = lendNotifications({ permission: 'denied' });
    await openSettings(house(), { at: '/notifications' });
    expect(await section().findByText(/^Your browser does not let Storylark/)).toBeVisible();
  });
});
