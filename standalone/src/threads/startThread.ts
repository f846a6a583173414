import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

type Options<From> = {
  name: string;
  workerData: object;
  hear: (message: From) => void;
  /** It died and is started again. */ onDeath: (error: unknown) => void;
};

const RESTART_AFTER_MS = 1_000;
const STOPS_WITHIN_MS = 10_000;

/**
 * A thread of the house that is started again when it dies. Threads are built files: this path leads there
 * from the built file and, in tests, from the source alike.
 */
export function startThread<To extends { kind: string }, From>({
  name,
  workerData,
  hear,
  onDeath,
}: Options<From>) {
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;
  let worker = start();

  function start(): Worker {
    const started = new Worker(new URL(`../../dist/threads/${name}.js`, import.meta.url), { workerData });
    let reason: unknown = new Error(`the thread ${name} ended by itself`);
    started.on('message', hear);
    started.on('error', (error) => (reason = error));
    started.on('exit', () => {
      if (stopping) return;
      onDeath(reason);
      restart = setTimeout(() => (worker = start()), RESTART_AFTER_MS);
    });
    return started;
  }

  return {
    tell: (message: To) => worker.postMessage(message),
    /** Asks it to end by itself, and makes it after a while. */
    async stop(message: To): Promise<void> {
      if (stopping) return;
      stopping = true;
      clearTimeout(restart);
      if (worker.threadId === -1) return; // it is dead already
      const ended = once(worker, 'exit');
      worker.postMessage(message);
      const overdue = setTimeout(() => void worker.terminate(), STOPS_WITHIN_MS);
      await ended;
      clearTimeout(overdue);
    },
  };
}
