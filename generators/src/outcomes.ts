import { MAX_ATTEMPTS, type Job, type JobOutcome } from '@storylark/platform/jobs/jobStore';
import type { Reactor } from '@storylark/platform/reactor';

const done: JobOutcome = { kind: 'done' };

/**
 * A reactor from a function that throws when it did not work: tried again after a pause that grows, given up after the last attempt.
 * @param onGivingUp tells whoever waits that nothing will come; when that fails too, the sweeper of given-up work tells it later
 */
export function reactorOf(work: (job: Job, signal: AbortSignal) => Promise<void>, onGivingUp?: (job: Job) => Promise<void>): Reactor {
  return async (job, signal) => {
    try {
      await work(job, signal);
      return done;
    } catch (error) {
      const reason = reasonOf(error);
      if (signal.aborted) return { kind: 'retryIn', ms: 0, reason: 'stopped' };
      if (job.attempts < MAX_ATTEMPTS) return { kind: 'retryIn', ms: pauseAfter(job.attempts), reason };
      await onGivingUp?.(job).catch(() => {});
      return { kind: 'giveUp', reason };
    }
  };
}

/** The class of an error: its text may hold personal data. */
const reasonOf = (error: unknown) => (error instanceof Error ? error.constructor.name : typeof error);
const pauseAfter = (attempts: number) => Math.min(60_000, 500 * 2 ** attempts);

/** A field of a job's input. @throws TypeError when it is missing */
export function inputOf(job: Job, field: string): string {
  const value = job.input[field];
  if (typeof value !== 'string') throw new TypeError(`the job ${job.kind} has no ${field}`);
  return value;
}
