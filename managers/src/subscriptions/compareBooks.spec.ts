import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { noContract } from '@storylark/contracts/subscriptions/contract';
import { onFree } from '@storylark/contracts/subscriptions/subscription';
import { projectedRows } from '../testing/projectedRows.ts';
import { compareBooks } from './compareBooks.ts';

const { signal } = new AbortController();
const HOUR = 60 * 60_000;

it('looks once a day at everybody with an agreement, a page at a time, and past one that fails', async () => {
  const now = fakeClock();
  const readStore = createMemoryReadStore();
  const held = (n: number, agreement: string | null) => ({
    _id: `account${String(n).padStart(3, '0')}`,
    accountId: `account${String(n).padStart(3, '0')}`,
    subscription: onFree,
    contract: { ...noContract, agreement },
  });
  const all = Array.from({ length: 250 }, (_, n) => held(n, n % 10 === 0 ? null : `sub_${n}`));
  const { caughtUp, close } = await projectedRows('subscriptions', all);
  const settled = new Set<string>();
  const errors: unknown[] = [];
  const { run } = compareBooks({
    api: {
      settleBilling: async (accountId) => {
        if (accountId === 'account003') throw new Error('away');
        settled.add(accountId);
        return { isRequestOpen: false };
      },
    },
    caughtUp,
    readStore,
    now,
    onError: (_error, name) => errors.push(name),
  });
  await run(signal);
  expect(settled.size).toBe(224);
  expect(errors).toEqual(['compareBooks']);
  settled.clear();
  now.advance(23 * HOUR);
  await run(signal);
  expect(settled.size).toBe(0);
  now.advance(HOUR);
  await run(signal);
  expect(settled.size).toBe(224);
  now.advance(400 * 24 * HOUR); // the clock runs ahead, and is set right again
  await run(signal);
  now.advance(-400 * 24 * HOUR);
  settled.clear();
  await run(signal);
  expect(settled.size).toBe(224);
  settled.clear();
  now.advance(23 * HOUR);
  await run(signal);
  expect(settled.size).toBe(0);
  await close();
  await readStore.close();
});
