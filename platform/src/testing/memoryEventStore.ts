import { setTimeout as sleep } from 'node:timers/promises';
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

const APPEND_LIMIT = 256 * 1024;
const PAGE = 500;

/** The event store port over an array, for tests of what stands above it. Keeps the port's contract, not the data. */
export function createMemoryEventStore(storeId = 'memory'): EventStore {
  const log: RecordedEvent[] = [];
  const streams = new Map<string, RecordedEvent[]>();
  let wake = () => {};
  let grown = new Promise<void>((resolve) => (wake = resolve));

  async function append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    await sleep(0); // other callers come in between, as with a real store
    const bytes = Buffer.byteLength(JSON.stringify(events));
    if (bytes > APPEND_LIMIT) throw new AppendTooLarge(bytes, APPEND_LIMIT);
    const stream = streams.get(streamId) ?? [];
    const actual = stream.length - 1;
    const from = expected === 'any' ? stream.findIndex(({ id }) => id === events[0]?.id) : expected === 'none' ? 0 : expected + 1;
    const former = from < 0 ? [] : stream.slice(from, from + events.length);
    const lastFormer = former.at(-1);
    if (lastFormer && former.length === events.length && former.every(({ id }, index) => id === events[index]?.id)) {
      return { revision: lastFormer.revision, position: lastFormer.position };
    }
    if (expected !== 'any' && from !== stream.length) throw new WrongExpectedRevision(streamId, expected, actual < 0 ? null : actual);
    for (const event of events) {
      const recorded = { ...structuredClone(event), streamId, revision: stream.length, position: log.length };
      stream.push(recorded);
      log.push(recorded);
    }
    streams.set(streamId, stream);
    wake();
    grown = new Promise((resolve) => (wake = resolve));
    return { revision: stream.length - 1, position: stream.at(-1)?.position ?? -1 };
  }

  async function* subscribe({ after = -1, streamPrefixes, signal }: SubscriptionOptions): AsyncGenerator<SubscriptionMessage> {
    let position = after;
    let behind = true;
    const ended = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    while (!signal.aborted) {
      const more = grown;
      const page = log.slice(position + 1, position + 1 + PAGE);
      if (page.length === 0) {
        if (behind) yield { kind: 'caughtUp' };
        behind = false;
        await Promise.race([more, ended]);
        continue;
      }
      const events = page.filter(({ streamId }) => !streamPrefixes || streamPrefixes.some((prefix) => streamId.startsWith(prefix)));
      if (events.length > 0) yield { kind: 'events', events };
      position += page.length;
      yield { kind: 'checkpoint', position };
      behind ||= page.length === PAGE;
    }
  }

  return {
    storeId,
    append,
    async *readStream(streamId, fromRevision = 0) {
      yield* (streams.get(streamId) ?? []).slice(fromRevision);
    },
    async *readAll(after = -1) {
      yield* log.slice(after + 1);
    },
    head: async () => log.length - 1,
    subscribe,
    close: async () => {},
  };
}
