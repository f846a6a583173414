import { status } from '@grpc/grpc-js';
import { supervise } from '@storylark/platform/engines/supervise';
import { createEventStoreDb } from '@storylark/platform/eventStore/createEventStoreDb';
import {
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  type SubscriptionOptions,
  WrongExpectedRevision,
} from '@storylark/platform/eventStore/eventStore';
import { tempDir } from '@storylark/platform/testing/tempDir';
import { Unavailable } from '@storylark/platform/unavailable';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStandIn, type StandIn } from './createStandIn.ts';
import type { Faults } from './faults.ts';

/** How the adapter takes what a network and a server do to it. */
const DEADLINE_MS = 600;
const COMMIT_TIMEOUT_MS = 50;
let folder: Awaited<ReturnType<typeof tempDir>>;
let file: string;
let standIn: StandIn;
let store: EventStore;
beforeEach(async () => {
  folder = await tempDir();
  file = join(folder.path, 'events.db');
  standIn = await createStandIn({ file, port: 0, commitTimeoutMs: COMMIT_TIMEOUT_MS });
  store = await createEventStoreDb({ url: standIn.url, deadlineMs: DEADLINE_MS });
});
afterEach(async () => {
  await store.close();
  await standIn.close();
  await folder.remove();
});

const note = (n = 0): NewEvent => ({
  id: randomUUID(),
  type: 'NoteTaken',
  data: { n },
  metadata: { at: '2026-11-21T10:00:00.000Z' },
});
const notes = (count: number): NewEvent[] => Array.from({ length: count }, (_, n) => note(n));
async function listed<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}
const idsOf = (events: readonly { id: string }[]): string[] => events.map(({ id }) => id);

/**
 * A loop as the projectors run it: begins again after the last position it was told. `until` resolves with
 * what was seen once that is enough.
 */
function following(options: Omit<SubscriptionOptions, 'signal'> = {}, from: EventStore = store) {
  const stop = new AbortController();
  const seen: RecordedEvent[] = [];
  const errors: unknown[] = [];
  const waiting = new Set<() => void>();
  let { after } = options;
  const { done, state } = supervise({
    name: 'follower',
    signal: stop.signal,
    minPauseMs: 5,
    maxPauseMs: 50,
    onError: (error) => errors.push(error),
    async run(signal) {
      for await (const message of from.subscribe({ ...options, after, signal })) {
        if (message.kind === 'events') seen.push(...message.events);
        after =
          message.kind === 'events'
            ? message.events.at(-1)!.position
            : message.kind === 'checkpoint'
              ? message.position
              : after;
        for (const check of waiting) check();
      }
    },
  });
  return {
    seen,
    errors,
    state,
    until: (count: number): Promise<void> =>
      new Promise((resolve) => {
        const check = () => void (seen.length >= count && (waiting.delete(check), resolve()));
        waiting.add(check);
        check();
      }),
    async end() {
      stop.abort();
      await done;
    },
  };
}

describe('an append whose reply gets lost', () => {
  it('ends as an unknown outcome within the deadline, and the same append again answers as it would have', async () => {
    await store.append('note-1', notes(2), 'none');
    const events = notes(3);
    standIn.faults.lostReplies = 1;
    const begun = performance.now();
    await expect(store.append('note-1', events, 1)).rejects.toThrow(Unavailable);
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS * 3);
    const again = await store.append('note-1', events, 1);
    const stored = await listed(store.readStream('note-1', 2));
    expect(idsOf(stored)).toEqual(idsOf(events));
    expect(again).toEqual({ revision: 4, position: stored.at(-1)!.position });
  });

  it('is no reason to append the same ids elsewhere: a stream that went on refuses, with its revision', async () => {
    const events = notes(1);
    standIn.faults.lostReplies = 1;
    await expect(store.append('note-1', events, 'none')).rejects.toThrow(Unavailable);
    await expect(store.append('note-1', notes(1), 'none')).rejects.toMatchObject({ actual: 0 });
    await expect(store.append('note-1', notes(1), 'none')).rejects.toThrow(WrongExpectedRevision);
    expect(idsOf(await listed(store.readStream('note-1')))).toEqual(idsOf(events));
  });
});

