import { setImmediate as turn } from 'node:timers/promises';
import { createJobStore } from '@storylark/platform/jobs/createJobStore';
import { createLeases } from '@storylark/platform/lease/createLeases';
import { createMemoryBus } from '@storylark/platform/testing/memoryBus';
import { createMemoryEventStore } from '@storylark/platform/testing/memoryEventStore';
import { createMemoryReadStore } from '@storylark/platform/testing/memoryReadStore';
import { createSweeps } from './createSweeps.ts';

/** A process of sweeps; `limits` stands for all that sweeps do. */
function processOf(readStore: ReturnType<typeof createMemoryReadStore>) {
  const swept = { limits: 0 };
  const errors: string[] = [];
  const stopping = new AbortController();
  const sweeps = createSweeps({
    bus: createMemoryBus(),
    jobStore: createJobStore({ readStore }),
    eventStore: createMemoryEventStore(),
    readStore,
    blobs: {} as never,
    headFiles: { list: async function* () {} } as never,
    // who does not hold a lease looks for it again at once
    leases: createLeases({ readStore, sleep: () => turn() }),
    limits: {
      sweep: async () => {
        swept.limits += 1;
        throw new Error('away');
      },
    } as never,
    api: {
      claimKey: async () => ({ keyId: 'first', former: false }),
      billingNews: async () => ({ accountIds: [] }),
      signHead: async () => ({ made: false, publicKey: '' }),
    } as never,
    now: Date.now,
    onError: (_error, name) => errors.push(name),
  });
  const loops = sweeps.start(stopping.signal);
  return {
    swept,
    errors,
    names: loops.map(({ state }) => state().name),
    stop: async () => {
      stopping.abort();
      await Promise.all(loops.map(({ done }) => done));
    },
  };
}
const turns = async (holds: () => boolean) => {
  for (let tries = 0; tries < 10_000 && !holds(); tries += 1) await turn();
  expect(holds()).toBe(true);
};

it('each sweep runs in one of all processes, in another when that has stopped, and one that fails ends no other', async () => {
  const readStore = createMemoryReadStore();
  const first = processOf(readStore);
  await turns(() => first.swept.limits === 1);
  const second = processOf(readStore);
  for (let tries = 0; tries < 3; tries += 1) await turn();
  expect(second.swept.limits).toBe(0);
  expect(first.errors).toEqual(['limits']);
  await first.stop();
  await turns(() => second.swept.limits === 1);
  await second.stop();
  await readStore.close();
});

it('looks after orders, periods, billing, failures, blobs, ids of shares, claims, done jobs, limits, and what nobody has announced', async () => {
  const readStore = createMemoryReadStore();
  const { names, stop } = processOf(readStore);
  expect(names.sort()).toEqual(
    [
      'abandonOrders',
      'compareBooks',
      'doneJobs',
      'findBillingNews',
      'jobs',
      'limits',
      'moveClaims',
      'removeUnnamedBlobs',
      'reserveShareIds',
      'settleBilling',
      'settlePeriods',
      'signHeads',
      'tellFailures',
    ].map((name) => `sweeper/${name}`),
  );
  await stop();
  await readStore.close();
});
