import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

export type SupervisedState = {
  name: string;
  running: boolean;
  /**
   * Class of the last error; null when there was none since it last ran well. Never a message: it may hold
   * personal data.
   */
  lastError: string | null;
  restarts: number;
  /** How many positions it is behind, where it can say so. */
  lag: number | null;
};
export type Supervised = { state: () => SupervisedState; done: Promise<void> };

type Options = {
  name: string;
  /**
   * Runs until `signal` aborts. Ends or throws otherwise: it is begun again, and has to find by itself where
   * it stood.
   */
  run: (signal: AbortSignal) => Promise<void>;
  signal: AbortSignal;
  onError: (error: unknown, name: string) => void;
  lagOf?: () => number;
  /**
   * Pause before the first restart; it doubles up to `maxPauseMs` (what came back is found so soon), and
   * begins anew after a run that lasted longer than that.
   */
  minPauseMs?: number;
  maxPauseMs?: number;
};

/**
 * Keeps a loop alive: subscriptions never die silently. `done` resolves once `signal` has aborted and the
 * loop has ended; it never rejects.
 */
export function supervise({
  name,
  run,
  signal,
  onError,
  lagOf,
  minPauseMs = 100,
  maxPauseMs = 5_000,
}: Options): Supervised {
  let running = false;
  let lastError: string | null = null;
  let restarts = 0;

  async function keepAlive() {
    let pause = minPauseMs;
    while (!signal.aborted) {
      const begun = performance.now();
      const settled = setTimeout(() => (lastError = null), maxPauseMs); // ran well for long enough
      try {
        running = true;
        await run(signal);
        if (!signal.aborted) throw new Error('ended by itself');
      } catch (error) {
        if (!signal.aborted) {
          lastError = error instanceof Error ? error.constructor.name : typeof error;
          onError(error, name);
        }
      } finally {
        clearTimeout(settled);
        running = false;
      }
      if (signal.aborted) return;
      if (performance.now() - begun > maxPauseMs) pause = minPauseMs;
      restarts += 1;
      await sleep(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(maxPauseMs, pause * 2);
    }
  }

  return {
    done: keepAlive(),
    state: () => ({ name, running, lastError, restarts, lag: lagOf ? lagOf() : null }),
  };
}

/**
 * `supervised_running`, `supervised_restarts` and `supervised_lag`, labelled by name, read when the metrics
 * are asked for.
 */
export function measureSupervised(registry: Registry, supervised: () => readonly Supervised[]): void {
  const gauge = (name: string, help: string, valueOf: (state: SupervisedState) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['name'],
      registers: [registry],
      collect() {
        for (const { state } of supervised()) {
          const value = valueOf(state());
          if (value !== null) this.set({ name: state().name }, value);
        }
      },
    });
  gauge('supervised_running', '1 while the loop runs, 0 while it waits to be begun again', ({ running }) =>
    Number(running),
  );
  gauge('supervised_restarts', 'How often the loop was begun again', ({ restarts }) => restarts);
  gauge('supervised_lag', 'Positions of the log not taken in yet', ({ lag }) => lag);
}
