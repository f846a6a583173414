import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus, BusMessage } from '../bus/bus.ts';
import type { Clock } from '../clock.ts';
import type { Job, JobOutcome, JobStore } from '../jobs/jobStore.ts';
import type { Reactor } from '../reactor.ts';
import { keepLease } from './keepLease.ts';

/**
 * Says on the topic `work` that a job may be there. Jobs of one subject need no order among them: each is
 * claimed by itself.
 */
export function announcementOf({ id, kind }: Pick<Job, 'id' | 'kind'>): BusMessage {
  return { key: id, value: { jobId: id, kind } };
}

type WorkerDeps = {
  bus: Bus;
  jobStore: JobStore;
  /** By the job's kind; other kinds belong to other groups and are passed over. */
  reactors: { readonly [kind: string]: Reactor };
  group: string;
  /** Jobs done at the same time by this worker. */
  concurrency?: number;
  leaseMs?: number;
  lookEveryMs?: number;
  /** A reactor that threw, or a store that failed: the job comes again by its lease. */
  onError: (error: unknown) => void;
};

/**
 * Takes jobs and does them until `signal` aborts, the oldest first: one for each that the bus tells of, and
 * while it has room any that is due, since what the bus gave to a busy member waits there. Who holds the
 * lease works; who loses it is told by the reactor's signal and settles nothing.
 */
export function createWorker(deps: WorkerDeps) {
  const {
    bus,
    jobStore,
    reactors,
    group,
    concurrency = 1,
    leaseMs = 5_000,
    lookEveryMs = 1_000,
    onError,
  } = deps;
  const kinds = Object.keys(reactors);
  const workerSlots = createWorkerSlots(concurrency);

  async function attempt(job: Job, reactor: Reactor, lost: AbortSignal, stopping: AbortSignal) {
    const signal = AbortSignal.any([stopping, lost]);
    const outcome = await reactor(job, signal).catch((error: unknown): JobOutcome => {
      if (!signal.aborted) onError(error);
      return { kind: 'retryIn', ms: pauseAfter(job.attempts), reason: 'threw' };
    });
    // What is cut off because the process stops has not failed: the next one takes it up at once.
    const isCutOff = stopping.aborted && outcome.kind === 'retryIn';
    return isCutOff ? { ...outcome, ms: 0, spares: true as const } : outcome;
  }

  /**
   * The oldest that nobody takes before us: what the dead left goes before what has just come. `claimed` is
   * called when that is settled.
   */
  async function doOldest(stopping: AbortSignal, claimed = () => Promise.resolve()) {
    for (const { id } of await jobStore.due(CLAIMS_TRIED, kinds)) {
      const from = performance.now();
      const job = await jobStore.claim(id, leaseMs);
      const reactor = job && reactors[job.kind];
      if (!reactor) continue;
      const renew = () => jobStore.renew(id, job.fence, leaseMs);
      const { lost, stop } = keepLease({ renew, leaseMs, from });
      let outcome: JobOutcome | null = null;
      try {
        await claimed();
        if (!lost.aborted) outcome = await attempt(job, reactor, lost, stopping);
      } finally {
        stop();
      }
      if (outcome && !lost.aborted) await jobStore.settle(id, job.fence, outcome).catch(onError);
      return;
    }
    await claimed();
  }

  const takeAnnounced = (signal: AbortSignal) =>
    bus.consume('work', { group, signal, concurrency }, async ({ value: { kind }, commit }) => {
      if (typeof kind !== 'string' || !kinds.includes(kind)) return commit();
      // Committed when a job is claimed: from there on the lease brings it back, not the bus. What is not
      // begun when the process stops is another member's.
      await workerSlots.hold(async () => (signal.aborted ? undefined : doOldest(signal, commit)));
    });

  async function takeDue(stopping: AbortSignal, until: AbortSignal) {
    const running = new Set<Promise<void>>();
    while (!until.aborted) {
      for (let free = workerSlots.free(); free > 0; free -= 1) {
        const one = workerSlots
          .hold(() => doOldest(stopping))
          .catch(onError)
          .finally(() => running.delete(one));
        running.add(one);
      }
      await sleep(lookEveryMs, undefined, { signal: until }).catch(() => {});
    }
    await Promise.all(running);
  }

  async function run(signal: AbortSignal): Promise<void> {
    const ended = new AbortController();
    const looking = takeDue(signal, AbortSignal.any([signal, ended.signal]));
    try {
      await takeAnnounced(signal);
    } finally {
      ended.abort();
      await looking;
    }
  }

  return { run };
}

/** When others are quicker so often, the next look or message finds what is left. */
const CLAIMS_TRIED = 10;

/** So many things at a time; the others wait in order. */
function createWorkerSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return {
    free: () => free,
    async hold(work: () => Promise<void>): Promise<void> {
      if (free > 0) free -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}

/** Doubles from 2 s on, to a minute at most. */
const pauseAfter = (attempts: number) => Math.min(60_000, 1_000 * 2 ** attempts);

type SweeperDeps = { bus: Bus; jobStore: JobStore; now: Clock; everyMs?: number };

const SWEEP_LIMIT = 1_000;
/** A job that waits for a free worker is announced again no sooner. */
const AGAIN_AFTER_MS = 10_000;

/**
 * Announces again what is due: jobs whose pause or lease has passed, and those whose first announcement was
 * lost.
 */
export function createSweeper({ bus, jobStore, now, everyMs = 1_000 }: SweeperDeps) {
  const announced = new Map<string, { attempts: number; at: number }>();

  /** Answers how many jobs were announced. */
  async function sweep(): Promise<number> {
    const due = (await jobStore.due(SWEEP_LIMIT)).filter(({ id, attempts }) => {
      const former = announced.get(id);
      return !former || former.attempts !== attempts || now() - former.at >= AGAIN_AFTER_MS;
    });
    if (due.length > 0) await bus.publish('work', due.map(announcementOf));
    for (const [id, { at }] of announced) if (now() - at >= AGAIN_AFTER_MS) announced.delete(id);
    for (const { id, attempts } of due) announced.set(id, { attempts, at: now() });
    return due.length;
  }

  async function run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await sweep();
      await sleep(everyMs, undefined, { signal }).catch(() => {});
    }
  }

  return { sweep, run };
}
