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

describe('waiting for one’s own writes', () => {
  it('ends at once where the read model has taken them in', async () =>
    expect(await progressAt(7, 9).waitFor(7)).toBe(true));
  it('ends when a notice says so, before the checkpoint does', async () => {
    const { waitFor, hear } = progressAt(7, 9);
    const waiting = waitFor(9, 5_000);
    hear({ position: 9, rows: [] });
    expect(await waiting).toBe(true);
  });
  it('gives up after its time', async () => expect(await progressAt(7, 9).waitFor(9)).toBe(false));
  it('does not wait for a position beyond the end of the log', async () => {
    const begun = performance.now();
    expect(await progressAt(7, 9).waitFor(10, 5_000)).toBe(true);
    expect(performance.now() - begun).toBeLessThan(4_000);
  });
});
