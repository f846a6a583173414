import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { ZipAnswer, ZipStep } from './zipThread.ts';

export type ZipEntry = {
  name: string;
  pieces: AsyncIterable<Uint8Array> | readonly Uint8Array[];
  isPacked: boolean;
};
type Waiting = { resolve: (bytes: readonly Uint8Array[]) => void; reject: (error: Error) => void };
type StepOf<S> = S extends ZipStep ? Omit<S, 'id' | 'zip'> : never;

// The built file, also when this module runs as source under the test runner.
const program = fileURLToPath(new URL('../../../dist/accounts/zip/zipThread.js', import.meta.url));

/**
 * Zips on a thread of its own, at low priority, as fast as they are taken: one piece of each is in memory. The
 * thread lives as long as there is something to zip, and keeps no process alive.
 */
export function createZipper() {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let lastStep = 0;
  let lastZip = 0;
  let underWay = 0;

  function start(): Worker {
    const started = new Worker(program);
    started.unref();
    started.on('message', (answer: ZipAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) asked?.reject(new Error(`a zip failed: ${answer.error}`));
      else asked?.resolve(answer.bytes);
    });
    let reason: Error | undefined;
    started.on('error', (error) => (reason = error));
    started.on('exit', () => {
      if (thread !== started) return;
      thread = undefined;
      for (const { reject } of waiting.values())
        reject(new Error('the thread that zips has ended', { cause: reason }));
      waiting.clear();
    });
    return started;
  }

  const ask = (zip: number, step: StepOf<ZipStep>) =>
    new Promise<readonly Uint8Array[]>((resolve, reject) => {
      thread ??= start();
      const id = (lastStep += 1);
      waiting.set(id, { resolve, reject });
      thread.postMessage({ ...step, id, zip });
    });

  /** @throws what reading an entry throws; the zip is then not whole */
  return async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
    const zip = (lastZip += 1);
    underWay += 1;
    try {
      for await (const { name, pieces, isPacked } of entries) {
        yield* await ask(zip, { kind: 'file', name, isPacked });
        for await (const piece of pieces) yield* await ask(zip, { kind: 'piece', piece });
        yield* await ask(zip, { kind: 'fileEnd' });
      }
      yield* await ask(zip, { kind: 'end' });
    } finally {
      underWay -= 1;
      if (underWay === 0) {
        void thread?.terminate();
        thread = undefined;
      } else void ask(zip, { kind: 'forget' }).catch(() => {});
    }
  };
}
export type Zipper = ReturnType<typeof createZipper>;
