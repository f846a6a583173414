import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { CharacterView } from '@storylark/contracts/characters/views';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openGate } from '../../gates/gateKey.ts';
import { readDraft, writeDraft } from '../../lib/storage.ts';
import { liveHeard } from '../../live/liveSlice.ts';
import { aUser, broken, fakeApi, json, nothing } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const aCharacter = (changes: Partial<CharacterView> = {}): CharacterView => ({
  uuid: '0b0f6c3e-1111-4c4e-8a55-000000000001',
  name: 'Mia',
  age: 6,
  gender: 'girl',
  hairColor: 'red',
  eyeColor: 'green',
  hairStyle: 'messy',
  skinColor: 'light',
  characterType: 'human',
  characterRole: 'main',
  storyRole: 'hero',
  personalityTrait: 'brave',
  physicalAttribute: 'glasses',
  familyLinks: [],
  state: 'finished',
  portraitUrl: '/media/mia.png',
  createdAt: '2026-11-01T18:00:00.000Z',
  updatedAt: '2026-11-01T18:00:00.000Z',
  ...changes,
});
const mia = aCharacter();
const gran = aCharacter({
  uuid: '0b0f6c3e-1111-4c4e-8a55-000000000002',
  name: 'Oma Ida',
  age: 70,
  characterRole: 'side',
  storyRole: 'family_member',
  state: 'image_pending',
  portraitUrl: null,
});
const standard = aUser({
  subscription: {
    ...aUser().subscription,
    plan: 'standard',
    characterLimit: 5,
    charactersUsed: 2,
    relationships: true,
  },
});
const list = (...items: CharacterView[]) => json({ items, total: items.length });
const open = (api: ReturnType<typeof fakeApi>, user = standard) =>
  renderApp({ api, path: '/characters', user });

afterEach(() => void jest.restoreAllMocks());

