import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { reserveShareIds } from './reserveShareIds.ts';

const never = new AbortController().signal;
let ordinal = 0;

function house() {
  const eventStore = createMemoryEventStore();
  const readStore = createMemoryReadStore();
  const reserved: string[][] = [];
  let isAway = false;
  const api = {
    async reserveShareId(...about: string[]) {
      if (isAway) throw new Error('away');
      reserved.push(about);
    },
  };
  const happened = (type: string, storyId: string, shareId?: string) =>
    eventStore.append(
      `story-${storyId}`,
      [{ id: `e${(ordinal += 1)}`, type, data: { accountId: 'a', storyId, ...(shareId && { shareId }) }, metadata: { at: '' } }], // prettier-ignore
      'any',
    );
  return {
    happened,
    reserved,
    run: () => reserveShareIds({ api, eventStore, readStore }).run(never),
    goAway: (away: boolean) => (isAway = away),
  };
}

describe('ids of former shares', () => {
  it('are all reserved, whatever became of the share, and each is looked at once', async () => {
    const { happened, reserved, run } = house();
    await happened('StoryShared', 's1', 'x1');
    await happened('StoryUnshared', 's1');
    await happened('StoryShared', 's1', 'x2');
    await happened('StoryDeleted', 's1');
    await run();
    expect(reserved).toEqual([
      ['a', 's1', 'x1'],
      ['a', 's1', 'x2'],
    ]);
    await run();
    await happened('StoryShared', 's2', 'x3');
    await run();
    expect(reserved.slice(2)).toEqual([['a', 's2', 'x3']]);
  });

  it('are gone on with where the last attempt broke off', async () => {
    const { happened, reserved, run, goAway } = house();
    await happened('StoryShared', 's1', 'x1');
    goAway(true);
    await expect(run()).rejects.toThrow('away');
    goAway(false);
    await run();
    expect(reserved).toEqual([['a', 's1', 'x1']]);
  });
});
