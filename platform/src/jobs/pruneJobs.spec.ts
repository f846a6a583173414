import { fakeClock } from '../testing/fakeClock.ts';
import { createMemoryReadStore } from '../testing/memoryReadStore.ts';
import { createJobStore } from './createJobStore.ts';
import { pruneJobs } from './pruneJobs.ts';

const DAY = 24 * 60 * 60_000;
const outlet = 'outlet/work';

/** A house whose outlet has handed out 100 positions. */
async function house({ checkpoint = 99 }: { checkpoint?: number | null } = {}) {
  const now = fakeClock();
  const stored = createMemoryReadStore();
  const readStore = { ...stored, time: () => Promise.resolve(now()) };
  const jobStore = createJobStore({ readStore });
  const done = async (id: string, position: number) => {
    await jobStore.insertIfAbsent({
      id,
      accountId: 'a',
      subject: 's',
      step: id,
      kind: 'paint',
      input: {},
      position,
    });
    await jobStore.settle(id, (await jobStore.claim(id, 5_000))!.fence, { kind: 'done' });
  };
  if (checkpoint !== null)
    await readStore.saveBatch({ checkpoint: outlet, position: checkpoint, writes: [] });
  return {
    now,
    readStore,
    jobStore,
    done,
    left: async () =>
      (await readStore.collection({ name: 'jobs', indexes: [] }).find()).map(({ _id }) => _id),
    prune: () => pruneJobs({ jobStore, readStore, outlet }),
  };
}

it('what is done goes a week after it was made, what was given up stays', async () => {
  const { now, jobStore, done, left, prune } = await house();
  await done('old', 1);
  await jobStore.insertIfAbsent({
    id: 'failed',
    accountId: 'a',
    subject: 's',
    step: 'x',
    kind: 'paint',
    input: {},
    position: 2,
  });
  await jobStore.settle('failed', (await jobStore.claim('failed', 5_000))!.fence, {
    kind: 'giveUp',
    reason: 'unfit',
  });
  now.advance(1);
  await done('young', 3);
  now.advance(7 * DAY);
  await prune();
  expect(await left()).toEqual(['failed', 'young']);
});

it('what the outlet may hand out again stays, however long that takes', async () => {
  const { now, done, left, prune, readStore, jobStore } = await house({ checkpoint: null });
  await done('first', 4);
  await done('second', 7);
  now.advance(30 * DAY);
  await prune();
  expect(await left()).toEqual(['first', 'second']);
  await readStore.saveBatch({ checkpoint: outlet, position: 5, writes: [] });
  await prune();
  expect(await left()).toEqual(['second']);
  const again = { id: 'second', accountId: 'a', subject: 's', step: 'x', kind: 'paint', input: {} };
  expect(await jobStore.insertIfAbsent(again)).toBe(false);
});

it('many go in small bites, and whoever asks meanwhile is answered in between', async () => {
  const { now, done, left, prune, jobStore } = await house();
  for (let n = 0; n < 350; n += 1) await done(`j${n}`, 1);
  now.advance(8 * DAY);
  const seen = new Set<number>();
  const asking = setInterval(() => void left().then(({ length }) => seen.add(length)), 1);
  await prune();
  clearInterval(asking);
  expect(await left()).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining([250, 150, 50]));
  expect(await jobStore.counts()).toEqual({ open: 0, givenUp: 0 });
});