describe('an append that the server puts off', () => {
  it('is sent again within its deadline, and made once', async () => {
    const events = notes(2);
    const patient = await patientStore();
    standIn.faults.unavailable = true;
    const appending = patient.append('note-1', events, 'none');
    // refused after the append was: both go through one connection
    await expect(patient.head()).rejects.toThrow(Unavailable);
    standIn.faults.unavailable = false;
    expect((await appending).revision).toBe(1);
    expect(idsOf(await listed(store.readStream('note-1')))).toEqual(idsOf(events));
    await patient.close();
  });

  describe('because the same one of another process is under way', () => {
    let other: EventStore;
    beforeEach(async () => {
      await store.close();
      store = await patientStore();
      other = await patientStore();
      standIn.faults.commitDelayMs = COMMIT_TIMEOUT_MS * 10;
    });
    afterEach(() => other.close());
    const twins = (stream: string, events: readonly NewEvent[], expected: ExpectedRevision) =>
      Promise.allSettled([store, other].map((one) => one.append(stream, events, expected)));

    it('is answered like that one', async () => {
      const events = notes(2);
      const [one, another] = await twins('note-1', events, 'none');
      expect(one).toEqual({ status: 'fulfilled', value: { revision: 1, position: expect.any(Number) } });
      expect(another).toEqual(one);
      expect(idsOf(await listed(store.readStream('note-1')))).toEqual(idsOf(events));
    });

    it('is an unknown outcome where any revision will do: a server that forgot would make it twice', async () => {
      const outcomes = await twins('note-1', notes(1), 'any');
      expect(outcomes).toContainEqual({ status: 'rejected', reason: expect.any(Unavailable) });
      expect(outcomes).toContainEqual({ status: 'fulfilled', value: expect.anything() });
    });
  });
});

describe('a right that is missing', () => {
  const sentences: [string, Partial<Faults>, RegExp][] = [
    ['a password that is wrong', { unauthenticated: true }, /does not know the user of EVENTSTORE_URL/],
    ['no right to read streams', { streamsDenied: true }, /the user of EVENTSTORE_URL may not read streams/],
    ['no right to append', { appendsDenied: true }, /the user of EVENTSTORE_URL may not append to streams/],
    ['no right to read $all', { allDenied: true }, /the user of EVENTSTORE_URL may not read \$all/],
  ];

  it.each(sentences)(
    '%s is said at the start, as what waiting does not mend',
    async (_what, faults, sentence) => {
      const unnamed = await createStandIn({ file: join(folder.path, 'new.db'), port: 0, faults });
      Object.assign(standIn.faults, faults);
      for (const { url } of [standIn, unnamed]) {
        const refused = await createEventStoreDb({ url, deadlineMs: DEADLINE_MS * 50 }).catch(
          (error: unknown) => error,
        );
        expect(refused).toBeInstanceOf(Error);
        expect(refused).not.toBeInstanceOf(Unavailable);
        expect((refused as Error).message).toMatch(sentence);
        expect((refused as Error).message).not.toContain('\n');
      }
      await unnamed.close();
    },
  );

  it.each<[string, Partial<Faults>, () => Promise<unknown>]>([
    ['of a user who is removed', { unauthenticated: true }, () => store.head()],
    ['to append', { appendsDenied: true }, () => store.append('note-1', notes(1), 'none')],
    ['to read streams', { streamsDenied: true }, () => listed(store.readStream('note-1'))],
    ['to read $all', { allDenied: true }, () => store.head()],
    [
      'to follow $all',
      { allDenied: true },
      () => listed(store.subscribe({ signal: new AbortController().signal })),
    ],
  ])('%s is an absence in a process that runs, until it is given back', async (_what, faults, call) => {
    Object.assign(standIn.faults, faults);
    await expect(call()).rejects.toThrow(Unavailable);
    const given = Object.fromEntries(Object.keys(faults).map((fault) => [fault, false]));
    Object.assign(standIn.faults, given);
    await retried(() => store.append('note-2', notes(1), 'none'));
  });

  it('is not looked for where none is missing: opening adds nothing to a log that has its name', async () => {
    const written = async () => (await listed(store.readStream('storylark-log'))).length;
    expect(await written()).toBe(1);
    const again = await createEventStoreDb({ url: standIn.url, deadlineMs: DEADLINE_MS });
    expect([await written(), again.storeId, await again.head()]).toEqual([1, store.storeId, -1]);
    await again.close();
  });
});

