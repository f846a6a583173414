import type { Job } from './jobs/jobStore.ts';
import type { JobOutcome } from './jobs/jobStore.ts';

/**
 * Does one job. Never throws: nobody above could answer. `signal` aborts when the lease is lost or the
 * process stops.
 */
export type Reactor = (job: Job, signal: AbortSignal) => Promise<JobOutcome>;
