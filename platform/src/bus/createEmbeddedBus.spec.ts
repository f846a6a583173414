import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { openDatabase } from '../sqlite/openDatabase.ts';
import { tempDir } from '../testing/tempDir.ts';
import { busContract } from './bus.contract.ts';
import type { Bus } from './bus.ts';
import { createEmbeddedBus } from './createEmbeddedBus.ts';

busContract('the embedded bus', async () => {
  const folder = await tempDir();
  return {
    open: () => Promise.resolve(createEmbeddedBus({ file: join(folder.path, 'bus.db') })),
    remove: folder.remove,
  };
});

describe('the embedded bus', () => {
  let folder: Awaited<ReturnType<typeof tempDir>>;
  let file: string;
  beforeEach(async () => {
    folder = await tempDir();
    file = join(folder.path, 'bus.db');
  });
  afterEach(() => folder.remove());
  const kept = () => {
    const db = openDatabase({ file, synchronous: 'NORMAL', readOnly: true });
    const numbers = db.get<[number, number]>(
      'SELECT (SELECT count(*) FROM messages), (SELECT count(*) FROM commits)',
    );
    db.close();
    return numbers;
  };
  const takeOne = async (bus: Bus, group: string) => {
    const enough = new AbortController();
    await bus.consume('work', { group, signal: enough.signal }, async ({ commit }) => {
      await commit();
      enough.abort();
    });
  };

  it('keeps a message until every group has committed it, and then nothing of it', async () => {
    const bus = createEmbeddedBus({ file });
    await bus.publish('work', [{ key: 'a', value: {} }]);
    const gone = AbortSignal.abort();
    for (const group of ['one', 'two'])
      await bus.consume('work', { group, signal: gone }, () => Promise.resolve());
    await takeOne(bus, 'one');
    expect(kept()).toEqual([1, 1]);
    await takeOne(bus, 'two');
    expect(kept()).toEqual([0, 0]);
    await bus.close();
  });

  it('forgets after a week what a group that is gone never took', async () => {
    let now = Date.UTC(2026, 0, 1);
    for (const days of [0, 6, 2]) {
      now += days * 24 * 3_600_000;
      const bus = createEmbeddedBus({ file, now: () => now });
      await bus.publish('work', [{ key: 'a', value: {} }]);
      await bus.close();
    }
    expect(kept()).toEqual([2, 0]);
  });

  it('carries work and notices out of a worker thread', async () => {
    const bus = createEmbeddedBus({ file });
    const enough = new AbortController();
    const seen: string[] = [];
    const listen = (topic: 'work' | 'wakeUps') =>
      bus.consume(
        topic,
        { ...(topic === 'work' ? { group: 'g' } : {}), signal: enough.signal },
        async ({ key, commit }) => {
          seen.push(key);
          await commit();
          if (seen.length === 2) enough.abort();
        },
      );
    const listening = [listen('work'), listen('wakeUps')];
    const built = new URL('../../dist/bus/createEmbeddedBus.js', import.meta.url).href;
    const worker = new Worker(
      `const { workerData: { built, file } } = require('node:worker_threads');
       import(built).then(async ({ createEmbeddedBus }) => {
         const bus = createEmbeddedBus({ file });
         await bus.publish('work', [{ key: 'work of a thread', value: {} }]);
         await bus.publish('wakeUps', [{ key: 'wake-up of a thread', value: {} }]);
         await bus.close();
       });`,
      { eval: true, workerData: { built, file } },
    );
    const failed = new Promise<never>((_, reject) => worker.once('error', reject));
    await Promise.race([Promise.all(listening), failed]);
    expect(seen.sort()).toEqual(['wake-up of a thread', 'work of a thread']);
    await worker.terminate();
    await bus.close();
  });
});