it('reads the position of an append back where the server does not tell it', async () => {
  standIn.faults.withoutPosition = true;
  const appended = await store.append('note-1', notes(3), 'none');
  expect(appended).toEqual({
    revision: 2,
    position: (await listed(store.readStream('note-1')))[2]!.position,
  });
});

describe.each([
  ['answers too slowly', (faults: StandIn['faults']) => void (faults.delayMs = DEADLINE_MS * 4)],
  ['is unavailable', (faults: StandIn['faults']) => void (faults.unavailable = true)],
])('a server that %s', (_name, breaks) => {
  it.each<[string, () => Promise<unknown>]>([
    ['append', () => store.append('note-1', notes(1), 'any')],
    ['head', () => store.head()],
    ['readStream', () => listed(store.readStream('note-1'))],
    ['readAll', () => listed(store.readAll())],
    ['subscribe', () => listed(store.subscribe({ signal: new AbortController().signal }))],
    ['createEventStoreDb', () => createEventStoreDb({ url: standIn.url, deadlineMs: DEADLINE_MS })],
  ])('makes %s say so in time, and is used again once it is well', async (_what, call) => {
    breaks(standIn.faults);
    const begun = performance.now();
    await expect(call()).rejects.toThrow(Unavailable);
    expect(performance.now() - begun).toBeLessThan(DEADLINE_MS * 3);
    Object.assign(standIn.faults, { delayMs: 0, unavailable: false });
    const event = note();
    await retried(() => store.append('note-2', [event], 'none'));
    expect(await listed(store.readStream('note-2'))).toHaveLength(1);
  });
});

it('finds nobody at all at an address where nobody listens, and says what an address has to look like', async () => {
  await expect(
    createEventStoreDb({ url: 'esdb://127.0.0.1:1?tls=false', deadlineMs: DEADLINE_MS }),
  ).rejects.toThrow(Unavailable);
  for (const url of ['http://127.0.0.1', 'esdb://127.0.0.1:2113', 'esdb://me:secret@:x']) {
    const refused = await createEventStoreDb({ url }).catch((error: Error) => error.message);
    expect(refused).toMatch(/EVENTSTORE_URL must be an address like/);
    expect(refused).not.toMatch(/secret/);
  }
  await expect(
    createEventStoreDb({ url: `esdb://me:secret@127.0.0.1:1?tlsCAFile=${folder.path}/missing.crt` }),
  ).rejects.toThrow('a certificate file that EVENTSTORE_URL names cannot be read');
  await expect(
    createEventStoreDb({ url: `esdb://me:secret@127.0.0.1:1?tlsCAFile=${folder.path}` }),
  ).rejects.toThrow('a certificate file that EVENTSTORE_URL names cannot be read');
  await expect(createEventStoreDb({ url: `${standIn.url}&throwOnAppendFailure=false` })).rejects.toThrow(
    /must not say throwOnAppendFailure/,
  );
});

describe('a subscription that is dropped', () => {
  it.each(['UNAVAILABLE', 'CANCELLED', 'DEADLINE_EXCEEDED', 'UNKNOWN', 'ABORTED'] as const)(
    'with %s throws, and supervision goes on after the last position without gap or repetition',
    async (code) => {
      const follower = following();
      const appended: string[] = [];
      for (let round = 0; round < 4; round += 1) {
        const events = notes(40);
        appended.push(...idsOf(events));
        await retried(() => store.append(`note-${round}`, events.slice(0, 20), 'none'));
        standIn.faults.dropSubscriptions(status[code]);
        await retried(() => store.append(`note-${round}`, events.slice(20), 19));
        await follower.until(appended.length);
      }
      await follower.end();
      expect(idsOf(follower.seen)).toEqual(appended);
      expect(follower.errors.length).toBeGreaterThan(0);
      for (const error of follower.errors) expect(error).toBeInstanceOf(Unavailable);
    },
  );

  it('begins again at a checkpoint where its own events are rare', async () => {
    await store.append('rare-1', notes(1), 'none');
    for (let n = 0; n < 5; n += 1) await store.append(`common-${n}`, notes(50), 'none');
    const reached = async (after: number | undefined): Promise<number> => {
      let checkpoint = -1;
      for await (const message of store.subscribe({
        after,
        streamPrefixes: ['rare'],
        signal: new AbortController().signal,
      })) {
        if (message.kind === 'checkpoint') checkpoint = message.position;
        if (message.kind === 'caughtUp') return checkpoint;
      }
      return checkpoint;
    };
    const checkpoint = await reached(undefined);
    const rest = await listed(store.readAll(checkpoint));
    expect(rest.length).toBeLessThan(32);
    const follower = following({ after: checkpoint, streamPrefixes: ['rare'] });
    await store.append('rare-1', notes(1), 0);
    await follower.until(1);
    await follower.end();
    expect(follower.seen.map(({ revision }) => revision)).toEqual([1]);
  });
});

