import { setImmediate as turn } from 'node:timers/promises';
import type { Document, ReadStore } from '../readStore/readStore.ts';
import { eachReadStore, type OpenReadStore } from '../testing/eachReadStore.ts';
import { createMemoryReadStore } from '../testing/memoryReadStore.ts';
import { areLeasesHeld, createLeases, leases } from './createLeases.ts';

eachReadStore(process.env.MONGODB_URL, 'a lease', (fixture) => {
  let at: OpenReadStore;
  let readStore: ReadStore;
  let working: string[];
  let all: { stop: () => void; ended: Promise<unknown> }[];
  beforeEach(async () => {
    at = await fixture();
    readStore = await at.open();
    working = [];
    all = [];
  });
  afterEach(async () => {
    for (const { stop } of all) stop();
    await Promise.all(all.map(({ ended }) => ended));
    await at.remove();
  });

  /**
   * A process with a timer of its own: `beat` lets one second pass in it. While it has the lease its name
   * stands in `working`.
   */
  function start(
    name: string,
    { store = readStore, work = untilAborted }: { store?: ReadStore; work?: typeof untilAborted } = {},
  ) {
    const stopping = new AbortController();
    const at: { wake?: () => void; over?: true } = {};
    const sleep = (_ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const done = () => {
          delete at.wake;
          resolve();
        };
        if (signal.aborted) return resolve();
        signal.addEventListener('abort', done, { once: true });
        at.wake = done;
      });
    const ended = createLeases({ readStore: store, sleep })
      .run('sweeper', stopping.signal, async (signal) => {
        working.push(name);
        await work(signal).finally(() => working.splice(working.indexOf(name), 1));
      })
      .then(
        () => 'ended',
        (error: unknown) => error,
      )
      .finally(() => (at.over = true));
    const settled = async () => {
      while (!at.wake && !at.over) await turn();
    };
    const beat = async (times = 1) => {
      for (let n = 0; n < times; n += 1) {
        await settled();
        at.wake?.();
        await settled();
      }
    };
    const one = { beat, settled, ended, stop: () => stopping.abort() };
    all.push(one);
    return one;
  }
  const untilAborted = (signal: AbortSignal) =>
    new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

  it('is held by one, as long as its counter moves', async () => {
    const [first, second] = [start('first'), start('second')];
    await first.settled();
    await second.settled();
    const [holder] = working;
    for (let n = 0; n < 12; n += 1) {
      await first.beat();
      await second.beat();
      expect(working).toEqual([holder]);
    }
  });

  it('is taken over after five silent seconds, not before; the former holder finds out and stops', async () => {
    const first = start('first');
    await first.settled();
    const second = start('second');
    await second.beat(4);
    expect(working).toEqual(['first']);
    await second.beat();
    expect(working).toEqual(['first', 'second']);
    await first.beat();
    expect(working).toEqual(['second']);
  });

  it('starts the count anew with every sign of life', async () => {
    const first = start('first');
    await first.settled();
    const second = start('second');
    await second.beat(4);
    await first.beat();
    await second.beat(5);
    expect(working).toEqual(['first']);
    await second.beat();
    expect(working).toContain('second');
  });

  it('goes to the next at once when its holder is stopped or its work ends', async () => {
    for (const work of [untilAborted, () => Promise.resolve()]) {
      const first = start('first', { work });
      if (work === untilAborted) {
        await first.settled();
        first.stop();
      }
      expect(await first.ended).toBe('ended');
      const second = start('second');
      await second.settled();
      expect(working).toEqual(['second']);
      second.stop();
      await second.ended;
    }
  });

  it('is given to one of two who take it at the same moment', async () => {
    const many = Array.from({ length: 8 }, (_, n) => start(`${n}`));
    await Promise.all(many.map(({ settled }) => settled()));
    expect(working).toHaveLength(1);
  });

  it('is let go when the store stays away, before somebody else takes it', async () => {
    let away = false;
    const store: ReadStore = {
      ...readStore,
      collection: (spec) => {
        const collection = readStore.collection(spec);
        const updateOne: typeof collection.updateOne = (...question) =>
          away ? Promise.reject(new Error('away')) : collection.updateOne(...question);
        return { ...collection, updateOne } as never;
      },
    };
    const first = start('first', { store });
    await first.settled();
    away = true;
    await first.beat(2);
    expect(working).toEqual(['first']);
    away = false;
    await first.beat();
    away = true;
    await first.beat(2);
    expect(working).toEqual(['first']);
    await first.beat();
    expect(working).toEqual([]);
    away = false;
  });

  it('passes on what the work throws, and is free then', async () => {
    const first = start('first', { work: () => Promise.reject(new RangeError('broken')) });
    expect(await first.ended).toBeInstanceOf(RangeError);
    const second = start('second');
    await second.settled();
    expect(working).toEqual(['second']);
  });
});

describe('whether anybody is at work', () => {
  it('is told by a counter that moves while one looks, not by one that a dead holder left', async () => {
    const readStore = createMemoryReadStore();
    expect(await areLeasesHeld(readStore, () => Promise.reject(new Error('nothing to wait for')))).toBe(
      false,
    );
    const stored = readStore.collection<Document & { beat: number }>(leases);
    await stored.put({ _id: 'sweeper', holder: 'somebody', beat: 7 });
    expect(await areLeasesHeld(readStore, async () => {})).toBe(false);
    const beat = async () => void (await stored.updateOne('sweeper', {}, { $inc: { beat: 1 } }));
    expect(await areLeasesHeld(readStore, beat)).toBe(true);
  });
});
