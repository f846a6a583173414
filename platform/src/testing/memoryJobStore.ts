import type { Clock } from '../clock.ts';
import { type Job, type JobStore, MAX_ATTEMPTS } from '../jobs/jobStore.ts';

/** The job store port over a map, for tests of what stands above it. */
export function createMemoryJobStore(now: Clock = Date.now): JobStore {
  const jobs = new Map<string, Job>();
  const isDue = (job: Job) => job.state === 'open' && job.notBefore <= now() && job.leaseUntil <= now();
  const held = (id: string, fence: number) => {
    const job = jobs.get(id);
    return job?.state === 'open' && job.fence === fence ? job : undefined;
  };
  const deleteWhere = (fits: (job: Job) => boolean) => {
    for (const job of [...jobs.values()].filter(fits)) jobs.delete(job.id);
  };
  return {
    insertIfAbsent: async ({ notBefore = 0, ...job }) => {
      if (jobs.has(job.id)) return false;
      jobs.set(job.id, { ...job, notBefore, state: 'open', attempts: 0, leaseUntil: 0, fence: 0, reason: null, createdAt: now() });
      return true;
    },
    claim: async (id, leaseMs) => {
      const job = jobs.get(id);
      if (!job || !isDue(job)) return null;
      if (job.attempts >= MAX_ATTEMPTS) {
        jobs.set(id, { ...job, state: 'givenUp', leaseUntil: 0 });
        return null;
      }
      const claimed = { ...job, attempts: job.attempts + 1, fence: job.fence + 1, leaseUntil: now() + leaseMs };
      jobs.set(id, claimed);
      return { ...claimed };
    },
    renew: async (id, fence, leaseMs) => {
      const job = held(id, fence);
      if (job) jobs.set(id, { ...job, leaseUntil: now() + leaseMs });
      return job !== undefined;
    },
    settle: async (id, fence, outcome) => {
      const job = held(id, fence);
      if (!job) return false;
      const reason = outcome.kind === 'done' ? null : outcome.reason;
      if (outcome.kind === 'done') jobs.set(id, { ...job, state: 'done', leaseUntil: 0, reason });
      else if (outcome.kind === 'giveUp' || job.attempts >= MAX_ATTEMPTS) jobs.set(id, { ...job, state: 'givenUp', leaseUntil: 0, reason });
      else jobs.set(id, { ...job, leaseUntil: 0, notBefore: now() + outcome.ms, reason });
      return true;
    },
    due: async (limit) =>
      [...jobs.values()]
        .filter(isDue)
        .toSorted((a, b) => a.createdAt - b.createdAt)
        .slice(0, limit),
    get: async (id) => jobs.get(id) ?? null,
    givenUp: async ({ skip, limit }) => {
      const all = [...jobs.values()].filter(({ state }) => state === 'givenUp');
      return { items: all.slice(skip, skip + limit), total: all.length };
    },
    reopen: async (id) => {
      const job = jobs.get(id);
      if (job?.state !== 'givenUp') return false;
      jobs.set(id, { ...job, state: 'open', attempts: 0, notBefore: 0 });
      return true;
    },
    deleteByAccount: async (accountId) => deleteWhere((job) => job.accountId === accountId),
    deleteBySubject: async (accountId, subject) => deleteWhere((job) => job.accountId === accountId && job.subject === subject),
    counts: async () => {
      const counts = { open: 0, done: 0, givenUp: 0, cancelled: 0 };
      for (const { state } of jobs.values()) counts[state] += 1;
      return counts;
    },
  };
}
