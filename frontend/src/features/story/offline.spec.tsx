import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { liveHeard, liveOpened } from '../../live/liveSlice.ts';
import type { Heard } from '../../offline/heardHere.ts';
import { writeUser } from '../../lib/storage.ts';
import { keptHows } from '../../offline/keptCache.ts';
import { isKept, keepStory, keptStory } from '../../offline/keptStories.ts';
import { aStory } from '../../testing/aStory.ts';
import { aUser, broken, fakeApi, json, nothing, refusal } from '../../testing/fakeApi.ts';
import { connect } from '../../testing/connect.ts';
import { lendAudio } from '../../testing/fakeAudio.ts';
import { fakeCaches } from '../../testing/fakeCaches.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const story = aStory({ heard: null });
const { uuid } = story;
const me = aUser();
const LISTENED = `POST /api/stories/${uuid}/listened`;
const files = async () => new Response('bytes');
const open = (api: ReturnType<typeof fakeApi>, path = `/stories/${uuid}`) =>
  renderApp({ api, path, user: me });
/** The house does not answer. */
const away = () =>
  fakeApi(
    Object.fromEntries(
      [`GET /api/stories/${uuid}`, 'GET /api/stories/', 'GET /api/characters/', LISTENED].map((call) => [
        call,
        () => broken(),
      ]),
    ),
  );
/** The house, which remembers what it is told of the listening. */
function house() {
  let { heard } = story;
  return fakeApi({
    [`GET /api/stories/${uuid}`]: () => json({ ...story, heard }),
    'GET /api/stories/': () => json({ items: [], total: 0 }),
    [LISTENED]: ({ body }) => {
      heard = { ...(body as Heard), at: new Date().toISOString() };
      return nothing();
    },
  });
}

beforeEach(() => {
  lendAudio({ seconds: 60 });
  let made = 0;
  Object.assign(URL, { createObjectURL: () => `blob:${made++}`, revokeObjectURL: () => undefined });
  Object.assign(window, { caches: fakeCaches() });
  writeUser(me);
  globalThis.fetch = files;
  globalThis.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
});

