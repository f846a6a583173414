import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { writeUser } from '../lib/storage.ts';
import { writeStored } from '../lib/stored.ts';
import { aStory } from '../testing/aStory.ts';
import { aUser } from '../testing/fakeApi.ts';
import { fakeCaches } from '../testing/fakeCaches.ts';
import { dropByThemselves, keepByItself, keepForGood, keepNew, sweep } from './keepByItself.ts';
import { bytesOf, keptHows, openKept } from './keptCache.ts';
import { isKept, keepStory } from './keptStories.ts';

const get = async (uuid: string) => aStory({ uuid });
const files = async () => new Response('bytes');
const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T18:00:00.000Z`;
const heard = (uuid: string, day: number) =>
  keepByItself('anna', { uuid, reason: 'heard', at: at(day) }, get);
const finished = (uuid: string, day: number) => aStory({ uuid, finishedAt: at(day) });
const here = async () => [...(await keptHows('anna')).keys()].toSorted();
/** The browser's cache has room for so many stories; one more is a file too much. */
function roomFor(stories: number) {
  const { open } = window.caches;
  window.caches.open = async (name) => {
    const cache = await open(name);
    const put: Cache['put'] = async (to, file) => {
      const there = new Set((await cache.keys()).map(({ url }) => url.split('/')[4]));
      const mine = typeof to === 'string' ? to.split('/')[2] : '';
      if (!there.has(mine) && there.size >= stories) throw new DOMException('no room', 'QuotaExceededError');
      return cache.put(to, file);
    };
    return Object.assign(Object.create(cache) as Cache, { put });
  };
}

beforeEach(() => {
  Object.assign(window, { caches: fakeCaches() });
  globalThis.fetch = files;
  writeUser(aUser({ uuid: 'anna' }));
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(navigator, 'storage');
  localStorage.clear();
});

describe('stories that keep themselves', () => {
  it('are the three heard last; hearing one again makes it the newest of them', async () => {
    await heard('a', 1);
    await heard('b', 2);
    await heard('c', 3);
    await heard('a', 4);
    await heard('d', 5);
    expect(await here()).toEqual(['a', 'c', 'd']);
  });

  it('are also the three newest that got ready since this device first looked', async () => {
    await keepNew('anna', [finished('old', 1)], get);
    expect(await here()).toEqual([]);
    const shelf = [5, 4, 3, 2, 1].map((day) => finished(`day${day}`, day));
    await keepNew('anna', shelf, get);
    expect(await here()).toEqual(['day3', 'day4', 'day5']);
    await heard('day4', 6); // makes room among the new ones
    await keepNew('anna', [finished('day7', 7), ...shelf], get);
    expect(await here()).toEqual(['day3', 'day4', 'day5', 'day7']);
  });

  it('are not fetched again once they were taken away, and are looked for again when they did not come', async () => {
    await keepNew('anna', [], get);
    globalThis.fetch = () => Promise.reject(new TypeError('cut off'));
    await keepNew('anna', [finished('new', 1)], get);
    expect(await here()).toEqual([]);
    globalThis.fetch = files;
    await keepNew('anna', [finished('new', 1)], get);
    expect(await here()).toEqual(['new']);
    await dropByThemselves('anna');
    await keepNew('anna', [finished('new', 1)], get);
    expect(await here()).toEqual([]);
  });

  it('never take the place of what is kept for good, which also stays when they go', async () => {
    await keepStory('anna', aStory({ uuid: 'good' }));
    await heard('good', 1);
    for (const [day, uuid] of ['a', 'b', 'c', 'd'].entries()) await heard(uuid, day + 2);
    expect(await here()).toEqual(['b', 'c', 'd', 'good']);
    await keepForGood('anna', aStory({ uuid: 'b' }), files);
    await dropByThemselves('anna');
    expect(await here()).toEqual(['b', 'good']);
  });

  it('give way, the oldest first, where the device is full, and are quiet where that is not enough', async () => {
    await heard('a', 1);
    await heard('b', 2);
    roomFor(2);
    await heard('c', 3);
    expect(await here()).toEqual(['b', 'c']);
    await keepForGood('anna', aStory({ uuid: 'good' }), files);
    expect(await here()).toEqual(['c', 'good']);
    await keepForGood('anna', aStory({ uuid: 'better' }), files);
    await heard('e', 5);
    expect(await here()).toEqual(['better', 'good']);
    await expect(keepForGood('anna', aStory({ uuid: 'best' }), files)).rejects.toMatchObject({
      reason: 'full',
    });
    expect(await here()).toEqual(['better', 'good']);
  });

  it.each([
    ['somebody does not want it', () => writeStored('keeping', 'off')],
    ['the device saves data', () => Object.assign(navigator, { connection: { saveData: true } })],
    [
      'there is little room left',
      () => Object.assign(navigator, { storage: { estimate: async () => ({ quota: 3e8, usage: 1e8 }) } }),
    ],
    ['somebody else is here by now', () => writeUser(aUser({ uuid: 'ben' }))],
  ])('are none where %s', async (_why, bring) => {
    bring();
    const fetch = jest.fn(files);
    globalThis.fetch = fetch;
    await heard('a', 1);
    expect(fetch).not.toHaveBeenCalled();
    expect(await here()).toEqual([]);
  });

  it('are not there by half when the page is closed in the middle, and what was left goes', async () => {
    const cache = await openKept('anna');
    await cache.put('/kept/half/audio', new Response('bytes'));
    expect(await isKept('anna', 'half')).toBe(false);
    await heard('whole', 1);
    await sweep('anna');
    expect(await bytesOf('anna', 'half')).toBe(0);
    expect(await bytesOf('anna', 'whole')).toBeGreaterThan('bytes'.length);
  });
});
