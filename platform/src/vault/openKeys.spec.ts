import { jest } from '@jest/globals';
import { fakeClock } from '../testing/fakeClock.ts';
import type { SecretVersions } from './keyVault.ts';
import { openKeys } from './openKeys.ts';

describe('keys that rotate', () => {
  const now = fakeClock();
  const start = now();
  const ending = new AbortController();
  const version = (number: number, madeAt: number) => ({ number, madeAt, key: Buffer.from([number]) });
  let versions: SecretVersions;
  let isAway = false;
  const errors: unknown[] = [];
  const vault = {
    versions: async () => {
      if (isAway) throw new Error('away');
      return versions;
    },
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    ending.abort();
    jest.useRealTimers();
  });

  it('are seen within five seconds, verify at once, and sign when everybody knows them', async () => {
    versions = [version(1, 0)];
    const keys = await openKeys({
      vault,
      name: 'sessions',
      now,
      signal: ending.signal,
      onError: (error) => errors.push(error),
    });
    const numbers = () => keys().map(([number]) => number);
    expect(numbers()).toEqual([1]);

    versions = [version(2, start), version(1, 0)];
    await jest.advanceTimersByTimeAsync(5_000);
    expect(numbers()).toEqual([1, 2]);
    now.advance(29_999);
    expect(numbers()).toEqual([1, 2]);
    now.advance(1);
    expect(numbers()).toEqual([2, 1]);

    isAway = true;
    await jest.advanceTimersByTimeAsync(5_000);
    expect([numbers(), errors.length]).toEqual([[2, 1], 1]);
    isAway = false;

    versions = [version(3, now())]; // they had leaked: there is no other to wait with
    await jest.advanceTimersByTimeAsync(5_000);
    expect(numbers()).toEqual([3]);

    ending.abort();
    versions = [version(4, 0)];
    await jest.advanceTimersByTimeAsync(60_000);
    expect(numbers()).toEqual([3]);
  });
});
