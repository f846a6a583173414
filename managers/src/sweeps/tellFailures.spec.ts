import type { JobKind } from '@storylark/contracts/work';
import type { JsonObject } from '@storylark/platform/json';
import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { createMemoryJobStore } from '@storylark/platform/testing/memoryJobStore';
import { tellFailures } from './tellFailures.ts';

const { signal } = new AbortController();

function opened() {
  const now = fakeClock();
  const jobStore = createMemoryJobStore(now);
  const told: unknown[] = [];
  const errors: unknown[] = [];
  const line = { refuses: (_id: string) => false };
  const take = async (id: string, report: object) => {
    if (line.refuses(id)) throw new Error('refused');
    told.push({ id, ...report });
  };
  const { run } = tellFailures({
    api: {
      reportStory: (accountId, storyId, report) => take(`${accountId}/${storyId}`, report),
      reportPortrait: (accountId, characterId, report) => take(`${accountId}/${characterId}`, report),
    },
    jobStore,
    onError: (error, name) => errors.push([name, error]),
  });
  async function givenUp(kind: JobKind, input: JsonObject) {
    now.advance(1);
    const id = `a/${JSON.stringify(input)}/${kind}`;
    await jobStore.insertIfAbsent({ id, accountId: 'a', subject: 'x', step: kind, kind, input });
    const claimed = await jobStore.claim(id, 5_000);
    await jobStore.settle(id, claimed?.fence ?? 0, { kind: 'giveUp', reason: 'threw' });
    return id;
  }
  return { jobStore, told, errors, line, run, givenUp };
}

it('tells of each kind whoever waits for it, once', async () => {
  const { run, givenUp, told, jobStore } = opened();
  await givenUp('writeText', { storyId: 's1' });
  await givenUp('recordNarration', { storyId: 's2' });
  await givenUp('drawPicture', { storyId: 's3', index: 4 });
  await givenUp('drawPortrait', { characterId: 'c', sheetVersion: 2 });
  await givenUp('sendMail', { eventId: 'e' });
  await run(signal);
  await run(signal);
  expect(told).toEqual([
    { id: 'a/s1', step: 'failed', code: 'textFailed' },
    { id: 'a/s2', step: 'failed', code: 'narrationFailed' },
    { id: 'a/s3', step: 'pictureFailed', index: 4 },
    { id: 'a/c', sheetVersion: 2, failed: 'portraitFailed' },
  ]);
  expect(await jobStore.untoldFailures(10)).toEqual([]);
  expect((await jobStore.givenUp({ skip: 0, limit: 10 })).total).toBe(5); // operators see them still
});

describe('of 130 given-up jobs', () => {
  const all = Array.from({ length: 130 }, (_, n) => `a/s${n}`);
  const failed = async () => {
    const house = opened();
    for (let n = 0; n < 130; n += 1) await house.givenUp('writeText', { storyId: `s${n}` });
    return house;
  };
  const storiesIn = (told: unknown[]) => told.map((one) => (one as { id: string }).id);

  it.each([0, 50, 99, 100, 129])(
    'all but one are told in a round in which number %i is refused',
    async (n) => {
      const { run, told, errors, line } = await failed();
      line.refuses = (id) => id === `a/s${n}`;
      await run(signal);
      expect(storiesIn(told)).toEqual(all.filter((id) => id !== `a/s${n}`));
      expect(errors).toEqual([['tellFailures', expect.any(Error)]]);
      line.refuses = () => false;
      await run(signal);
      expect(storiesIn(told).sort()).toEqual([...all].sort());
    },
  );

  it('those behind a whole page that is refused for ever are told', async () => {
    const { run, told, line } = await failed();
    const stuck = new Set(all.slice(0, 110));
    line.refuses = (id) => stuck.has(id);
    await run(signal);
    await run(signal);
    expect(storiesIn(told)).toEqual(all.slice(110));
  });
});

it('ends after the one it tells of when the house stops', async () => {
  const { run, givenUp, told, line } = opened();
  for (const storyId of ['s1', 's2']) await givenUp('writeText', { storyId });
  const stopping = new AbortController();
  line.refuses = () => {
    stopping.abort();
    return false;
  };
  await run(stopping.signal);
  expect(told).toHaveLength(1);
});

it('tells again after a fall between telling and noting it: the report may be repeated', async () => {
  const { run, givenUp, told, jobStore } = opened();
  await givenUp('writeText', { storyId: 's' });
  const { markTold } = jobStore;
  jobStore.markTold = () => Promise.reject(new Error('away'));
  await run(signal);
  jobStore.markTold = markTold;
  await run(signal);
  await run(signal);
  expect(told).toHaveLength(2);
});

it('a job that is opened again meanwhile and fails again tells of itself again', async () => {
  const { run, givenUp, told, jobStore, line } = opened();
  const id = await givenUp('writeText', { storyId: 's' });
  line.refuses = () => false;
  const { markTold } = jobStore;
  jobStore.markTold = async (job, fence) => {
    await jobStore.reopen(id);
    const again = await jobStore.claim(id, 5_000);
    await jobStore.settle(id, again?.fence ?? 0, { kind: 'giveUp', reason: 'threw' });
    return markTold(job, fence);
  };
  await run(signal);
  jobStore.markTold = markTold;
  await run(signal);
  expect(told).toHaveLength(2);
});

it('a job that lacks what names its story is left to the operator, and holds up nobody', async () => {
  const { run, givenUp, told, errors } = opened();
  await givenUp('writeText', {});
  await givenUp('writeText', { storyId: 's' });
  await run(signal);
  expect(told).toHaveLength(1);
  expect(errors).toHaveLength(1);
});
