import { setTimeout as sleep } from 'node:timers/promises';
import type { ReadStore } from '../readStore/readStore.ts';
import type { JobStore } from './jobStore.ts';

/** Since it was made, ms. */
const DONE_KEPT_MS = 7 * 24 * 60 * 60_000;
/** Removed in one go, then nothing for a moment: whoever waits for the store comes in between. */
const BITE = 100;
const REST_MS = 20;
/** In one round; the next one goes on. */
const MOST_BITES = 50;

type Deps = {
  jobStore: Pick<JobStore, 'deleteDone'>;
  readStore: Pick<ReadStore, 'checkpoint' | 'time'>;
  /** The checkpoint of what hands out jobs. */
  outlet: string;
};

/**
 * One round of removing done jobs. A job that is gone can be inserted again, and would be done again: it
 * stays while its event may still be handed out in the ordinary course of things. Behind the outlet's
 * checkpoint that is so for copies of the outlet that are late, by seconds or, paused, by hours; hence the
 * days since it was made, not since it was done. An outlet whose checkpoint was lost, or a copy that wakes
 * after a week, does hand out such an event again. Then the job meets what a retry after a lost answer meets:
 * commands and reports that were taken append nothing, mails are over, what was destroyed stays so.
 */
export async function pruneJobs({ jobStore, readStore, outlet }: Deps): Promise<void> {
  const upTo = await readStore.checkpoint(outlet);
  if (upTo === null) return;
  const before = (await readStore.time()) - DONE_KEPT_MS;
  for (let bites = 0; bites < MOST_BITES; bites += 1) {
    if ((await jobStore.deleteDone({ before, upTo, limit: BITE })) < BITE) return;
    await sleep(REST_MS);
  }
}
