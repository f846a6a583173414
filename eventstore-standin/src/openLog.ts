import { createEmbeddedEventStore } from '@storylark/platform/eventStore/createEmbeddedEventStore';
import {
  type Appended,
  type RecordedEvent,
  WrongExpectedRevision,
} from '@storylark/platform/eventStore/eventStore';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { appendTooLarge, commitTimedOut, streamDeleted } from './failure.ts';
import { type Proposed, storedOf } from './stored.ts';

/** The four that EventStoreDB knows; a number is the revision of the last event. */
export type Expected = 'any' | 'none' | 'exists' | number;
/** `current`: the stream stands elsewhere, at this revision, or there is none. */
export type Outcome = Appended | { current: number | null };

/** EventStoreDB's own limit unless it is told otherwise. */
export const APPEND_LIMIT = 1024 * 1024;
/** JSON may take six times the bytes it says, and ids and metadata come on top. */
const FILE_LIMIT = 16 * APPEND_LIMIT;
/**
 * Each event names a stream and the first of its revisions that is not deleted, null where it takes no more
 * events.
 */
const DELETIONS = '$deletions';

export type Commits = {
  /** How long the same append waits that is sent while the first one is under way, ms. */
  commitTimeoutMs: number;
  /** What each append waits for before it is made. */
  commitDelay: () => Promise<void>;
};
export type Log = Awaited<ReturnType<typeof openLog>>;

/**
 * What the embedded event store does not know of EventStoreDB: streams that must exist, streams that were
 * deleted, and that an append is not answered while the same one is under way.
 */
export async function openLog(file: string, { commitTimeoutMs, commitDelay }: Commits) {
  const store = await createEmbeddedEventStore({ file, appendLimit: FILE_LIMIT });
  const firstRevisions = new Map<string, number>();
  const underWay = new Set<string>();
  for await (const { data } of store.readStream(DELETIONS)) note(deletionOf(data));

  function note({ stream, first }: Deletion): void {
    firstRevisions.set(stream, first ?? Infinity);
  }

  /** @throws Failure for a tombstoned stream */
  function firstOf(stream: string): number {
    const first = firstRevisions.get(stream) ?? 0;
    if (first === Infinity) throw streamDeleted(stream);
    return first;
  }

  async function lastOf(stream: string): Promise<number | null> {
    let last: number | null = null;
    for await (const { revision } of store.readStream(stream, firstOf(stream))) last = revision;
    return last;
  }

  async function exists(stream: string): Promise<boolean> {
    for await (const _ of store.readStream(stream, firstOf(stream))) return true;
    return false;
  }

  /** @throws Failure for a tombstoned stream, too much, and an append that is under way already */
  async function append(stream: string, expected: Expected, events: readonly Proposed[]): Promise<Outcome> {
    const key = JSON.stringify([stream, expected, events.map(({ id }) => id)]);
    if (underWay.has(key)) {
      await sleep(commitTimeoutMs, undefined, { ref: false });
      throw commitTimedOut();
    }
    underWay.add(key);
    try {
      await commitDelay();
      return await appendOnce(stream, expected, events);
    } finally {
      underWay.delete(key);
    }
  }

  async function appendOnce(
    stream: string,
    expected: Expected,
    events: readonly Proposed[],
  ): Promise<Outcome> {
    const first = firstOf(stream);
    if (events.reduce((sum, { data }) => sum + data.length, 0) > APPEND_LIMIT)
      throw appendTooLarge(APPEND_LIMIT);
    if (expected === 'exists' && !(await exists(stream))) return { current: null };
    const revision = expected === 'exists' ? 'any' : expected === 'none' && first > 0 ? first - 1 : expected;
    try {
      return await store.append(stream, events.map(storedOf), revision);
    } catch (error) {
      if (!(error instanceof WrongExpectedRevision)) throw error;
      return { current: error.actual !== null && error.actual >= first ? error.actual : null };
    }
  }

  return {
    append,
    /** @throws Failure for a tombstoned stream */
    readStream: (stream: string, fromRevision: number): AsyncIterable<RecordedEvent> =>
      store.readStream(stream, Math.max(fromRevision, firstOf(stream))),
    exists,
    readAll: store.readAll,
    head: store.head,
    subscribe: store.subscribe,
    /**
     * `forEver`: the stream takes no event again. Not guarded against appends at the same moment.
     * @throws Failure for a tombstoned stream
     */
    async remove(stream: string, expected: Expected, forEver: boolean): Promise<Outcome> {
      const current = await lastOf(stream);
      const fits =
        expected === 'any' ||
        (expected === 'none'
          ? current === null
          : expected === 'exists'
            ? current !== null
            : current === expected);
      if (!fits) return { current };
      const deletion: Deletion = { stream, first: forEver ? null : (current ?? firstOf(stream) - 1) + 1 };
      const appended = await append(DELETIONS, 'any', [
        {
          id: randomUUID(),
          type: '$deleted',
          contentType: 'application/json',
          data: Buffer.from(JSON.stringify(deletion)),
          metadata: Buffer.alloc(0),
        },
      ]);
      note(deletion);
      return appended;
    },
    close: store.close,
  };
}

type Deletion = { stream: string; first: number | null };
const deletionOf = (stored: RecordedEvent['data']): Deletion =>
  JSON.parse((stored.data as [string, string])[1]) as Deletion;
