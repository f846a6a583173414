import { jobs } from '@storylark/platform/jobs/createJobStore';
import { leases } from '@storylark/platform/lease/createLeases';
import type { ReadStore } from '@storylark/platform/readStore/readStore';

/**
 * Who held a lease died with the former owner of the data folder: what it was at is taken up again at once.
 * To be called before anybody works.
 */
export async function endDeadLeases(readStore: ReadStore): Promise<void> {
  await readStore.drop(leases.name);
  const stored = readStore.collection(jobs);
  const held = await stored.find({ filter: { state: 'open', leaseUntil: { $gt: 0 } } });
  for (const { _id } of held) await stored.updateOne(_id, { state: 'open' }, { $set: { leaseUntil: 0 } });
}
