import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { APPEND_LIMIT_BYTES } from '@storylark/contracts/constants';
import { DamagedDatabase } from '../sqlite/openDatabase.ts';
import { Unavailable } from '../unavailable.ts';
import type { Append, AppendOutcome } from './appendBatch.ts';
import type { FromWriter, ToWriter, WriterData } from './appendWorker.ts';
import { contentOf } from './eventLog.ts';
import { AppendTooLarge, WrongExpectedRevision, type EventStore } from './eventStore.ts';
import { openEmbeddedEventStoreReader } from './openEmbeddedEventStoreReader.ts';
import type { Verdict } from './verifyWorker.ts';

export type EmbeddedEventStoreOptions = {
  /** Made if it is not there; its folder must be. One process writes it. */
  file: string;
  /** Largest append, bytes of JSON. */
  appendLimit?: number;
  /**
   * How long opening waits for the check of the whole file, ms. A longer check goes on beside the work; what
   * it finds then stops the store.
   */
  verifyWithin?: number;
  /**
   * How long an append waits while another program (a backup) locks the file, ms; then it is refused and
   * nothing is stored.
   */
  busyTimeout?: number;
};

type Waiting = { append: Append; resolve: (outcome: AppendOutcome) => void; reject: (error: Error) => void };

/**
 * Workers are built files: this path leads there from the built file and, in tests, from the source alike.
 */
const startWorker = (name: string, workerData: object): Worker =>
  new Worker(new URL(`../../dist/eventStore/${name}.js`, import.meta.url), { workerData });

/**
 * The event store of one process: a log in one SQLite file. A thread of its own writes; appends that arrive
 * while it commits share the next commit, and none is answered before it is on disk. This thread reads, in
 * pages.
 * @throws DamagedDatabase when the file is damaged anywhere but at its very end, where a crash may have left
 * an unfinished write.
 */
export async function createEmbeddedEventStore(options: EmbeddedEventStoreOptions): Promise<EventStore> {
  const { file, appendLimit = APPEND_LIMIT_BYTES, verifyWithin = 2_000, busyTimeout = 5_000 } = options;
  const writer = startWorker('appendWorker', { file, busyTimeout } satisfies WriterData);
  const [opened] = (await once(writer, 'message')) as [FromWriter];
  if (opened.kind === 'unopened')
    throw opened.damaged ? new DamagedDatabase(file, opened.damaged) : new Error(opened.message);
  const reader = openEmbeddedEventStoreReader({ file });
  const tell = (message: ToWriter): void => writer.postMessage(message);

  let waiting: Waiting[] = [];
  /** Batches with the writer, in the order of its answers: one at a time, a last one when closing. */
  const underway: Waiting[][] = [];
  let flushing = false;
  let ended: Error | undefined;
  let closing: Promise<void> | undefined;

  /** After everything that runs now, so that callers who were answered together append together again. */
  function flushSoon(): void {
    if (flushing) return;
    flushing = true;
    setImmediate(() => {
      flushing = false;
      if (underway.length === 0) flush();
    });
  }
  function flush(): void {
    if (waiting.length === 0) return;
    tell({ kind: 'append', batch: waiting.map(({ append }) => append) });
    underway.push(waiting);
    waiting = [];
  }
  function end(error: Error): void {
    if (ended) return;
    ended = error;
    reader.fail(error);
    for (const one of [...underway.flat(), ...waiting]) one.reject(error);
  }

  writer.on('message', (message: FromWriter) => {
    const batch = underway.shift() ?? [];
    if (message.kind === 'appended') batch.forEach((one, at) => one.resolve(message.outcomes[at]!));
    if (message.kind === 'refused') for (const one of batch) one.reject(new Unavailable(message.message));
    flushSoon();
  });
  writer.on('error', (error) => end(new Unavailable(`the writer of ${file} stopped`, { cause: error })));
  writer.on('exit', () =>
    end(new Unavailable(closing ? 'the event store was closed' : `the writer of ${file} stopped`)),
  );
  const exited = new Promise((resolve) => writer.once('exit', resolve));

  const verifier = startWorker('verifyWorker', { file });
  const verified = once(verifier, 'message').then(
    ([damage]) => damage && end(new DamagedDatabase(file, damage as NonNullable<Verdict>)),
    (error: unknown) => end(new Unavailable(`${file} could not be checked`, { cause: error })),
  );
  async function close(): Promise<void> {
    flush();
    tell({ kind: 'close' });
    await Promise.all([exited, verifier.terminate()]);
  }

  await Promise.race([verified, setTimeout(verifyWithin, undefined, { ref: false })]);
  if (ended) {
    await close();
    throw ended;
  }

  return {
    ...reader,
    async append(streamId, events, expected) {
      if (ended ?? closing) throw ended ?? new Unavailable('the event store is closing');
      if (events.length === 0) throw new TypeError('an append needs at least one event');
      if (streamId.includes('\n')) throw new TypeError('a stream id has no line feed');
      if (typeof expected === 'number' && !(Number.isSafeInteger(expected) && expected >= 0))
        throw new TypeError(`${expected} is no revision`);
      const contents = events.map((event) => ({ id: event.id, content: contentOf(event) }));
      const bytes = contents.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
      if (bytes > appendLimit) throw new AppendTooLarge(bytes, appendLimit);
      const outcome = await new Promise<AppendOutcome>((resolve, reject) => {
        waiting.push({ append: { streamId, expected, events: contents }, resolve, reject });
        flushSoon();
      });
      if ('actual' in outcome) throw new WrongExpectedRevision(streamId, expected, outcome.actual);
      return outcome;
    },
    close: () => (closing ??= close()),
  };
}
