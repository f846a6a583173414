import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { findBillingNews } from './findBillingNews.ts';

const { signal } = new AbortController();
const MINUTE = 60_000;

it('reads the books of all that had news since the last whole round, with some overlap', async () => {
  const now = fakeClock();
  const readStore = createMemoryReadStore();
  const asked: number[] = [];
  const settled: string[] = [];
  const errors: unknown[] = [];
  const away = new Set(['b']);
  const { run } = findBillingNews({
    api: {
      billingNews: async (since) => {
        asked.push((now() - Date.parse(since)) / MINUTE);
        return { accountIds: ['a', 'b', 'c'] };
      },
      settleBilling: async (accountId) => {
        if (away.has(accountId)) throw new Error('away');
        settled.push(accountId);
        return { isRequestOpen: false };
      },
    },
    readStore,
    now,
    onError: (_error, name) => errors.push(name),
  });
  await run(signal);
  expect(settled).toEqual(['a', 'c']);
  expect(errors).toEqual(['findBillingNews']);
  away.clear();
  await run(signal);
  now.advance(10 * MINUTE);
  await run(signal);
  expect(asked).toEqual([30 * 24 * 60, 30 * 24 * 60, 15]);
  now.advance(400 * 24 * 60 * MINUTE); // the clock runs ahead, and is set right again
  await run(signal);
  now.advance(-400 * 24 * 60 * MINUTE);
  asked.length = 0;
  await run(signal);
  now.advance(10 * MINUTE);
  await run(signal);
  expect(asked).toEqual([30 * 24 * 60, 15]);
  await readStore.close();
});
