import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** Who ran so long had nothing wrong with its start. */
const RAN_WELL_MS = 10_000;
/** Longer than a process takes to stop in order. */
const STOPS_WITHIN_MS = 25_000;

/** With this exit code a program says that it has explained why it cannot start, and would not the next time. */
export const CANNOT_START = 78; // EX_CONFIG of sysexits

type Exit = { code: number | null; signal: NodeJS.Signals | null };
export type Running = {
  /** Of the process that runs now; undefined between two. */
  pid: () => number | undefined;
  /** kill -9: it is started again. */
  kill: () => void;
  /** SIGTERM, and no further start; resolves when it has ended, with its exit code. */
  stop: () => Promise<number | null>;
  /** Resolves when it runs no more and is not started again, with its last exit code. */
  ended: Promise<number | null>;
};
type Options = {
  module: string;
  env: Readonly<Record<string, string | undefined>>;
  print: (text: string, to: 'stdout' | 'stderr') => void;
  /** Who ended so stays ended; nobody unless said. */
  isOver?: (exit: Exit) => boolean;
  /** It ended and is started again. */
  onDeath: (exit: Exit) => void;
};

/**
 * Runs a Node program, and again when it ends, with growing pauses. It has a process group of its own, so
 * that Ctrl-C in a terminal reaches it in its turn only, and a channel to this process: when that breaks, the
 * program knows that nobody looks after it, and stops.
 */
export function keepRunning({ module, env, print, isOver, onDeath }: Options): Running {
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
      for (const to of ['stdout', 'stderr'] as const)
        started[to]?.setEncoding('utf8').on('data', (text: string) => print(text, to));
      started.once('error', () => resolve()); // it could not be started at all
      // its last words have been read by then
      started.once('close', (code, signal) => {
        child = undefined;
        lastCode = code;
        if (isOver?.({ code, signal })) stopping.abort();
        if (!stopping.signal.aborted) onDeath({ code, signal });
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
    return lastCode;
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
      return ended;
    },
    ended,
  };
}
