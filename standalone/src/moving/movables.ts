import { shareOpenings } from '@storylark/contracts/documents';
import { endedBy } from '@storylark/contracts/endedBy';
import { workOutlet } from '@storylark/contracts/work';
import { testBooks } from '@storylark/payments/testCheckout/bookStore';
import { createJobStore, jobs } from '@storylark/platform/jobs/createJobStore';
import type { Installation, Movables } from '@storylark/platform/transfer/installation';
import { jobsOf, workStreams } from '@storylark/projectors/outlets/jobsOf';

/**
 * Open work moves as jobs, since the log does not tell which mails were sent. Limits and leases begin anew;
 * positions are another log's, and all that moves is behind the outlet there. Of the built-in payment
 * provider move the books; its pages are open for an hour.
 */
export const movables: Movables = {
  endedBy,
  outlets: [workOutlet],
  documents: [
    {
      collection: jobs,
      store: 'readStore',
      filter: { state: { $in: ['open', 'givenUp'] } },
      reset: { leaseUntil: 0, position: -1 },
    },
    { collection: shareOpenings, store: 'readStore' },
    { collection: testBooks, store: 'durableStore' },
  ],
};

/**
 * Turns the last events into jobs, as the outlet does after the next start: after that all open work is in
 * the job store.
 */
export async function handOutRest({ eventStore, readStore }: Installation): Promise<void> {
  const jobStore = createJobStore({ readStore });
  let position = (await readStore.checkpoint(workOutlet)) ?? -1;
  for await (const event of eventStore.readAll(position)) {
    if (workStreams.some((prefix) => event.streamId.startsWith(prefix)))
      for (const job of jobsOf(event)) await jobStore.insertIfAbsent(job);
    position = event.position;
  }
  await readStore.saveBatch({ checkpoint: workOutlet, position, writes: [] });
}
