import { Unavailable } from '../unavailable.ts';
import { persist } from './persist.ts';

describe('persist', () => {
  it('tries until it succeeds, with growing pauses up to five seconds', async () => {
    const pauses: number[] = [];
    const failures: unknown[] = [];
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries <= 8) throw new Unavailable('away');
      return 'open';
    };
    const sleep = async (ms: number) => void pauses.push(ms);
    expect(
      await persist(work, {
        signal: new AbortController().signal,
        onError: (error) => failures.push(error),
        sleep,
      }),
    ).toBe('open');
    expect(pauses).toEqual([100, 200, 400, 800, 1_600, 3_200, 5_000, 5_000]);
    expect(failures).toHaveLength(8);
  });

  it('does not wait for what will not change by itself', async () => {
    const work = () => Promise.reject(new Error('the key is not the one'));
    const onError = () => {
      throw new Error('it was to be tried again');
    };
    await expect(persist(work, { signal: new AbortController().signal, onError })).rejects.toThrow(
      'the key is not the one',
    );
  });

  it('stops trying when it is told to, also in the middle of a pause', async () => {
    const stopping = new AbortController();
    const work = () => Promise.reject(new Unavailable('away'));
    const trying = persist(work, { signal: stopping.signal, onError: () => stopping.abort() });
    await expect(trying).rejects.toThrow('away');
  });
});
