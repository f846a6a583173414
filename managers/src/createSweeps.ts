import { workOutlet } from '@storylark/contracts/work';
import type { BlobStore } from '@storylark/platform/blobs/blobStore';
import type { Bus } from '@storylark/platform/bus/bus';
import type { Clock } from '@storylark/platform/clock';
import { createCaughtUp } from '@storylark/platform/engines/projecting/createCaughtUp';
import { createSweeper } from '@storylark/platform/engines/react';
import { supervise, type Supervised } from '@storylark/platform/engines/supervise';
import type { EventStore } from '@storylark/platform/eventStore/eventStore';
import type { JobStore } from '@storylark/platform/jobs/jobStore';
import { pruneJobs } from '@storylark/platform/jobs/pruneJobs';
import type { Leases } from '@storylark/platform/lease/createLeases';
import type { Limits } from '@storylark/platform/limits/createLimits';
import type { ReadStore } from '@storylark/platform/readStore/readStore';
import { signHeads } from './audit/signHeads.ts';
import type { CommandApi } from './commandApi.ts';
import { settlePeriods } from './periods/settlePeriods.ts';
import { abandonOrders } from './slots/abandonOrders.ts';
import { compareBooks } from './subscriptions/compareBooks.ts';
import { findBillingNews } from './subscriptions/findBillingNews.ts';
import { settleBilling } from './subscriptions/settleBilling.ts';
import { removeUnnamedBlobs } from './sweeps/removeUnnamedBlobs.ts';
import { keepSweeping, MINUTE, type OnError, type Sweep } from './sweeps/sweep.ts';
import { moveClaims } from './sweeps/moveClaims.ts';
import { reserveShareIds } from './sweeps/reserveShareIds.ts';
import { tellFailures } from './sweeps/tellFailures.ts';

type Deps = {
  bus: Bus;
  jobStore: JobStore;
  eventStore: Pick<EventStore, 'head' | 'readStream' | 'readAll'>;
  readStore: ReadStore;
  blobs: BlobStore;
  /** Where signed heads of the log are kept outside the event store. */
  headFiles: BlobStore;
  leases: Leases;
  limits: Limits;
  api: CommandApi;
  now: Clock;
  onError: OnError;
};

/**
 * What looks for things left lying by a crash, or due by the clock. Each runs once among all processes, by a
 * lease.
 */
export function createSweeps(deps: Deps) {
  const { bus, jobStore, eventStore, readStore, leases, limits, now, onError } = deps;
  const shared = { ...deps, caughtUp: createCaughtUp({ eventStore, readStore }) };
  const announcer = createSweeper({ bus, jobStore, now });
  const sweeps: readonly Sweep[] = [
    abandonOrders(shared),
    settlePeriods(shared),
    settleBilling(shared),
    findBillingNews(shared),
    compareBooks(shared),
    tellFailures(shared),
    removeUnnamedBlobs(shared),
    reserveShareIds(shared),
    moveClaims(shared),
    signHeads(shared),
    {
      name: 'doneJobs',
      everyMs: 10 * MINUTE,
      run: () => pruneJobs({ jobStore, readStore, outlet: workOutlet }),
    },
    { name: 'limits', everyMs: 10 * MINUTE, run: async () => void (await limits.sweep()) },
  ];

  function start(signal: AbortSignal): Supervised[] {
    const once = (name: string, work: (signal: AbortSignal) => Promise<void>) =>
      supervise({ name, run: (until) => leases.run(name, until, work), signal, onError });
    return [
      once('sweeper/jobs', announcer.run),
      ...sweeps.map((one) => once(`sweeper/${one.name}`, (until) => keepSweeping(one, onError, until))),
    ];
  }
  return { start };
}
