import { describe, expect, it } from '@jest/globals';
import type { StoryItem } from '@storylark/contracts/stories/views';
import { act, screen, waitFor } from '@testing-library/react';
import { openGate } from '../../gates/gateKey.ts';
import { liveHeard, liveOpened } from '../../live/liveSlice.ts';
import { aUser, broken, fakeApi, json, nothing, refusal } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const anItem = (changes: Partial<StoryItem> = {}): StoryItem => ({
  uuid: '0b0f6c3e-1111-4c4e-8a55-00000000000a',
  characterUuid: '0b0f6c3e-1111-4c4e-8a55-000000000001',
  heroName: 'Mia',
  title: 'One Shelf Higher',
  storyType: 'bedtime',
  setting: 'candlelightLibrary',
  lesson: 'patience',
  language: 'english',
  length: 'normal',
  state: 'finished',
  failureCode: null,
  slotReturned: false,
  slotReturnsIfDeleted: false,
  durationSeconds: 284,
  cover: { url: '/media/large.png', smallUrl: '/media/small.png', tiny: 'data:,', alt: 'Mia', beat: 'cover' },
  shared: false,
  heard: null,
  createdAt: '2026-11-01T18:00:00.000Z',
  finishedAt: '2026-11-01T18:01:00.000Z',
  ...changes,
});
const failed = anItem({ uuid: '0b0f6c3e-1111-4c4e-8a55-00000000000f', title: null, state: 'failed', failureCode: 'textFailed', slotReturned: true, cover: null, durationSeconds: null }); // prettier-ignore
const standard = aUser({
  subscription: { ...aUser().subscription, plan: 'standard', storyLimit: 18, storiesUsed: 1 },
});
const shelf = (...items: StoryItem[]) => json({ items, total: items.length });
const house = (list: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({ 'GET /api/stories/': () => shelf(anItem()), 'GET /api/characters/': () => json({ items: [{ uuid: anItem().characterUuid, name: 'Mia', characterRole: 'main' }], total: 1 }), ...list }); // prettier-ignore
const open = (api: ReturnType<typeof fakeApi>, path = '/stories', user = standard) =>
  renderApp({ api, path, user });
const asked = (api: ReturnType<typeof fakeApi>) =>
  api.calls
    .filter(({ method, path }) => method === 'GET' && path === '/api/stories/')
    .map(({ query }) => query.toString());

describe('my stories', () => {
  it('stand as books that name kind, minutes and lesson, with a ribbon in what was begun', async () => {
    const begun = anItem({ heard: { positionSeconds: 30, finished: false, at: '2026-11-02T18:00:00.000Z' } });
    await open(house({ 'GET /api/stories/': () => shelf(begun) }));
    const book = await screen.findByRole('link', { name: /One Shelf Higher/ });
    expect(book).toHaveAttribute('href', `/stories/${begun.uuid}`);
    expect(book).toHaveTextContent(/Bedtime, 5 min Begun.*Patience/);
    expect(document.title).toBe('My stories · Storylark');
  });

  it('say in words what they wait for, and change when the server has news', async () => {
    const api = house({
      'GET /api/stories/': () => shelf(anItem({ state: 'text_pending', title: null, cover: null })),
    });
    const { app } = await open(api);
    expect(await screen.findByText('Creating your magical story...')).toBeVisible();
    api.on('GET /api/stories/', () => shelf(anItem()));
    act(
      () =>
        void app.store.dispatch(
          liveHeard({ event: 'story', data: { uuid: anItem().uuid, change: 'finished', state: 'finished' } }),
        ),
    );
    expect(await screen.findByRole('link', { name: /One Shelf Higher/ })).toBeVisible();
    expect(screen.queryByText('Creating your magical story...')).toBeNull();
  });

  it('are searched on the server once the fingers rest, and the address keeps it', async () => {
    const api = house();
    const { user, where } = await open(api);
    await screen.findByRole('link', { name: /One Shelf/ });
    for (const letter of 'owl') {
      await user.type(screen.getByRole('searchbox', { name: 'Search stories' }), letter);
      // a search at each letter would begin here
      await act(async () => new Promise((resume) => setTimeout(resume)));
    }
    await waitFor(() => expect(asked(api)).toEqual(['skip=0&limit=100', 'search=owl&skip=0&limit=100']));
    expect(where()).toBe('/stories?search=owl');
  });

  it('are filtered and sorted as the address says, and it follows the choices', async () => {
    const api = house();
    const { user, where } = await open(api, '/stories?type=bedtime&sort=title&language=nonsense');
    await screen.findByRole('link', { name: /One Shelf/ });
    expect(asked(api)).toEqual(['type=bedtime&sort=title&skip=0&limit=100']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Hero' }), 'Mia');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Newest first');
    await waitFor(() =>
      expect(where()).toBe(`/stories?character=${anItem().characterUuid}&type=bedtime&language=german`),
    );
    await waitFor(() =>
      expect(asked(api).at(-1)).toBe(
        `character=${anItem().characterUuid}&type=bedtime&language=german&skip=0&limit=100`,
      ),
    );
  });

  it('lead back from a search without a hit', async () => {
    const api = house({
      'GET /api/stories/': ({ query }) => (query.has('search') ? shelf() : shelf(anItem())),
    });
    const { user, where } = await open(api, '/stories?search=xyz');
    expect(await screen.findByText('Nothing called “xyz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('link', { name: /One Shelf/ })).toBeVisible();
    expect(where()).toBe('/stories');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('are searched on in the same field when a search without a hit is taken back', async () => {
    const { user } = await open(
      house({ 'GET /api/stories/': ({ query }) => (query.has('search') ? shelf() : shelf(anItem())) }),
    );
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'xyz{Enter}');
    expect(await screen.findByText('Nothing called “xyz”.')).toBeVisible();
    await user.clear(field);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('link', { name: /One Shelf/ })).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('lead to the first one where there is none', async () => {
    await open(house({ 'GET /api/stories/': () => shelf() }));
    expect(await screen.findByText('No stories on the shelf yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a story' })).toHaveAttribute('href', '/stories/create');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('say what failed and try again', async () => {
    const api = house({ 'GET /api/stories/': () => broken() });
    const { user } = await open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load storiesServer error occurred. Please try again later',
    );
    api.on('GET /api/stories/', () => shelf(anItem()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /One Shelf/ })).toBeVisible();
  });

  it('come by themselves when the house is there again', async () => {
    const api = house({ 'GET /api/stories/': () => broken() });
    const { app } = await open(api);
    await screen.findByRole('alert');
    api.on('GET /api/stories/', () => shelf(anItem()));
    act(() => void app.store.dispatch(liveOpened()));
    expect(await screen.findByRole('link', { name: /One Shelf/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('beyond a hundred come when asked for', async () => {
    const many = Array.from({ length: 150 }, (_, n) =>
      anItem({ uuid: `0b0f6c3e-1111-4c4e-8a55-${String(n).padStart(12, '0')}`, title: `Tale ${n}` }),
    );
    const api = house({ 'GET /api/stories/': ({ query }) => json({ items: many.slice(Number(query.get('skip')), Number(query.get('skip')) + 100), total: 150 }) }); // prettier-ignore
    const { user } = await open(api);
    expect(await screen.findByText('100 of 150')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    // by its text: the names of 150 links take seconds
    expect((await screen.findByText('Tale 149')).closest('a')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(asked(api)).toEqual(['skip=0&limit=100', 'skip=100&limit=100']);
  });

  it('tell who has none left when there are new ones, in place', async () => {
    const full = aUser({
      subscription: { ...aUser().subscription, storiesUsed: 1, windowEndsAt: '2026-12-04T18:00:00.000Z' },
    });
    const { user } = await open(house(), '/stories', full);
    await screen.findByRole('link', { name: /One Shelf/ });
    await user.click(screen.getAllByRole('button', { name: 'Make a story' })[0]!);
    expect(await screen.findByText(/New stories on 4 December/)).toBeVisible();
    expect(screen.getByText('Your plan: Free')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/subscriptions?plan=basic',
    );
  });
});

describe('a story on the shelf', () => {
  const menu = async (user: Awaited<ReturnType<typeof open>>['user'], item: string) => {
    await user.click(await screen.findByRole('button', { name: 'More for One Shelf Higher' }));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('is deleted behind the gate, by name, and leaves the shelf', async () => {
    openGate();
    const api = house({ 'DELETE /api/stories/:uuid': () => nothing() });
    const { user } = await open(api);
    await menu(user, 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete “One Shelf Higher”?' });
    expect(dialog).toHaveTextContent('Its text, narration and pictures are gone for good.');
    expect(dialog).toHaveTextContent('It stays counted among the stories of this month.');
    api.on('GET /api/stories/', () => shelf());
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The story was deleted.')).toBeVisible();
    expect(await screen.findByText('No stories on the shelf yet')).toBeVisible();
  });

  it.each([
    [true, 'Three such stories a month are given back to you, and this is one of them.'],
    [false, 'three such stories were given back to you this month: this one stays counted.'],
  ])('whose text can be read says before it is deleted whether it is given back: %s', async (back, said) => {
    openGate();
    const readable = anItem({ state: 'narration_pending', slotReturnsIfDeleted: back });
    const { user } = await open(house({ 'GET /api/stories/': () => shelf(readable) }));
    await menu(user, 'Delete');
    expect(await screen.findByRole('dialog')).toHaveTextContent(said);
  });

  it('stays when deleting fails, and says so', async () => {
    openGate();
    const api = house({ 'DELETE /api/stories/:uuid': () => broken() });
    const { user } = await open(api);
    await menu(user, 'Delete');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to delete storyServer error occurred. Please try again later',
    );
  });

  it('asks the parents’ question before it is shared or deleted', async () => {
    const { user } = await open(house());
    await menu(user, 'Share');
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('Share “One Shelf Higher”');
    expect(screen.getByRole('textbox')).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'More for One Shelf Higher' })).toHaveFocus(),
    );
  });

  it('is made again with the same choices under a new id, and the failed one goes', async () => {
    const view = { ...failed, narratorVoice: 'male', voiceId: 'm1', share: null };
    const api = house({
      'GET /api/stories/': () => shelf(failed),
      'GET /api/stories/:uuid': () => json(view),
      'POST /api/stories/': () => json({}, 201),
      'DELETE /api/stories/:uuid': () => nothing(),
    });
    const { user } = await open(api);
    expect(await screen.findByText('Failed, given back')).toBeVisible();
    api.on('GET /api/stories/', () => shelf(anItem({ state: 'text_pending' })));
    await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Creating your magical story...')).toBeVisible();
    const sent = api.sent('POST /api/stories/') as { uuid: string }[];
    expect(new Set(sent.map(({ uuid }) => uuid)).size).toBe(1);
    expect(sent[0]).toEqual({ uuid: expect.any(String), characterUuid: failed.characterUuid, storyType: 'bedtime', setting: 'candlelightLibrary', lesson: 'patience', language: 'english', length: 'normal', narratorVoice: 'male', voiceId: 'm1' }); // prettier-ignore
    expect(sent[0]!.uuid).not.toBe(failed.uuid);
    expect(api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toContain(
      `/api/stories/${failed.uuid}`,
    );
  });

  it('keeps the failed one and its id when the new one is not accepted', async () => {
    const api = house({
      'GET /api/stories/': () => shelf(failed),
      'GET /api/stories/:uuid': () => json({ ...failed, narratorVoice: 'male', voiceId: 'm1' }),
      'POST /api/stories/': () => broken(),
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create story. Please try again.');
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.sent('POST /api/stories/')).toHaveLength(2));
    const [first, second] = api.sent('POST /api/stories/') as { uuid: string }[];
    expect(second!.uuid).toBe(first!.uuid);
  });

  it('tells the limit when there is no story left to try again', async () => {
    const api = house({
      'GET /api/stories/': () => shelf(failed),
      'GET /api/stories/:uuid': () => json({ ...failed, narratorVoice: 'male', voiceId: 'm1' }),
      'POST /api/stories/': () => refusal('storyLimitReached', { limit: 18, plan: 'standard' }),
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Story Limit Reached' })).toHaveTextContent(
      'limit of 18 stories',
    );
  });

  it('whose hero was deleted asks for another one', async () => {
    await open(house({ 'GET /api/stories/': () => shelf({ ...failed, failureCode: 'characterDeleted' }) }));
    expect(await screen.findByRole('link', { name: 'Choose another hero' })).toHaveAttribute(
      'href',
      '/stories/create',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