it('catches up with a log of many pages in order, while others append', async () => {
  const patient = await createEventStoreDb({ url: standIn.url, deadlineMs: 30_000 });
  const streams = Array.from({ length: 60 }, (_, n) => `note-${n}`);
  await Promise.all(streams.map((stream) => patient.append(stream, notes(100), 'none')));
  const follower = following({}, patient);
  await Promise.all(streams.map((stream) => patient.append(stream, notes(10), 99)));
  await follower.until(6_600);
  await follower.end();
  expect(follower.errors).toEqual([]);
  expect(follower.seen).toEqual(await listed(patient.readAll()));
  await patient.close();
});

it('says that it has caught up after the events before it, however long these wait to be read', async () => {
  await store.append('note-1', notes(200), 'none');
  const stop = new AbortController();
  const messages: (number | 'caughtUp')[] = [];
  for await (const message of store.subscribe({ signal: stop.signal })) {
    for (let call = 0; messages.length === 0 && call < 50; call += 1) await store.head();
    if (message.kind === 'events') messages.push(message.events.length);
    if (message.kind !== 'caughtUp') continue;
    messages.push('caughtUp');
    stop.abort();
  }
  expect(messages.at(-1)).toBe('caughtUp');
  expect(messages.slice(0, -1).reduce<number>((sum, count) => sum + Number(count), 0)).toBe(200);
  expect(messages.length).toBeLessThan(20);
});

describe('a server process', () => {
  let child: ChildProcess;
  async function started(port: number): Promise<string> {
    child = spawn(process.execPath, [join(import.meta.dirname, '../dist/main.js')], {
      env: { ...process.env, STANDIN_FILE: join(folder.path, 'killed.db'), STANDIN_PORT: `${port}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    for await (const chunk of child.stdout!) if (/listens/.test((said += String(chunk)))) break;
    return /esdb:\S+/.exec(said)![0];
  }
  const killed = async (): Promise<void> => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };

  it('that is killed under load and started again has lost nothing acknowledged, doubles nothing, and is followed on', async () => {
    const url = await started(0);
    const port = Number(/:(\d+)\?/.exec(url)![1]);
    const client = await createEventStoreDb({ url, deadlineMs: DEADLINE_MS });
    const follower = following({}, client);
    const acknowledged: string[] = [];
    const enough = new AbortController();
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let revision = -1; !enough.signal.aborted; revision += 1) {
        const event = note();
        await retried(() => client.append(`note-${writer}`, [event], revision < 0 ? 'none' : revision));
        acknowledged.push(event.id);
      }
    });
    for (let round = 1; round <= 3; round += 1) {
      await follower.until(round * 60);
      await killed();
      await started(port);
    }
    await follower.until(follower.seen.length + 60);
    enough.abort();
    await Promise.all(writers);
    await follower.until(acknowledged.length);
    await follower.end();
    const stored = await listed(client.readAll());
    expect(idsOf(stored).sort()).toEqual([...acknowledged].sort());
    expect(follower.seen).toEqual(stored);
    await client.close();
    await killed();
  });
});

/** One whose deadline nothing in a test reaches. */
const patientStore = () => createEventStoreDb({ url: standIn.url, deadlineMs: 15_000 });

/** As the write path does: ids and expected revision stay the same, so nothing is appended twice. */
async function retried<T>(append: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await append();
    } catch (error) {
      if (!(error instanceof Unavailable)) throw error;
      await sleep(5);
    }
  }
}
