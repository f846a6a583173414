import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { writeUser } from '../../../lib/storage.ts';
import { keptUuids } from '../../../offline/keptCache.ts';
import { keepStory } from '../../../offline/keptStories.ts';
import { aStory } from '../../../testing/aStory.ts';
import { aUser, fakeApi } from '../../../testing/fakeApi.ts';
import { fakeCaches } from '../../../testing/fakeCaches.ts';
import { openSettings, part } from '../../../testing/openSettings.ts';

const me = aUser().uuid;
const keep = (uuid: string, title: string | null, createdAt: string) =>
  keepStory(me, aStory({ uuid, title, createdAt }), { fetch: async () => new Response('bytes') });
const open = () => openSettings(fakeApi(), { at: '/kept' });
const stories = () => part('Stories on this device');

beforeEach(() => {
  writeUser(aUser());
  Object.assign(window, { caches: fakeCaches() });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
});

describe('what is kept on this device', () => {
  it('is named, newest first, and taken away one by one', async () => {
    await keep('s1', 'The lamp', '2026-11-20T18:00:00.000Z');
    await keep('s2', null, '2026-11-21T18:00:00.000Z');
    const { user } = await open();
    const names = () =>
      stories()
        .queryAllByRole('link')
        .map(({ textContent }) => textContent);
    await stories().findByRole('link', { name: 'The lamp' });
    expect(names()).toEqual(['Story without a title', 'The lamp']);
    expect(stories().getByRole('link', { name: 'The lamp' })).toHaveAttribute('href', '/stories/s1');
    await user.click(screen.getByRole('button', { name: 'Remove from this device: The lamp' }));
    await waitFor(() => expect(names()).toEqual(['Story without a title']));
    expect(await keptUuids(me)).toEqual(['s2']);
    expect(document.body).not.toHaveFocus(); // whoever steers by keys is where they were
  });

  it('says how each is kept and the room they take; those kept by themselves go with the setting', async () => {
    await keep('s1', 'The lamp', '2026-11-20T18:00:00.000Z');
    await keepStory(me, aStory({ uuid: 's2', title: 'The moon' }), {
      how: { by: 'byItself', reason: 'new', at: '' },
      fetch: async () => new Response('b'.repeat(2_000_000)),
    });
    const { user } = await open();
    expect(await stories().findByText('Kept for good, 1 MB')).toBeVisible();
    expect(stories().getByText(/^Kept by itself, \d\d MB$/)).toBeVisible();
    expect(stories().getByText(/^2 stories take \d\d MB\.$/)).toBeVisible();
    await user.click(stories().getByRole('checkbox', { name: 'Keep stories by themselves' }));
    await waitFor(async () => expect(await keptUuids(me)).toEqual(['s1']));
    expect(stories().getByRole('checkbox')).not.toBeChecked();
    await user.click(stories().getByRole('checkbox'));
    expect(stories().getByRole('checkbox')).toBeChecked();
  });

  it('says why nothing more is kept by itself', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    await open();
    expect(await stories().findByText(/^This device saves data at the moment/)).toBeVisible();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('goes all at once', async () => {
    await keep('s1', 'The lamp', '2026-11-20T18:00:00.000Z');
    await keep('s2', 'The moon', '2026-11-21T18:00:00.000Z');
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove all from this device' }));
    expect(await stories().findByText(/No story is kept here yet/)).toBeVisible();
    expect(await keptUuids(me)).toEqual([]);
  });

  it('is counted in the list', async () => {
    await keep('s1', 'The lamp', '2026-11-20T18:00:00.000Z');
    await openSettings(fakeApi());
    expect(await screen.findByRole('link', { name: 'Kept on this device 1 story' })).toBeVisible();
  });

  it('is nothing where the browser has no place for it, and says so', async () => {
    Reflect.deleteProperty(window, 'caches');
    await open();
    expect(await stories().findByText('This browser cannot keep stories at this address.')).toBeVisible();
  });
});