describe('a story kept on this device', () => {
  it('is put there and taken away by the menu, each said in passing', async () => {
    const { user } = await open(house());
    const menu = await screen.findByRole('button', { name: 'More' });
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Keep on this device' }));
    await screen.findByText('The story now plays without a connection.'); // in passing: gone after 4 s
    expect(await isKept(me.uuid, uuid)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from this device' }));
    await waitFor(async () => expect(await isKept(me.uuid, uuid)).toBe(false));
  });

  it('opens and plays while the house is away, and is offered where the list cannot be had', async () => {
    await keepStory(me.uuid, story);
    const { user } = await open(away(), '/stories');
    await user.click(await screen.findByRole('link', { name: /The Library That Waited/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Library That Waited' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Listen' }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  });

  it('is offered on the first screen too, where an installed app begins', async () => {
    await keepStory(me.uuid, story);
    const api = away();
    api.on('GET /api/dashboard', () => broken());
    await open(api, '/dashboard');
    expect(await screen.findByRole('link', { name: /The Library That Waited/ })).toHaveAttribute(
      'href',
      `/stories/${uuid}`,
    );
  });

  it('keeps itself once it is heard, and is kept for good by the menu', async () => {
    const { user } = await open(house());
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    await user.click(await screen.findByRole('button', { name: 'Close player' }));
    await waitFor(async () => expect(await isKept(me.uuid, uuid)).toBe(true));
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Keep on this device for good' }));
    await screen.findByText('The story now plays without a connection.');
    expect((await keptHows(me.uuid)).get(uuid)).toEqual({ by: 'forGood' });
  });

  it('keeps itself when it gets ready, whatever screen is open', async () => {
    const api = house();
    const { app } = await open(api, '/stories');
    await screen.findByText('No stories on the shelf yet');
    api.on('GET /api/stories/', () => json({ items: [story], total: 1 }));
    await waitFor(() => expect(api.calls.filter(({ query }) => query.get('limit') === '12')).not.toEqual([]));
    act(
      () =>
        void app.store.dispatch(
          liveHeard({ event: 'story', data: { uuid, change: 'finished', state: 'finished' } }),
        ),
    );
    await waitFor(async () => expect(await isKept(me.uuid, uuid)).toBe(true));
  });

  it('goes from here once somebody else is logged in', async () => {
    await keepStory(me.uuid, story);
    const other = aUser({ uuid: '5f2b9c1e-7a44-4f0b-9d0c-000000000002' });
    await renderApp({ api: house(), path: '/stories', user: other });
    await waitFor(async () => expect(await window.caches.keys()).not.toContain(`kept:${me.uuid}`));
  });

  it('goes from here as soon as it is heard that it was deleted, whatever screen is open', async () => {
    await keepStory(me.uuid, story);
    const { app } = await open(house(), '/stories');
    await screen.findByText('No stories on the shelf yet');
    expect(await isKept(me.uuid, uuid)).toBe(true);
    act(
      () =>
        void app.store.dispatch(
          liveHeard({ event: 'story', data: { uuid, change: 'deleted', state: null } }),
        ),
    );
    await waitFor(async () => expect(await isKept(me.uuid, uuid)).toBe(false));
  });

  it('goes from here when it was deleted while this device was away, without being opened', async () => {
    await keepStory(me.uuid, story);
    const api = house();
    api.on(`GET /api/stories/${uuid}`, () => refusal('storyNotFound'));
    await open(api, '/stories');
    await waitFor(async () => expect(await isKept(me.uuid, uuid)).toBe(false));
  });

  it('goes from here when the house no longer has it', async () => {
    await keepStory(me.uuid, story);
    await open(fakeApi({ [`GET /api/stories/${uuid}`]: () => refusal('storyNotFound') }));
    expect(await screen.findByText('Story not found')).toBeVisible();
    expect(await isKept(me.uuid, uuid)).toBe(false);
  });
});

describe('without a network', () => {
  /** No call comes through, as `fetch` says it. */
  const dead = () => fakeApi({ 'GET /api/users/me': () => Promise.reject(new TypeError('Failed to fetch')) });
  beforeEach(() => connect(false));
  afterEach(() => {
    cleanup();
    connect(true);
  });
  const unheard = aStory({ uuid: '7d1f4a52-2222-4c4e-8a55-000000000002', title: 'The Moon', heard: null });

  it.each(['/stories', '/dashboard'])('%s shows what plays, and nothing red', async (path) => {
    await keepStory(me.uuid, story);
    await open(dead(), path);
    expect(await screen.findByRole('link', { name: /The Library That Waited/ })).toBeVisible();
    expect(screen.getByText(/^These play now/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says so where nothing is kept yet', async () => {
    await open(dead(), '/stories');
    expect(await screen.findByText(/^No story lies on this device yet/)).toBeVisible();
  });

  it('a shelf that was seen before dims what does not play, in words', async () => {
    connect(true);
    await keepStory(me.uuid, story);
    const api = house();
    api.on('GET /api/stories/', () => json({ items: [story, unheard], total: 2 }));
    await open(api, '/stories');
    const book = async (name: RegExp) => (await screen.findByRole('link', { name })).textContent;
    expect(await book(/The Moon/)).not.toContain('Not on this device');
    connect(false);
    await waitFor(async () => expect(await book(/The Moon/)).toContain('Not on this device'));
    expect(await book(/The Library/)).not.toContain('Not on this device');
  });

  it('a story that is not here says so, leads to what plays, and opens once the network is back', async () => {
    await keepStory(me.uuid, story);
    const api = dead();
    const { app } = await open(api, `/stories/${unheard.uuid}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This story is not on this device' }),
    ).toBeVisible();
    expect(await screen.findByRole('link', { name: /The Library That Waited/ })).toHaveAttribute(
      'href',
      `/stories/${uuid}`,
    );
    expect(screen.queryByRole('alert')).toBeNull();
    api.on(`GET /api/stories/${unheard.uuid}`, () => json(unheard));
    connect(true);
    act(() => void app.store.dispatch(liveOpened()));
    expect(await screen.findByRole('heading', { level: 1, name: 'The Moon' })).toBeVisible();
  });
});

describe('where somebody stopped while the house was away', () => {
  /** Listens for a while without the house. Returns how the way back there is called. */
  async function listenAway() {
    await keepStory(me.uuid, story);
    const { user } = await open(away());
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    const slider = await screen.findByRole('slider', { name: 'Place in the story' });
    act(() => slider.focus());
    await user.keyboard('{PageUp}');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await user.click(screen.getByRole('button', { name: 'Close player' }));
    const goOn = await screen.findByRole('button', { name: /^Go on from/ });
    const place = goOn.textContent ?? '';
    cleanup();
    return place;
  }

  it('is the place to go on from', async () => {
    const place = await listenAway();
    await open(house());
    expect(await screen.findByRole('button', { name: place })).toBeVisible();
  });

  it('is known without the house too where it had been told of it before', async () => {
    await keepStory(me.uuid, story);
    const api = house();
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Listen' }));
    const slider = await screen.findByRole('slider', { name: 'Place in the story' });
    act(() => slider.focus());
    await user.keyboard('{PageUp}');
    await user.click(screen.getByRole('button', { name: 'Close player' }));
    const { textContent } = await screen.findByRole('button', { name: /^Go on from/ });
    await waitFor(async () => {
      const kept = await keptStory(me.uuid, uuid);
      expect(kept?.story.heard?.positionSeconds).toBeGreaterThanOrEqual(30);
    });
    cleanup();
    await open(away());
    expect(await screen.findByRole('button', { name: textContent ?? '' })).toBeVisible();
  });

  it('is told to the house when it is back, whatever screen is open then', async () => {
    await listenAway();
    const api = house();
    await open(api, '/stories');
    await waitFor(() => expect(api.sent(LISTENED)).toHaveLength(1));
    expect(api.sent(LISTENED)).toEqual([{ positionSeconds: expect.any(Number), finished: false }]);
    expect((api.sent(LISTENED)[0] as { positionSeconds: number }).positionSeconds).toBeGreaterThanOrEqual(30);
    cleanup();
    const later = house();
    await open(later);
    await screen.findByRole('button', { name: 'Listen' });
    expect(later.sent(LISTENED)).toEqual([]);
  });

  it('is no longer where to go on once it was heard elsewhere since', async () => {
    await listenAway();
    const elsewhere = {
      positionSeconds: 5,
      finished: false,
      at: new Date(Date.now() + 60_000).toISOString(),
    };
    const api = house();
    api.on(`GET /api/stories/${uuid}`, () => json({ ...story, heard: elsewhere }));
    await open(api);
    expect(await screen.findByRole('button', { name: 'Go on from 0:05' })).toBeVisible();
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('heard:'))).toEqual([]),
    );
    expect(api.sent(LISTENED)).toEqual([]);
  });
});
