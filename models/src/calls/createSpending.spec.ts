import { createLimits } from '@storylark/platform/limits/createLimits';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { createSpending } from './createSpending.ts';

const DAY = 86_400_000;
function opened(caps = { perAccountAndDay: 1_000, perDay: 2_500 }) {
  const now = fakeClock();
  const readStore = createMemoryReadStore();
  const limits = createLimits({ readStore, now });
  return { now, another: () => createSpending({ limits, caps, now }) };
}

describe('what may be spent', () => {
  it('is set aside before a call, and free again as far as the call cost less', async () => {
    const spending = opened().another();
    const first = await spending.reserve('a', 900);
    expect(await spending.reserve('a', 200)).toBeNull();
    await first?.settle(100);
    expect(await spending.reserve('a', 900)).not.toBeNull();
    expect(await spending.reserve('a', 1)).toBeNull();
  });

  it('counts what a call cost above what was set aside, and the next call waits for another day', async () => {
    const { now, another } = opened();
    const spending = another();
    await (await spending.reserve('a', 100))?.settle(1_400);
    expect(await spending.reserve('a', 0)).toBeNull();
    now.advance(DAY);
    expect(await spending.reserve('a', 1_000)).not.toBeNull();
  });

  it('has a cap for one account and one for all, and what the second refuses is not counted for the first', async () => {
    const { another } = opened();
    const spending = another();
    for (const account of ['a', 'b']) expect(await spending.reserve(account, 1_000)).not.toBeNull();
    expect(await spending.reserve('c', 1_000)).toBeNull();
    expect(await spending.reserve('c', 500)).not.toBeNull();
    expect(await spending.reserve('d', 1)).toBeNull();
  });

  it('is counted together by many processes at once, and never passes the cap', async () => {
    const { another } = opened({ perAccountAndDay: 10_000, perDay: 1_000 });
    const many = Array.from({ length: 40 }, another);
    const reserved = await Promise.all(many.map((spending, n) => spending.reserve(`a${n % 3}`, 100)));
    expect(reserved.filter((one) => one !== null).length).toBeLessThanOrEqual(10);
    expect(reserved.filter((one) => one !== null).length).toBeGreaterThan(0);
  });

  it('gives nothing of yesterday back to today', async () => {
    const { now, another } = opened();
    const spending = another();
    const yesterday = await spending.reserve('a', 1_000);
    now.advance(DAY);
    await yesterday?.settle(0);
    expect(await spending.reserve('a', 1_000)).not.toBeNull();
    expect(await spending.reserve('a', 1)).toBeNull();
  });

  it('is nothing while nobody can count', async () => {
    const limits = { hit: () => Promise.reject(new Error('the read store is away')) };
    const spending = createSpending({ limits, caps: { perAccountAndDay: 9, perDay: 9 }, now: () => 0 });
    expect(await spending.reserve('a', 1)).toBeNull();
  });

  it('names nobody in what it keeps', async () => {
    const keys: string[] = [];
    const limits = {
      hit: async (key: string) => {
        keys.push(key);
        return { allowed: true as const };
      },
    };
    const spending = createSpending({ limits, caps: { perAccountAndDay: 9, perDay: 9 }, now: () => 0 });
    await spending.reserve('account-of-anna', 1);
    expect(keys.join()).not.toContain('anna');
  });
});
