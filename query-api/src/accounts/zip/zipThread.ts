import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/**
 * What is asked of this thread, one step after another: of the zip with this number, begin a file, add to it,
 * end it, end the zip, or forget it.
 */
export type ZipStep = { id: number; zip: number } & (
  | { kind: 'file'; name: string; isPacked: boolean }
  | { kind: 'piece'; piece: Uint8Array }
  | { kind: 'fileEnd' | 'end' | 'forget' }
);
/** The bytes of the zip that came of a step. */
export type ZipAnswer = { id: number } & ({ bytes: readonly Uint8Array[] } | { error: string });

type Open = { zip: Zip; file: ZipPassThrough | ZipDeflate | null; ready: Uint8Array[] };

yieldToOthers();
const zips = new Map<number, Open>();
parentPort?.on('message', (step: ZipStep) => parentPort?.postMessage(answerTo(step)));

/**
 * Whoever waits for an answer comes first. Only Linux has priorities of threads; where they are not to be had,
 * the work is done all the same.
 */
function yieldToOthers() {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // see above
  }
}

function answerTo(step: ZipStep): ZipAnswer {
  const { id } = step;
  try {
    const open = zips.get(step.zip) ?? opened(step.zip);
    take(step, open);
    if (step.kind === 'end' || step.kind === 'forget') zips.delete(step.zip);
    return { id, bytes: open.ready.splice(0) };
  } catch (error) {
    zips.delete(step.zip);
    return { id, error: String(error) };
  }
}

function opened(number: number): Open {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    ready.push(bytes);
  });
  const open = { zip, file: null, ready };
  zips.set(number, open);
  return open;
}

function take(step: ZipStep, open: Open) {
  switch (step.kind) {
    case 'file':
      open.file = step.isPacked ? new ZipPassThrough(step.name) : new ZipDeflate(step.name);
      return open.zip.add(open.file);
    case 'piece':
      return open.file?.push(step.piece);
    case 'fileEnd':
      return open.file?.push(new Uint8Array(), true);
    case 'end':
      return open.zip.end();
    case 'forget':
  }
}
