import type { OpenSession } from '@storylark/contracts/accounts/sessions';
import { jest } from '@jest/globals';
import type { FeedDocument, SessionsDocument } from '@storylark/contracts/documents';
import type { Document } from '@storylark/platform/readStore/readStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createReadModels } from '../readModels.ts';
import type { Listener } from './createLiveHub.ts';

/** Time that passes when a test says so. */
let asleep: { until: number; wake: () => void }[] = [];
let now = 0;
jest.unstable_mockModule('node:timers/promises', () => ({
  setTimeout: (ms: number, _value: unknown, { signal }: { signal?: AbortSignal } = {}) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      asleep.push({ until: now + ms, wake });
      signal?.addEventListener('abort', wake);
    }),
}));
const { createLiveHub } = await import('./createLiveHub.ts');
const settle = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));
async function pass(ms: number) {
  for (const end = now + ms; now < end;) {
    now = Math.min(end, ...asleep.map(({ until }) => until));
    const due = asleep.filter(({ until }) => until <= now);
    asleep = asleep.filter(({ until }) => until > now);
    for (const { wake } of due) wake();
    await settle();
  }
}

const at = '2026-11-20T19:00:00.000Z';
const STORE = 'store';
const rowOf = (position: number, accountId = 'a'): FeedDocument & { position: number } => ({
  _id: `${accountId}/${String(position).padStart(16, '0')}`,
  accountId,
  at,
  position,
  event: 'story',
  data: { uuid: `s${position}`, change: 'text', state: 'narration_pending' },
});

function opened() {
  const readStore = createMemoryReadStore();
  const feed = readStore.collection({ name: 'feed/v1', indexes: [] });
  const sessions = readStore.collection<SessionsDocument & Document>({ name: 'sessions/v1', indexes: [] });
  let position = -1;
  const broken = { reads: false };
  let heldRead: Promise<never> | null = null;
  const readModels = createReadModels(readStore, async (name) => `${name}/v1`);
  const hub = createLiveHub({
    readModels: {
      async of(name) {
        if (broken.reads) throw new Error('the read store is away');
        const model = await readModels.of(name);
        const held = name === 'feed' ? heldRead : null;
        if (held === null) return model;
        heldRead = null;
        return { ...model, find: () => held };
      },
    },
    streamsAtOnce: 10,
    feedPosition: async () => position,
    frameId: (_accountId, place) => `${STORE}.${place}`,
    now: Date.now,
  });
  const ended = new AbortController();
  return {
    hub,
    /** `reads`: the read store is away, as far as it holds rows. */
    broken,
    /** The next read of rows takes until it fails. */
    holdRead() {
      let fail = () => {};
      heldRead = new Promise((_, reject) => (fail = () => reject(new Error('the read store is away'))));
      return fail;
    },
    /** Puts rows into the feed as a projector does. */
    async save(...rows: (FeedDocument & { position: number })[]) {
      for (const row of rows) {
        await feed.put(row);
        position = Math.max(position, row.position);
      }
    },
    /** Puts a row behind the checkpoint, as a batch does that is not finished, or never was. */
    put: (row: FeedDocument & { position: number }) => feed.put(row),
    wakeUp: (row: FeedDocument & { position: number }, previous: number | null) =>
      hub.hear({
        position: row.position,
        collections: ['feed/v1'],
        rows: [{ row, previous: previous === null ? null : rowOf(previous, row.accountId)._id }],
      }),
    account: (accountId: string, number: number, endedSessions: string[] = [], open: OpenSession[] = []) =>
      sessions.put({
        _id: accountId,
        accountId,
        sessions: { number, kept: null, ended: endedSessions.map((id) => ({ id, at })), open, gone: false },
      } as unknown as SessionsDocument & Document),
    forget: (before: number) => feed.deleteMany({ position: { $lt: before } }),
    run: () => hub.run(ended.signal),
    close: () => ended.abort(),
  };
}

/** A browser: what it heard, as frames; `blocked`: it takes nothing off the network. */
function reader(accountId = 'a') {
  let text = '';
  let waiting = 0;
  const state = { blocked: false, ended: 0, last: null as string | null };
  const listener: Listener = {
    accountId,
    sessionId: 'one',
    sessionNumber: 0,
    write(more) {
      text += more;
      return (waiting = state.blocked ? waiting + more.length : 0);
    },
    end(lastWord = '') {
      text += lastWord;
      state.ended += 1;
    },
  };
  return {
    listener,
    state,
    heard: () => [...text.matchAll(/"uuid":"s(\d+)"/g)].map(([, uuid]) => Number(uuid)),
    text: () => text,
  };
}

