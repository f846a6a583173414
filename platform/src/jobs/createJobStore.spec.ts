import { jest } from '@jest/globals';
import { eachReadStore } from '../testing/eachReadStore.ts';
import { mongoFixture } from '../testing/mongoFixture.ts';
import { createMemoryReadStore } from '../testing/memoryReadStore.ts';
import { createMongoReadStore } from '../readStore/createMongoReadStore.ts';
import { createJobStore, jobs } from './createJobStore.ts';
import { jobStoreContract } from './jobStore.contract.ts';

const { MONGODB_URL: url } = process.env;

eachReadStore(url, 'the job store', (fixture) =>
  jobStoreContract('it', async () => {
    const { open, remove } = await fixture();
    return { open: async (now) => createJobStore({ readStore: await open(), now }), remove };
  }),
);

it('finds who is to be told among 50,000 failures that were told as fast as among none', async () => {
  const readStore = createMemoryReadStore();
  const documents = Array.from({ length: 50_003 }, (_, n) => ({
    _id: `a/s/${n}`,
    position: n,
    state: 'givenUp',
    createdAt: n,
    ...(n < 50_000 && { told: true }),
  }));
  await readStore.saveBatch({ checkpoint: 'x', position: 1, writes: [{ collection: jobs, documents }] });
  const jobStore = createJobStore({ readStore });
  const took: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    const asked = performance.now();
    expect(await jobStore.untoldFailures(100)).toHaveLength(3);
    took.push(performance.now() - asked);
  }
  expect(Math.min(...took)).toBeLessThan(5); // 0.4 through the index, 60 without
});

if (url === undefined)
  it.todo('a job held on another machine, on MongoDB: not tried, MONGODB_URL names no server');
else
  it.each([-3_600_000, 3_600_000])(
    'holds and frees a job alike on a machine whose clock is %i ms wrong',
    async (wrong) => {
      const fixture = mongoFixture(url);
      const [here, there] = await Promise.all([createMongoReadStore(fixture), createMongoReadStore(fixture)]);
      const realNow = Date.now;
      const clock = jest.spyOn(Date, 'now');
      const onTheOther = <T>(act: () => Promise<T>) => {
        clock.mockImplementation(() => realNow() + wrong);
        return act().finally(() => clock.mockImplementation(realNow));
      };
      try {
        const [mine, other] = [createJobStore({ readStore: here }), createJobStore({ readStore: there })];
        await mine.insertIfAbsent({
          id: 'a/s/text',
          accountId: 'a',
          subject: 's',
          step: 'text',
          kind: 'paint',
          input: {},
        });
        expect((await onTheOther(() => other.due(9))).map(({ id }) => id)).toEqual(['a/s/text']);
        const held = (await mine.claim('a/s/text', 60_000))!;
        expect(await onTheOther(() => other.claim('a/s/text', 60_000))).toBeNull();
        expect(await onTheOther(() => other.held('a'))).toHaveLength(1);
        await mine.settle(held.id, held.fence, { kind: 'retryIn', ms: 0, reason: 'again' });
        const next = (await onTheOther(() => other.claim('a/s/text', 60_000)))!;
        expect(await mine.claim('a/s/text', 60_000)).toBeNull();
        expect(
          await onTheOther(() =>
            other.settle(next.id, next.fence, { kind: 'retryIn', ms: 0, reason: 'again' }),
          ),
        ).toBe(true);
        expect(await mine.claim('a/s/text', 60_000)).toMatchObject({ attempts: 3 });
      } finally {
        clock.mockRestore();
        await Promise.all([here.close(), there.close()]);
        await fixture.remove();
      }
    },
  );
