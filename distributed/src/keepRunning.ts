import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** Who ran so long had nothing wrong with its start. */
const RAN_WELL_MS = 10_000;
/** Longer than a process takes to stop in order. */
const STOPS_WITHIN_MS = 25_000;

export type Running = {
  /** Of the process that runs now; undefined between two. */
  pid: () => number | undefined;
  /** kill -9: it is started again. */
  kill: () => void;
  /** SIGTERM, and no further start; resolves when it has ended, with its exit code. */
  stop: () => Promise<number | null>;
};
type Options = {
  module: string;
  env: Readonly<Record<string, string>>;
  print: (text: string) => void;
  onDeath: (code: number | null, signal: string | null) => void;
};

/**
 * Runs a Node program, and again whenever it ends, with growing pauses. It has a process group of its own, so
 * that Ctrl-C in a terminal reaches it in its turn only, and a channel to this process: when that breaks, the
 * program knows that nobody looks after it, and stops.
 */
export function keepRunning({ module, env, print, onDeath }: Options): Running {
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  let lastCode: number | null = null;

  function runOnce(): Promise<void> {
    return new Promise((resolve) => {
      const started = fork(module, [], {
        env: { ...env },
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      });
      child = started;
      for (const stream of [started.stdout, started.stderr]) stream?.setEncoding('utf8').on('data', print);
      started.once('error', () => resolve()); // it could not be started at all
      started.once('exit', (code, signal) => {
        child = undefined;
        lastCode = code;
        if (!stopping.signal.aborted) onDeath(code, signal);
        resolve();
      });
    });
  }

  async function keepAlive() {
    for (
      let pause = FIRST_PAUSE_MS;
      !stopping.signal.aborted;
      pause = Math.min(LONGEST_PAUSE_MS, pause * 2)
    ) {
      const begun = performance.now();
      await runOnce();
      if (performance.now() - begun >= RAN_WELL_MS) pause = FIRST_PAUSE_MS;
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  const ended = keepAlive();
  return {
    pid: () => child?.pid,
    kill: () => void child?.kill('SIGKILL'),
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      const overdue = setTimeout(() => child?.kill('SIGKILL'), STOPS_WITHIN_MS);
      await ended;
      clearTimeout(overdue);
      return lastCode;
    },
  };
}
