import { randomUUID } from 'node:crypto';
import { APPEND_LIMIT_BYTES } from '@storylark/contracts/constants';
import fc from 'fast-check';
import type { JsonObject } from '../json.ts';
import { Unavailable } from '../unavailable.ts';
import {
  AppendTooLarge,
  WrongExpectedRevision,
  type EventStore,
  type NewEvent,
  type RecordedEvent,
  type SubscriptionMessage,
  type SubscriptionOptions,
} from './eventStore.ts';

/**
 * The log may be shared with others and hold their events; `reopen` closes the store and opens the same log
 * again.
 */
export type OpenedEventStore = {
  store: EventStore;
  reopen: () => Promise<EventStore>;
  cleanUp: () => Promise<void>;
};

const note = (data: JsonObject = {}, id: string = randomUUID()): NewEvent => ({
  id,
  type: 'NoteTaken',
  data,
  metadata: { at: '2026-11-21T10:00:00.000Z' },
});
const notes = (count: number): NewEvent[] => Array.from({ length: count }, (_, n) => note({ n }));
const newStream = (category = 'note'): string => `${category}-${randomUUID()}`;

async function listed<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
const idsOf = (events: readonly { id: string }[]): string[] => events.map(({ id }) => id);

/** Follows until `isEnough`, then aborts; answers all messages up to there. */
async function followed(
  store: EventStore,
  options: Omit<SubscriptionOptions, 'signal'>,
  isEnough: (messages: readonly SubscriptionMessage[]) => boolean,
): Promise<SubscriptionMessage[]> {
  const stop = new AbortController();
  const messages: SubscriptionMessage[] = [];
  for await (const message of store.subscribe({ ...options, signal: stop.signal })) {
    messages.push(message);
    if (isEnough(messages)) stop.abort();
  }
  return messages;
}
const eventsOf = (messages: readonly SubscriptionMessage[]): RecordedEvent[] =>
  messages.flatMap((message) => (message.kind === 'events' ? message.events : []));
const hasEvents = (count: number) => (messages: readonly SubscriptionMessage[]) =>
  eventsOf(messages).length >= count;
const isCaughtUp = (messages: readonly SubscriptionMessage[]): boolean =>
  messages.some(({ kind }) => kind === 'caughtUp');

/**
 * Every promise of the port, without the assumption that positions are dense, that the log is ours alone, or
 * that anything is fast.
 */
