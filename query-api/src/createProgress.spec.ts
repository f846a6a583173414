import { createLiveCollections } from '@storylark/platform/engines/projecting/readModels';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createProgress } from './createProgress.ts';

function progressAt(stored: number, head: number) {
  const readStore = createMemoryReadStore();
  const saved = readStore.saveBatch({ checkpoint: 'stories/v1', position: stored, writes: [] });
  const progress = createProgress({
    readStore,
    liveCollection: async () => 'stories/v1',
    head: async () => head,
  });
  return {
    ...progress,
    waitFor: async (position: number, ms = 60) => (await saved, progress.waitFor(['stories'], position, ms)),
  };
}

/** A read model that is built anew beside the one that is read, until `switchOver`. */
async function rebuilding() {
  const readStore = createMemoryReadStore();
  const models = readStore.collection({ name: 'readModels', indexes: [] });
  const enter = (live: string) => models.put({ _id: 'stories', live, building: null, former: [] });
  await enter('stories/v1');
  await readStore.saveBatch({ checkpoint: 'stories/v1', position: 7, writes: [] });
  let time = 0;
  const liveCollection = createLiveCollections(readStore, () => time);
  const { waitFor, reached, hear } = createProgress({ readStore, liveCollection, head: async () => 9 });
  return {
    hear,
    isThere: (position: number) => waitFor(['stories'], position, 60),
    reached: () => reached(['stories']),
    /** What a route would read from now. */
    read: () => liveCollection('stories'),
    async switchOver() {
      await readStore.saveBatch({ checkpoint: 'stories/v2', position: 8, writes: [] });
      await enter('stories/v2');
    },
    later: () => (time += 1_000),
  };
}

describe('waiting for one’s own writes', () => {
  it('does not take the collection of before a rebuild for as new as the one that replaced it', async () => {
    const { hear, isThere, reached, read, switchOver, later } = await rebuilding();
    await isThere(7);
    await switchOver();
    hear({ position: 9, collections: ['stories/v2'] });
    expect(await read()).toBe('stories/v1'); // for up to a second
    expect([await isThere(9), await reached()]).toEqual([false, 7]);
    later();
    expect([await isThere(9), await reached()]).toEqual([true, 9]);
  });

  it('does not take what an older version left for as new as what goes on', async () => {
    const { hear, isThere } = await rebuilding();
    hear({ position: 9, collections: ['feed/v1', 'sessions/v1'] });
    hear({ position: 9 }); // of an older projector
    expect(await isThere(9)).toBe(false);
  });

  it('ends at once where the read model has taken them in', async () =>
    expect(await progressAt(7, 9).waitFor(7)).toBe(true));
  it('ends when a wake-up says so, before the checkpoint does', async () => {
    const { waitFor, hear } = progressAt(7, 9);
    const waiting = waitFor(9, 5_000);
    hear({ position: 9, collections: ['stories/v1'] });
    expect(await waiting).toBe(true);
  });
  it('gives up after its time', async () => expect(await progressAt(7, 9).waitFor(9)).toBe(false));
  it('does not wait for a position beyond the end of the log', async () => {
    const begun = performance.now();
    expect(await progressAt(7, 9).waitFor(10, 5_000)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(4_000);
  });
});

describe('how far the read models are', () => {
  async function standing(positions: Record<string, number>) {
    const readStore = createMemoryReadStore();
    for (const [checkpoint, position] of Object.entries(positions))
      await readStore.saveBatch({ checkpoint, position, writes: [] });
    return createProgress({ readStore, liveCollection: async (name) => name, head: async () => 99 });
  }

  it('is where the slowest of those asked for is', async () => {
    const { reached } = await standing({ stories: 7, listening: 5, slots: 2 });
    expect(await reached(['stories', 'listening'])).toBe(5);
  });

  it('follows the wake-ups', async () => {
    const { reached, hear } = await standing({ stories: 7 });
    hear({ position: 8, collections: ['stories'] });
    hear({ position: 6, collections: ['stories'] });
    expect(await reached(['stories'])).toBe(8);
  });

  it('is never before what somebody has waited for', async () => {
    const { reached, waitFor, hear } = await standing({ stories: 7 });
    hear({ position: 3, collections: ['stories'] }); // the ones after it were lost
    await waitFor(['stories'], 7, 60);
    expect(await reached(['stories'])).toBe(7);
  });

  it('begins before the first event', async () =>
    expect(await (await standing({})).reached(['stories'])).toBe(-1));
});
