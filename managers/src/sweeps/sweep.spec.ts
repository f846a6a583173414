import { currentCause } from '@storylark/platform/causation/cause';
import type { Document } from '@storylark/platform/readStore/readStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { DAY, keepSweeping, settleDue } from './sweep.ts';

type Row = Document & { dueAt: string };
const DUE = 250; // more than two pages
const id = (number: number) => String(number).padStart(3, '0');
const rowsOf = (count: number, day = '01'): Row[] =>
  Array.from({ length: count }, (_, n) => ({
    _id: id(n),
    dueAt: `2026-11-${day}T08:00:00.${id(count - n)}Z`,
  }));

describe('settling what is due', () => {
  const store = createMemoryReadStore();
  const rows = store.collection<Row>({ name: 'due/v1', indexes: [{ fields: [['dueAt', 1]] }] });
  beforeEach(async () => {
    await rows.deleteMany({});
    for (const row of rowsOf(DUE)) await rows.put(row);
  });
  afterAll(() => store.close());

  function settling(act: (row: Row) => Promise<boolean | void>, { signal } = new AbortController()) {
    const seen: string[] = [];
    const errors: unknown[] = [];
    const run = () =>
      settleDue<Row>({
        readModel: 'due',
        by: 'dueAt',
        until: '2026-11-01T23:00:00.000Z',
        caughtUp: async () => rows as never,
        signal,
        act: async (row) => {
          seen.push(row._id);
          return act(row);
        },
        onError: (error) => errors.push(error),
      });
    return { run, seen, errors };
  }
  const oldestFirst = rowsOf(DUE)
    .map(({ _id }) => _id)
    .toReversed();

  it('begins a correlation with each row', async () => {
    const begun: unknown[] = [];
    await settling(async () => void begun.push(currentCause()?.correlationId)).run();
    expect(new Set(begun.filter((one) => one !== undefined)).size).toBe(DUE);
  });

  it('comes to each row once, the oldest first, and to none whose time has not come', async () => {
    await rows.put({ _id: 'later', dueAt: '2026-11-01T23:00:00.001Z' });
    const { run, seen, errors } = settling(async () => {});
    await run();
    expect(seen).toEqual(oldestFirst);
    expect(errors).toEqual([]);
    expect(await rows.count()).toBe(DUE + 1);
  });

  it('goes on behind rows that fail, and comes to them again the next time', async () => {
    const fails = new Set(oldestFirst.slice(0, 120)); // the whole first page, and more
    const { run, seen, errors } = settling(async ({ _id }) => {
      if (fails.has(_id)) throw new Error('refused');
      return true;
    });
    await run();
    expect(seen).toEqual(oldestFirst);
    expect(errors).toHaveLength(120);
    expect(await rows.count()).toBe(120);
    fails.clear();
    await run();
    expect(await rows.count()).toBe(0);
  });

  it('takes out in one run all rows that nobody has to come back for', async () => {
    const { run, seen } = settling(async () => true);
    await run();
    expect(seen).toEqual(oldestFirst);
    expect(await rows.count()).toBe(0);
  });

  it('leaves a row that an event has put off meanwhile', async () => {
    const later = '2026-12-01T00:00:00.000Z';
    const { run } = settling(async ({ _id }) => {
      if (_id === id(7)) await rows.put({ _id, dueAt: later });
      return true;
    });
    await run();
    expect(await rows.find()).toEqual([{ _id: id(7), dueAt: later }]);
  });

  it('comes to everybody in the next runs, though events take rows out while it pages', async () => {
    const { run, seen } = settling(({ _id }) => rows.deleteOne(_id));
    for (let runs = 0; runs < 3; runs += 1) await run();
    expect(new Set(seen).size).toBe(DUE);
  });

  it('ends after the row it is at when the house stops', async () => {
    const stopping = new AbortController();
    const { run, seen } = settling(async () => stopping.abort(), stopping);
    await run();
    expect(seen).toEqual(oldestFirst.slice(0, 1));
  });

  it('acts on nothing where the read model is behind', async () => {
    const acted: string[] = [];
    const behind = settleDue<Row>({
      readModel: 'due',
      by: 'dueAt',
      until: '2026-12-01',
      caughtUp: () => Promise.reject(new Error('behind')),
      signal: new AbortController().signal,
      act: async ({ _id }) => void acted.push(_id),
      onError: () => {},
    });
    await expect(behind).rejects.toThrow('behind');
    expect(acted).toEqual([]);
  });
});

describe('a sweep', () => {
  it('begins at once, is told of when it fails, and is soon tried again, until it is stopped', async () => {
    const stopping = new AbortController();
    const errors: unknown[] = [];
    let runs = 0;
    await keepSweeping(
      {
        name: 'test',
        everyMs: DAY,
        run: async () => {
          runs += 1;
          if (runs === 4) stopping.abort();
          throw new Error(`run ${runs}`);
        },
      },
      (error, name) => errors.push(`${name}: ${String(error)}`),
      stopping.signal,
      1,
    );
    expect(errors).toEqual(['test: Error: run 1', 'test: Error: run 2', 'test: Error: run 3']);
  });

  it('does not keep the house waiting for its next turn when it stops', async () => {
    const stopping = new AbortController();
    let runs = 0;
    const day = { name: 'test', everyMs: DAY, run: async () => void (runs += 1) };
    const swept = keepSweeping(day, () => {}, stopping.signal);
    await new Promise(setImmediate);
    stopping.abort();
    await swept;
    expect(runs).toBe(1);
  });
});