describe('my characters', () => {
  it('shows main and side characters each under their tab, asked for 100 at a time', async () => {
    const api = fakeApi({ 'GET /api/characters/': () => list(mia, gran) });
    const { user } = await open(api);
    expect(await screen.findByRole('link', { name: 'Mia' })).toHaveAttribute(
      'href',
      `/characters/${mia.uuid}/edit`,
    );
    expect(screen.getByText('6 years, brave')).toBeVisible();
    expect(screen.getByText('2 of 5 in your Standard plan')).toBeVisible();
    expect(screen.queryByText('Oma Ida')).toBeNull();
    await user.click(screen.getByRole('tab', { name: /Side/ }));
    expect(await screen.findByRole('heading', { name: 'Oma Ida' })).toBeVisible();
    expect(screen.getByText('Being drawn')).toBeVisible();
    expect(screen.getByText('Ready for a story already')).toBeVisible();
    expect(
      api.calls.filter(({ path }) => path === '/api/characters/').map(({ query }) => query.toString()),
    ).toEqual(['skip=0&limit=100']);
  });

  it('leads from every hero to a story about them, and says so where none is left', async () => {
    const api = fakeApi({
      'GET /api/characters/': () =>
        list(mia, aCharacter({ ...gran, name: 'Ida', age: 7, characterRole: 'main' }), {
          ...gran,
          uuid: mia.uuid.replace('1', '9'),
        }),
    });
    const { user } = await open(api);
    expect(await screen.findByRole('link', { name: 'Make a story about Ida' })).toHaveAttribute(
      'href',
      `/stories/create?hero=${gran.uuid}`,
    );
    await user.click(screen.getByRole('tab', { name: /Side/ }));
    await screen.findByRole('heading', { name: 'Oma Ida' });
    expect(screen.queryByRole('link', { name: /Make a story about/ })).toBeNull();
  });

  it('tells of the limit of stories on the spot', async () => {
    const { subscription } = standard;
    const { user, where } = await open(fakeApi({ 'GET /api/characters/': () => list(mia) }), {
      ...standard,
      subscription: { ...subscription, storiesUsed: subscription.storyLimit },
    });
    await user.click(await screen.findByRole('button', { name: 'Make a story about Mia' }));
    await user.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(where()).toBe('/characters');
  });

  it('takes the server’s picture once it is there, without a reload', async () => {
    const api = fakeApi({
      'GET /api/characters/': () => list({ ...mia, state: 'image_pending', portraitUrl: null }),
    });
    const { app } = await open(api);
    await screen.findByText('Being drawn');
    expect(document.querySelector('img[src="/media/mia.png"]')).toBeNull();
    api.on('GET /api/characters/', () => list(mia));
    act(
      () =>
        void app.store.dispatch(
          liveHeard({ event: 'character', data: { uuid: mia.uuid, change: 'portrait', state: 'finished' } }),
        ),
    );
    await waitFor(() => expect(screen.queryByText('Being drawn')).toBeNull());
    expect(document.querySelector('img[src="/media/mia.png"]')).not.toBeNull();
  });

  it('fetches at most once in two seconds when looked at again', async () => {
    // a busy machine takes more than two seconds for this
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    const api = fakeApi({ 'GET /api/characters/': () => list(mia) });
    await open(api);
    await screen.findByRole('link', { name: 'Mia' });
    for (const [at, times] of [
      [0, 1],
      [1_999, 1],
      [2_000, 2],
    ] as const) {
      now.mockReturnValue(at);
      await act(async () => void window.dispatchEvent(new Event('focus')));
      expect(api.sent('GET /api/characters/')).toHaveLength(times);
    }
  });

  it('says what failed and tries again', async () => {
    const api = fakeApi({ 'GET /api/characters/': () => broken() });
    const { user } = await open(api);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch charactersServer error occurred. Please try again later',
    );
    api.on('GET /api/characters/', () => list(mia));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Mia' })).toBeVisible();
  });

  it('leads whoever has none yet to the first hero', async () => {
    const { user, where } = await open(fakeApi({ 'GET /api/characters/': () => list() }));
    await user.click(await screen.findByRole('link', { name: 'Draw the first hero' }));
    await waitFor(() => expect(where()).toBe('/characters/create?step=basics'));
  });

  it('tells of the limit with the plan’s name before anything is entered', async () => {
    const api = fakeApi({ 'GET /api/characters/': () => list(mia) });
    const { user } = await open(api, aUser({ subscription: { ...aUser().subscription, charactersUsed: 1 } }));
    await screen.findByRole('link', { name: 'Mia' });
    await user.click(screen.getAllByRole('button', { name: 'New character' })[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'Character Limit Reached' });
    expect(dialog).toHaveTextContent('You’ve reached your limit of 1 character with your current plan.');
    expect(dialog).toHaveTextContent('Your plan is Free.');
    expect(within(dialog).getByRole('link', { name: 'See the plans' })).toHaveAttribute(
      'href',
      '/subscriptions?plan=basic',
    );
  });

  it('says who belongs together, once for both directions', async () => {
    const linked = {
      ...mia,
      familyLinks: [{ characterUuid: gran.uuid, relationshipType: 'grandparent' as const }],
    };
    const back = {
      ...gran,
      familyLinks: [
        { characterUuid: mia.uuid, relationshipType: 'grandchild' as const, derived: true as const },
      ],
    };
    await open(fakeApi({ 'GET /api/characters/': () => list(linked, back) }));
    const section = await screen.findByRole('region', { name: 'Who belongs together' });
    expect(within(section).getAllByRole('listitem')).toHaveLength(1);
    expect(section).toHaveTextContent('Oma Ida is a grandparent of Mia');
  });

  it.each([
    ['en', 'My characters'],
    ['de', 'Meine Figuren'],
    ['fr', 'Mes personnages'],
  ] as const)('speaks %s', async (locale, heading) => {
    await renderApp({
      api: fakeApi({ 'GET /api/characters/': () => list(mia) }),
      path: '/characters',
      user: standard,
      locale,
    });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
});

describe('deleting a character', () => {
  it('forgets here what was being changed of one that is gone, and keeps what is of others', async () => {
    const draft = (uuid: string) => `character:${uuid}`;
    for (const { uuid, name } of [mia, gran])
      writeDraft(standard.uuid, draft(uuid), { uuid, values: { name: `${name} the second` } });
    writeDraft(standard.uuid, 'character', { uuid: 'new', values: { name: 'Tibo' } });
    const api = fakeApi({ 'GET /api/characters/': () => list(mia) });
    await open(api);
    await screen.findByRole('link', { name: 'Mia' });
    await waitFor(() => expect(JSON.stringify(localStorage)).not.toContain('Oma Ida'));
    expect(readDraft(standard.uuid, draft(mia.uuid))).not.toBeNull();
    expect(readDraft(standard.uuid, 'character')).not.toBeNull();
  });

  async function wish(api: ReturnType<typeof fakeApi>) {
    openGate();
    api.on('GET /api/characters/', () => list(mia));
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'More for Mia' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return user;
  }
  const seven = () => json({ items: [{ title: 'The lamp in the reeds' }, { title: null }], total: 7 });

  it('names its stories and deletes them with it unless told otherwise', async () => {
    const api = fakeApi({ 'GET /api/stories/': seven, 'DELETE /api/characters/:uuid': nothing });
    const user = await wish(api);
    expect(await screen.findByRole('radio', { name: 'Delete Mia and her 7 stories' })).toBeChecked();
    const dialog = screen.getByRole('dialog', { name: 'Delete Mia?' });
    expect(dialog).toHaveTextContent('The lamp in the reeds');
    expect(dialog).toHaveTextContent('and 5 more');
    api.on('GET /api/characters/', () => list());
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.sent('DELETE /api/characters/:uuid')).toEqual([{ withStories: true }]);
    expect(await screen.findByText('No main character yet. Draw the first hero.')).toBeVisible();
  });

  it('keeps the stories on wish', async () => {
    const api = fakeApi({ 'GET /api/stories/': seven, 'DELETE /api/characters/:uuid': nothing });
    const user = await wish(api);
    await user.click(await screen.findByRole('radio', { name: 'Keep the stories; Mia stays in them' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(api.sent('DELETE /api/characters/:uuid')).toEqual([{ withStories: false }]));
  });

  it('says when it failed, and keeps the character', async () => {
    const api = fakeApi({
      'GET /api/stories/': () => json({ items: [], total: 0 }),
      'DELETE /api/characters/:uuid': () => broken(),
    });
    const user = await wish(api);
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete character');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('link', { name: 'Mia' })).toBeVisible();
  });
});
