import { Unavailable } from '../unavailable.ts';
import { ServiceError } from '../http/createServiceClient.ts';
import { countedAttempts, MAX_ATTEMPTS, type Job, type JobOutcome } from '../jobs/jobStore.ts';
import type { Reactor } from '../reactor.ts';

const done: JobOutcome = { kind: 'done' };

/**
 * A reactor from a function that throws when it did not work: tried again after a pause that grows, given up
 * after the last attempt.
 * While something that it needs is away attempts do not count, for ten minutes and more: what comes back in
 * that time loses nobody's work.
 * @param onGivingUp tells whoever waits that nothing will come; when that fails too, the sweeper of given-up
 * work tells it later
 */
export function reactorOf(
  work: (job: Job, signal: AbortSignal) => Promise<void>,
  onGivingUp?: (job: Job) => Promise<void>,
): Reactor {
  return async (job, signal) => {
    try {
      await work(job, signal);
      return done;
    } catch (error) {
      const reason = reasonOf(error);
      if (signal.aborted) return { kind: 'retryIn', ms: 0, reason: 'stopped' };
      const { spared = 0 } = job;
      if (isAway(error) && spared < MOST_SPARED)
        return {
          kind: 'retryIn',
          ms: Math.min(LONGEST_WHILE_AWAY_MS, pauseAfter(spared + 1)),
          reason,
          spares: true,
        };
      const counted = countedAttempts(job);
      if (counted < MAX_ATTEMPTS) return { kind: 'retryIn', ms: pauseAfter(counted), reason };
      await onGivingUp?.(job).catch(() => {});
      return { kind: 'giveUp', reason };
    }
  };
}

/** What is back is found so soon, ms. */
const LONGEST_WHILE_AWAY_MS = 5_000;
/** With their pauses ten minutes: whoever waits for a story is told by then. */
const MOST_SPARED = 120;

/** A store, a server or a service of ours could not be reached, or said that it cannot answer now. */
const isAway = (error: unknown): boolean =>
  error instanceof Unavailable || (error instanceof ServiceError && [502, 503, 504].includes(error.status));

/** The class of an error: its text may hold personal data. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.constructor.name : typeof error);
const pauseAfter = (attempts: number) => Math.min(60_000, 500 * 2 ** attempts);

/** A field of a job's input. @throws TypeError when it is missing */
export function inputOf(job: Job, field: string): string {
  const value = job.input[field];
  if (typeof value !== 'string') throw new TypeError(`the job ${job.kind} has no ${field}`);
  return value;
}
