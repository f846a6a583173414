import { fakeClock } from '@storylark/platform/testing/fakeClock';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { findBillingNews } from './findBillingNews.ts';

const { signal } = new AbortController();
const MINUTE = 60_000;

/** The sweep over stores in memory: whom there is news of, how far back was asked, whose books are to be read. */
function opened(accountIds: string[]) {
  const now = fakeClock();
  const readStore = createMemoryReadStore();
  const jobStore = createJobStore({ readStore, now });
  const minutesBack: number[] = [];
  const fault = { isAway: false };
  const { run } = findBillingNews({
    api: {
      billingNews: async (since) => {
        minutesBack.push((now() - Date.parse(since)) / MINUTE);
        return { accountIds };
      },
    },
    jobStore: {
      insertIfAbsent: async (job) => {
        if (fault.isAway && job.accountId === 'b') throw new Error('away');
        return jobStore.insertIfAbsent(job);
      },
    },
    readStore,
    now,
  });
  return {
    now,
    readStore,
    jobStore,
    accountIds,
    minutesBack,
    fault,
    run: () => run(signal),
    toRead: async () => (await jobStore.due(1_000)).map(({ kind, accountId }) => `${kind} ${accountId}`),
    close: () => readStore.close(),
  };
}

it('has the books of all read that had news since the last round, with some overlap', async () => {
  const { now, run, minutesBack, toRead, close } = opened(['a', 'b', 'c']);
  await run();
  expect((await toRead()).sort()).toEqual(['readBooks a', 'readBooks b', 'readBooks c']);
  now.advance(10 * MINUTE);
  await run();
  expect(minutesBack).toEqual([30 * 24 * 60, 15]);
  now.advance(400 * 24 * 60 * MINUTE); // the clock runs ahead, and is set right again
  await run();
  now.advance(-400 * 24 * 60 * MINUTE);
  minutesBack.length = 0;
  await run();
  now.advance(10 * MINUTE);
  await run();
  expect(minutesBack).toEqual([30 * 24 * 60, 15]);
  await close();
});

it('goes on while the books of one account cannot be read: that one is asked for by its own job', async () => {
  const { now, run, minutesBack, jobStore, accountIds, toRead, close } = opened(['fails']);
  await run();
  const [job] = await jobStore.due(1);
  const claimed = await jobStore.claim(job!.id, 1_000);
  await jobStore.settle(job!.id, claimed!.fence, { kind: 'retryIn', ms: 1, reason: 'Error' });
  accountIds.splice(0, 1, 'other');
  now.advance(10 * MINUTE);
  await run();
  expect(minutesBack.at(-1)).toBe(15);
  expect((await toRead()).sort()).toEqual(['readBooks fails', 'readBooks other']);
  await close();
});

it('loses nothing that a round broke off at, nor what came after', async () => {
  const { now, run, minutesBack, jobStore, fault, toRead, close } = opened(['a', 'b']);
  fault.isAway = true;
  await expect(run()).rejects.toThrow('away');
  expect(await toRead()).toEqual(['readBooks a']);
  const [early] = await jobStore.due(1);
  const claimed = await jobStore.claim(early!.id, 1_000);
  await jobStore.settle(early!.id, claimed!.fence, { kind: 'done' });
  fault.isAway = false;
  now.advance(MINUTE);
  await run(); // there may be newer news of who was read
  expect(minutesBack).toEqual([30 * 24 * 60, 30 * 24 * 60]);
  expect((await toRead()).sort()).toEqual(['readBooks a', 'readBooks b']);
  await close();
});
