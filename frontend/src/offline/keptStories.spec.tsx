import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { StoryView } from '@storylark/contracts/stories/views';
import { wipeAccountData, writeUser } from '../lib/storage.ts';
import { aUser } from '../testing/fakeApi.ts';
import { fakeCaches } from '../testing/fakeCaches.ts';
import { dropStory } from './keptCache.ts';
import { isKept, keepStory, keptStories, keptStory } from './keptStories.ts';

const story = {
  uuid: 's1',
  title: 'The lamp',
  createdAt: '2026-11-20T18:00:00.000Z',
  cover: { beat: 'arrive' },
  audioUrl: '/media/sound?sig=1',
  downloadUrl: '/media/sound?sig=1&download=x',
  illustrations: [
    { url: '/media/p0', smallUrl: '/media/p0s', tiny: 'data:,', alt: 'A lamp', beat: 'home' },
    { url: '/media/p1', smallUrl: '/media/p1s', tiny: 'data:,', alt: 'A light', beat: 'arrive' },
  ],
  share: { url: 'https://storylark.example/shared/x' },
} as unknown as StoryView;
const answering = (lack: string[] = []) =>
  jest.fn(
    async (address: unknown) =>
      new Response(`bytes of ${String(address)}`, { status: lack.includes(String(address)) ? 403 : 200 }),
  );

let blobs: Blob[];
beforeEach(() => {
  writeUser(aUser({ uuid: 'anna' }));
  blobs = [];
  Object.assign(window, { caches: fakeCaches() });
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: jest.fn(),
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
});

const contentOf = (address: string | null) => blobs[Number(address?.slice('blob:'.length)) - 1]?.text();

describe('stories kept on this device', () => {
  it('are whole: text, sound and pictures, under addresses that need no network', async () => {
    await keepStory('anna', story, { fetch: answering() });
    const kept = await keptStory('anna', 's1');
    expect(kept?.story.title).toBe('The lamp');
    expect(await contentOf(kept?.story.audioUrl ?? null)).toBe('bytes of /media/sound?sig=1');
    expect(await contentOf(kept?.story.illustrations[1]?.url ?? null)).toBe('bytes of /media/p1');
    expect(kept?.story.cover?.smallUrl).toBe(kept?.story.illustrations[1]?.smallUrl);
    kept?.release();
    expect(URL.revokeObjectURL).toHaveBeenCalledTimes(5);
  });

  it('are not kept by half when a file cannot be had', async () => {
    await expect(keepStory('anna', story, { fetch: answering(['/media/p1']) })).rejects.toMatchObject({
      reason: 'unreachable',
    });
    expect(await isKept('anna', 's1')).toBe(false);
    expect(await keptStory('anna', 's1')).toBeNull();
  });

  it('stay whole when keeping them anew fails', async () => {
    await keepStory('anna', story, { fetch: answering() });
    await expect(keepStory('anna', story, { fetch: answering(['/media/p1']) })).rejects.toMatchObject({
      reason: 'unreachable',
    });
    expect(await isKept('anna', 's1')).toBe(true);
  });

  it('leave nothing when somebody logs out while they are fetched, not even an empty cache', async () => {
    const fetch = answering();
    fetch.mockImplementationOnce(async () => {
      await wipeAccountData();
      return new Response('late');
    });
    await keepStory('anna', story, { fetch });
    expect(await window.caches.keys()).toEqual([]);
  });

  it('say when this device is full', async () => {
    const { open } = window.caches;
    const full = async (name: string) =>
      Object.assign(await open(name), {
        put: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')),
      });
    Object.assign(window.caches, { open: full });
    await expect(keepStory('anna', story, { fetch: answering() })).rejects.toMatchObject({ reason: 'full' });
  });

  it('belong to an account, and go one by one or all with the logout', async () => {
    await keepStory('anna', story, { fetch: answering() });
    await keepStory(
      'anna',
      { ...story, uuid: 's2', createdAt: '2026-11-21T18:00:00.000Z' },
      { fetch: answering() },
    );
    expect(await keptStories('ben')).toEqual([]);
    expect((await keptStories('anna')).map(({ story: { uuid } }) => uuid)).toEqual(['s2', 's1']);
    await dropStory('anna', 's2');
    expect((await keptStories('anna')).map(({ story: { uuid } }) => uuid)).toEqual(['s1']);
    await wipeAccountData();
    expect(await window.caches.keys()).toEqual([]);
    expect(await keptStory('anna', 's1')).toBeNull();
  });
});
