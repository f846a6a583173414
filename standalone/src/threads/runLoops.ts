import { parentPort } from 'node:worker_threads';
import type { Supervised, SupervisedState } from '@storylark/platform/engines/supervise';

export type ToLoops = { kind: 'stop' };
export type FromLoops = { kind: 'status'; loops: readonly SupervisedState[] };

const STATUS_EVERY_MS = 500;

type Loops = {
  start: (signal: AbortSignal) => readonly Supervised[];
  /** Ends what a loop may be waiting for. */
  interrupt?: () => Promise<unknown>;
  /** What the loops work with, in the order in which it is closed. */
  parts: readonly { close(): Promise<unknown> | void }[];
};

/** A thread of background work: tells how its loops fare, and ends in order when it is told to. */
export function runLoops({ start, interrupt, parts }: Loops): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs as a worker thread');
  const stopping = new AbortController();
  const loops = start(stopping.signal);
  const timer = setInterval(
    () => port.postMessage({ kind: 'status', loops: loops.map(({ state }) => state()) } satisfies FromLoops),
    STATUS_EVERY_MS,
  );

  async function stop() {
    clearInterval(timer);
    stopping.abort();
    await interrupt?.();
    await Promise.all(loops.map(({ done }) => done));
    for (const part of parts) await part.close();
    port?.close();
  }
  port.on('message', (_stop: ToLoops) => void stop());
}
