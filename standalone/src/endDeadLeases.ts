import { jobs } from '@storylark/platform/jobs/createJobStore';
import { leases } from '@storylark/platform/lease/createLeases';
import type { Filter, ReadStore } from '@storylark/platform/readStore/readStore';

/**
 * Who held a lease died with the former owner of the data folder: what it was at is taken up again at once,
 * and the attempt counts as a death of the house (`countedAttempts` spares so many of them).
 * Elsewhere a death is found by a lease that passes, and the attempt counts: when a thread of the house ends
 * and is started again, and in the distributed composition, where nobody can tell a generator that was killed
 * from one that its job brought down. There a job ends after five. A process that is asked to stop says so.
 * To be called before anybody works.
 */
export async function endDeadLeases(readStore: ReadStore): Promise<void> {
  await readStore.drop(leases.name);
  const stored = readStore.collection(jobs);
  const atWork: Filter = { state: 'open', leaseUntil: { $gt: 0 } };
  for (const { _id } of await stored.find({ filter: atWork }))
    await stored.updateOne(_id, atWork, { $set: { leaseUntil: 0 }, $inc: { deaths: 1 } });
}
