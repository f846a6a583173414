import { Registry } from 'prom-client';
import { measureSupervised, supervise } from './supervise.ts';

describe('supervise', () => {
  it('begins a failed loop again, with a growing pause, until it is told to stop', async () => {
    const ended = new AbortController();
    const begun: number[] = [];
    const errors: unknown[] = [];
    const run = async () => {
      begun.push(performance.now());
      if (begun.length === 5) ended.abort();
      throw new RangeError('lost the connection');
    };
    const { done, state } = supervise({
      name: 'views',
      run,
      signal: ended.signal,
      onError: (error) => errors.push(error),
      minPauseMs: 8,
    });
    await done;
    const pauses = begun.slice(1).map((time, index) => time - begun[index]!);
    expect(pauses).toHaveLength(4);
    for (const [index, pause] of pauses.entries()) expect(pause).toBeGreaterThanOrEqual(8 * 2 ** index - 1.5);
    expect(errors).toHaveLength(4);
    expect(state()).toEqual({
      name: 'views',
      running: false,
      lastError: 'RangeError',
      restarts: 4,
      lag: null,
    });
  });

  it('begins with the short pause again after a run that lasted', async () => {
    const ended = new AbortController();
    let begun = 0;
    let failedAt = 0;
    let pause = Infinity;
    const run = async () => {
      begun += 1;
      if (begun === 9) await new Promise((resolve) => setTimeout(resolve, 250));
      if (begun === 10) {
        pause = performance.now() - failedAt;
        ended.abort();
      }
      failedAt = performance.now();
      throw new Error('away');
    };
    await supervise({
      name: 'views',
      run,
      signal: ended.signal,
      onError: () => {},
      minPauseMs: 1,
      maxPauseMs: 200,
    }).done;
    expect(pause).toBeLessThan(150);
  });

  it('takes a loop that ends by itself for a failed one', async () => {
    const ended = new AbortController();
    let begun = 0;
    const run = async () => {
      begun += 1;
      if (begun === 2) ended.abort();
    };
    await supervise({ name: 'views', run, signal: ended.signal, onError: () => {}, minPauseMs: 1 }).done;
    expect(begun).toBe(2);
  });

  it('forgets the last error once the loop runs well', async () => {
    const ended = new AbortController();
    let begun = 0;
    const run = (signal: AbortSignal) => {
      begun += 1;
      if (begun === 1) return Promise.reject(new Error('once'));
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    const { done, state } = supervise({
      name: 'views',
      run,
      signal: ended.signal,
      onError: () => {},
      minPauseMs: 1,
      maxPauseMs: 20,
    });
    while (state().restarts === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(state().lastError).toBe('Error');
    while (state().lastError !== null) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(state()).toMatchObject({ running: true, restarts: 1 });
    ended.abort();
    await done;
  });

  it('shows restarts, lag and whether it runs as metrics', async () => {
    const ended = new AbortController();
    const run = (signal: AbortSignal) =>
      new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    const supervised = supervise({
      name: 'views',
      run,
      signal: ended.signal,
      onError: () => {},
      lagOf: () => 7,
    });
    const registry = new Registry();
    measureSupervised(registry, () => [supervised]);
    const text = await registry.metrics();
    expect(text).toContain('supervised_running{name="views"} 1');
    expect(text).toContain('supervised_lag{name="views"} 7');
    ended.abort();
    await supervised.done;
  });
});