describe('event streams', () => {
  let house: ReturnType<typeof opened>;
  beforeEach(() => {
    asleep = [];
    house = opened();
  });
  afterEach(() => house.close());

  it('begin now: what was before is not told, what comes is, with ids to resume from', async () => {
    await house.save(rowOf(1), rowOf(2));
    const one = reader();
    await house.hub.join(one.listener, null);
    expect(one.text()).toBe('id: store.2\n\n');
    await house.save(rowOf(3));
    await house.wakeUp(rowOf(3), 2);
    expect(one.text()).toContain(
      'id: store.3\nevent: story\ndata: {"uuid":"s3","change":"text","state":"narration_pending"}\n\n',
    );
  });

  it('resume after any place with nothing missed and nothing twice', async () => {
    const all = Array.from({ length: 1_200 }, (_, n) => rowOf(n));
    await house.save(...all);
    for (const place of [0, 1, 699, 1_198, 1_199]) {
      const one = reader();
      await house.hub.join(one.listener, place);
      expect(one.heard()).toEqual(all.slice(place + 1).map(({ position }) => position));
    }
  });

  it('miss nothing and repeat nothing while wake-ups are lost, doubled and late', async () => {
    await house.save(rowOf(1));
    const one = reader();
    await house.hub.join(one.listener, null);
    for (const n of [2, 3, 4, 5, 6]) await house.save(rowOf(n));
    await house.wakeUp(rowOf(4), 3); // 2 and 3 were lost
    await house.wakeUp(rowOf(4), 3);
    await house.wakeUp(rowOf(3), 2);
    await Promise.all([house.wakeUp(rowOf(5), 4), house.wakeUp(rowOf(6), null), house.wakeUp(rowOf(6), 5)]);
    expect(one.heard()).toEqual([2, 3, 4, 5, 6]);
  });

  it('do not run ahead of a batch of which only the end is there yet', async () => {
    await house.save(rowOf(1));
    const one = reader();
    await house.hub.join(one.listener, null);
    await house.save(rowOf(2));
    await house.put(rowOf(4));
    await house.wakeUp(rowOf(2), null);
    expect(one.heard()).toEqual([2]);
    await house.save(rowOf(3), rowOf(4));
    await house.wakeUp(rowOf(4), null);
    expect(one.heard()).toEqual([2, 3, 4]);
  });

  it('make up for lost wake-ups by the poll within 5 s, for the accounts that listen', async () => {
    const [one, other] = [reader(), reader('b')];
    await house.hub.join(one.listener, null);
    await house.hub.join(other.listener, null);
    await house.account('a', 0);
    await house.account('b', 0);
    void house.run();
    await settle();
    await house.save(rowOf(7), rowOf(8, 'b'), rowOf(9, 'c'));
    await pass(5_000);
    expect([one.heard(), other.heard()]).toEqual([[7], [8]]);
    await house.save(rowOf(10));
    await pass(5_000);
    expect(one.heard()).toEqual([7, 10]);
  });

  it('read for themselves when a step was too long to tell', async () => {
    const one = reader();
    await house.hub.join(one.listener, null);
    await house.save(rowOf(1), rowOf(2));
    await house.hub.hear({ position: 2, collections: ['feed/v1'], rows: null });
    expect(one.heard()).toEqual([1, 2]);
  });

  it('tell nobody of another account', async () => {
    const one = reader();
    await house.hub.join(one.listener, null);
    await house.save(rowOf(1, 'b'));
    await house.wakeUp(rowOf(1, 'b'), null);
    expect(one.heard()).toEqual([]);
  });

  it('say reload to a place that is foreign or older than the feed, and go on from now', async () => {
    await house.save(...Array.from({ length: 20 }, (_, n) => rowOf(n)));
    await house.forget(10);
    for (const place of [Number.NEGATIVE_INFINITY, 3, 8]) {
      const one = reader();
      await house.hub.join(one.listener, place);
      expect(one.text()).toBe('id: store.19\nevent: reload\ndata: {}\n\n');
    }
    const one = reader();
    await house.hub.join(one.listener, 9);
    expect(one.text()).not.toContain('reload');
    expect(one.heard()).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('give way, the oldest first, when an account opens more than ten; nobody else’s do', async () => {
    const other = reader('b');
    await house.hub.join(other.listener, null);
    const readers = Array.from({ length: 12 }, () => reader());
    for (const { listener } of readers) await house.hub.join(listener, null);
    expect(readers.map(({ state }) => state.ended)).toEqual([1, 1, ...Array<number>(10).fill(0)]);
    expect(readers.map(({ text }) => text().includes('event: giveWay'))).toEqual(
      readers.map((_, n) => n < 2),
    );
    await house.save(rowOf(1));
    await house.wakeUp(rowOf(1), null);
    expect(readers.map(({ heard }) => heard().length)).toEqual([0, 0, ...Array<number>(10).fill(1)]);
    expect(other.state.ended).toBe(0);
    expect(house.hub.connections()).toBe(11);
  });

  it('hold no more than ten for three thousand that one account opens', async () => {
    const readers = Array.from({ length: 3_000 }, () => reader());
    await Promise.all(readers.map(({ listener }) => house.hub.join(listener, null)));
    expect(house.hub.connections()).toBe(10);
    expect(readers.filter(({ state }) => state.ended === 1)).toHaveLength(2_990);
  });

  it('cut a reader that leaves 64 kB lying, once, and let it resume without loss', async () => {
    const all = Array.from({ length: 2_000 }, (_, n) => rowOf(n));
    await house.save(...all);
    const slow = reader();
    slow.state.blocked = true;
    await house.hub.join(slow.listener, 0);
    expect(slow.state.ended).toBe(1);
    const bytes = slow.text().length;
    expect(bytes).toBeGreaterThan(64 * 1024);
    expect(bytes).toBeLessThan(65 * 1024);
    expect(house.hub.connections()).toBe(0);
    const taken = slow.heard().slice(0, 100); // what the browser got before it was cut
    const again = reader();
    await house.hub.join(again.listener, taken.at(-1) ?? 0);
    expect([...taken, ...again.heard()]).toEqual(all.slice(1).map(({ position }) => position));
  });

  it('end within a second of their session, others go on', async () => {
    await house.account('a', 0);
    const [here, there] = [reader(), reader()];
    await house.hub.join({ ...here.listener, sessionId: 'here' }, null);
    await house.hub.join({ ...there.listener, sessionId: 'there' }, null);
    void house.run();
    await pass(100);
    await house.account('a', 0, ['here']);
    await pass(800);
    expect([here.state.ended, there.state.ended]).toEqual([1, 0]);
    await house.account('a', 1);
    await pass(800);
    expect(there.state.ended).toBe(1);
    expect(house.hub.connections()).toBe(0);
  });

  it('end with a token that was replaced, and the fresh one’s goes on', async () => {
    const now = new Date().toISOString();
    const open = (generation: number) => [{ id: 'one', beganAt: now, usedAt: now, generation }];
    await house.account('a', 0, [], open(2));
    const [former, fresh] = [reader(), reader()];
    await house.hub.join({ ...former.listener, generation: 2 }, null);
    await house.hub.join({ ...fresh.listener, generation: 4 }, null);
    void house.run();
    await pass(100);
    await house.account('a', 0, [], open(4));
    await pass(800);
    expect([former.state.ended, fresh.state.ended]).toEqual([1, 0]);
  });

  it('that cannot begin are not kept: nobody is there who would hang up', async () => {
    await house.save(rowOf(1), rowOf(2));
    house.broken.reads = true;
    for (const place of [null, 1])
      await expect(house.hub.join(reader().listener, place)).rejects.toThrow('away');
    expect(house.hub.connections()).toBe(0);
  });

  it('make up for a read that failed, whatever came and was lost meanwhile', async () => {
    const one = reader();
    await house.hub.join(one.listener, null);
    await house.account('a', 0);
    void house.run();
    await settle();
    await house.save(rowOf(1));
    const fail = house.holdRead();
    const hearing = house.wakeUp(rowOf(1), null);
    await pass(5_000); // a poll meets the read under way
    fail();
    await expect(hearing).rejects.toThrow('away');
    await house.save(rowOf(2)); // its wakeUp is lost
    await pass(5_000);
    expect(one.heard()).toEqual([1, 2]);
  });

  it('are polled and beaten once each, however often the loops were begun again', async () => {
    await house.account('a', 0);
    const one = reader();
    await house.hub.join(one.listener, null);
    for (let times = 0; times < 3; times++) {
      house.broken.reads = true;
      const failed = house.run();
      await expect(failed).rejects.toThrow('away');
      house.broken.reads = false;
    }
    void house.run();
    await settle();
    const beats = () => one.text().split(': \n\n').length - 1;
    const before = beats();
    await pass(60_000);
    expect(beats() - before).toBe(4);
  });

  it('beat every 15 s, so that nobody on the way hangs up', async () => {
    await house.account('a', 0);
    const one = reader();
    await house.hub.join(one.listener, null);
    void house.run();
    await settle();
    const beats = () => one.text().split(': \n\n').length - 1;
    const before = beats();
    await pass(60_000);
    expect(beats() - before).toBe(4);
  });
});
