import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadCode } from './loadCode.ts';

/** Code that comes with a given try, the first being 1. */
function comingWith(wanted: number) {
  const code = { tries: 0, here: null as string | null, error: null as unknown };
  loadCode(async () => {
    code.tries += 1;
    if (code.tries < wanted) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  }).then(
    (here) => (code.here = here),
    (error: unknown) => (code.error = error),
  );
  return code;
}
const isOnline = jest.spyOn(navigator, 'onLine', 'get');

describe('code that does not come', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    isOnline.mockReset();
    isOnline.mockReturnValue(true);
  });

  it('is asked for again after growing pauses', async () => {
    isOnline.mockReturnValue(true);
    const code = comingWith(4);
    const tries: number[] = [];
    for (const ms of [0, 999, 1, 1_999, 1, 3_999, 1]) {
      await jest.advanceTimersByTimeAsync(ms);
      tries.push(code.tries);
    }
    expect(tries).toEqual([1, 1, 2, 2, 3, 3, 4]);
    expect(code.here).toBe('code');
  });

  it('is asked for at once when the network is back, and not before', async () => {
    isOnline.mockReturnValue(false);
    const code = comingWith(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(code.tries).toBe(1);
    isOnline.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(code.here).toBe('code');
  });

  it('is given up after five tries', async () => {
    isOnline.mockReturnValue(true);
    const code = comingWith(6);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(code).toMatchObject({ tries: 5, error: expect.any(TypeError) });
  });
});
