import { FEED_KEPT } from '@storylark/contracts/constants';
import { readModels } from '@storylark/platform/engines/projecting/readModels';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { pruneFeed } from './pruneFeed.ts';

const now = fakeClock();
const ago = (ms: number) => new Date(now() - ms).toISOString();

async function prunedOf(live: string | null) {
  const readStore = createMemoryReadStore();
  const ended = new AbortController();
  const rows = (name: string) => readStore.collection({ name, indexes: [] });
  for (const name of ['feed/v1', 'feed/v2'])
    for (const [_id, at] of [
      ['old', ago(FEED_KEPT + 1)],
      ['kept', ago(FEED_KEPT)],
      ['new', ago(0)],
    ] as const)
      await rows(name).put({ _id, at });
  if (live) await readStore.collection(readModels).put({ _id: 'feed', live, building: null, former: [] });
  const pruning = pruneFeed({ readStore, now }, ended.signal);
  const idsIn = async (name: string) => (await rows(name).find()).map(({ _id }) => _id).sort();
  const stop = async () => (ended.abort(), pruning);
  return { idsIn, stop };
}

it('takes away what no browser may resume from, of the feed that is read, and ends when told', async () => {
  const { idsIn, stop } = await prunedOf('feed/v2');
  while ((await idsIn('feed/v2')).includes('old')) await new Promise((resolve) => setImmediate(resolve));
  expect([await idsIn('feed/v2'), await idsIn('feed/v1')]).toEqual([
    ['kept', 'new'],
    ['kept', 'new', 'old'],
  ]);
  await stop();
});

it('has nothing to do as long as there is no feed', async () => {
  const { idsIn, stop } = await prunedOf(null);
  await stop();
  expect(await idsIn('feed/v1')).toHaveLength(3);
});
