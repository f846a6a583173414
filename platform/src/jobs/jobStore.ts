import type { Cause } from '../causation/cause.ts';
import type { JsonObject } from '../json.ts';

export type JobState = 'open' | 'done' | 'givenUp';
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
  /** Log position of the event that asked for it; absent: it came with a move or an older version. */
  position?: number;
  state: JobState;
  attempts: number;
  /** How many of them do not count: what they needed was away, or their process stopped; absent: none. */
  spared?: number;
  /** How many of them ended with the whole house; absent: none. */
  deaths?: number;
  notBefore: number;
  /** The holder's lease ends here; 0 when nobody holds it. */
  leaseUntil: number;
  /** Raised at each claim: who holds an older one has lost the job. */
  fence: number;
  reason: string | null;
  createdAt: number;
  /** Whoever waits for a job that was given up has been told; absent: not yet. */
  told?: true;
} & Partial<Cause>;
export type NewJob = Pick<
  Job,
  'id' | 'accountId' | 'subject' | 'step' | 'kind' | 'input' | 'position' | keyof Cause
> & { notBefore?: number };
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
/**
 * An attempt that ended with the whole house says nothing about the job: kills and power cuts hit whatever
 * was at work. But a job that takes the house along looks the same, and takes everybody's work with it, so
 * deaths are spared so often and no more. Being alone at work would prove little: in a small house a job
 * often is, and one that kills comes back beside others each time.
 */
export const MOST_DEATHS_SPARED = 20;
export const countedAttempts = ({
  attempts,
  spared = 0,
  deaths = 0,
}: Pick<Job, 'attempts' | 'spared' | 'deaths'>): number =>
  attempts - spared - Math.min(deaths, MOST_DEATHS_SPARED);

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
  /** For operators, told or not, newest first. */
  givenUp(options: { skip: number; limit: number }): Promise<{ items: Job[]; total: number }>;
  /**
   * Given-up jobs that nobody was told of, oldest first; costs the same however many were told before.
   * @param skip those that could not be told in this round: they hold up nobody behind them
   */
  untoldFailures(limit: number, skip?: number): Promise<Job[]>;
  /** False when it is no longer given up as it was under this fence: then it tells of itself again. */
  markTold(id: string, fence: number): Promise<boolean>;
  /** An operator's retry: back to open with its attempts at 0, untold. False unless it was given up. */
  reopen(id: string): Promise<boolean>;
  /** The account's jobs that somebody is at work on. */
  held(accountId: string): Promise<Job[]>;
  deleteByAccount(accountId: string): Promise<void>;
  /** Removes at most `limit` done jobs, oldest first, that were made before `before`; answers how many. */
  deleteDone(options: { before: number; upTo: number; limit: number }): Promise<number>;
  /** What is to be done and what was given up. Done jobs are not counted: there may be any number. */
  counts(): Promise<{ open: number; givenUp: number }>;
}
