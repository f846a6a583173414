import { EventEmitter, once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { APPEND_LIMIT_BYTES } from '@storylark/contracts/constants';
import {
  AppendTooLarge,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  type SubscriptionMessage,
  type SubscriptionOptions,
  WrongExpectedRevision,
} from '../eventStore/eventStore.ts';
import { Unavailable } from '../unavailable.ts';

const PAGE = 500;

type Log = { events: RecordedEvent[]; streams: Map<string, RecordedEvent[]>; grown: EventEmitter };

/**
 * The event store port over arrays, for tests of what stands above it. `log` lets a second store go on where
 * a closed one ended.
 */
export function createMemoryEventStore(storeId = 'memory', log: Log = emptyLog()): EventStore & { log: Log } {
  const { events: all, streams, grown } = log;
  const closed = new AbortController();
  const ensureOpen = () => {
    if (closed.signal.aborted) throw new Unavailable('the store is closed');
  };

  async function append(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<Appended> {
    await nextTurn(); // other callers come in between, as with a real store
    ensureOpen();
    const bytes = Buffer.byteLength(JSON.stringify(events));
    if (bytes > APPEND_LIMIT_BYTES) throw new AppendTooLarge(bytes, APPEND_LIMIT_BYTES);
    const stream = streams.get(streamId) ?? [];
    const from =
      expected === 'any'
        ? stream.findIndex(({ id }) => id === events[0]?.id)
        : expected === 'none'
          ? 0
          : expected + 1;
    const former = from < 0 ? [] : stream.slice(from, from + events.length);
    const lastFormer = former.at(-1);
    if (
      lastFormer &&
      former.length === events.length &&
      former.every(({ id }, index) => id === events[index]?.id)
    ) {
      return { revision: lastFormer.revision, position: lastFormer.position };
    }
    if (expected !== 'any' && from !== stream.length)
      throw new WrongExpectedRevision(streamId, expected, stream.at(-1)?.revision ?? null);
    for (const event of events) {
      const recorded = { ...structuredClone(event), streamId, revision: stream.length, position: all.length };
      stream.push(recorded);
      all.push(recorded);
    }
    streams.set(streamId, stream);
    grown.emit('grown');
    return { revision: stream.length - 1, position: stream.at(-1)?.position ?? -1 };
  }

  async function* subscribe({
    after = -1,
    streamPrefixes,
    signal,
  }: SubscriptionOptions): AsyncGenerator<SubscriptionMessage> {
    const isWanted = ({ streamId }: RecordedEvent) =>
      !streamPrefixes || streamPrefixes.some((prefix) => streamId.startsWith(prefix));
    const ended = AbortSignal.any([signal, closed.signal]);
    let position = after;
    let behind = true;
    while (!ended.aborted) {
      const page = all.slice(position + 1, position + 1 + PAGE);
      position += page.length;
      const events = page.filter(isWanted);
      if (events.length > 0) yield { kind: 'events', events };
      if (page.length > 0 && !ended.aborted && events.at(-1)?.position !== position)
        yield { kind: 'checkpoint', position };
      if (page.length > 0) behind ||= page.length === PAGE;
      else if (behind) {
        behind = false;
        yield { kind: 'caughtUp' };
      } else await once(grown, 'grown', { signal: ended }).catch(() => {});
    }
    if (!signal.aborted) ensureOpen();
  }

  async function* given(events: readonly RecordedEvent[]) {
    ensureOpen();
    yield* events;
  }

  return {
    storeId,
    log,
    append,
    readStream: (streamId, fromRevision = 0) => given((streams.get(streamId) ?? []).slice(fromRevision)),
    readAll: (after = -1) => given(all.slice(after + 1)),
    async head() {
      ensureOpen();
      return all.length - 1;
    },
    subscribe,
    close: async () => closed.abort(),
  };
}

function emptyLog(): Log {
  return { events: [], streams: new Map(), grown: new EventEmitter().setMaxListeners(0) };
}