export function keepsTheEventStoreContract(name: string, open: () => Promise<OpenedEventStore>): void {
  describe(`${name} keeps the event store's contract:`, () => {
    let opened: OpenedEventStore;
    let store: EventStore;
    beforeAll(async () => {
      opened = await open();
      store = opened.store;
    });
    afterAll(() => opened.cleanUp());

    describe('append', () => {
      it('stores what it was given, in order', async () => {
        const stream = newStream();
        const events = [
          note({
            text: 'Zoë “😀” \u2028 \\ "',
            nested: { list: [1, 2.5, null, true, {}] },
            big: Number.MAX_SAFE_INTEGER,
          }),
          {
            ...note(),
            metadata: {
              at: '2026-11-21T10:00:00.000Z',
              accountId: 'a',
              commandId: 'c',
              bodyHash: 'h',
              version: 2,
            },
          },
        ];
        const appended = await store.append(stream, events, 'none');
        const read = await listed(store.readStream(stream));
        expect(read).toEqual(
          events.map((event, revision) => ({
            ...event,
            streamId: stream,
            revision,
            position: read[revision]?.position,
          })),
        );
        expect(read[1]!.position).toBeGreaterThan(read[0]!.position);
        expect(appended).toEqual({ revision: 1, position: read[1]!.position });
        expect(Number.isSafeInteger(appended.position)).toBe(true);
      });

      it('refuses when the stream stands elsewhere, and says where', async () => {
        const stream = newStream();
        const refusal = async (append: Promise<unknown>) =>
          append.catch((error: WrongExpectedRevision) => {
            expect(error).toBeInstanceOf(WrongExpectedRevision);
            return error.actual;
          });
        expect(await refusal(store.append(stream, notes(1), 0))).toBeNull();
        await store.append(stream, notes(2), 'none');
        expect(await refusal(store.append(stream, notes(1), 'none'))).toBe(1);
        expect(await refusal(store.append(stream, notes(1), 0))).toBe(1);
        expect(await refusal(store.append(stream, notes(1), 2))).toBe(1);
        expect(await listed(store.readStream(stream))).toHaveLength(2);
        expect((await store.append(stream, notes(1), 1)).revision).toBe(2);
        expect((await store.append(stream, notes(2), 'any')).revision).toBe(4);
      });

      it('appends to a new stream at any revision', async () => {
        expect((await store.append(newStream(), notes(3), 'any')).revision).toBe(2);
      });

      it.each(['none', 'any', 1] as const)(
        'answers the same events expected at %p again as the first time',
        async (expected) => {
          const stream = newStream();
          if (expected === 1) await store.append(stream, notes(2), 'none');
          const events = notes(3);
          const first = await store.append(stream, events, expected);
          expect(await store.append(stream, events, expected)).toEqual(first);
          await store.append(stream, notes(1), first.revision);
          expect(await store.append(stream, events, expected)).toEqual(first);
          expect(await listed(store.readStream(stream))).toHaveLength(first.revision + 2);
        },
      );

      it('appends the same id again under the next revision', async () => {
        const stream = newStream();
        const event = note();
        await store.append(stream, [event], 'none');
        expect((await store.append(stream, [event], 0)).revision).toBe(1);
        expect(idsOf(await listed(store.readStream(stream)))).toEqual([event.id, event.id]);
      });

      it('does not take other events at a former revision for a repetition', async () => {
        const stream = newStream();
        const events = notes(2);
        await store.append(stream, events, 'none');
        await expect(store.append(stream, [events[0]!, note()], 'none')).rejects.toThrow(
          WrongExpectedRevision,
        );
        await expect(store.append(stream, [...events, note()], 'none')).rejects.toThrow(
          WrongExpectedRevision,
        );
        expect(await listed(store.readStream(stream))).toHaveLength(2);
      });

      it('lets exactly one of many racing for a revision win', async () => {
        const stream = newStream();
        for (const expected of ['none', 0, 1] as const) {
          const racers = await Promise.allSettled(
            Array.from({ length: 20 }, () => store.append(stream, notes(1), expected)),
          );
          expect(racers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        }
        expect(await listed(store.readStream(stream))).toHaveLength(3);
      });

      it.each(['none', 'any', 1] as const)(
        'answers the same append twice at once, expected at %p, twice and alike',
        async (expected) => {
          const stream = newStream();
          if (expected === 1) await store.append(stream, notes(2), 'none');
          const events = notes(2);
          const [one, other] = await Promise.all([
            store.append(stream, events, expected),
            store.append(stream, events, expected),
          ]);
          expect(other).toEqual(one);
          expect(await listed(store.readStream(stream))).toHaveLength(one.revision + 1);
          expect(one.revision).toBe(expected === 1 ? 3 : 1);
        },
      );

      it('refuses the same append twice at once twice', async () => {
        const stream = newStream();
        await store.append(stream, notes(1), 'none');
        const events = notes(2);
        const refused = { status: 'rejected', reason: expect.any(WrongExpectedRevision) };
        expect(
          await Promise.allSettled([store.append(stream, events, 5), store.append(stream, events, 5)]),
        ).toEqual([refused, refused]);
      });

      it('refuses more than the limit and stores nothing of it', async () => {
        const stream = newStream();
        const half = note({ text: 'é'.repeat(APPEND_LIMIT_BYTES / 4) });
        await expect(store.append(stream, [half, { ...half, id: randomUUID() }], 'none')).rejects.toThrow(
          AppendTooLarge,
        );
        expect(await listed(store.readStream(stream))).toEqual([]);
        expect((await store.append(stream, [half], 'none')).revision).toBe(0);
      });
    });

    describe('reading', () => {
      it('gives a stream from a revision on, and nothing beyond its end or for an unknown one', async () => {
        const stream = newStream();
        const events = notes(700);
        await store.append(stream, events.slice(0, 300), 'none');
        await store.append(newStream(), notes(3), 'none');
        await store.append(stream, events.slice(300), 299);
        expect(idsOf(await listed(store.readStream(stream)))).toEqual(idsOf(events));
        expect(idsOf(await listed(store.readStream(stream, 650)))).toEqual(idsOf(events.slice(650)));
        expect(await listed(store.readStream(stream, 700))).toEqual([]);
        expect(await listed(store.readStream(newStream()))).toEqual([]);
        expect(await listed(store.readStream(stream.slice(0, -1)))).toEqual([]);
      });

      it('gives the whole log after a position, in order, up to its end at the call', async () => {
        const streams = [newStream(), newStream()];
        const before = await store.head();
        const events = notes(6);
        for (const [n, event] of events.entries()) await store.append(streams[n % 2]!, [event], 'any');
        const all = store.readAll(before);
        await store.append(streams[0]!, notes(1), 'any');
        const ours = (await listed(all)).filter(({ streamId }) => streams.includes(streamId));
        expect(idsOf(ours)).toEqual(idsOf(events));
        expect(idsOf(await listed(store.readAll(ours[3]!.position))).slice(0, 2)).toEqual(
          idsOf(events.slice(4)),
        );
        expect(await listed(store.readAll(await store.head()))).toEqual([]);
      });

      it('knows the position of the last event', async () => {
        const before = await store.head();
        const { position } = await store.append(newStream(), notes(2), 'none');
        expect(position).toBeGreaterThan(before);
        expect(await store.head()).toBeGreaterThanOrEqual(position);
      });
    });

    describe('a subscription', () => {
      it('catches up, says so, and goes on live', async () => {
        const stream = newStream();
        const after = await store.head();
        const events = notes(5);
        await store.append(stream, events.slice(0, 3), 'none');
        let live: Promise<unknown> | undefined;
        const messages = await followed(store, { after, streamPrefixes: [stream] }, (so) => {
          if (isCaughtUp(so)) live ??= store.append(stream, events.slice(3), 2);
          return hasEvents(5)(so);
        });
        await live;
        expect(idsOf(eventsOf(messages))).toEqual(idsOf(events));
        const caughtUp = messages.findIndex(({ kind }) => kind === 'caughtUp');
        expect(idsOf(eventsOf(messages.slice(0, caughtUp)))).toEqual(idsOf(events.slice(0, 3)));
      });

      it('gives the same events as reading does', async () => {
        const stream = newStream();
        const after = await store.head();
        await store.append(stream, notes(3), 'none');
        const messages = await followed(store, { after, streamPrefixes: [stream] }, hasEvents(3));
        expect(eventsOf(messages)).toEqual(await listed(store.readStream(stream)));
      });

      it('keeps to streams with one of the prefixes, and still tells how far it has seen', async () => {
        const [own, second, foreign] = [newStream('own'), newStream('second'), newStream('foreign')];
        const after = await store.head();
        await store.append(own, notes(2), 'none');
        const first = await store.append(foreign, notes(1), 'none');
        await store.append(foreign, notes(100), 0);
        const seen = (so: readonly SubscriptionMessage[]): boolean =>
          so.some((message) => message.kind === 'checkpoint' && message.position >= first.position);
        const messages = await followed(
          store,
          { after, streamPrefixes: [own, second] },
          (so) => isCaughtUp(so) && seen(so),
        );
        expect(eventsOf(messages).map(({ streamId }) => streamId)).toEqual([own, own]);
        const more = await store.append(second, notes(1), 'none');
        const later = await followed(
          store,
          { after: first.position, streamPrefixes: [own, second] },
          hasEvents(1),
        );
        expect(eventsOf(later).map(({ position }) => position)).toEqual([more.position]);
      });

      it('never tells of a position before it has given the events up to there', async () => {
        const own = newStream('own');
        const after = await store.head();
        for (let n = 0; n < 11; n += 1)
          await store.append(n % 3 === 0 ? own : newStream(), notes(1 + (n % 4)), 'any');
        const messages = await followed(store, { after, streamPrefixes: [own] }, isCaughtUp);
        let position = after;
        for (const message of messages) {
          const told =
            message.kind === 'events'
              ? message.events.map((event) => event.position)
              : message.kind === 'checkpoint'
                ? [message.position]
                : [];
          for (const next of told) {
            expect(next).toBeGreaterThan(position);
            position = next;
          }
        }
      });

      it('misses nothing that comes while its reader is busy', async () => {
        const stream = newStream();
        const stop = new AbortController();
        const seen: number[] = [];
        for await (const message of store.subscribe({
          after: await store.head(),
          streamPrefixes: [stream],
          signal: stop.signal,
        })) {
          if (message.kind === 'events') seen.push(...message.events.map(({ revision }) => revision));
          if (seen.length === 5) stop.abort();
          else if (message.kind !== 'checkpoint') {
            await store.append(stream, notes(1), 'any');
            await store.append(newStream(), notes(1), 'any');
          }
        }
        expect(seen).toEqual([0, 1, 2, 3, 4]);
      });

      it('ends at once when aborted: before it starts, while it waits, and between events', async () => {
        expect(await listed(store.subscribe({ signal: AbortSignal.abort() }))).toEqual([]);
        const stop = new AbortController();
        const after = await store.head();
        const waiting = listed(store.subscribe({ after, signal: stop.signal }));
        stop.abort();
        await waiting;
        await store.append(newStream(), notes(3), 'none');
        expect(
          (await followed(store, { after }, hasEvents(1))).filter(({ kind }) => kind === 'events'),
        ).toHaveLength(1);
      });

      it('has no gap and no repetition while many append, wherever it starts', async () => {
        const plan = fc.record({
          writers: fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }), {
            minLength: 1,
            maxLength: 6,
          }),
          startsAfter: fc.integer({ min: 0, max: 10 }),
          filtered: fc.boolean(),
        });
        await fc.assert(
          fc.asyncProperty(plan, async ({ writers, startsAfter, filtered }) => {
            const prefix = `prefix${randomUUID()}`;
            const after = await store.head();
            const total = writers.flat().reduce((sum, size) => sum + size, 0);
            let appends = 0;
            let start: () => void = () => {};
            const started = new Promise<void>((resolve) => (start = resolve));
            const appended: { position: number }[] = [];
            const writing = Promise.all(
              writers.map(async (sizes, writer) => {
                for (const size of sizes) {
                  if (appends++ >= startsAfter) start();
                  appended.push(await store.append(`${prefix}-${writer % 3}`, notes(size), 'any'));
                }
              }),
            ).finally(start);
            await started;
            const mine = (so: readonly SubscriptionMessage[]): RecordedEvent[] =>
              eventsOf(so).filter(({ streamId }) => streamId.startsWith(prefix));
            const messages = await followed(
              store,
              { after, ...(filtered && { streamPrefixes: [prefix] }) },
              (so) => mine(so).length >= total,
            );
            await writing;
            const seen = mine(messages);
            expect(seen).toEqual(
              (await listed(store.readAll(after))).filter(({ streamId }) => streamId.startsWith(prefix)),
            );
            expect(new Set(idsOf(seen)).size).toBe(total);
            expect(seen.map(({ position }) => position)).toEqual(
              seen.map(({ position }) => position).sort((a, b) => a - b),
            );
            expect(appended.every(({ position }) => seen.some((event) => event.position === position))).toBe(
              true,
            );
          }),
          { numRuns: 40 },
        );
      });
    });

    it('keeps its name, its events and its positions when it is opened again, and refuses work once closed', async () => {
      const stream = newStream();
      await store.append(stream, notes(3), 'none');
      const before = await listed(store.readStream(stream));
      const former = store;
      const following = listed(former.subscribe({ signal: new AbortController().signal }));
      const [ended, reopened] = await Promise.allSettled([following, opened.reopen()]);
      expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
      if (reopened.status === 'rejected') throw reopened.reason;
      store = reopened.value;
      expect(store.storeId).toBe(former.storeId);
      expect(await listed(store.readStream(stream))).toEqual(before);
      expect((await store.append(stream, notes(1), 2)).position).toBeGreaterThan(before[2]!.position);
      await expect(former.append(stream, notes(1), 'any')).rejects.toThrow(Unavailable);
      await expect(former.head()).rejects.toThrow(Unavailable);
    });
  });
}
