import { jest } from '@jest/globals';
import { Unavailable } from '@storylark/platform/unavailable';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { projectedRows } from '../testing/projectedRows.ts';
import { waitNoLonger } from '../testing/waitNoLonger.ts';
import { abandonOrders } from './abandonOrders.ts';

const { signal } = new AbortController();

const now = fakeClock();
const order = (accountId: string, storyId: string, secondsAgo: number) => ({
  _id: `${accountId}/${storyId}/2026-11-01`,
  accountId,
  storyId,
  window: '2026-11-01',
  takenAt: new Date(now() - secondsAgo * 1000).toISOString(),
});

async function opened(orders: readonly ReturnType<typeof order>[]) {
  const { caughtUp, standStill, rows, close } = await projectedRows('openOrders', orders);
  const abandoned: string[] = [];
  const errors: unknown[] = [];
  const refused = new Set<string>();
  const { run } = abandonOrders({
    api: {
      abandonStory: async (accountId, storyId, window) => {
        if (refused.has(storyId)) throw new Error('refused');
        abandoned.push(`${accountId}/${storyId} ${window}`);
      },
    },
    caughtUp,
    now,
    onError: (error, name) => errors.push([name, error]),
  });
  return { run, abandoned, errors, refused, standStill, rows, close };
}
afterEach(() => void jest.restoreAllMocks());

it('gives back the slots of orders that broke off a minute ago or longer, the oldest first; no younger one', async () => {
  const { run, abandoned, close } = await opened([
    order('a', 'young', 59),
    order('a', 'due', 60),
    order('b', 'old', 3_600),
  ]);
  await run(signal);
  expect(abandoned).toEqual(['b/old 2026-11-01', 'a/due 2026-11-01']);
  await close();
});

it('asks again in the next round where it was refused, and holds up nobody for it', async () => {
  const { run, abandoned, errors, refused, close } = await opened([
    order('a', 's1', 90),
    order('a', 's2', 80),
  ]);
  refused.add('s1');
  await run(signal);
  expect(abandoned).toEqual(['a/s2 2026-11-01']);
  expect(errors).toEqual([['abandonOrders', expect.any(Error)]]);
  refused.clear();
  await run(signal);
  expect(abandoned).toContain('a/s1 2026-11-01');
  await close();
});

it('says the same again as long as the row is there: command-api answers it from the log', async () => {
  const { run, abandoned, rows, close } = await opened([order('a', 's', 90)]);
  await run(signal);
  await run(signal);
  expect(abandoned).toHaveLength(2);
  expect(await rows.count()).toBe(1); // its events take it out, nobody else
  await close();
});

it('ends nothing by a read model that stands still: the request may be in what it lacks', async () => {
  const { run, abandoned, standStill, close } = await opened([order('a', 's', 90)]);
  await standStill();
  waitNoLonger();
  await expect(run(signal)).rejects.toThrow(Unavailable);
  expect(abandoned).toEqual([]);
  await close();
});
