import type { JsonObject } from '../json.ts';

export type JobState = 'open' | 'done' | 'givenUp' | 'cancelled';
/**
 * One piece of work. `id` = `{accountId}/{subject}/{step}`; holds ids only, no personal data. Times in ms
 * since 1970.
 */
export type Job = {
  id: string;
  accountId: string;
  subject: string;
  step: string;
  /** What kind of work: names the reactor. */
  kind: string;
  input: JsonObject;
  state: JobState;
  attempts: number;
  /** How many of them do not count, since what they needed was away; absent: none. */
  spared?: number;
  notBefore: number;
  /** The holder's lease ends here; 0 when nobody holds it. */
  leaseUntil: number;
  /** Raised at each claim: who holds an older one has lost the job. */
  fence: number;
  reason: string | null;
  createdAt: number;
};
export type NewJob = Pick<Job, 'id' | 'accountId' | 'subject' | 'step' | 'kind' | 'input'> & {
  notBefore?: number;
};
/**
 * `spares`: the attempt does not count, it failed through nothing of its own. How often that may be is for
 * the reactor to say.
 */
export type JobOutcome =
  | { kind: 'done' }
  | { kind: 'retryIn'; ms: number; reason: string; spares?: true }
  | { kind: 'giveUp'; reason: string };

/** Of those that count. */
export const MAX_ATTEMPTS = 5;
export const countedAttempts = ({ attempts, spared = 0 }: Pick<Job, 'attempts' | 'spared'>): number =>
  attempts - spared;

export interface JobStore {
  /** False when the job is there already, in whatever state. */
  insertIfAbsent(job: NewJob): Promise<boolean>;
  /**
   * Takes an open job whose notBefore and lease have passed: raises attempts and fence, sets the lease. Null
   * when somebody else has it, it is settled, or not due. After MAX_ATTEMPTS that count it is given up
   * instead.
   */
  claim(id: string, leaseMs: number): Promise<Job | null>;
  /** False when the fence is no longer ours: stop working. */
  renew(id: string, fence: number, leaseMs: number): Promise<boolean>;
  settle(id: string, fence: number, outcome: JobOutcome): Promise<boolean>;
  /** Open jobs that may be claimed now, oldest first; of these kinds only, where some are named. */
  due(limit: number, kinds?: readonly string[]): Promise<Job[]>;
  get(id: string): Promise<Job | null>;
  givenUp(options: { skip: number; limit: number }): Promise<{ items: Job[]; total: number }>;
  /** An operator's retry: back to open with its attempts at 0. False unless it was given up. */
  reopen(id: string): Promise<boolean>;
  /** The account's jobs that somebody is at work on. */
  held(accountId: string): Promise<Job[]>;
  deleteByAccount(accountId: string): Promise<void>;
  counts(): Promise<Record<JobState, number>>;
}
